// Re-exports the modules whose types the façade's calls take and return, so that `import GymBo` is enough.
@_exported public import GymBoAnalysis
@_exported public import GymBoCoach
@_exported public import GymBoImport
@_exported public import GymBoLog
@_exported public import GymBoProgram
@_exported public import GymBoProgression
@_exported public import GymBoReport
@_exported public import GymBoStore
