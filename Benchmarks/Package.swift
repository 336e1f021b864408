// swift-tools-version: 6.3

import PackageDescription

let gymbo: Target.Dependency = .product(name: "GymBo", package: "gymbo")
let kernels: Target.Dependency = .product(name: "GymBoKernels", package: "gymbo")
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

// Look inside the library, which release builds allow only where they are built for testing:
//
//   GYMBO_TESTABLE=1 swift run -c release -Xswiftc -enable-testing --scratch-path .build/testable AdviceBenchmark
let insiders: [Target] =
  Context.environment["GYMBO_TESTABLE"] == nil
  ? []
  : [
    .executableTarget(
      name: "AdviceBenchmark", dependencies: ["BenchmarkSupport", gymbo], swiftSettings: strict),
    .executableTarget(
      name: "BacktestBenchmark",
      dependencies: ["BenchmarkSupport", "SeededNumbers", gymbo, kernels], swiftSettings: strict),
    .executableTarget(
      name: "PlateauBenchmark",
      dependencies: ["BenchmarkSupport", "SeededNumbers", gymbo, kernels], swiftSettings: strict),
    .executableTarget(name: "BatchStages", dependencies: [gymbo], swiftSettings: strict),
    .executableTarget(
      name: "CheckBenchmark", dependencies: ["BenchmarkSupport", "SeededNumbers", gymbo],
      swiftSettings: strict),
  ]

// Apart from the package it measures, so that nobody who uses that builds this.
let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "gymbo", path: "..")],
  targets: [
    .target(name: "BenchmarkSupport", swiftSettings: strict),
    .target(name: "SeededNumbers", swiftSettings: strict),
    .executableTarget(
      name: "KernelBenchmark", dependencies: ["BenchmarkSupport", "SeededNumbers", gymbo],
      swiftSettings: strict),
    .executableTarget(name: "ExerciseMuscles", dependencies: [gymbo], swiftSettings: strict),
    .executableTarget(
      name: "WorkoutBenchmark", dependencies: ["BenchmarkSupport", gymbo], swiftSettings: strict),
    .executableTarget(
      name: "StoreBenchmark", dependencies: ["BenchmarkSupport", gymbo], swiftSettings: strict),
    .executableTarget(
      name: "SampleDataGenerator", dependencies: ["SeededNumbers"], swiftSettings: strict),
  ] + insiders,
  swiftLanguageModes: [.v6]
)
