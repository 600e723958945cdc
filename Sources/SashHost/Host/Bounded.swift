import Foundation

extension Int32 {
  /// The nearest number to one that may be far outside of all windows, or none at all: places of what is not shown are.
  package init(bounded value: CGFloat) {
    self = value.isNaN ? 0 : Int32(Swift.min(Swift.max(value, CGFloat(Int32.min)), CGFloat(Int32.max)))
  }
}
extension Int {
  /// The same, with room to add.
  package init(bounded value: CGFloat) { self = Int(Int32(bounded: value)) }
}
