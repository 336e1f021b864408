// swift-tools-version: 6.3

import PackageDescription

// Looks inside the library, which release builds allow only where they are built for testing.
let stages: [Target] =
  Context.environment["GYMBO_STAGES"] == nil
  ? []
  : [
    .executableTarget(
      name: "BatchStages", dependencies: [.product(name: "GymBo", package: "gymbo")],
      swiftSettings: [.treatAllWarnings(as: .error)])
  ]

// Apart from the package it measures, so that nobody who uses that builds this.
let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "gymbo", path: "..")],
  targets: [
    .target(name: "SeededNumbers", swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "BacktestBenchmark",
      dependencies: [
        .product(name: "GymBo", package: "gymbo"), .product(name: "GymBoKernels", package: "gymbo"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "ExerciseMuscles",
      dependencies: [.product(name: "GymBo", package: "gymbo")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "PlateauBenchmark",
      dependencies: [
        "SeededNumbers",
        .product(name: "GymBo", package: "gymbo"), .product(name: "GymBoKernels", package: "gymbo"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "SampleDataGenerator",
      dependencies: ["SeededNumbers"],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ] + stages,
  swiftLanguageModes: [.v6]
)
