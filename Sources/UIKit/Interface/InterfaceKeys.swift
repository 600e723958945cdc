import Foundation
import QuartzCore
import SashCore
import SashFoundation

/// Sets properties by their names, as files of Interface Builder ask for it.
///
/// The outlets of an app's classes are found as methods are that selectors name: `sash` writes `setLabel:` for an outlet
/// `label`. Those of UIKit's classes are known here.
@MainActor enum InterfaceKeys {
  static func set(_ value: Any?, at path: String, of object: NSObject, in file: InterfaceFile) {
    let names = path.split(separator: ".").map(String.init)
    guard let last = names.last else { return }
    var target = object
    for name in names.dropLast() {
      guard let next = inner(name, of: target) else {
        return file.tell("\(type(of: target)) has no property \(name) to set \(path) by")
      }
      target = next
    }
    if setOwn(value, last, of: target) || setKnown(value, last, of: target) { return }
    file.tell(
      "\(type(of: target)) has no outlet or property '\(last)' that can be set by its name; what sash compiles "
        + "finds those that are marked @IBOutlet or @IBInspectable")
  }
  private static func inner(_ name: String, of object: NSObject) -> NSObject? {
    switch (name, object) {
    case ("layer", let view as UIView): view.layer
    case ("titleLabel", let button as UIButton): button.titleLabel
    case ("imageView", let button as UIButton): button.imageView
    case ("textLabel", let cell as UITableViewCell): cell.textLabel
    case ("detailTextLabel", let cell as UITableViewCell): cell.detailTextLabel
    case ("contentView", let cell as UITableViewCell): cell.contentView
    case ("view", let controller as UIViewController): controller.view
    case ("navigationItem", let controller as UIViewController): controller.navigationItem
    case ("tabBarItem", let controller as UIViewController): controller.tabBarItem
    case ("navigationBar", let controller as UINavigationController): controller.navigationBar
    default: nil
    }
  }
  private static func setOwn(_ value: Any?, _ name: String, of object: NSObject) -> Bool {
    let setter = Selector("set\(name.prefix(1).uppercased())\(name.dropFirst()):")
    guard SelectorDispatch.method(setter, of: object) != nil else { return false }
    SelectorDispatch.send(setter, to: object, [value])
    return true
  }

  private static func setKnown(_ value: Any?, _ name: String, of object: NSObject) -> Bool {
    switch object {
    case let layer as CALayer: return set(value, name, layer: layer)
    case let tie as NSLayoutConstraint:
      switch name {
      case "constant": tie.constant = number(value) ?? tie.constant
      case "identifier": tie.identifier = value as? String
      default: return false
      }
      return true
    case let controller as UIViewController: return set(value, name, controller: controller)
    case let view as UIView: return set(value, name, more: view) || set(value, name, view: view)
    case let gesture as UIGestureRecognizer:
      guard name == "delegate" else { return false }
      gesture.delegate = value as? any UIGestureRecognizerDelegate
      return true
    case let item as UIBarButtonItem:
      guard name == "tintColor" else { return false }
      item.tintColor = value as? UIColor
      return true
    default: return false
    }
  }
  private static func number(_ value: Any?) -> CGFloat? {
    (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }
  private static func flag(_ value: Any?) -> Bool { (value as? NSNumber)?.boolValue ?? false }

  private static func set(_ value: Any?, _ name: String, layer: CALayer) -> Bool {
    switch name {
    case "cornerRadius": layer.cornerRadius = number(value) ?? 0
    case "borderWidth": layer.borderWidth = number(value) ?? 0
    case "masksToBounds": layer.masksToBounds = flag(value)
    case "opacity": layer.opacity = Float(number(value) ?? 1)
    case "shadowOpacity": layer.shadowOpacity = Float(number(value) ?? 0)
    case "shadowRadius": layer.shadowRadius = number(value) ?? 0
    case "shadowOffset": layer.shadowOffset = value as? CGSize ?? layer.shadowOffset
    case "zPosition": layer.zPosition = number(value) ?? 0
    // A UIColor is no CGColor: UIKit shows none of these either.
    case "borderColor", "shadowColor", "backgroundColor": break
    default: return false
    }
    return true
  }
  private static func set(_ value: Any?, _ name: String, controller: UIViewController) -> Bool {
    switch (name, controller) {
    case ("view", _): controller.view = value as? UIView
    case ("title", _): controller.title = value as? String
    case ("tableView", let tables as UITableViewController): tables.tableView = value as? UITableView
    case ("collectionView", let items as UICollectionViewController):
      if let view = value as? UICollectionView { items.collectionView = view }
    case ("refreshControl", let tables as UITableViewController):
      tables.refreshControl = value as? UIRefreshControl
    case ("delegate", let navigation as UINavigationController):
      navigation.delegate = value as? any UINavigationControllerDelegate
    case ("delegate", let tabs as UITabBarController):
      tabs.delegate = value as? any UITabBarControllerDelegate
    case ("delegate", let pages as UIPageViewController):
      pages.delegate = value as? any UIPageViewControllerDelegate
    case ("dataSource", let pages as UIPageViewController):
      pages.dataSource = value as? any UIPageViewControllerDataSource
    case ("transitioningDelegate", _):
      controller.transitioningDelegate = value as? any UIViewControllerTransitioningDelegate
    // Who searches by the old way sets it up in code.
    case ("searchDisplayController", _): break
    default: return false
    }
    return true
  }
  /// Delegates and what certain views have.
  private static func set(_ value: Any?, _ name: String, more view: UIView) -> Bool {
    switch (name, view) {
    case ("delegate", let table as UITableView): table.delegate = value as? any UITableViewDelegate
    case ("dataSource", let table as UITableView): table.dataSource = value as? any UITableViewDataSource
    case ("prefetchDataSource", let table as UITableView):
      table.prefetchDataSource = value as? any UITableViewDataSourcePrefetching
    case ("delegate", let items as UICollectionView):
      items.delegate = value as? any UICollectionViewDelegate
    case ("dataSource", let items as UICollectionView):
      items.dataSource = value as? any UICollectionViewDataSource
    case ("delegate", let field as UITextField): field.delegate = value as? any UITextFieldDelegate
    case ("delegate", let text as UITextView): text.delegate = value as? any UITextViewDelegate
    case ("delegate", let scroll as UIScrollView): scroll.delegate = value as? any UIScrollViewDelegate
    case ("delegate", let bar as UISearchBar): bar.delegate = value as? any UISearchBarDelegate
    case ("delegate", let picker as UIPickerView): picker.delegate = value as? any UIPickerViewDelegate
    case ("dataSource", let picker as UIPickerView):
      picker.dataSource = value as? any UIPickerViewDataSource
    case ("refreshControl", let scroll as UIScrollView):
      scroll.refreshControl = value as? UIRefreshControl
    case ("tableHeaderView", let table as UITableView): table.tableHeaderView = value as? UIView
    case ("tableFooterView", let table as UITableView): table.tableFooterView = value as? UIView
    case ("backgroundView", let table as UITableView): table.backgroundView = value as? UIView
    case ("backgroundView", let items as UICollectionView): items.backgroundView = value as? UIView
    case ("backgroundView", let cell as UITableViewCell): cell.backgroundView = value as? UIView
    case ("selectedBackgroundView", let cell as UITableViewCell):
      cell.selectedBackgroundView = value as? UIView
    case ("accessoryView", let cell as UITableViewCell): cell.accessoryView = value as? UIView
    case ("editingAccessoryView", let cell as UITableViewCell): cell.editingAccessoryView = value as? UIView
    case ("backgroundView", let cell as UICollectionViewCell): cell.backgroundView = value as? UIView
    case ("selectedBackgroundView", let cell as UICollectionViewCell):
      cell.selectedBackgroundView = value as? UIView
    case ("inputView", let field as UITextField): field.inputView = value as? UIView
    case ("inputAccessoryView", let field as UITextField): field.inputAccessoryView = value as? UIView
    case ("leftView", let field as UITextField): field.leftView = value as? UIView
    case ("rightView", let field as UITextField): field.rightView = value as? UIView
    case ("inputAccessoryView", let text as UITextView): text.inputAccessoryView = value as? UIView
    default: return false
    }
    return true
  }
  private static func set(_ value: Any?, _ name: String, view: UIView) -> Bool {
    switch name {
    case "backgroundColor": view.backgroundColor = value as? UIColor
    case "tintColor": view.tintColor = value as? UIColor
    case "alpha": view.alpha = number(value) ?? 1
    case "hidden", "isHidden": view.isHidden = flag(value)
    case "clipsToBounds": view.clipsToBounds = flag(value)
    case "tag": view.tag = Int(number(value) ?? 0)
    case "userInteractionEnabled", "isUserInteractionEnabled": view.isUserInteractionEnabled = flag(value)
    case "accessibilityIdentifier": view.accessibilityIdentifier = value as? String
    case "accessibilityLabel": view.accessibilityLabel = value as? String
    case "accessibilityHint": view.accessibilityHint = value as? String
    case "text":
      switch view {
      case let label as UILabel: label.text = value as? String
      case let field as UITextField: field.text = value as? String
      case let text as UITextView: text.text = value as? String
      default: return false
      }
    case "placeholder": (view as? UITextField)?.placeholder = value as? String
    case "textColor":
      (view as? UILabel)?.textColor = value as? UIColor
      (view as? UITextField)?.textColor = value as? UIColor
      (view as? UITextView)?.textColor = value as? UIColor
    case "enabled", "isEnabled":
      (view as? UIControl)?.isEnabled = flag(value)
      (view as? UILabel)?.isEnabled = flag(value)
    case "selected", "isSelected": (view as? UIControl)?.isSelected = flag(value)
    case "image": (view as? UIImageView)?.image = value as? UIImage
    default: return false
    }
    return true
  }

  /// All of the object is there.
  static func wake(_ object: NSObject) { (object as? UIResponder)?.awakeFromNib() }
}
