// `import GymBo` is enough: what its calls take and return comes with it.
@_exported public import GymBoAnalysis
@_exported public import GymBoImport
@_exported public import GymBoLog
@_exported public import GymBoProgression
@_exported public import GymBoReport
