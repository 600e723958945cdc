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

  package enum Kind: Hashable { case sRGB, linear, displayP3, gray }
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
    default: return nil
    }
  }

  public var name: NSString? {
    switch kind {
    case .sRGB: CGColorSpace.sRGB
    case .linear: CGColorSpace.linearSRGB
    case .displayP3: CGColorSpace.displayP3
    case .gray: CGColorSpace.genericGrayGamma2_2
    }
  }
  /// How many components a colour of this space has besides its opacity.
  public var numberOfComponents: Int { kind == .gray ? 1 : 3 }

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.kind == b.kind }
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  static let shared = CGColorSpace(.sRGB)
  static let sharedGray = CGColorSpace(.gray)
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .shared }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .sharedGray }
