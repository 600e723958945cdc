import CoreGraphics
import CoreImage
import Foundation
import SashDisplay
import SashFoundation

public typealias CVReturn = Int32
public typealias CVOptionFlags = UInt64
public let kCVReturnSuccess: CVReturn = 0
public let kCVReturnError: CVReturn = -6660
public let kCVReturnInvalidArgument: CVReturn = -6661
public let kCVPixelFormatType_32ARGB: OSType = 0x0000_0020
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
public let kCVPixelFormatType_OneComponent8: OSType = 0x4C30_3038
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
public let kCVPixelBufferPixelFormatTypeKey: CFString = "PixelFormatType"
public let kCVPixelBufferWidthKey: CFString = "Width"
public let kCVPixelBufferHeightKey: CFString = "Height"
public let kCVPixelBufferCGImageCompatibilityKey: CFString = "CGImageCompatibility"
public let kCVPixelBufferCGBitmapContextCompatibilityKey: CFString = "CGBitmapContextCompatibility"
public let kCVPixelBufferIOSurfacePropertiesKey: CFString = "IOSurfaceProperties"
public let kCVPixelBufferMetalCompatibilityKey: CFString = "MetalCompatibility"
public let kCVPixelBufferOpenGLCompatibilityKey: CFString = "OpenGLCompatibility"
public let kCVPixelBufferBytesPerRowAlignmentKey: CFString = "BytesPerRowAlignment"
public let kCVPixelBufferPoolMinimumBufferCountKey: CFString = "MinimumBufferCount"

public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  public let rawValue: CVOptionFlags
  public init(rawValue: CVOptionFlags) { self.rawValue = rawValue }
  public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// Pixels in memory, in rows.
public final class CVBuffer: @unchecked Sendable {
  let width: Int
  let height: Int
  let format: OSType
  let bytesPerRow: Int
  let bytes: UnsafeMutableRawPointer
  init(_ width: Int, _ height: Int, _ format: OSType) {
    (self.width, self.height, self.format) = (width, height, format)
    bytesPerRow = width * (format == kCVPixelFormatType_OneComponent8 ? 1 : 4)
    bytes = .allocate(byteCount: max(bytesPerRow * height, 1), alignment: 16)
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
  }
  deinit { bytes.deallocate() }
}
public typealias CVImageBuffer = CVBuffer
public typealias CVPixelBuffer = CVBuffer

public func CVPixelBufferCreate(
  _ allocator: Any?, _ width: Int, _ height: Int, _ pixelFormatType: OSType, _ pixelBufferAttributes: Any?,
  _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  guard width > 0, height > 0 else { return kCVReturnInvalidArgument }
  pixelBufferOut.pointee = CVBuffer(width, height, pixelFormatType)
  return kCVReturnSuccess
}
@discardableResult
public func CVPixelBufferLockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags)
  -> CVReturn
{
  kCVReturnSuccess
}
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
  pixelBuffer.bytes
}
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.bytesPerRow }
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { pixelBuffer.format }
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int {
  pixelBuffer.bytesPerRow * pixelBuffer.height
}

extension CVBuffer {
  /// The pixels as a picture: of the formats of four bytes and of one; nil of others.
  package func makeImage() -> CGImage? {
    let bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      let row = bytes.advanced(by: y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
      for x in 0..<width {
        let (red, green, blue, alpha): (UInt8, UInt8, UInt8, UInt8)
        let at = x * 4
        switch format {
        case kCVPixelFormatType_32BGRA:
          (red, green, blue, alpha) = (row[at + 2], row[at + 1], row[at], row[at + 3])
        case kCVPixelFormatType_32ARGB:
          (red, green, blue, alpha) = (row[at + 1], row[at + 2], row[at + 3], row[at])
        case kCVPixelFormatType_32RGBA:
          (red, green, blue, alpha) = (row[at], row[at + 1], row[at + 2], row[at + 3])
        case kCVPixelFormatType_OneComponent8: (red, green, blue, alpha) = (row[x], row[x], row[x], 255)
        default: return nil
        }
        bitmap.pixels[y * width + x] =
          UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
      }
    }
    return CGImage(bitmap)
  }
}
extension CIImage {
  /// The pixels of a buffer; an empty image of a format that is not known.
  public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) {
    if let image = pixelBuffer.makeImage() { self.init(cgImage: image) } else { self.init() }
  }
  public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [CIImageOption: Any]? = nil) {
    self.init(cvPixelBuffer: pixelBuffer)
  }
  public convenience init(cvImageBuffer imageBuffer: CVImageBuffer) { self.init(cvPixelBuffer: imageBuffer) }
}
