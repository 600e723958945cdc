import Foundation

extension CGFloat {
  /// A number as code gives one under a key or as an attribute: of any type. Nil if it is none.
  package init?(value: Any?) {
    switch value {
    case let value as CGFloat: self = value
    case let value as Double: self.init(value)
    case let value as Float: self.init(value)
    case let value as Int: self.init(value)
    case let value as UInt32: self.init(value)
    case let value as NSNumber: self.init(value.doubleValue)
    default: return nil
    }
  }
}
