// Stub: replaced by its first real file.
