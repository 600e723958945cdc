import Foundation

/// `SashAssetTool OUTPUT CATALOG…` writes a Swift file that names what is in asset catalogues; `SashAssetTool --copy FILE COPY`
/// copies a file.
@main struct SashAssetTool {
  static func main() throws {
    if CommandLine.arguments.count == 4, CommandLine.arguments[1] == "--copy" {
      try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[2]))
        .write(to: URL(fileURLWithPath: CommandLine.arguments[3]))
      return
    }
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
