import CoreGraphics
import Foundation
import SashDisplay
import SashRaster

extension Color {
  /// A colour of Core Graphics.
  public nonisolated init(cgColor: CGColor) { self.init(cgColor.sRGB) }
  @available(
    *, deprecated,
    message: "Use Color(cgColor:) when converting a CGColor, or create a standard Color directly"
  )
  @_disfavoredOverload
  public nonisolated init(_ color: CGColor) { self.init(color.sRGB) }
  /// The colour as numbers; nil if it depends on the environment.
  public nonisolated var cgColor: CGColor? { fixedComponents.map { CGColor($0) } }
}

extension Color.Resolved {
  public nonisolated var cgColor: CGColor { CGColor(components) }
}

extension Image {
  /// A picture in memory, with a label for accessibility.
  public nonisolated init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(.bitmap(cgImage.bitmap.oriented(exif: orientation.exif), scale: scale), label: .view(label))
  }
  /// A picture in memory that accessibility passes over.
  public nonisolated init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(bitmap: cgImage.bitmap.oriented(exif: orientation.exif), scale: scale, label: nil)
  }

  /// How the rows of the pixels lie in the picture, as EXIF counts it.
  @frozen public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored

    /// The number that EXIF has for it.
    fileprivate var exif: Int {
      switch self {
      case .up: 1
      case .upMirrored: 2
      case .down: 3
      case .downMirrored: 4
      case .leftMirrored: 5
      case .right: 6
      case .rightMirrored: 7
      case .left: 8
      }
    }
  }

  /// A picture of the app's resources, read now; nil if there is none or it cannot be read.
  package nonisolated static func load(named name: String, in bundle: Bundle?, scale: CGFloat, isDark: Bool)
    -> (
      bitmap: Bitmap, scale: CGFloat
    )?
  {
    guard
      let found = ImageFiles.find(name, in: bundle ?? .main, displayScale: scale, isDark: isDark),
      let content = try? ImageFiles.shared.picture(at: found.url)
    else { return nil }
    var scale = scale
    if case .bitmap = content { scale = found.scale }
    return (content.bitmap(scale: scale), scale)
  }
}
