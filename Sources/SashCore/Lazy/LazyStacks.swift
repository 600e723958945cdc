import Foundation
import SashGraph
import SashLayout

/// Which views of sections stay at the edge of the scroll view while their section is seen.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column in a scroll view that makes its views when they come near what is seen, and keeps them from then on.
///
/// It takes the width it is offered. How long it is is an estimate until everything has been seen once.
///
/// - Missing: a `ForEach` keeps a small object for each element, so a hundred thousand rows take a moment at first; a
///   section in a section counts as its content.
public nonisolated struct LazyVStack<Content: View>: UnaryView {
  var alignment: HorizontalAlignment
  var spacing: CGFloat?
  var pinnedViews: PinnedScrollableViews
  var content: Content

  /// - Parameter spacing: Points between neighbours; nil takes what each pair prefers.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let content = view.part(at: MemoryLayout<Self>.offset(of: \.content)!, as: Content.self)
    let arrangement = Attribute(
      rule: ArrangementRule(view: view.attribute) {
        LazyArrangement(
          axis: .vertical, spacing: $0.spacing,
          alignment: Alignment(horizontal: $0.alignment, vertical: .center), pinned: $0.pinnedViews)
      })
    return makeLazyContainer(
      list: Content._makeViewList(view: content, inputs: inputs.listInputs), inputs: inputs, axis: .vertical,
      arrangement: arrangement)
  }
}

/// A row in a scroll view that makes its views when they come near what is seen, and keeps them from then on.
///
/// It takes the height it is offered. How long it is is an estimate until everything has been seen once.
public nonisolated struct LazyHStack<Content: View>: UnaryView {
  var alignment: VerticalAlignment
  var spacing: CGFloat?
  var pinnedViews: PinnedScrollableViews
  var content: Content

  /// - Parameter spacing: Points between neighbours; nil takes what each pair prefers.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let content = view.part(at: MemoryLayout<Self>.offset(of: \.content)!, as: Content.self)
    let arrangement = Attribute(
      rule: ArrangementRule(view: view.attribute) {
        LazyArrangement(
          axis: .horizontal, spacing: $0.spacing,
          alignment: Alignment(horizontal: .center, vertical: $0.alignment), pinned: $0.pinnedViews)
      })
    return makeLazyContainer(
      list: Content._makeViewList(view: content, inputs: inputs.listInputs), inputs: inputs,
      axis: .horizontal,
      arrangement: arrangement)
  }
}

struct ArrangementRule<V>: Rule {
  let view: Attribute<V>
  let make: (V) -> LazyArrangement
  func compute() -> LazyArrangement { make(view.value) }
}
