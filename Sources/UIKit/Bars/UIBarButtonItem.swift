import Foundation
import SashControls
import SashCore

/// A button in a bar, with an action or a menu; or a view, or a space between others.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable { case plain = 0, done = 2 }
  open var style: Style = .plain
  open var tintColor: UIColor? { didSet { changed() } }
  open var primaryAction: UIAction? { didSet { changed() } }
  /// Who has the method that a tap calls; nil means who can of those who answer. It is not kept.
  open weak var target: AnyObject?
  open var action: Selector? { didSet { changed() } }
  /// What a tap brings up; where there is a primary action, a long press does.
  open var menu: UIMenu? { didSet { changed() } }
  /// Stands in the bar in the place of a button.
  open var customView: UIView? { didSet { changed() } }
  /// Of a fixed space, in points; and of a button, where it is not 0.
  open var width: CGFloat = 0 { didSet { changed() } }
  /// Whether it has no place in the bar.
  open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }
  /// Whether it is drawn as being chosen, on a ground of its tint.
  open var isSelected = false { didSet { if isSelected != oldValue { changed() } } }
  /// Whether a tap selects it, or no longer; with a menu, whether it is named by what is chosen in that.
  open var changesSelectionAsPrimaryAction = false { didSet { changed() } }
  /// Titles that it will have: it is as wide as the widest.
  open var possibleTitles: Set<String>? { didSet { changed() } }
  /// How its menu is ordered. It stands as it is given.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// What stands for it in a menu of what has no place in the bar. There is a place for all.
  open var menuRepresentation: UIMenuElement?
  /// The group that it is in.
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
  private var titleOffsets: [UIBarMetrics: UIOffset] = [:]
  private var backTitleOffset = UIOffset.zero
  private var backgrounds: [UIControl.State.RawValue: UIImage] = [:]
  /// How far its title is from its place. That for `default` counts.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    titleOffsets[barMetrics] = adjustment
    titleLooksChanged()
  }
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    titleOffsets[barMetrics] ?? .zero
  }
  /// How far the title of the way back is from its place: set on `appearance()`, that is how programs push it out of sight.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    guard barMetrics == .default else { return }
    backTitleOffset = adjustment
    titleLooksChanged()
  }
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    barMetrics == .default ? backTitleOffset : .zero
  }
  /// A picture behind it, which is stretched. Those for `normal` and `disabled` count.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    backgrounds[state.rawValue] = backgroundImage
    changed()
  }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) { if style == self.style { setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics) } }
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? backgrounds[state.rawValue] ?? backgrounds[UIControl.State.normal.rawValue] : nil
  }
  override func title(for state: UIControl.State) -> BarLook.TextLook {
    .init(titleTextAttributes(for: state), offset: titlePositionAdjustment(for: .default))
  }
  /// What is set for the way back of all bars.
  static var backTitleOfAll: BarLook.TextLook {
    let all = UIBarButtonItem.appearance()
    return .init(all.titleTextAttributes(for: .normal), offset: all.backTitleOffset)
  }
  override func titleLooksChanged() {
    super.titleLooksChanged()
    if self === UIBarButtonItem.appearance() { UINavigationBar.buttonLooksChanged() }
  }
  /// Where its button stands in the window, in points, while a bar shows it.
  final var place: (() -> CGRect)?
  var frameInWindow: CGRect? {
    if let view = customView, view.window != nil { return view.convert(view.bounds, to: nil) }
    return place?()
  }
  /// A way that begins with a tap on it.
  final var segue: (@MainActor (AnyObject) -> Void)?
  /// What it is where it is only a space.
  enum Space {
    case flexible, fixed
    var isFlexible: Bool { self == .flexible }
  }
  private(set) var space: Space?

  public override init() { super.init() }
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    let parts = systemItem.parts
    title = parts.title
    image = parts.symbol.flatMap { UIImage(systemName: $0) }
    accessibilityLabel = systemItem.name
    style = systemItem == .done ? .done : .plain
    if systemItem == .flexibleSpace || systemItem == .fixedSpace {
      space = systemItem == .flexibleSpace ? .flexible : .fixed
    }
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  /// A space that takes what the others leave.
  public class func flexibleSpace() -> Self { spacer(.flexible) }
  /// A space of so many points.
  public class func fixedSpace(_ width: CGFloat) -> Self {
    let item = spacer(.fixed)
    item.width = width
    return item
  }
  private class func spacer(_ space: Space) -> Self {
    guard let item = makeInstance(of: self) as? Self else { fatalError("\(self) has no initialiser init().") }
    item.space = space
    return item
  }
  /// A button that calls a method, and has a menu too.
  public convenience init(
    title: String?, image: UIImage?, target: Any?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image, menu: menu)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style) = (title, style)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.image, self.style) = (image, style)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
  }
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: systemItem)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }
  /// It was tapped.
  func wasUsed() {
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    if let primaryAction { return primaryAction.run(sender: self) }
    segue?(self)
    if let action { UIApplication.shared.sendAction(action, to: target, from: self, for: nil) }
  }
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  /// Becomes the button that ends editing, or the one that begins it.
  func shows(_ isEditing: Bool) {
    title = (isEditing ? SystemItem.done : .edit).parts.title
    style = isEditing ? .done : .plain
  }
}
