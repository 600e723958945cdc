import Foundation
import SashCore

/// Screens that were drawn with Interface Builder: controllers, their views, and the ways between them.
///
/// A file `.storyboard` is read as Xcode writes it, from the resources of the program; nothing compiles it. What of it is not
/// known is named in a message, and the rest is shown.
///
/// - Missing: size classes other than those that hold everywhere, scenes of previews, classes from frameworks that are not here.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
  private let file: InterfaceFile

  /// Traps if there is no such file.
  /// - Parameters:
  ///   - name: The name of the file without `.storyboard`.
  ///   - storyboardBundleOrNil: Where it lies; nil is the program.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    guard let file = InterfaceFile.find(name, ["storyboard"], in: storyboardBundleOrNil) else {
      fatalError(
        "Could not find a storyboard named '\(name)' in bundle \((storyboardBundleOrNil ?? .main).bundlePath)"
      )
    }
    self.file = file
    super.init()
  }

  /// Makes the controller that the arrow points at; nil if there is no arrow.
  open func instantiateInitialViewController() -> UIViewController? {
    file.initialController.map { instantiate($0, nil) }
  }
  /// Makes the controller that the arrow points at, by a closure that calls its initialiser; where that gives nil, the
  /// storyboard makes it itself.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    file.initialController.map { typed(instantiate($0, creator)) }
  }
  /// Makes the controller with a Storyboard ID. Traps if there is none.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiate(element(named: identifier), nil)
  }
  /// Makes the controller with a Storyboard ID, by a closure that calls its initialiser. Traps if there is none, or if it is
  /// of another class.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController { typed(instantiate(element(named: identifier), creator)) }

  private func element(named identifier: String) -> InterfaceElement {
    guard let element = file.controller(named: identifier) else {
      fatalError(
        "Storyboard (\(file.name)) doesn't contain a view controller with identifier '\(identifier)'")
    }
    return element
  }
  private func typed<ViewController: UIViewController>(_ made: UIViewController) -> ViewController {
    guard let typed = made as? ViewController else {
      fatalError("\(file.name) has made a \(type(of: made)) where a \(ViewController.self) is asked for.")
    }
    return typed
  }

  /// Makes a controller, and those that containers have from the beginning.
  func instantiate(_ element: InterfaceElement, _ creator: ((NSCoder) -> UIViewController?)?)
    -> UIViewController
  {
    if element.name == "viewControllerPlaceholder" { return referenced(element, creator) }
    let scene = InterfaceScene(file, storyboard: self)
    let controller = scene.makeController(element, creator: creator)
    let ties = element.parts("connections").filter { $0["kind"] == "relationship" }
    func controllers(_ names: String...) -> [UIViewController] {
      ties.filter { names.contains($0["relationship"] ?? "") }
        .compactMap { $0["destination"].flatMap { file.elements[$0] } }.map { instantiate($0, nil) }
    }
    switch controller {
    case let navigation as UINavigationController:
      let root = controllers("rootViewController")
      if !root.isEmpty { navigation.setViewControllers(root, animated: false) }
    case let tabs as UITabBarController:
      let all = controllers("viewControllers")
      if !all.isEmpty { tabs.setViewControllers(all, animated: false) }
    case let split as UISplitViewController:
      let all = controllers("masterViewController", "supplementaryViewController", "detailViewController")
      if !all.isEmpty { split.viewControllers = all }
    default: break
    }
    return controller
  }
  /// A controller of another storyboard.
  private func referenced(
    _ element: InterfaceElement, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    let other = element["storyboardName"].map { UIStoryboard(name: $0, bundle: file.bundle) } ?? self
    if let identifier = element["referencedIdentifier"] {
      return other.instantiate(other.element(named: identifier), creator)
    }
    guard let first = other.file.initialController else {
      fatalError("\(other.file.name) has no initial view controller, and \(file.name) refers to it.")
    }
    return other.instantiate(first, creator)
  }
}

/// Views and other objects that were drawn with Interface Builder, to be made as often as they are needed.
@MainActor @preconcurrency
open class UINib: NSObject {
  private let name: String
  private let file: InterfaceFile?

  /// - Parameters:
  ///   - name: The name of the file without `.xib`.
  ///   - bundleOrNil: Where it lies; nil is the program.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    file = InterfaceFile.find(name, ["xib", "nib"], in: bundleOrNil)
    super.init()
  }
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = "data"
    file = InterfaceParser.parse(data).map { InterfaceFile("data", bundleOrNil ?? .main, $0) }
    super.init()
  }

  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// Makes the objects, and connects them with one that is there already. Traps if there is no such file.
  /// - Parameter ownerOrNil: Who stands in for File's Owner.
  /// - Returns: What stands side by side in the file.
  @discardableResult
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    guard let file else { fatalError("Could not load NIB in bundle with name '\(name)'") }
    return InterfaceScene(file).loadAll(owner: ownerOrNil.map { $0 as AnyObject })
  }
  /// A view that stands alone in the file.
  func only<Kind: UIView>(_ type: Kind.Type, _ identifier: String) -> Kind {
    let found = instantiate(withOwner: nil).compactMap { $0 as? Kind }
    guard let view = found.first else {
      fatalError(
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object "
          + "which must be a \(type) instance")
    }
    return view
  }
}

extension Bundle {
  /// Makes the objects of a nib; nil, after a message, if there is no such file.
  @MainActor @preconcurrency @discardableResult
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    guard InterfaceFile.find(name, ["xib", "nib"], in: self) != nil else {
      runtimeWarning("Could not load NIB in bundle with name '\(name)'; nothing is made.")
      return nil
    }
    return UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
