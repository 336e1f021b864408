internal import GymBoKernels

/// The confidence of every interval that reports show. Training asks for a likely range, not for proof: with 95 % hardly a
/// month of sessions would say anything.
public let intervalConfidence = 0.8

/// Half the width of such an interval in standard deviations, where errors are normal.
let intervalQuantile = normalQuantile(0.5 + 0.5 * intervalConfidence)
