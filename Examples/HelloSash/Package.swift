// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "HelloSash",
  platforms: [.macOS(.v14)],
  dependencies: [
    // In a package of your own: .package(url: "<where Sash is hosted>", branch: "main")
    .package(name: "Sash", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "HelloSash",
      dependencies: [
        // On a Mac, `import SwiftUI` is Apple's.
        .product(name: "SwiftUI", package: "Sash", condition: .when(platforms: [.linux]))
      ],
      // The plugin names what is in the catalogue: `Image(.sash)`, `Color(.brand)`.
      resources: [.process("Assets.xcassets")],
      plugins: [.plugin(name: "SashAssets", package: "Sash")])
  ]
)
