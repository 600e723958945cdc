import Foundation

/// Buttons of a bar that belong together.
///
/// - Missing: people who arrange the groups of a bar: those that are in it by default are shown.
@MainActor @preconcurrency
open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem] { didSet { changed() } }
  /// Stands in the bar for all of them where there is no room.
  open var representativeItem: UIBarButtonItem?
  /// There is room for all here.
  public var isDisplayingRepresentativeItem: Bool { false }
  open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }
  /// What a menu of what does not fit shows for the group.
  open var menuRepresentation: UIMenuElement?
  open var alwaysAvailable = false
  var isShownByDefault = true
  var onChange: (() -> Void)?
  private func changed() {
    for item in barButtonItems { item.buttonGroup = self }
    onChange?()
  }

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init()
    changed()
  }
  public required convenience init?(coder: NSCoder) {
    self.init(barButtonItems: [], representativeItem: nil)
  }
  /// Buttons that stay where they are.
  public class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
  /// Buttons that people may put elsewhere.
  public class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
  /// Buttons that people may take away; those that are not in the bar by default are not shown.
  public class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let made = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    made.isShownByDefault = isInDefaultCustomization
    return made
  }
  /// The buttons that stand in the bar.
  var shownItems: [UIBarButtonItem] { isHidden || !isShownByDefault ? [] : barButtonItems }
}

extension UIBarButtonItem {
  /// A group of this button that stays where it is.
  public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }
  public func creatingOptionalGroup(customizationIdentifier: String, isInDefaultCustomization: Bool = true)
    -> UIBarButtonItemGroup
  {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
      items: [self])
  }
}
