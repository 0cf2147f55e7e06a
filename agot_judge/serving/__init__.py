"""The serving of the app: processes that take requests, and others that run the engine and may be ended at any time.

``Worker`` is what gunicorn starts. Those of a lane answer what one of the others hands on to them (``Front``).
"""
