import Foundation

/// `SashAssetTool OUTPUT CATALOG… MODEL…` writes a Swift file that names what is in asset catalogues and has the classes
/// of data models; with `--module NAME` and sources also bodies for what these declare with `@NSManaged`.
/// With `--drives-programs` every file of the target has what is in XCUIAutomation.
/// `SashAssetTool --copy FILE COPY` copies a file.
@main struct SashAssetTool {
  static func main() throws {
    var words = Array(CommandLine.arguments.dropFirst())
    if words.count == 3, words[0] == "--copy" {
      try Data(contentsOf: URL(fileURLWithPath: words[1])).write(to: URL(fileURLWithPath: words[2]))
      return
    }
    var module = ""
    if let place = words.firstIndex(of: "--module"), place + 1 < words.count {
      module = words[place + 1]
      words.removeSubrange(place...(place + 1))
    }
    let drivesPrograms = words.contains("--drives-programs")
    words.removeAll { $0 == "--drives-programs" }
    let arguments = words.map { URL(fileURLWithPath: $0) }
    guard let output = arguments.first else {
      print("usage: SashAssetTool OUTPUT CATALOG… MODEL…")
      exit(2)
    }
    var assets: [Asset] = []
    var models = ""
    var classes: [String] = []
    for input in arguments.dropFirst() where input.pathExtension != "swift" {
      if input.pathExtension == "xcdatamodeld" {
        let model = DataModel(input)
        models += model?.code ?? ""
        classes += model?.entities.filter { $0.generation == "class" }.map(\.className) ?? []
      } else {
        assets += Asset.all(in: input)
      }
    }
    var managed = ManagedMembers(
      module: module, sources: arguments.dropFirst().filter { $0.pathExtension == "swift" },
      classes: classes)
    models += managed.code()
    let (names, messages) = AssetSymbols(assets, drivesPrograms: drivesPrograms).code
    let code = names + (models.isEmpty ? "" : "\n" + models)
    for message in messages + managed.messages { print("warning: \(message)") }
    // What is as it was is not compiled again.
    if (try? Data(contentsOf: output)) != Data(code.utf8) { try Data(code.utf8).write(to: output) }
  }
}
