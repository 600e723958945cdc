import Foundation
import SashCore

/// The way from one controller to another, at the moment when it is taken.
@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  private let handler: (() -> Void)?
  /// How the file says that it is taken.
  var way = SegueWay()

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination, handler) = (identifier, source, destination, nil)
    super.init()
  }
  /// A segue that a closure takes.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    handler = performHandler
    super.init()
  }
  /// Shows the destination, in the way that the file says. Classes of one's own override it.
  open func perform() {
    if let handler { return handler() }
    switch way.kind {
    case .show:
      if let navigation = source.navigationController ?? source as? UINavigationController,
        !(destination is UINavigationController)
      {
        navigation.pushViewController(destination, animated: way.isAnimated)
      } else {
        source.show(destination, sender: nil)
      }
    case .detail: source.showDetailViewController(destination, sender: nil)
    case .presentation:
      if let style = way.style { destination.modalPresentationStyle = style }
      if let transition = way.transition { destination.modalTransitionStyle = transition }
      source.present(destination, animated: way.isAnimated)
    case .unwind: source.unwindsBack(to: destination, animated: way.isAnimated)
    case .embed: break
    case .custom:
      runtimeWarning("\(type(of: self)) has to override perform(), so that it shows its destination.")
    }
  }
}

/// A segue that goes back to a controller that is there already.
@MainActor @preconcurrency
open class UIStoryboardUnwindSegueSource: NSObject {
  public let source: UIViewController
  public let unwindAction: Selector
  public let sender: Any?
  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
    super.init()
  }
}

/// How a segue is taken.
struct SegueWay {
  enum Kind { case show, detail, presentation, embed, unwind, custom }
  var kind = Kind.custom
  var isAnimated = true
  var style: UIModalPresentationStyle?
  var transition: UIModalTransitionStyle?

  init() {}
  @MainActor init(_ element: InterfaceElement) {
    kind =
      switch element["kind"] {
      case "show", "push": .show
      case "showDetail", "replace": .detail
      case "presentation", "modal", "popoverPresentation", "popover": .presentation
      case "embed": .embed
      case "unwind": .unwind
      default: .custom
      }
    isAnimated = element["animates"] != "NO"
    style = element["modalPresentationStyle"].flatMap { InterfaceNames.presentations[$0] }
    if style == nil, ["popoverPresentation", "popover"].contains(element["kind"]) { style = .popover }
    transition = element["modalTransitionStyle"].flatMap { InterfaceNames.transitions[$0] }
  }
}

extension InterfaceScene {
  /// Has an object take a way when a person uses it.
  func addSegue(_ element: InterfaceElement, to object: NSObject) {
    guard !["embed", "relationship"].contains(element["kind"]), !(object is UIViewController) else { return }
    let go: @MainActor (AnyObject) -> Void = { [weak controller = leadingController] sender in
      controller?.take(element, sender: sender, asks: true)
    }
    switch object {
    case let control as UIControl:
      control.addAction(
        UIAction { [weak control] _ in if let control { go(control) } },
        for: control is UIButton ? [.touchUpInside, .primaryActionTriggered] : .valueChanged)
    case let cell as UITableViewCell:
      if element["trigger"] == "accessoryAction" { cell.accessorySegue = go } else { cell.segue = go }
    case let cell as UICollectionViewCell: cell.segue = go
    case let item as UIBarButtonItem: item.segue = go
    case let gesture as UIGestureRecognizer: gesture.segue = go
    default: file.tell("\(type(of: object)) cannot begin a segue")
    }
  }
  /// The controller whose scene it is, or that of the scene around.
  var leadingController: UIViewController? { controller ?? outer?.leadingController }

  /// Puts the controller of a container into it.
  func embed(_ element: InterfaceElement, in view: UIView) {
    guard let parent = controller,
      let segue = element.parts("connections").first(where: { $0["kind"] == "embed" }),
      let child = destination(of: segue, sender: nil)
    else { return }
    let made = makeSegue(segue, from: parent, to: child)
    parent.prepare(for: made, sender: nil)
    parent.addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  /// The controller that a segue leads to; nil where the file has none.
  func destination(of segue: InterfaceElement, sender: Any?) -> UIViewController? {
    guard let element = segue["destination"].flatMap({ file.elements[$0] }),
      let storyboard = storyboard ?? outer?.storyboard
    else {
      file.tell("the segue \(segue["identifier"] ?? segue.id ?? "") leads nowhere")
      return nil
    }
    guard let name = segue["destinationCreationSelector"], let controller = leadingController else {
      return storyboard.instantiate(element, nil)
    }
    return storyboard.instantiate(element) { coder in
      // One that takes more is given who began it, and the name of the segue.
      let arguments: [Any?] = [coder, sender, segue["identifier"]]
      let count = name.filter { $0 == ":" }.count
      return SelectorDispatch.send(Selector(name), to: controller, Array(arguments.prefix(count))).result
        as? UIViewController
    }
  }
  func makeSegue(
    _ element: InterfaceElement, from source: UIViewController, to destination: UIViewController
  ) -> UIStoryboardSegue {
    let identifier = element["identifier"]
    var made: UIStoryboardSegue?
    if let name = element["customClass"] {
      if let type = InterfaceClasses.named(name, in: element["customModule"], as: UIStoryboardSegue.Type.self)
      {
        made = UIKit.makeSegue(of: type, identifier: identifier, source: source, destination: destination)
      } else {
        file.tell("there is no segue of the class \(name)")
      }
    }
    let segue =
      made ?? UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
    segue.way = SegueWay(element)
    return segue
  }
}

extension UIViewController {
  /// The segues of the scene that it was made from.
  private var segueElements: [InterfaceElement] {
    guard let interface else { return [] }
    var found: [InterfaceElement] = []
    for object in interface.scene.file.objects(around: interface.element.id) {
      object.walk { if $0.name == "segue" { found.append($0) } }
    }
    return found
  }
  func takeSegue(named identifier: String, sender: Any?) {
    guard let element = segueElements.first(where: { $0["identifier"] == identifier }) else {
      fatalError("Receiver (\(self)) has no segue with identifier '\(identifier)'")
    }
    take(element, sender: sender, asks: false)
  }

  /// Takes a way of the file.
  /// - Parameter asks: Whether `shouldPerformSegue` is asked: not where code itself begins it.
  func take(_ element: InterfaceElement, sender: Any?, asks: Bool) {
    guard let scene = interface?.scene else { return }
    if asks, !shouldPerformSegue(withIdentifier: element["identifier"] ?? "", sender: sender) { return }
    if element["kind"] == "unwind" { return unwind(element, sender: sender) }
    guard let destination = scene.destination(of: element, sender: sender) else { return }
    let segue = scene.makeSegue(element, from: self, to: destination)
    prepare(for: segue, sender: sender)
    segue.perform()
  }

  // MARK: Going back

  private func unwind(_ element: InterfaceElement, sender: Any?) {
    guard let scene = interface?.scene, let name = element["unwindAction"] else { return }
    let action = Selector(name)
    guard let destination = unwindDestination(action, sender: sender) else {
      return runtimeWarning("No controller that is shown takes the unwind action \(name).")
    }
    let segue = scene.makeSegue(element, from: self, to: destination)
    if element["customClass"] == nil { segue.way.kind = .unwind }
    prepare(for: segue, sender: sender)
    SelectorDispatch.send(action, to: destination, [segue])
    segue.perform()
  }
  /// The nearest controller on the way back that has the method.
  func unwindDestination(_ action: Selector, sender: Any?) -> UIViewController? {
    var (inner, outer): (UIViewController, UIViewController?) = (self, parent ?? presenter)
    while let current = outer {
      if let found = current.taker(of: action, besides: inner, from: self, sender) { return found }
      (inner, outer) = (current, current.parent ?? current.presenter)
    }
    return nil
  }
  private func taker(
    of action: Selector, besides: UIViewController?, from source: UIViewController, _ sender: Any?
  ) -> UIViewController? {
    for child in children.reversed() where child !== besides {
      if let found = child.taker(of: action, besides: nil, from: source, sender) { return found }
    }
    return canPerformUnwindAction(action, from: source, sender: sender) ? self : nil
  }
  /// Takes away what covers a controller.
  func unwindsBack(to destination: UIViewController, animated: Bool) {
    let outer = destination.outermost
    if outer.presentedViewController != nil { outer.dismiss(animated: animated) }
    var inner = destination
    while let parent = inner.parent {
      if let navigation = parent as? UINavigationController, navigation.topViewController !== inner {
        navigation.popToViewController(inner, animated: animated)
      } else if let tabs = parent as? UITabBarController {
        tabs.selectedViewController = inner
      }
      inner = parent
    }
  }
}
