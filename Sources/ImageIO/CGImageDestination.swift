import CoreGraphics
import Foundation
import SashFoundation
import SashMessages
import SashRaster

public typealias CFMutableData = NSMutableData

/// Writes a picture as PNG or JPEG.
///
/// - Missing: other types, several pictures in a file, and what is said beside the pixels.
public final class CGImageDestination: @unchecked Sendable {
  fileprivate enum Target {
    case url(URL)
    case data(NSMutableData)
  }
  fileprivate let target: Target
  fileprivate let type: String
  fileprivate var image: CGImage?
  fileprivate var quality = 0.9
  fileprivate init(_ target: Target, type: String) { (self.target, self.type) = (target, type) }

  fileprivate static let types = ["public.png", "public.jpeg"]
  fileprivate static func make(_ target: Target, _ type: String) -> CGImageDestination? {
    guard types.contains(type) else {
      tellOnce("pictures are written as PNG and JPEG, not as \(type).", by: "ImageIO")
      return nil
    }
    return CGImageDestination(target, type: type)
  }
  fileprivate func add(_ image: CGImage, _ properties: CFDictionary?) {
    if self.image != nil { tellOnce("a file holds one picture; the last one counts.", by: "ImageIO") }
    self.image = image
    switch properties?[kCGImageDestinationLossyCompressionQuality] {
    case let number as Double: quality = number
    case let number as CGFloat: quality = Double(number)
    case let number as Float: quality = Double(number)
    case let number as NSNumber: quality = number.doubleValue
    case let number as Int: quality = Double(number)
    default: break
    }
  }
  fileprivate func finish() -> Bool {
    guard let image else { return false }
    // What is finished takes and writes nothing more.
    defer { self.image = nil }
    let bytes =
      type == "public.png" ? image.bitmap.pngData() : image.bitmap.jpegData(quality: min(1, max(0, quality)))
    switch target {
    case .url(let url): return (try? bytes.write(to: url, options: .atomic)) != nil
    case .data(let data):
      data.append(bytes)
      return true
    }
  }
}

/// - Returns: Nil for types that cannot be written.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { .make(.url(url), type) }
/// - Returns: Nil for types that cannot be written.
public func CGImageDestinationCreateWithData(
  _ data: NSMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { .make(.data(data), type) }
/// The picture is written when the destination is finalized.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) { idst.add(image, properties) }
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) { if index == 0, let image = isrc.image { idst.add(image, properties) } }
/// Nothing is written beside the pixels.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {}
/// Writes the picture.
///
/// - Returns: Whether there is one and it could be written.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
public func CGImageDestinationCopyTypeIdentifiers() -> [CFString] { CGImageDestination.types }
