/// The confidence of every interval that reports show. Training asks for a likely range, not for proof: with 95 % hardly a
/// month of sessions would say anything.
public let intervalConfidence = 0.8
