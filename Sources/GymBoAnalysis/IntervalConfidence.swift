internal import GymBoKernels

/// The confidence of every interval that reports show: 80 %. Training needs a likely range, not proof; at 95 % a month of
/// sessions would hardly ever say anything.
package let intervalConfidence = 0.8

/// Half the width of such an interval in standard deviations, for normal errors: 1.2816.
let intervalQuantile = normalQuantile(0.5 + 0.5 * intervalConfidence)
