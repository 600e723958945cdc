import Foundation
import SashBus
import SashHost
import SashSemantics

/// Speaks AT-SPI on the bus of the assistive technologies: answers what they ask of the windows, and tells them what changes.
@MainActor final class AssistiveServer {
  let bus: Bus
  /// This program's name on the bus.
  var name: String { bus.name ?? "" }
  /// Who the application is in: the desktop of the registry.
  private(set) var desktop: (name: String, path: String)?
  /// What the registry calls this program by.
  var number: Int32 = 0
  private(set) var windows: [AssistiveWindow] = []
  private var lastNumber = 0
  /// Somebody has asked something, or waits for events: before that nothing is looked at.
  private(set) var isHeard = false

  init(_ bus: Bus) {
    self.bus = bus
    bus.serve(below: AssistivePath.top) { [weak self] in self?.answer($0) ?? .unknown }
    SemanticsNews.receiver = { [weak self] news in MainActor.assumeIsolated { self?.tell(news) } }
  }

  /// Says to the registry that this program is there; `done` is told whether it has listened.
  func embed(_ done: @escaping (Bool) -> Void) {
    let registry = "org.a11y.atspi.Registry"
    // The name is known once the bus has greeted, as it has when it answers.
    bus.call(
      Bus.Destination("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus"), "GetId"
    ) { [weak self] reply in
      guard let self, !reply.values.isEmpty else { return done(false) }
      bus.call(
        Bus.Destination(registry, AssistivePath.root, "org.a11y.atspi.Socket"), "Embed",
        [reference(AssistivePath.root)], timeout: 10
      ) { [weak self] reply in
        guard let self, let parts = reply.values.first?.parts, parts.count == 2, let name = parts[0].text,
          let path = parts[1].text
        else { return done(false) }
        desktop = (name, path)
        listen(to: registry)
        done(true)
      }
    }
  }

  private func listen(to registry: String) {
    let place = Bus.Destination(registry, "/org/a11y/atspi/registry", registry)
    bus.match(
      "type='signal',sender='\(registry)',interface='\(registry)',member='EventListenerRegistered'"
    ) { [weak self] _ in self?.hear() }
    bus.call(place, "GetRegisteredEvents") { [weak self] reply in
      if reply.values.first?.parts.isEmpty == false { self?.hear() }
    }
  }
  private func hear() {
    guard !isHeard else { return }
    isHeard = true
    for window in windows { refresh(window) }
  }

  func close() {
    SemanticsNews.receiver = nil
    bus.close()
  }

  /// Seconds that a key waits for those who want to see it first.
  private static let patience = 0.3

  func offer(_ key: SystemKey, reply: @escaping (Bool) -> Void) {
    let time = UInt32(truncatingIfNeeded: Int(ProcessInfo.processInfo.systemUptime * 1000))
    // The registry reads all numbers but the first as signed ones, whatever its description says.
    let event = BusValue.tuple([
      .uint(key.isDown ? 0 : 1), .int(Int32(bitPattern: key.symbol)), .int(Int32(bitPattern: key.code)),
      .int(Int32(bitPattern: key.modifiers)),
      .int(Int32(bitPattern: time)), .string(key.text), .bool(key.isText),
    ])
    let controller = Bus.Destination(
      "org.a11y.atspi.Registry", "/org/a11y/atspi/registry/deviceeventcontroller",
      "org.a11y.atspi.DeviceEventController")
    bus.call(controller, "NotifyListenersSync", [event], timeout: Self.patience) { answer in
      reply(answer.values.first?.flag ?? false)
    }
  }

  // MARK: Windows

  func add(_ subject: any AssistiveSubject) {
    guard !windows.contains(where: { $0.subject === subject }) else { return }
    lastNumber += 1
    let window = AssistiveWindow(subject, number: lastNumber)
    windows.append(window)
    tellAdded(window)
    if isHeard { refresh(window) }
  }
  func remove(_ subject: any AssistiveSubject) {
    guard let index = windows.firstIndex(where: { $0.subject === subject }) else { return }
    let window = windows[index]
    tellRemoved(window, index: index)
    windows.remove(at: index)
  }
  /// A window has drawn a frame, or has the keys now or not any more.
  func frameShown(_ subject: any AssistiveSubject) {
    guard isHeard, let window = windows.first(where: { $0.subject === subject }) else { return }
    refresh(window, isSettling: false)
  }
  /// Looks at what a window shows now, and tells what has changed.
  func refresh(_ window: AssistiveWindow, isSettling: Bool = true) {
    window.refresh(isSettling: isSettling) { [weak self, unowned window] change in
      self?.tell(change, in: window)
    }
  }

  // MARK: Objects

  func reference(_ path: String) -> BusValue { .tuple([.string(name), .path(path)]) }
  var nowhere: BusValue { .tuple([.string(""), .path(AssistivePath.null)]) }
  func reference(_ object: AssistiveObject?) -> BusValue { object.map { reference($0.path) } ?? nowhere }

  /// The object at a path, as it is now.
  func object(at path: String) -> AssistiveObject? {
    if path == AssistivePath.root { return .application }
    guard let (number, key) = AssistivePath.parse(path),
      let window = windows.first(where: { $0.number == number }), window.subject != nil
    else { return nil }
    refresh(window)
    guard let key else { return .window(window) }
    return object(key, in: window)
  }
  func object(_ key: UInt64?, in window: AssistiveWindow) -> AssistiveObject? {
    guard let key else { return .window(window) }
    return window.tree?[key].map { .element($0, key, window) }
  }
  func object(_ element: SemanticsElement, in window: AssistiveWindow) -> AssistiveObject? {
    window.tree?.key(of: element).map { .element(element, $0, window) }
  }

  func children(of object: AssistiveObject) -> [AssistiveObject] {
    switch object {
    case .application: return windows.map { .window($0) }
    case .window(let window):
      if window.tree == nil { refresh(window) }
      return (window.tree?.tree.elements ?? []).compactMap { self.object($0, in: window) }
    case .element(let element, _, let window):
      return element.children.compactMap { self.object($0, in: window) }
    }
  }
  func parent(of object: AssistiveObject) -> AssistiveObject? {
    switch object {
    case .application: nil
    case .window: .application
    case .element(let element, _, let window):
      if let parent = element.parent { self.object(parent, in: window) } else { .window(window) }
    }
  }
  func index(of object: AssistiveObject) -> Int {
    switch object {
    case .application: -1
    case .window(let window): windows.firstIndex { $0 === window } ?? -1
    case .element(_, let key, let window): window.tree?.place(of: key) ?? -1
    }
  }
  func childCount(of object: AssistiveObject) -> Int {
    if case .element(let element, _, _) = object { return element.children.count }
    return children(of: object).count
  }
  /// It and all in it, containers before what they hold.
  func withAll(_ object: AssistiveObject) -> [AssistiveObject] {
    [object] + children(of: object).flatMap(withAll)
  }

  // MARK: Calls

  private func answer(_ call: Bus.Call) -> Bus.Answer {
    if call.path == AssistivePath.cache { return answerCache(call) }
    guard let object = object(at: call.path) else {
      if AssistivePath.parse(call.path) == nil, call.path != AssistivePath.null { return .unknown }
      return .failure(
        name: "org.freedesktop.DBus.Error.UnknownObject", message: "\(call.path) is not shown any more")
    }
    hear()
    switch call.interface {
    case "org.freedesktop.DBus.Properties": return answerProperties(call, object)
    case "org.freedesktop.DBus.Introspectable": return answerIntrospection(object)
    case "": return .unknown
    default:
      guard let interface = AssistiveInterface(rawValue: call.interface),
        object.interfaces.contains(interface),
        let values = values(call, interface, object)
      else {
        return .failure(
          name: "org.freedesktop.DBus.Error.UnknownMethod",
          message: "no \(call.interface).\(call.member) at \(call.path)")
      }
      return .values(values)
    }
  }

  private func values(_ call: Bus.Call, _ interface: AssistiveInterface, _ object: AssistiveObject)
    -> [BusValue]?
  {
    switch interface {
    case .accessible: answerAccessible(call, object)
    case .application: answerApplication(call)
    case .component: answerComponent(call, object)
    case .action: answerAction(call, object)
    case .value: nil
    case .text: answerText(call, object)
    case .editableText: answerEditableText(call, object)
    case .selection: answerSelection(call, object)
    case .collection: answerCollection(call, object)
    case .table: answerTable(call, object)
    case .tableCell: answerCell(call, object)
    }
  }

  /// Does something on behalf of an assistive technology, after the answer has gone: what is done may take long.
  func afterwards(_ body: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated { body() } }
  }
}
