import Foundation

/// Remembers how changes are taken back, and how they are done again.
///
/// Each change registers an action that undoes it. Actions that are registered while one event is handled are one group and
/// are undone together; what is registered while a group is undone redoes it.
/// - Source: the documentation of `UndoManager` (groups by event, nested groups, what is registered while undoing).
/// - Missing: `prepare(withInvocationTarget:)`, and actions that are named by a selector.
nonisolated open class UndoManager: NSObject, @unchecked Sendable {
  /// A change that can be taken back, or a group of such.
  private enum Entry {
    case action(target: ObjectIdentifier, () -> Void)
    case group(Group)
  }
  private final class Group {
    var entries: [Entry] = []
    var name = ""
    var isDiscardable = false
    /// Whether it has more than what fields register for their own texts.
    var counts = false
    var isEmpty: Bool { entries.isEmpty }
  }
  private enum Work { case nothing, undoing, redoing }

  private var undone: [Group] = []
  private var done: [Group] = []
  /// The groups that are open, the outermost first.
  private var open: [Group] = []
  private var work = Work.nothing
  private var disabled = 0
  private var closesByItself = false
  /// The event that opened the outermost group is over; an inner one keeps it open.
  private var isEventOver = false

  /// Whether what is registered during one turn of the main run loop is a group by itself.
  open var groupsByEvent = true
  /// How many groups are kept; 0 keeps all.
  open var levelsOfUndo = 0 { didSet { dropOldest() } }
  open var runLoopModes: [RunLoop.Mode] = [.default]

  public override init() { super.init() }

  // MARK: Groups

  /// How many groups are open.
  open var groupingLevel: Int { open.count }

  /// Opens a group, in the one that is open.
  open func beginUndoGrouping() {
    if open.isEmpty, groupsByEvent, work == .nothing { openByEvent() }
    beginGroup()
  }
  private func beginGroup() {
    if !open.isEmpty { post(.NSUndoManagerCheckpoint) }
    open.append(Group())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Closes the innermost group.
  ///
  /// Traps where no group is open.
  open func endUndoGrouping() {
    precondition(!open.isEmpty, "endUndoGrouping: no group is open; beginUndoGrouping comes first.")
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    let group = open.removeLast()
    lastGroupCounts = group.counts
    if group.isEmpty {
      // What did nothing is not there to be undone.
    } else if let outer = open.last {
      outer.entries.append(.group(group))
      if outer.name.isEmpty { outer.name = group.name }
      outer.isDiscardable = outer.isDiscardable || group.isDiscardable
      outer.counts = outer.counts || group.counts
    } else if work == .undoing {
      done.append(group)
    } else {
      undone.append(group)
      dropOldest()
    }
    post(.NSUndoManagerDidCloseUndoGroup)
    // The outer group has waited for this one.
    if open.count == 1, closesByItself, isEventOver {
      DispatchQueue.main.async { [weak self] in self?.closeByEvent() }
    }
  }

  /// Opens a group that closes when the event is over.
  private func openByEvent() {
    beginGroup()
    (closesByItself, isEventOver) = (true, false)
    DispatchQueue.main.async { [weak self] in self?.closeByEvent() }
  }
  private func closeByEvent() {
    guard closesByItself else { return }
    isEventOver = true
    // An inner group that is still open closes this one with it.
    guard open.count == 1 else { return }
    (closesByItself, isEventOver) = (false, false)
    endUndoGrouping()
  }

  /// Closes what the last event has opened: another one begins, though both may come in one turn of the main queue.
  package func eventBegins() {
    guard closesByItself, open.count == 1 else { return }
    (closesByItself, isEventOver) = (false, false)
    endUndoGrouping()
  }

  /// What is registered is for the text of a field, and no change of what the window shows.
  package var isRegisteringField = false
  /// Whether the last group that was closed, undone or done again has more than what fields register.
  private var lastGroupCounts = false
  /// Whether what was just closed, undone or done again is a change by itself of what the window shows: neither a part of another
  /// group, nor what undoing closes, nor empty, nor of the text of a field.
  package var tellsOfChange: Bool { lastGroupCounts && work == .nothing && open.isEmpty }
  /// Whether there is something to do again; asks nobody to get ready, as `canRedo` does.
  package var hasRedo: Bool { !done.isEmpty }

  /// Whether what a target registered is what would be undone next.
  package func isNext(_ target: AnyObject) -> Bool {
    guard let group = open.last(where: { !$0.isEmpty }) ?? undone.last else { return false }
    return isLast(ObjectIdentifier(target), in: group)
  }
  private func isLast(_ id: ObjectIdentifier, in group: Group) -> Bool {
    switch group.entries.last {
    case .action(let target, _): target == id
    case .group(let inner): isLast(id, in: inner)
    case nil: false
    }
  }

  private func dropOldest() {
    if levelsOfUndo > 0, undone.count > levelsOfUndo { undone.removeFirst(undone.count - levelsOfUndo) }
  }

  // MARK: Registering

  /// Remembers `handler` as what takes a change back; it is given the target, which is not kept alive.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty {
      precondition(
        groupsByEvent || work != .nothing,
        "registerUndo: where groupsByEvent is off, beginUndoGrouping has to come first.")
      openByEvent()
    }
    if work == .nothing { done = [] }
    // A context of Core Data's undoes on a queue of its own.
    let handler = unsafeBitCast(handler, to: ((TargetType) -> Void).self)
    let action = { [weak target] in
      if let target { handler(target) }
    }
    let group = open[open.count - 1]
    group.entries.append(.action(target: ObjectIdentifier(target), action))
    if !isRegisteringField { group.counts = true }
  }

  /// Whether changes are remembered now.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// What is registered from now on is forgotten, until as many calls of `enableUndoRegistration()`.
  open func disableUndoRegistration() { disabled += 1 }
  /// Traps where registering is not off.
  open func enableUndoRegistration() {
    precondition(disabled > 0, "enableUndoRegistration: registering is not disabled.")
    disabled -= 1
  }

  // MARK: Undo and redo

  open var canUndo: Bool { !undone.isEmpty || open.contains { !$0.isEmpty } }
  open var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !done.isEmpty
  }
  open var isUndoing: Bool { work == .undoing }
  open var isRedoing: Bool { work == .redoing }

  /// Closes the last group and undoes it.
  open func undo() {
    post(.NSUndoManagerCheckpoint)
    if open.count == 1 {
      closesByItself = false
      endUndoGrouping()
    }
    undoNestedGroup()
  }

  /// Undoes the last group that was closed.
  open func undoNestedGroup() {
    guard open.isEmpty, let group = undone.popLast() else { return }
    run(group, .undoing, before: .NSUndoManagerWillUndoChange, after: .NSUndoManagerDidUndoChange)
  }

  /// Does again what was undone last.
  open func redo() {
    if open.count == 1, open[0].isEmpty {
      closesByItself = false
      endUndoGrouping()
    }
    guard open.isEmpty, let group = done.popLast() else { return }
    run(group, .redoing, before: .NSUndoManagerWillRedoChange, after: .NSUndoManagerDidRedoChange)
  }

  private func run(_ group: Group, _ kind: Work, before: Notification.Name, after: Notification.Name) {
    post(.NSUndoManagerCheckpoint)
    post(before)
    work = kind
    beginGroup()
    open[0].name = group.name
    open[0].isDiscardable = group.isDiscardable
    perform(group)
    endUndoGrouping()
    work = .nothing
    lastGroupCounts = group.counts
    post(after)
  }
  private func perform(_ group: Group) {
    for entry in group.entries.reversed() {
      switch entry {
      case .action(_, let action): action()
      case .group(let inner): perform(inner)
      }
    }
  }

  // MARK: Forgetting

  /// Forgets everything, and lets registering happen again.
  open func removeAllActions() {
    (undone, done, open, disabled, closesByItself) = ([], [], [], 0, false)
  }
  /// Forgets what a target registered.
  open func removeAllActions(withTarget target: Any) {
    let id = ObjectIdentifier(target as AnyObject)
    for groups in [undone, done, open] { for group in groups { remove(id, from: group) } }
    undone.removeAll(where: \.isEmpty)
    done.removeAll(where: \.isEmpty)
  }
  private func remove(_ id: ObjectIdentifier, from group: Group) {
    group.entries.removeAll { entry in
      switch entry {
      case .action(let target, _): return target == id
      case .group(let inner):
        remove(id, from: inner)
        return inner.isEmpty
      }
    }
  }

  // MARK: Names

  /// Names the change of the group that is open, or of the last one.
  open func setActionName(_ actionName: String) { (open.first ?? undone.last)?.name = actionName }
  /// Whether the changes of the group need not be kept when a document closes.
  open func setActionIsDiscardable(_ discardable: Bool) {
    (open.last ?? undone.last)?.isDiscardable = discardable
  }
  open var undoActionIsDiscardable: Bool { undone.last?.isDiscardable ?? false }
  open var redoActionIsDiscardable: Bool { done.last?.isDiscardable ?? false }
  open var undoActionName: String { (open.first { !$0.isEmpty } ?? undone.last)?.name ?? "" }
  open var redoActionName: String { done.last?.name ?? "" }
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension Notification.Name {
  public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
  public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
  public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
  public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
  public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
  public static let NSUndoManagerDidOpenUndoGroup = Notification.Name(
    "NSUndoManagerDidOpenUndoGroupNotification")
  public static let NSUndoManagerWillCloseUndoGroup = Notification.Name(
    "NSUndoManagerWillCloseUndoGroupNotification")
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification")
}
