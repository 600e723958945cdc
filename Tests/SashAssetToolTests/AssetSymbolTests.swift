import Foundation
import Testing

@testable import SashAssetTool

@Suite("Names of assets") struct AssetSymbolTests {
  @Test(
    "Names begin small, are joined at what is no letter, and leave out the word of their kind",
    arguments: [
      ("logo", "logo"), ("AccentColor", "accent"), ("brand-blue", "brandBlue"), ("URLBar", "urlBar"),
      ("2nd choice", "_2ndChoice"), ("default", "`default`"), ("Color", "color"), ("QR", "qr"), ("--", ""),
    ])
  func colors(given: String, name: String) {
    #expect(AssetSymbols.member(given, .color) == name)
  }

  @Test func picturesLeaveOutImage() {
    #expect(AssetSymbols.member("LaunchImage", .image) == "launch")
    #expect(AssetSymbols.member("AccentColor", .image) == "accentColor")
  }

  @Test("A catalogue becomes one file; groups count only where they say so; names that meet are told")
  func catalog() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("catalog-\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    for folder in [
      "logo.imageset", "red.colorset", "Plain/dot.imageset", "Brand Kit/dark.colorset",
      "Brand Kit/dark color.colorset",
    ] {
      try FileManager.default.createDirectory(
        at: root.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    try Data(#"{"properties":{"provides-namespace":true}}"#.utf8)
      .write(to: root.appendingPathComponent("Brand Kit/Contents.json"))
    let assets = Asset.all(in: root)
    #expect(assets.map(\.path) == ["Brand Kit/dark color", "Brand Kit/dark", "dot", "logo", "red"])
    let (code, messages) = AssetSymbols(assets).code
    #expect(code.contains("  static let logo = ImageResource(name: \"logo\", bundle: resourceBundle)\n"))
    #expect(
      code.contains(
        "  enum BrandKit {\n    /// \"Brand Kit/dark color\"\n    static let dark = ColorResource("))
    // The framework has a red of its own.
    #expect(code.contains("static let red") && !code.contains("static var red"))
    #expect(messages.count == 1 && messages[0].contains("'Brand Kit/dark'"))
  }
}
