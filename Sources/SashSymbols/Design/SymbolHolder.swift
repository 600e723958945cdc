import Foundation

/// A thing that a mark may stand on, as in `checkmark.icloud`, `lock.iphone` or `1.magnifyingglass`: its design, the
/// middle of the place for the mark, and how large its longer side may be.
struct SymbolHolder {
  var name: String
  var x: CGFloat
  var y: CGFloat
  var size: CGFloat

  /// Longer names first where one ends in another.
  static let all: [SymbolHolder] = [
    SymbolHolder(name: "icloud", x: 0, y: 2, size: 44),
    SymbolHolder(name: "folder", x: 0, y: 13, size: 32),
    SymbolHolder(name: "rectangle.portrait", x: 0, y: 0, size: 48),
    SymbolHolder(name: "capsule", x: 0, y: 0, size: 38),
    SymbolHolder(name: "pentagon", x: 0, y: 4, size: 44),
    SymbolHolder(name: "viewfinder", x: 0, y: 0, size: 52),
    SymbolHolder(name: "square.dashed", x: 0, y: 0, size: 50),
    SymbolHolder(name: "circle.dashed", x: 0, y: 0, size: 50),
    SymbolHolder(name: "message", x: 0, y: -6, size: 44),
    SymbolHolder(name: "bubble.left", x: 0, y: -8, size: 42),
    SymbolHolder(name: "bubble.right", x: 0, y: -8, size: 42),
    SymbolHolder(name: "bubble.middle.bottom", x: 0, y: -8, size: 42),
    SymbolHolder(name: "square.stack", x: 0, y: 14, size: 38),
    SymbolHolder(name: "rectangle.stack", x: 0, y: 14, size: 38),
    SymbolHolder(name: "doc", x: 0, y: 16, size: 40),
    SymbolHolder(name: "document", x: 0, y: 16, size: 40),
    SymbolHolder(name: "tv", x: 0, y: -8, size: 46),
    SymbolHolder(name: "display", x: 0, y: -17, size: 34),
    SymbolHolder(name: "desktopcomputer", x: 0, y: -17, size: 34),
    SymbolHolder(name: "laptopcomputer", x: 0, y: -8, size: 36),
    SymbolHolder(name: "iphone", x: 0, y: -8, size: 34),
    SymbolHolder(name: "ipad", x: 0, y: -8, size: 42),
    SymbolHolder(name: "applewatch", x: 0, y: 0, size: 32),
    SymbolHolder(name: "magnifyingglass", x: -9, y: -9, size: 32),
  ]
}
