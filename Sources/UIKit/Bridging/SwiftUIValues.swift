import Foundation
import SashCore
import SashDisplay
import SashGeometry

extension Color {
  /// A colour of UIKit.
  public nonisolated init(uiColor: UIColor) { self = uiColor.color }
  @available(
    *, deprecated,
    message: "Use Color(uiColor:) when converting a UIColor, or create a standard Color directly"
  )
  // A name that both a colour of UIKit and one of a catalogue have is the catalogue's, as with Apple's.
  @_disfavoredOverload
  public nonisolated init(_ color: UIColor) { self = color.color }
}

extension UIColor {
  /// A colour of SwiftUI.
  public convenience init(_ color: Color) { self.init(base: color) }
}

extension Font {
  /// A font of UIKit, at its fixed size.
  public nonisolated init(_ font: UIFont) { self.init(described: font.described) }
}

extension Image {
  /// A picture of UIKit.
  public nonisolated init(uiImage: UIImage) {
    var image = Image(bitmap: uiImage.bitmap, scale: uiImage.scale, label: nil)
    if let tint = uiImage.tint, uiImage.renderingMode != .alwaysTemplate {
      image = Image(bitmap: uiImage.withTint(tint), scale: uiImage.scale, label: nil)
    }
    switch uiImage.renderingMode {
    case .automatic: self = image
    case .alwaysOriginal: self = image.renderingMode(.original)
    case .alwaysTemplate: self = image.renderingMode(.template)
    }
    let insets = uiImage.capInsets
    if insets != .zero {
      self = self.resizable(
        capInsets: EdgeInsets(
          top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
    }
  }
}

extension UIImage {
  fileprivate func withTint(_ color: UIColor) -> Bitmap {
    let context = CGContext(size: size, scale: scale, isOpaque: false)
    context.draw(
      bitmap, in: CGRect(origin: .zero, size: size),
      tint: color.color.components(in: UITraitCollection.current.environment))
    return context.makeImage()!.bitmap
  }
}

extension EdgeInsets {
  /// Insets of UIKit, left as leading.
  public nonisolated init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

extension ImageRenderer {
  /// The picture now; nil if the view has no size.
  @MainActor @preconcurrency
  public var uiImage: UIImage? { bitmap.map { UIImage(bitmap: $0, scale: scale) } }
}
