import CoreGraphics
import Foundation
import SashCore
import SashDisplay
import SashSymbols

/// A symbol that is drawn in several colours.
struct SymbolPicture {
  /// What is filled in which colour, from behind to the front, in ems.
  private let parts: [(path: Path, color: UIColor)]
  /// In ems, about the left end of the baseline.
  private let frame: CGRect
  let points: CGFloat

  /// Nil where the symbol, or what is asked of it, has one colour only.
  ///
  /// - Parameters:
  ///   - points: The size of the font.
  ///   - weight: On the scale of CSS.
  init?(
    named name: String, ink: UIImage.SymbolConfiguration.Ink, points: CGFloat, weight: CGFloat,
    _ scale: Image.Scale
  ) {
    let size: SymbolScale =
      switch scale {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    let bold = Int(weight.rounded())
    guard let glyph = SashSymbols.Symbols.glyph(named: name, weight: bold, scale: size) else { return nil }
    switch ink {
    case .automatic, .monochrome: return nil
    case .palette(let colors):
      guard colors.count > 1, glyph.tones.count > 1 else { return nil }
      parts = glyph.tones.map { ($0.path, colors[min($0.level.rawValue, colors.count - 1)]) }
    case .hierarchical(let color):
      guard glyph.tones.count > 1 else { return nil }
      parts = glyph.tones.map {
        // Of the tones of one colour each shows half of the one before.
        ($0.path, $0.level == .primary ? color : color.faded(by: $0.level == .secondary ? 0.5 : 0.25))
      }
    case .multicolor:
      guard let stains = glyph.stains, stains.contains(where: { $0.color != .tint }) else { return nil }
      parts = stains.map { ($0.path, UIColor($0.color)) }
    }
    (frame, self.points) = (glyph.frame, points)
  }

  /// Draws it with the colours of a place.
  private func drawn(_ traits: UITraitCollection, scale: CGFloat) -> Bitmap? {
    let place = CGAffineTransform(scaleX: points, y: points)
    let frame = frame.applying(place)
    let size = CGSize(width: frame.width.rounded(.up), height: frame.height.rounded(.up))
    let context = CGContext(size: size, scale: scale, isOpaque: false)
    context.translateBy(x: -frame.minX, y: -frame.minY)
    for part in parts {
      context.setFillColor(part.color.resolvedColor(with: traits).cgColor)
      context.addPath(part.path.applying(place).cgPath)
      context.fillPath()
    }
    return context.makeImage()?.bitmap
  }
  /// The pictures for light and for dark places, the second one only where it is another.
  func drawn(scale: CGFloat) -> (light: Bitmap, dark: Bitmap?)? {
    let (light, dark) = (
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
    )
    guard let day = drawn(light, scale: scale) else { return nil }
    let isSame = parts.map(\.color).allSatisfy {
      $0.resolvedColor(with: light) == $0.resolvedColor(with: dark)
    }
    return (day, isSame ? nil : drawn(dark, scale: scale))
  }
}

extension UIColor {
  fileprivate func faded(by share: CGFloat) -> UIColor {
    UIColor { [self] traits in
      let own = resolvedColor(with: traits)
      return own.withAlphaComponent(own.cgColor.alpha * share)
    }
  }
  /// A colour of a symbol; one that is not known is that of labels.
  fileprivate convenience init(_ color: SymbolColor) {
    switch color {
    case .system(let name):
      let known = SystemColor.allCases.first { "\($0)" == name }
      self.init(base: Color(known ?? .label))
    case .asset(let name): self.init(base: Color(name))
    case .fixed(let color): self.init(base: Color(Color.Resolved(color)))
    case .tint: self.init(base: Color(SystemColor.label))
    }
  }
}
