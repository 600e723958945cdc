import Foundation
import SashCore

/// What is behind a cell, a header or a button, as a value.
///
/// - Missing: views, pictures, strokes and effects of one's own are kept, not drawn.
public struct UIBackgroundConfiguration {
  public var customView: UIView?
  /// In points.
  public var cornerRadius: CGFloat = 0
  /// Between the edges and what is filled, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// nil is the tint.
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var imageContentMode: UIView.ContentMode = .scaleToFill
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0
  /// While the cell is selected or pressed, as long as its colour is not one of one's own.
  private var marked: UIColor?

  init(_ color: UIColor, marked: UIColor? = nil) {
    backgroundColor = color
    self.marked = marked
  }
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  public static func listCell() -> UIBackgroundConfiguration { listGroupedCell() }
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.systemBackground, marked: .systemGray4)
  }
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.secondarySystemGroupedBackground, marked: .systemGray4)
  }
  public static func listHeader() -> UIBackgroundConfiguration { clear() }
  public static func listFooter() -> UIBackgroundConfiguration { clear() }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.systemBackground)
  }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.clear, marked: .systemGray4)
  }
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }

  public func resolvedColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }
  @MainActor func resolvedColor(tint: UIColor) -> UIColor { resolvedColor(for: tint) }

  /// The same for a cell that is selected or pressed, unless its colour is one's own.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let marked, let cell = state as? UICellConfigurationState else { return self }
    var new = self
    if cell.isHighlighted || cell.isSelected, isStandardColor { new.backgroundColor = marked }
    return new
  }
  private var isStandardColor: Bool {
    [UIColor.systemBackground, .secondarySystemGroupedBackground, .clear].contains { $0 == backgroundColor }
  }
}

/// Edges by the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
