import Foundation
import SashCore

/// What stands at an edge of the row of a list.
public struct UICellAccessory {
  public enum Placement {
    /// Where it stands among those that stand at its side already.
    public typealias Position = ([UICellAccessory]) -> Int
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }
  public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }
  public enum LayoutDimension: Sendable { case actual, standard, custom(CGFloat) }
  enum Kind { case symbol(String, UIColor?, CGFloat), view(UIView), text(String) }
  /// What it is of those that the system has, in the order in which these stand at their side.
  ///
  /// - Source: Apple's page on `accessories`: their order in the array counts for nothing.
  enum Role: Int { case multiselect, delete, insert, label, detail, checkmark, outline, disclosure, reorder }
  let kind: Kind
  /// Nil for a view of one's own.
  var role: Role?
  let isLeading: Bool
  let displayed: DisplayedState
  let handler: (() -> Void)?
  /// Whether only its room is kept.
  var isHidden = false
  /// Of a text.
  var font: UIFont?
  var color: UIColor?
  /// Of the circle of a row that is selected.
  var backgroundColor: UIColor?
  /// Nil stands behind those before it.
  var position: Placement.Position?
  /// How it opens what is below in a section snapshot; nil for others.
  var outline: OutlineDisclosureOptions.Style?

  public struct DisclosureIndicatorOptions {
    public var isHidden = false
    public var tintColor: UIColor?
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil)
    {
      self.isHidden = isHidden ?? false
      self.tintColor = tintColor
    }
  }
  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  public typealias DetailOptions = DisclosureIndicatorOptions
  public typealias DeleteOptions = DisclosureIndicatorOptions
  public typealias InsertOptions = DisclosureIndicatorOptions
  public struct ReorderOptions {
    public var isHidden = false
    public var tintColor: UIColor?
    /// A line before it. It is kept.
    public var showsVerticalSeparator = true
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      (self.isHidden, self.tintColor) = (isHidden ?? false, tintColor)
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }
  public struct MultiselectOptions {
    public var isHidden = false
    /// Of the tick.
    public var tintColor: UIColor?
    /// Of the circle while the row is selected; nil is the tint.
    public var backgroundColor: UIColor?
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      (self.isHidden, self.tintColor) = (isHidden ?? false, tintColor)
      self.backgroundColor = backgroundColor
    }
  }
  /// How a text looks.
  public struct LabelOptions {
    public var isHidden = false
    public var tintColor: UIColor?
    public var font: UIFont
    /// Whether it follows the size of text that a person has chosen. It is kept.
    public var adjustsFontForContentSizeCategory: Bool
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      (self.isHidden, self.tintColor) = (isHidden ?? false, tintColor)
      self.font = font ?? .systemFont(ofSize: 17)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? false
    }
  }
  /// How the chevron of a row that opens looks.
  public struct OutlineDisclosureOptions {
    public enum Style: Int, Sendable { case automatic, header, cell }
    public var style = Style.automatic
    public var tintColor: UIColor?
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style ?? .automatic
      self.tintColor = tintColor
    }
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    symbol(
      .disclosure, "chevron.right", options.tintColor ?? .tertiaryLabel, 14, displayed,
      isHidden: options.isHidden)
  }
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    symbol(.checkmark, "checkmark", options.tintColor, 17, displayed, isHidden: options.isHidden)
  }
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    symbol(
      .detail, "info.circle", options.tintColor, 20, displayed, isHidden: options.isHidden,
      handler: actionHandler)
  }
  /// Does what its handler says; without one it uncovers the actions at the end of the row.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    symbol(
      .delete, "minus.circle.fill", options.tintColor ?? .systemRed, 20, displayed, isLeading: true,
      isHidden: options.isHidden, handler: actionHandler)
  }
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    symbol(
      .insert, "plus.circle.fill", options.tintColor ?? .systemGreen, 20, displayed, isLeading: true,
      isHidden: options.isHidden, handler: actionHandler)
  }
  /// - Missing: moving the row.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    symbol(
      .reorder, "line.3.horizontal", options.tintColor ?? .tertiaryLabel, 19, displayed,
      isHidden: options.isHidden)
  }
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    var made = symbol(
      .multiselect, "circle", options.tintColor, 20, displayed, isLeading: true, isHidden: options.isHidden)
    made.backgroundColor = options.backgroundColor
    return made
  }
  /// A chevron that opens and closes what is below in a section snapshot, unless something else is said.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var made = symbol(.outline, "chevron.right", options.tintColor, 14, displayed, handler: actionHandler)
    if actionHandler == nil { made.outline = options.style }
    return made
  }
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var made = UICellAccessory(kind: .text(text), isLeading: false, displayed: displayed, handler: nil)
    (made.font, made.color, made.isHidden) = (options.font, options.tintColor, options.isHidden)
    made.role = .label
    return made
  }
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let (isLeading, displayed, position) =
      switch configuration.placement {
      case .leading(let displayed, let position): (true, displayed, position)
      case .trailing(let displayed, let position): (false, displayed, position)
      }
    var made = UICellAccessory(
      kind: .view(configuration.customView), isLeading: isLeading, displayed: displayed, handler: nil)
    (made.position, made.isHidden) = (position, configuration.isHidden)
    return made
  }
  /// A view of one's own.
  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public let isHidden: Bool
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
    }
  }
  private static func symbol(
    _ role: Role, _ name: String, _ color: UIColor?, _ size: CGFloat, _ displayed: DisplayedState,
    isLeading: Bool = false, isHidden: Bool = false, handler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var made = UICellAccessory(
      kind: .symbol(name, color, size), isLeading: isLeading, displayed: displayed, handler: handler)
    (made.isHidden, made.role) = (isHidden, role)
    return made
  }

  /// Those of one side: what the system has in its order, and views of one's own where they want to stand among that.
  static func inOrder(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
    let own = accessories.filter { $0.role == nil }
    let others = accessories.filter { $0.role != nil }.sorted { $0.role!.rawValue < $1.role!.rawValue }
    return own.reduce(into: others) { placed, accessory in
      let place = accessory.position.map { min(max(0, $0(placed)), placed.count) } ?? placed.count
      placed.insert(accessory, at: place)
    }
  }

  @MainActor func makeView(in cell: UICollectionViewListCell) -> UIView {
    if outline != nil, case .symbol(let name, let color, let size) = kind {
      let button = UIButton(type: .custom, primaryAction: UIAction { [weak cell] _ in cell?.toggleOutline() })
      button.setImage(
        UIImage(
          systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)
        ),
        for: .normal)
      button.tintColor = color
      button.frame.size = CGSize(width: 30, height: 30)
      button.accessibilityLabel = "Expand"
      return button
    }
    switch kind {
    case .view(let view):
      if view.bounds.width <= 0 { view.sizeToFit() }
      return view
    case .text(let text):
      let label = UILabel()
      label.text = text
      label.font = font ?? .systemFont(ofSize: 17)
      label.textColor = color ?? .secondaryLabel
      label.sizeToFit()
      return label
    case .symbol(let name, let color, let size):
      if role == .multiselect { return selectionMark(color, size, isOn: cell.isSelected) }
      let image = UIImage(
        systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .semibold))
      let own = role == .delete ? { [weak cell] in cell.map { $0.confirmDeletion() } ?? () } : nil
      guard let handler = handler ?? own else {
        let view = UIImageView(image: image)
        view.tintColor = color
        return view
      }
      let button = UIButton(type: .custom, primaryAction: UIAction { _ in handler() })
      button.setImage(image, for: .normal)
      button.tintColor = color
      button.frame.size = CGSize(width: 30, height: 30)
      return button
    }
  }
  /// A circle, or a white tick in a filled one.
  @MainActor private func selectionMark(_ color: UIColor?, _ size: CGFloat, isOn: Bool) -> UIView {
    let ground = backgroundColor ?? .tintColor
    let look = UIImage.SymbolConfiguration(pointSize: size, weight: .regular)
    let view = UIImageView()
    if isOn {
      view.image = UIImage(
        systemName: "checkmark.circle.fill",
        withConfiguration: look.applying(
          UIImage.SymbolConfiguration(paletteColors: [color ?? .white, ground])))
    } else {
      view.image = UIImage(systemName: "circle", withConfiguration: look)
      view.tintColor = .tertiaryLabel
    }
    view.sizeToFit()
    return view
  }
  func isShown(isEditing: Bool) -> Bool {
    displayed == .always || (displayed == .whenEditing) == isEditing
  }
}
