import Foundation

/// `SashAssetTool OUTPUT CATALOG…` writes a Swift file that names what is in asset catalogues.
@main struct SashAssetTool {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
    guard let output = arguments.first else {
      print("usage: SashAssetTool OUTPUT CATALOG…")
      exit(2)
    }
    var assets: [Asset] = []
    for catalog in arguments.dropFirst() { assets += Asset.all(in: catalog) }
    let (code, messages) = AssetSymbols(assets).code
    for message in messages { print("warning: \(message)") }
    try Data(code.utf8).write(to: output)
  }
}
