import Foundation
import SashCore

/// The objects of a nib, or of one scene of a storyboard, and what connects them.
///
/// A scene is loaded in steps: its controller, later the controller's view. In each step all objects are made, then constraints,
/// outlets, actions and attributes by name are set, containers get their controllers, and last every object wakes up.
@MainActor final class InterfaceScene {
  private struct Weak { weak var object: AnyObject? }

  let file: InterfaceFile
  /// The scene that a prototype of a cell stands in.
  private(set) weak var outer: InterfaceScene?
  weak var storyboard: UIStoryboard?
  private(set) weak var owner: AnyObject?
  private(set) weak var controller: UIViewController?

  private var made: [String: AnyObject] = [:]
  private var known: [String: Weak] = [:]
  /// Objects that nobody else keeps.
  private var kept: [AnyObject] = []
  private var depth = 0
  private var sleeping: [NSObject] = []
  private var unfinished: [(object: NSObject, element: InterfaceElement)] = []
  private var constraints: [(view: UIView, element: InterfaceElement)] = []
  /// Outlets whose objects are not there yet.
  private var waiting: [(object: Weak, connection: InterfaceElement)] = []

  init(_ file: InterfaceFile, outer: InterfaceScene? = nil, storyboard: UIStoryboard? = nil) {
    (self.file, self.outer, self.storyboard) = (file, outer, storyboard)
  }

  // MARK: Objects

  func object(_ id: String) -> AnyObject? { made[id] ?? known[id]?.object ?? outer?.object(id) }
  func note(_ object: AnyObject, _ id: String?) {
    if let id { made[id] = object }
  }

  /// One step of loading.
  func load<Result>(_ make: () -> Result) -> Result {
    depth += 1
    let result = make()
    depth -= 1
    if depth == 0 { finish() }
    return result
  }
  private func finish() {
    // What wakes up may load the next step.
    let (objects, ties, awake) = (unfinished, constraints, sleeping)
    (unfinished, constraints, sleeping) = ([], [], [])
    depth += 1
    for tie in ties { makeConstraint(tie.element, in: tie.view) }
    let later = waiting.compactMap { entry in
      (entry.object.object as? NSObject).map { ($0, entry.connection) }
    }
    let outlets =
      later + objects.flatMap { entry in entry.element.parts("connections").map { (entry.object, $0) } }
    waiting = []
    for (object, connection) in outlets { connect(object, connection) }
    for (object, element) in objects {
      for attribute in element.parts("userDefinedRuntimeAttributes") {
        guard let path = attribute["keyPath"] else { continue }
        InterfaceKeys.set(attribute.runtimeValue(in: file), at: path, of: object, in: file)
      }
    }
    for (object, element) in objects where element.name == "containerView" {
      if let view = object as? UIView { embed(element, in: view) }
    }
    for object in awake { InterfaceKeys.wake(object) }
    for (id, object) in made { known[id] = Weak(object: object) }
    made = [:]
    collections = [:]
    depth -= 1
    if depth == 0, !unfinished.isEmpty { finish() }
  }

  // MARK: Views

  func makeView(_ element: InterfaceElement) -> UIView {
    load {
      let coder = InterfaceCoder(element, self)
      let type = InterfaceClasses.view(element, file)
      guard let view = type.init(coder: coder) else {
        file.tell("\(type).init(coder:) gave nothing, so an empty view is shown")
        let view = UIView(frame: .zero)
        take(view, element)
        return view
      }
      // One of its initialisers did not pass the coder on.
      coder.take(view)
      return view
    }
  }
  /// Has a view take what the file says of it.
  func take(_ view: UIView, _ element: InterfaceElement) {
    begin(view, element)
    InterfaceAttributes(file: file, scene: self).apply(element, to: view)
    for tie in element.parts("constraints") { constraints.append((view, tie)) }
    excluded(element, "constraints")
  }
  /// An object is there; it will be connected and wake up when the step is over.
  func begin(_ object: NSObject, _ element: InterfaceElement) {
    note(object, element.id)
    unfinished.append((object, element))
    sleeping.append(object)
  }
  func addConstraints(_ element: InterfaceElement, in view: UIView) {
    for tie in element.parts("constraints") { constraints.append((view, tie)) }
    excluded(element, "constraints")
  }

  // MARK: Variations

  private var excludedIds: Set<String> = []
  /// Ids of what an element leaves out where no size class asks for it.
  @discardableResult
  func excluded(_ element: InterfaceElement, _ what: String) -> Set<String> {
    var ids: Set<String> = []
    for variation in element.all("variation") where variation["key"] == "default" {
      for mask in variation.all("mask") where mask["key"] == what {
        for exclude in mask.all("exclude") { if let id = exclude["reference"] { ids.insert(id) } }
      }
    }
    excludedIds.formUnion(ids)
    return ids
  }

  // MARK: Constraints

  private func makeConstraint(_ element: InterfaceElement, in view: UIView) {
    guard element.name == "constraint", element["placeholder"] != "YES",
      element.id.map(excludedIds.contains) != true
    else { return }
    guard let (first, attribute) = item(element, "first", view), let attribute else { return }
    var second: (AnyObject, NSLayoutConstraint.Attribute?)?
    if element["secondAttribute"] != nil || element["secondItem"] != nil {
      second = item(element, "second", view)
      // What it would be tied to is not in the view, because the file says so.
      if second == nil { return }
    }
    let relation: NSLayoutConstraint.Relation =
      switch element["relation"] {
      case "lessThanOrEqual": .lessThanOrEqual
      case "greaterThanOrEqual": .greaterThanOrEqual
      default: .equal
      }
    var constant = element.number("constant") ?? 0
    if element["symbolic"] == "YES", element["constant"] == nil { constant = 8 }
    let tie = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second?.0,
      attribute: second?.1 ?? .notAnAttribute, multiplier: element.ratio("multiplier") ?? 1,
      constant: constant)
    tie.priority = UILayoutPriority(Float(element.number("priority") ?? 1000))
    tie.identifier = element["identifier"]
    tie.isActive = true
    note(tie, element.id)
    for attribute in element.parts("userDefinedRuntimeAttributes") {
      if let path = attribute["keyPath"] {
        InterfaceKeys.set(attribute.runtimeValue(in: file), at: path, of: tie, in: file)
      }
    }
  }
  private func item(_ element: InterfaceElement, _ side: String, _ view: UIView) -> (
    AnyObject, NSLayoutConstraint.Attribute?
  )? {
    let attribute = element["\(side)Attribute"].flatMap { InterfaceNames.attributes[$0] }
    guard let id = element["\(side)Item"] else { return (view, attribute) }
    guard let found = object(id) else { return nil }
    // The guides that controllers had before there was a safe area are its edges.
    if let guide = found as? ControllerGuide {
      guard let safe = guide.controller?.viewIfLoaded?.safeAreaLayoutGuide else { return nil }
      return (safe, guide.isTop ? .top : .bottom)
    }
    return (found, attribute)
  }

  // MARK: Outlets and actions

  private func connect(_ object: NSObject, _ connection: InterfaceElement) {
    switch connection.name {
    case "outlet", "outletCollection":
      guard let key = connection["property"], let id = connection["destination"] else { return }
      guard let target = connected(id) else {
        // Its controller's view comes later.
        if file.elements[id] != nil || id.hasPrefix("-") {
          waiting.append((Weak(object: object), connection))
        }
        return
      }
      if connection.name == "outlet" {
        InterfaceKeys.set(target, at: key, of: object, in: file)
      } else {
        collect(target, key, object)
      }
    case "action":
      guard let name = connection["selector"] else { return }
      let target = connection["destination"].flatMap { connected($0) }
      act(object, Selector(name), target is FirstResponder ? nil : target, connection["eventType"])
    case "segue": addSegue(connection, to: object)
    default: file.tell("the connection <\(connection.name)> is not known")
    }
  }
  private func connected(_ id: String) -> AnyObject? {
    if let found = object(id) { return found }
    guard let element = file.elements[id], element.name == "placeholder" else { return nil }
    return element["placeholderIdentifier"] == "IBFirstResponder" ? FirstResponder.shared : owner
  }
  /// Collections of outlets grow with each connection.
  private var collections: [ObjectIdentifier: [String: [AnyObject]]] = [:]
  private func collect(_ target: AnyObject, _ key: String, _ object: NSObject) {
    if key == "gestureRecognizers", let view = object as? UIView, let gesture = target as? UIGestureRecognizer
    {
      return view.addGestureRecognizer(gesture)
    }
    var all = collections[ObjectIdentifier(object)]?[key] ?? []
    all.append(target)
    collections[ObjectIdentifier(object), default: [:]][key] = all
    InterfaceKeys.set(all, at: key, of: object, in: file)
  }
  private func act(_ object: NSObject, _ action: Selector, _ target: AnyObject?, _ event: String?) {
    switch object {
    case let control as UIControl:
      control.addTarget(
        target, action: action, for: event.flatMap { InterfaceNames.events[$0] } ?? .primaryActionTriggered)
    case let item as UIBarButtonItem: (item.target, item.action) = (target, action)
    case let gesture as UIGestureRecognizer: if let target { gesture.addTarget(target, action: action) }
    default: file.tell("\(type(of: object)) sends no actions")
    }
  }

  // MARK: Beginning

  /// Makes the controller of an element of a storyboard.
  func makeController(
    _ element: InterfaceElement, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController {
    load {
      let coder = InterfaceCoder(element, self)
      let type = InterfaceClasses.controller(element, file)
      let made = creator.flatMap { $0(coder) } ?? type.init(coder: coder)
      guard let made else {
        file.tell("\(type).init(coder:) gave nothing, so an empty controller is shown")
        let controller = UIViewController()
        take(controller, element)
        return controller
      }
      coder.take(made)
      return made
    }
  }
  func take(_ controller: UIViewController, _ element: InterfaceElement) {
    self.controller = controller
    owner = controller
    begin(controller, element)
    controller.interface = InterfacePart(scene: self, element: element)
    for object in file.objects(around: element.id) {
      if object.name == "exit" { note(ExitPoint.shared, object.id) }
    }
    for guide in element.parts("layoutGuides") where guide.name == "viewControllerLayoutGuide" {
      let made = ControllerGuide(controller: controller, isTop: guide["type"] == "top")
      note(made, guide.id)
      kept.append(made)
    }
    InterfaceAttributes(file: file, scene: self).apply(element, to: controller)
  }
  /// Makes the view of the controller, and the objects that stand beside the controller.
  func loadView(_ view: InterfaceElement, of controller: UIViewController, beside element: InterfaceElement) {
    load {
      loadOthers(beside: element)
      controller.view = makeView(view)
    }
  }
  private func loadOthers(beside element: InterfaceElement) {
    for other in file.objects(around: element.id) where other.id != element.id {
      if let object = makeObject(other) { kept.append(object) }
    }
  }

  /// Makes everything in a nib.
  /// - Returns: What stands side by side in it.
  func loadAll(owner: AnyObject?) -> [NSObject] {
    self.owner = owner
    controller = owner as? UIViewController
    for element in file.objects() where element["placeholderIdentifier"] == "IBFilesOwner" {
      if let owner = owner as? NSObject {
        note(owner, element.id)
        unfinished.append((owner, element))
      }
    }
    return load { file.objects().compactMap(makeObject) }
  }
  /// An object of a list of objects; nil for what stands for others.
  func makeObject(_ element: InterfaceElement) -> NSObject? {
    switch element.name {
    case "placeholder", "exit", "viewControllerPlaceholder": return nil
    case "barButtonItem", "navigationItem", "tabBarItem":
      return InterfaceAttributes(file: file, scene: self).makeItem(element)
    case "customObject", "object":
      guard let name = element["customClass"],
        let type = InterfaceClasses.named(name, in: element["customModule"], as: NSObject.Type.self)
      else {
        file.tell("there is no class \(element["customClass"] ?? "without a name") for an object")
        return nil
      }
      let object = makeInstance(of: type)
      begin(object, element)
      return object
    default:
      if let type = InterfaceClasses.recognizer(element, file) {
        guard let gesture = makeInstance(of: type) as? UIGestureRecognizer else { return nil }
        begin(gesture, element)
        InterfaceAttributes(file: file, scene: self).apply(element, to: gesture)
        return gesture
      }
      if InterfaceClasses.isController(element) { return makeController(element) }
      guard InterfaceClasses.isView(element) else {
        file.tell("the element <\(element.name)> is not known")
        return nil
      }
      return makeView(element)
    }
  }
}

/// What of a scene a controller was made from.
struct InterfacePart {
  let scene: InterfaceScene
  let element: InterfaceElement
}

/// An edge of the safe area, from the time before there was one.
final class ControllerGuide: NSObject {
  weak var controller: UIViewController?
  let isTop: Bool
  init(controller: UIViewController, isTop: Bool) { (self.controller, self.isTop) = (controller, isTop) }
}
/// Stands for whoever answers.
final class FirstResponder: NSObject {
  @MainActor static let shared = FirstResponder()
}
/// Where segues lead that go back.
final class ExitPoint: NSObject {
  @MainActor static let shared = ExitPoint()
}

extension InterfaceElement {
  /// A number, or one divided by another: "16:9".
  func ratio(_ key: String) -> CGFloat? {
    guard let text = self[key] else { return nil }
    let parts = text.split { $0 == ":" || $0 == "/" }.compactMap { Double($0) }
    if parts.count == 2, parts[1] != 0 { return CGFloat(parts[0] / parts[1]) }
    return number(key)
  }
  /// The value of an attribute that is set by name.
  @MainActor func runtimeValue(in file: InterfaceFile) -> Any? {
    switch self["type"] {
    case "boolean": return NSNumber(value: self["value"] == "YES")
    case "number":
      guard let part = part("value") else { return nil }
      return part.name == "integer"
        ? NSNumber(value: part.count("value") ?? 0) : NSNumber(value: Double(part.number("value") ?? 0))
    case "string": return file.text(self, "value", of: nil)
    case "localizedString":
      let key = self["value"] ?? part("value")?.text ?? ""
      return file.bundle.localizedString(forKey: key, value: key, table: nil)
    case "color": return color("value", in: file)
    case "image": return image("value", in: file) ?? part("value").flatMap { file.image($0["name"]) }
    case "size": return part("value")?.size
    case "point": return part("value")?.point
    case "rect": return part("value")?.rect
    case "range":
      return part("value").map {
        NSRange(location: $0.count("location") ?? 0, length: $0.count("length") ?? 0)
      }
    case "nil": return nil
    default:
      file.tell("an attribute of the type \(self["type"] ?? "without a name") cannot be read")
      return nil
    }
  }
}
