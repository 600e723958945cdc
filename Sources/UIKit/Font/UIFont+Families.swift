import CFontconfig
import Foundation

extension UIFont {
  /// The families of fonts that programs can use here.
  public nonisolated class var familyNames: [String] {
    Set(installed(FC_FAMILY).map(\.name)).sorted()
  }
  /// The names of the fonts of a family, by which `UIFont(name:size:)` finds them.
  public nonisolated class func fontNames(forFamilyName familyName: String) -> [String] {
    Set(installed(FC_POSTSCRIPT_NAME).filter { $0.families.contains(familyName) }.map(\.name)).sorted()
  }

  private nonisolated static func installed(_ property: String) -> [(name: String, families: [String])] {
    guard let pattern = FcPatternCreate(), let wanted = FcObjectSetCreate() else { return [] }
    defer {
      FcPatternDestroy(pattern)
      FcObjectSetDestroy(wanted)
    }
    for name in [FC_FAMILY, FC_POSTSCRIPT_NAME] { FcObjectSetAdd(wanted, name) }
    guard let set = FcFontList(nil, pattern, wanted) else { return [] }
    defer { FcFontSetDestroy(set) }
    func strings(_ font: OpaquePointer, _ property: String) -> [String] {
      var found: [String] = []
      var text: UnsafeMutablePointer<FcChar8>?
      while FcPatternGetString(font, property, Int32(found.count), &text) == FcResultMatch, let text {
        found.append(String(cString: text))
      }
      return found
    }
    return (0..<Int(set.pointee.nfont)).flatMap { index in
      let font = set.pointee.fonts[index]!
      let families = strings(font, FC_FAMILY)
      return strings(font, property).prefix(1).map { (name: $0, families: families) }
    }
  }
}
