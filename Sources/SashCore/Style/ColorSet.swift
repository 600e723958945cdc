import Foundation
import SashGeometry

/// A colour of an asset catalogue that was copied into the resources as it is.
struct ColorSet: Sendable {
  var light: ColorComponents
  var dark: ColorComponents

  static func find(_ name: String, in bundle: Bundle) -> ColorSet? {
    for folder in AssetFolders.folders(of: bundle) {
      let file = folder.appendingPathComponent(name + ".colorset/Contents.json")
      guard let data = try? Data(contentsOf: file) else { continue }
      if isBlank(data) { continue }
      if let set = try? ColorSet(json: data) { return set }
      runtimeWarning("The colour file \(file.path) cannot be read: it is not the JSON of a colour set.")
    }
    return nil
  }

  /// True of a set without a colour, as Xcode makes one for the accent of a new app.
  private static func isBlank(_ json: Data) -> Bool {
    guard let contents = try? JSONDecoder().decode(Contents.self, from: json) else { return false }
    return contents.colors.allSatisfy { $0.color == nil }
  }

  private struct Contents: Decodable {
    struct Entry: Decodable {
      struct Appearance: Decodable { var value: String }
      struct Body: Decodable {
        var components: [String: String]
        var space: String?
        enum CodingKeys: String, CodingKey {
          case components
          case space = "color-space"
        }
      }
      var appearances: [Appearance]?
      var color: Body?
    }
    var colors: [Entry]
  }

  init(json: Data) throws {
    let contents = try JSONDecoder().decode(Contents.self, from: json)
    func components(_ entry: Contents.Entry?) -> ColorComponents? {
      guard let body = entry?.color else { return nil }
      func value(_ key: String) -> Float? {
        guard let text = body.components[key] else { return nil }
        if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Float($0) / 255 } }
        if text.contains(".") { return Float(text) }
        return Int(text).map { Float($0) / 255 }
      }
      let white = value("white")
      guard let red = value("red") ?? white, let green = value("green") ?? white,
        let blue = value("blue") ?? white
      else { return nil }
      let space: Color.RGBColorSpace =
        switch body.space {
        case "display-p3": .displayP3
        case "extended-linear-srgb": .sRGBLinear
        default: .sRGB
        }
      // Opacity is a fraction even where it is written without a point.
      let opacity = body.components["alpha"].flatMap(Float.init) ?? 1
      return Color.Resolved(colorSpace: space, red: red, green: green, blue: blue, opacity: opacity)
        .components
    }
    let plain = contents.colors.first { $0.appearances == nil }
    let darkEntry = contents.colors.first { $0.appearances?.contains { $0.value == "dark" } == true }
    guard let light = components(plain ?? contents.colors.first) else {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no colour"))
    }
    self.light = light
    dark = components(darkEntry) ?? light
  }
}

extension Color {
  /// The colour of an app's controls: `AccentColor` of its asset catalogue; nil without one, or where it is blank.
  package static func accent(of bundle: Bundle) -> Color? {
    ColorSet.find("AccentColor", in: bundle) == nil ? nil : Color("AccentColor", bundle: bundle)
  }
}
