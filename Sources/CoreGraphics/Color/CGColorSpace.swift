import Foundation

/// Where the components of a colour are measured. Pictures are kept in sRGB; other spaces are converted to it.
public final class CGColorSpace: Hashable, @unchecked Sendable {
  /// Names of colour spaces, as `CGColorSpace(name:)` takes them.
  public static let sRGB = "kCGColorSpaceSRGB" as NSString
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB" as NSString
  public static let linearSRGB = "kCGColorSpaceLinearSRGB" as NSString
  public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB" as NSString
  public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear" as NSString
  public static let displayP3 = "kCGColorSpaceDisplayP3" as NSString
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2" as NSString

  public static let genericCMYK = "kCGColorSpaceGenericCMYK" as NSString

  package enum Kind: Hashable { case sRGB, linear, displayP3, gray, cmyk }
  package let kind: Kind
  private init(_ kind: Kind) { self.kind = kind }

  /// The space of this name; nil if it is not one of those above.
  public convenience init?(name: NSString) {
    switch name {
    case CGColorSpace.sRGB, CGColorSpace.extendedSRGB: self.init(.sRGB)
    case CGColorSpace.linearSRGB, CGColorSpace.extendedLinearSRGB, CGColorSpace.genericRGBLinear:
      self.init(.linear)
    case CGColorSpace.displayP3: self.init(.displayP3)
    case CGColorSpace.genericGrayGamma2_2: self.init(.gray)
    case CGColorSpace.genericCMYK: self.init(.cmyk)
    default: return nil
    }
  }

  public var name: NSString? {
    switch kind {
    case .sRGB: CGColorSpace.sRGB
    case .linear: CGColorSpace.linearSRGB
    case .displayP3: CGColorSpace.displayP3
    case .gray: CGColorSpace.genericGrayGamma2_2
    case .cmyk: CGColorSpace.genericCMYK
    }
  }
  /// How many components a colour of this space has besides its opacity.
  public var numberOfComponents: Int {
    switch kind {
    case .gray: 1
    case .cmyk: 4
    case .sRGB, .linear, .displayP3: 3
    }
  }
  /// What the components are.
  public var model: CGColorSpaceModel {
    switch kind {
    case .gray: .monochrome
    case .cmyk: .cmyk
    case .sRGB, .linear, .displayP3: .rgb
    }
  }
  /// Whether it holds colours that sRGB does not.
  public var isWideGamutRGB: Bool { kind == .displayP3 }
  /// Whether drawings can have it. Their pixels are in sRGB all the same.
  public var supportsOutput: Bool { kind != .cmyk }
  /// The space that an index or a pattern is of, which these are not.
  public var baseColorSpace: CGColorSpace? { nil }
  public var colorTable: [UInt8]? { nil }

  /// A space of greys. Its white and its curve are those of sRGB, whatever is given.
  public convenience init?(
    calibratedGrayWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?,
    gamma: CGFloat
  ) { self.init(.gray) }
  /// A space of red, green and blue. Its white, its curves and its primaries are those of sRGB, whatever is given.
  public convenience init?(
    calibratedRGBWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?,
    gamma: UnsafePointer<CGFloat>?, matrix: UnsafePointer<CGFloat>?
  ) { self.init(.sRGB) }

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.kind == b.kind }
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  static let shared = CGColorSpace(.sRGB)
  static let sharedGray = CGColorSpace(.gray)
  static let sharedCMYK = CGColorSpace(.cmyk)
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .shared }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .sharedGray }
/// A space of four inks, 0…1.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .sharedCMYK }

/// What the components of colours are.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}
