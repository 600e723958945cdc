import CoreGraphics
import Foundation
import SashMessages

/// Makes an image of other images and of numbers.
///
/// A filter has inputs by key (`inputKeys`), which start with defaults, and computes nothing before its `outputImage` is
/// drawn.
///
/// - Missing: filters that are not listed by `filterNames(inCategory:)`; kernels of one's own (`CIKernel`).
open class CIFilter: NSObject, @unchecked Sendable {
  open var name: String
  private let kind: FilterKind?
  private var values: [String: Any] = [:]

  /// A filter of one's own, whose subclass says what comes out.
  public override init() {
    name = ""
    kind = nil
    super.init()
    name = String(describing: type(of: self))
  }
  init(_ kind: FilterKind) {
    (name, self.kind) = (kind.name, kind)
    super.init()
    setDefaults()
  }

  /// The filter of this name; nil, after a message, if it is not here. (Of Apple's initialisers that return another object than
  /// they were asked for, Swift has none, so this one is of the class itself.)
  public init?(name: String) {
    guard let kind = FilterKind.named(name) else {
      tellOnce("there is no filter named '\(name)'.", by: "CoreImage")
      return nil
    }
    (self.name, self.kind) = (name, kind)
    super.init()
    setDefaults()
  }
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  open class func filterNames(inCategory category: String?) -> [String] {
    FilterKind.all.filter { category == nil || $0.categories.contains(category!) }.map(\.name).sorted()
  }
  open class func filterNames(inCategories categories: [String]?) -> [String] {
    let wanted = Set(categories ?? [])
    return FilterKind.all.filter { wanted.isSubset(of: $0.categories) }.map(\.name).sorted()
  }
  open class func localizedName(forFilterName filterName: String) -> String? {
    FilterKind.named(filterName)?.title
  }

  open var inputKeys: [String] { kind?.inputs.map(\.key) ?? [] }
  open var outputKeys: [String] { [kCIOutputImageKey] }
  /// Names, kinds and defaults of the inputs.
  open var attributes: [String: Any] {
    var described: [String: Any] = [kCIAttributeFilterName: name]
    described[kCIAttributeFilterDisplayName] = kind?.title
    described[kCIAttributeFilterCategories] = kind?.categories
    for input in kind?.inputs ?? [] {
      var entry: [String: Any] = [kCIAttributeName: input.key]
      entry[kCIAttributeDefault] = input.standard
      described[input.key] = entry
    }
    return described
  }

  /// Puts each input to its default; images have none.
  open func setDefaults() {
    for input in kind?.inputs ?? [] { values[input.key] = input.standard }
  }
  /// Sets an input. A key that the filter does not have is kept and told: on Apple's systems the program would end.
  open func setValue(_ value: Any?, forKey key: String) {
    if let kind, !kind.inputs.contains(where: { $0.key == key }) {
      tellOnce("\(name) has no input '\(key)'; ask inputKeys first.", by: "CoreImage")
    }
    values[key] = value
  }
  open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }

  /// What comes out; nil while an image that is needed is missing.
  open var outputImage: CIImage? { kind?.recipe(self) }

  // What recipes read.

  static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as CGFloat: Double(value)
    case let value as Int: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
  func number(_ key: String) -> Double { values[key].flatMap(Self.number).map { $0.isFinite ? $0 : 0 } ?? 0 }
  func point(_ key: String) -> CGPoint {
    (values[key] as? CIVector)?.cgPointValue ?? values[key] as? CGPoint ?? .zero
  }
  func vector(_ key: String) -> CIVector { values[key] as? CIVector ?? CIVector(x: 0) }
  func color(_ key: String) -> CIColor { values[key] as? CIColor ?? .black }
  func image(_ key: String = kCIInputImageKey) -> CIImage? { values[key] as? CIImage }
}
