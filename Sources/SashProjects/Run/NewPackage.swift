import Foundation

/// A package with a small app, to begin with.
public struct NewPackage {
  private let name: String
  private let checkout: SashCheckout

  public init(name: String, checkout: SashCheckout) throws {
    guard BuildSettings.identifier(name) == name, name.first?.isLetter == true else {
      throw ProjectError(
        "\(name) cannot be the name of an app: it becomes that of a module, of letters, digits and underscores."
      )
    }
    guard !checkout.modules.contains(name) else {
      throw ProjectError("\(name) is the name of a module that Sash has; choose another one.")
    }
    (self.name, self.checkout) = (name, checkout)
  }

  /// - Returns: The folder of the package.
  public func write(in folder: URL) throws -> URL {
    let package = folder.appendingPathComponent(name).standardizedFileURL
    guard !FileManager.default.fileExists(atPath: package.path) else {
      throw ProjectError("\(package.path) is there already.")
    }
    var tree = FileTree()
    for (path, text) in files { tree.add(.contents(Data(text.utf8)), at: path) }
    try tree.write(to: package)
    return package
  }

  private var files: [(String, String)] {
    [
      (
        "Package.swift",
        """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
          name: "\(name)",
          platforms: [.macOS(.v14)],
          dependencies: [
            .package(name: "Sash", path: "\(checkout.folder.path)")
          ],
          targets: [
            .executableTarget(
              name: "\(name)",
              dependencies: [
                // On a Mac, `import SwiftUI` is Apple's.
                .product(name: "SwiftUI", package: "Sash", condition: .when(platforms: [.linux]))
              ],
              plugins: [.plugin(name: "SashAssets", package: "Sash")])
          ]
        )

        """
      ),
      (
        "Sources/\(name)/\(name)App.swift",
        """
        import SwiftUI

        @main
        struct \(name)App: App {
          var body: some Scene {
            WindowGroup { ContentView() }
          }
        }

        """
      ),
      (
        "Sources/\(name)/ContentView.swift",
        """
        import SwiftUI

        struct ContentView: View {
          @State private var count = 0

          var body: some View {
            VStack(spacing: 16) {
              Image(systemName: "globe").imageScale(.large).foregroundStyle(.tint)
              Text("Hello, \(name)!")
              Button("\\(count) taps") { count += 1 }
                .buttonStyle(.borderedProminent)
            }
            .padding()
          }
        }

        #Preview {
          ContentView()
        }

        """
      ),
      (".gitignore", ".build/\n"),
    ]
  }
}
