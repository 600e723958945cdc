import Foundation

/// What a view shows, as a value: cells take one instead of views.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
  /// A view that shows it.
  func makeContentView() -> any UIView & UIContentView
  /// The same for a cell that is in another state, as selected.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@MainActor @preconcurrency
public protocol UIContentView: NSObjectProtocol {
  /// What it shows; setting another one brings it up to date.
  var configuration: any UIContentConfiguration { get set }
  /// Whether it can show a configuration of this kind.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}
extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// What a cell or a view is like at a moment.
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// Names something of one's own in a state.
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What a view is like, as a header.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { own[key] }
    set { own[key] = newValue }
  }
}

/// What a cell is like.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  public enum DragState: Int, Sendable { case none, lifting, dragging }
  public enum DropState: Int, Sendable { case none, notTargeted, targeted }
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false
  public var cellDragState: DragState = .none
  public var cellDropState: DropState = .none
  private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { own[key] }
    set { own[key] = newValue }
  }
}

/// Makes another colour of one, for a state.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  public let transform: (UIColor) -> UIColor
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
  public static let grayscale = UIConfigurationColorTransformer { color in
    var (white, alpha) = (CGFloat.zero, CGFloat.zero)
    _ = color.getWhite(&white, alpha: &alpha)
    return UIColor(white: white, alpha: alpha)
  }
  public static let monochromeTint = UIConfigurationColorTransformer { _ in .tintColor }
}

/// Shows configurations in the content of cells.
@MainActor enum ConfiguredContent {
  /// - Parameter now: The view that shows what was there before.
  static func show(
    _ configuration: (any UIContentConfiguration)?, in outer: UIView, now: (UIView & UIContentView)?
  ) -> (UIView & UIContentView)? {
    guard let configuration else {
      now?.removeFromSuperview()
      return nil
    }
    if let now, now.supports(configuration) {
      now.configuration = configuration
      return now
    }
    now?.removeFromSuperview()
    let view = configuration.makeContentView()
    view.frame = outer.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(view)
    return view
  }
}
