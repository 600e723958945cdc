import Foundation

/// A type whose name stands for one line that views can be aligned by.
public protocol AlignmentID {
  /// Where the line is in a view that does not say, in points from its leading or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat

  /// Takes the value that one more child states, in the space of the parent, into that of the parent.
  /// `n` children have been taken in before.
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
  /// A parent has its line at the mean of those that its children state.
  public static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    let sum = (parentValue ?? 0) * CGFloat(n) + childValue
    parentValue = sum / CGFloat(n + 1)
  }
}

// Enums without cases name the lines that every view has.

enum LeadingEdge: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
enum HorizontalCenter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}
enum TrailingEdge: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
/// The line of the first text: separators of rows begin there.
enum ListRowSeparatorLeadingEdge: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    parentValue = parentValue.map { min($0, childValue) } ?? childValue
  }
}
enum ListRowSeparatorTrailingEdge: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    parentValue = parentValue.map { max($0, childValue) } ?? childValue
  }
}
enum TopEdge: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
enum VerticalCenter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}
enum BottomEdge: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

/// The topmost baseline; a view without text has it at its bottom edge.
enum FirstTextBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    parentValue = parentValue.map { min($0, childValue) } ?? childValue
  }
}

/// The lowest baseline; a view without text has it at its bottom edge.
enum LastTextBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    parentValue = parentValue.map { max($0, childValue) } ?? childValue
  }
}
