import Foundation
import SashGeometry

/// One view in a layout, to be measured and placed.
public struct LayoutSubview: Equatable, @unchecked Sendable {
  let storage: SubviewStorage
  let index: Int
  package var engine: LayoutEngine { storage.engines[index] }

  /// The value that the view hands to its layout.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { engine.layoutValue(key) }
  /// When the view would like to be served; higher is earlier.
  public var priority: Double { engine.layoutPriority }
  /// How far its neighbours should be.
  public var spacing: ViewSpacing { engine.spacing }

  /// The size, in points, that the view takes when offered `proposal`.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { engine.sizeThatFits(proposal) }
  /// The size and the guides of the view when offered `proposal`.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { engine.dimensions(proposal) }

  /// Puts `anchor` of the view, at the size it takes when offered `proposal`, at `position` in the space of
  /// the bounds. The last call counts.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    storage.place(index, at: position, anchor: anchor, proposal: proposal)
  }

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool {
    a.storage === b.storage && a.index == b.index
  }
}
