// swift-tools-version: 6.3

import PackageDescription

/// Every target: Swift 6, warnings are errors, unsafe operations are marked.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let strictC: [CSetting] = [
  .enableWarning("all"),
  .enableWarning("extra"),
  .treatAllWarnings(as: .error),
]

/// Tests use Foundation freely and have no unsafe code of their own to mark.
let testing: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// Whether ordinary rows of sets are read by the fast path in C; see setrows.h. Without it every result is the same.
let hasSetRows = Context.environment["GYMBO_WITHOUT_SET_ROWS"] == nil

/// Whether there are tests. A source distribution of the Python package comes without them.
let hasTests = Context.environment["GYMBO_WITHOUT_TESTS"] == nil

// The order is the data flow: a target depends only on those before it.
let package = Package(
  name: "gymbo",
  products: [
    .library(name: "GymBo", targets: ["GymBo"]),
    // The numerical core on its own; the benchmarks measure it without what lies above.
    .library(name: "GymBoKernels", targets: ["GymBoKernels"]),
    .executable(name: "gymbo", targets: ["GymBoTool"]),
    // The objects of the C library; .ci/shared-library links them into libgymbo_c.so. Its name differs from the tool's,
    // because the package manager drops one of two products with the same name.
    .library(name: "GymBoC", type: .static, targets: ["GymBoShared"]),
  ],
  targets: [
    .systemLibrary(
      name: "COpenBLAS",
      pkgConfig: "openblas",
      providers: [
        .apt(["libopenblas-serial-dev"]),
        .brew(["openblas"]),
      ]
    ),
    .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .systemLibrary(name: "CPlatform"),
    .target(name: "GymBoPlatform", swiftSettings: strict),
    .target(name: "GymBoSQLite", dependencies: ["CSQLite"], swiftSettings: strict),
    .target(name: "CByteScan", cSettings: strictC),
    .target(name: "CSetRows", dependencies: ["CByteScan"], cSettings: strictC),
    .target(
      name: "GymBoKernels",
      // Apple's systems have BLAS and LAPACK of their own.
      dependencies: [
        "GymBoPlatform", .target(name: "COpenBLAS", condition: .when(platforms: [.linux])),
      ],
      swiftSettings: strict,
      linkerSettings: [.linkedFramework("Accelerate", .when(platforms: [.macOS]))]
    ),
    .target(
      name: "GymBoLog",
      swiftSettings: strict,
      // Rounding calls the C library's mathematics where the processor has no instruction for it.
      linkerSettings: [.linkedLibrary("m")]
    ),
    .target(
      name: "GymBoImport",
      dependencies: ["CByteScan", "GymBoPlatform", "GymBoSQLite", "GymBoLog"]
        + (hasSetRows ? ["CSetRows"] : []),
      swiftSettings: strict + (hasSetRows ? [.define("GYMBO_SET_ROWS")] : [])),
    .target(
      name: "GymBoStore",
      dependencies: ["GymBoPlatform", "GymBoSQLite", "GymBoLog", "GymBoImport"],
      swiftSettings: strict),
    .target(
      name: "GymBoAnalysis", dependencies: ["GymBoPlatform", "GymBoKernels", "GymBoLog"],
      swiftSettings: strict),
    .target(
      name: "GymBoProgression",
      dependencies: ["GymBoKernels", "GymBoLog", "GymBoAnalysis"],
      swiftSettings: strict
    ),
    .target(
      name: "GymBoProgram",
      dependencies: [
        "GymBoPlatform", "GymBoKernels", "GymBoLog", "GymBoAnalysis", "GymBoProgression",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "GymBoCoach",
      dependencies: [
        "GymBoPlatform", "GymBoKernels", "GymBoLog", "GymBoAnalysis", "GymBoProgression",
        "GymBoProgram",
      ],
      // Compiled in, so that a coach changes a table and no code.
      resources: [.embedInCode("Staples/staples.csv")],
      swiftSettings: strict),
    .target(
      name: "GymBoReport",
      dependencies: [
        "GymBoLog", "GymBoAnalysis", "GymBoProgression", "GymBoProgram", "GymBoCoach",
      ],
      // Compiled in, so that what is printed is the file in the repository.
      resources: [
        .embedInCode("Schemas/check.schema.json"), .embedInCode("Schemas/exercise.schema.json"),
        .embedInCode("Schemas/exercises.schema.json"),
        .embedInCode("Schemas/insights.schema.json"),
        .embedInCode("Schemas/ledger.schema.json"), .embedInCode("Schemas/log.schema.json"),
        .embedInCode("Schemas/methods.schema.json"),
        .embedInCode("Schemas/nudges.schema.json"),
        .embedInCode("Schemas/plan.schema.json"),
        .embedInCode("Schemas/preview.schema.json"), .embedInCode("Schemas/report.schema.json"),
        .embedInCode("Schemas/score.schema.json"), .embedInCode("Schemas/suggest.schema.json"),
        .embedInCode("Schemas/swap.schema.json"), .embedInCode("Schemas/workouts.schema.json"),
        .embedInCode("Page/page.css"), .embedInCode("Page/page.js"),
      ],
      swiftSettings: strict
    ),
    .target(
      name: "GymBo",
      dependencies: [
        "GymBoPlatform", "GymBoKernels", "GymBoLog", "GymBoImport", "GymBoStore", "GymBoAnalysis",
        "GymBoProgression", "GymBoProgram", "GymBoCoach", "GymBoReport",
      ],
      swiftSettings: strict
    ),
    // The C header is the contract; GymBoShared implements it, and the compiler compares the two.
    .systemLibrary(name: "CGymBo"),
    .target(
      name: "GymBoShared", dependencies: ["CGymBo", "GymBoPlatform", "GymBo"], swiftSettings: strict
    ),
    .executableTarget(
      name: "GymBoTool", dependencies: ["CPlatform", "GymBoPlatform", "GymBo"],
      resources: [.embedInCode("Notices/notices.txt")],
      swiftSettings: strict),

    .target(
      name: "TestSupport", dependencies: ["GymBoSQLite", "GymBoLog"], path: "Tests/TestSupport",
      swiftSettings: testing),
    .testTarget(
      name: "GymBoKernelsTests", dependencies: ["GymBoKernels", "TestSupport"],
      swiftSettings: testing),
    .testTarget(
      name: "GymBoLogTests", dependencies: ["GymBoLog", "TestSupport"], swiftSettings: testing),
    .testTarget(
      name: "GymBoImportTests", dependencies: ["GymBoImport", "GymBoLog", "TestSupport"],
      swiftSettings: testing),
    .testTarget(
      name: "GymBoStoreTests",
      dependencies: ["GymBoStore", "GymBoSQLite", "GymBoImport", "GymBoLog", "TestSupport"],
      swiftSettings: testing),
    .testTarget(
      name: "GymBoAnalysisTests",
      dependencies: ["GymBoAnalysis", "GymBoKernels", "GymBoLog", "TestSupport"],
      swiftSettings: testing),
    .testTarget(
      name: "GymBoProgressionTests",
      dependencies: ["GymBoProgression", "GymBoAnalysis", "GymBoLog", "TestSupport"],
      swiftSettings: testing),
    .testTarget(
      name: "GymBoProgramTests",
      dependencies: [
        "GymBoProgram", "GymBoProgression", "GymBoAnalysis", "GymBoLog", "TestSupport",
      ],
      swiftSettings: testing),
    .testTarget(
      name: "GymBoCoachTests",
      dependencies: [
        "GymBoCoach", "GymBoProgram", "GymBoProgression", "GymBoAnalysis", "GymBoLog",
        "TestSupport",
      ],
      swiftSettings: testing),
    .testTarget(
      name: "GymBoReportTests", dependencies: ["GymBo", "TestSupport"], swiftSettings: testing),
    .testTarget(
      name: "GymBoToolTests", dependencies: ["GymBo", "GymBoTool", "TestSupport"],
      swiftSettings: testing),
    // Links the C library from GymBoShared's objects, and runs C and Python programs on it.
    .testTarget(
      name: "GymBoSharedTests", dependencies: ["GymBo", "GymBoLog", "GymBoShared", "TestSupport"],
      exclude: ["Programs"], swiftSettings: testing),
    .testTarget(
      name: "PackageLayoutTests", dependencies: ["TestSupport"], swiftSettings: testing),
  ],
  swiftLanguageModes: [.v6]
)

if !hasTests { package.targets.removeAll { $0.isTest || $0.name == "TestSupport" } }
