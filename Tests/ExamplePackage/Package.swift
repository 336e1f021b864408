// swift-tools-version: 6.3

import PackageDescription

// A package as a stranger would write it: it depends on GymBo by its product, and `import GymBo` is all it does.
// Continuous integration builds and runs it. A stranger names the repository's address in place of the path.
let package = Package(
  name: "example",
  dependencies: [.package(name: "gymbo", path: "../..")],
  targets: [
    .executableTarget(
      name: "Example", dependencies: [.product(name: "GymBo", package: "gymbo")],
      swiftSettings: [.treatAllWarnings(as: .error)])
  ],
  swiftLanguageModes: [.v6]
)
