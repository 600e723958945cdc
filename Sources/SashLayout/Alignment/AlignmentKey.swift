import Foundation
import SashGeometry

@usableFromInline package typealias AlignmentKey = _AlignmentKey

/// One alignment line on one axis, by the identity of its `AlignmentID`.
// Unchecked: a metatype never changes.
public struct _AlignmentKey: Hashable, @unchecked Sendable {
  /// The lines whose default needs no call into the `AlignmentID`.
  enum Shortcut: UInt8, Sendable { case start, center, end, none }

  package let id: any AlignmentID.Type
  /// The axis along which the line is measured: horizontal for a vertical line.
  package let axis: Axis
  let shortcut: Shortcut
  /// A guide for the separators of lists.
  let isOfListRow: Bool
  /// The first or the last baseline of text.
  let isBaseline: Bool

  init(
    _ id: any AlignmentID.Type, axis: Axis, shortcut: Shortcut = .none, isOfListRow: Bool = false,
    isBaseline: Bool = false
  ) {
    self.id = id
    self.axis = axis
    self.shortcut = shortcut
    self.isOfListRow = isOfListRow
    self.isBaseline = isBaseline
  }

  public static func == (a: Self, b: Self) -> Bool {
    a.axis == b.axis && ObjectIdentifier(a.id) == ObjectIdentifier(b.id)
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    hasher.combine(ObjectIdentifier(id))
  }

  /// Where the line is in a view of `context` that does not state it, in points from its leading or top edge.
  package func defaultValue(in context: ViewDimensions) -> CGFloat {
    shortcutValue(length: context.size[axis]) ?? valid(id.defaultValue(in: context))
  }
  /// The same where nobody has to be asked for it, in a view of `length` along the axis of the line.
  @inline(__always) func shortcutValue(length: CGFloat) -> CGFloat? {
    switch shortcut {
    case .start: 0
    case .center: length / 2
    case .end: length
    case .none: nil
    }
  }

  /// A value from a user's closure, 0 with a report where it is not a number.
  func valid(_ value: CGFloat) -> CGFloat {
    guard value.isNaN else { return value }
    LayoutWarning.report("The alignment guide \(id) is not a number; it counts as 0.")
    return 0
  }

  /// What a parent states whose children state `values`, in the space of the parent; nil where none states
  /// any.
  func combine(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    var result: CGFloat?
    var count = 0
    for case let value? in values {
      id._combineExplicit(childValue: value, count, into: &result)
      count += 1
    }
    return result
  }
}
