import CoreGraphics
import Foundation

/// What filters with properties for their inputs have in common.
public protocol CIFilterProtocol: AnyObject {
  var outputImage: CIImage? { get }
}

extension CIFilter {
  /// A filter of the registry.
  convenience init(_ name: String) { self.init(FilterKind.named(name)!) }
}

/// A property that is an input of its filter, by key.
@propertyWrapper
struct Input<Value> {
  let key: String
  init(_ key: String) { self.key = key }
  @available(*, unavailable) var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }
  static subscript<Filter: CIFilter>(
    _enclosingInstance filter: Filter, wrapped wrapped: ReferenceWritableKeyPath<Filter, Value>,
    storage storage: ReferenceWritableKeyPath<Filter, Self>
  ) -> Value {
    get { filter.read(filter[keyPath: storage].key) }
    set { filter.setValue(newValue, forKey: filter[keyPath: storage].key) }
  }
}

extension CIFilter {
  /// An input as one of the types that properties have.
  fileprivate func read<Value>(_ key: String) -> Value {
    let value: Any =
      switch Value.self {
      case is Float.Type: Float(number(key))
      case is CGPoint.Type: point(key)
      case is CIColor.Type: color(key)
      case is CIVector.Type: vector(key)
      case is Data.Type: self.value(forKey: key) as? Data ?? Data()
      case is String.Type: self.value(forKey: key) as? String ?? ""
      default: self.value(forKey: key) as? CIImage as Any
      }
    return value as! Value
  }
}
