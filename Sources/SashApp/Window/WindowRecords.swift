import Foundation
import SashDefaults

/// What is known of a window at the next launch: which it was, what it showed, where it stood and how large it was.
struct WindowRecord: Equatable {
  /// Names the scene among those of the app.
  var kind: String
  /// In points.
  var size: CGSize
  /// Where the content stood on the screen, in device pixels; nil where no program may know.
  var origin: CGPoint?
  /// The value that it was opened for, as JSON; nil without one.
  var value: Data?
  /// Windows that were opened later have more.
  var order = 0
  var isOpen = true
}

/// The windows of the app that come back at the next launch: after a quit with all that were open then, and after the program was
/// killed.
@MainActor final class WindowRecords {
  private let store: KeyedStore
  private var order: Int

  init(_ store: KeyedStore) {
    self.store = store
    order = store.all.values.compactMap { WindowRecord($0)?.order }.max() ?? 0
  }

  subscript(name: String) -> WindowRecord? { store[name].flatMap { WindowRecord($0) } }
  /// Those that were open, the oldest first, by their names.
  var open: [(name: String, record: WindowRecord)] {
    store.all.compactMap { name, value in WindowRecord(value).map { (name, $0) } }
      .filter { $0.1.isOpen }.sorted { $0.1.order < $1.1.order }
  }

  func note(_ record: WindowRecord, named name: String) {
    var record = record
    let known = self[name]
    record.order = known.map { $0.isOpen ? $0.order : 0 } ?? 0
    if record.order == 0 {
      order += 1
      record.order = order
    }
    if record != known { store[name] = record.listValue }
  }
  /// A person has closed a window, and the app goes on.
  func close(_ name: String, keepsFrame: Bool) {
    guard var record = self[name] else { return }
    record.isOpen = false
    store[name] = keepsFrame ? record.listValue : nil
  }
}

extension WindowRecord {
  fileprivate init?(_ value: PropertyListValue) {
    guard case .dictionary(let parts) = value, case .string(let kind)? = parts["kind"],
      case .array(let frame)? = parts["frame"]
    else { return nil }
    let numbers = frame.compactMap { $0.object as? Double ?? ($0.object as? Int).map(Double.init) }
    guard numbers.count == 2 || numbers.count == 4, numbers.prefix(2).allSatisfy({ $0 >= 1 && $0 <= 16384 })
    else { return nil }
    self.init(kind: kind, size: CGSize(width: numbers[0], height: numbers[1]))
    if numbers.count == 4 { origin = CGPoint(x: numbers[2], y: numbers[3]) }
    if case .data(let data)? = parts["value"] { self.value = data }
    if case .int(let order)? = parts["order"] { self.order = order }
    if case .bool(let isOpen)? = parts["isOpen"] { self.isOpen = isOpen }
  }
  fileprivate var listValue: PropertyListValue {
    var frame = [size.width, size.height]
    if let origin { frame += [origin.x, origin.y] }
    var parts: [String: PropertyListValue] = [
      "kind": .string(kind), "frame": .array(frame.map { .double(Double($0)) }), "order": .int(order),
      "isOpen": .bool(isOpen),
    ]
    if let value { parts["value"] = .data(value) }
    return .dictionary(parts)
  }
}

extension AppScenes {
  /// Names a scene among those of the app, from one launch to the next.
  func recordKind(of kind: Int) -> String {
    kinds[kind].id ?? "\(kinds[kind].role) \(kinds[kind].valueType.map { "\($0)" } ?? "") \(kind)"
  }
  /// What a new window of a scene is called among the records; nil for those that do not come back.
  func recordName(of kind: Int, isFirst: Bool) -> String? {
    guard wishes(of: kind).comesBack else { return nil }
    switch kinds[kind].role {
    case .extra, .alert: return nil
    case .subjects: return "window " + UUID().uuidString
    case .single, .utility, .settings: return recordKind(of: kind)
    case .group: return isFirst ? recordKind(of: kind) : "window " + UUID().uuidString
    }
  }

  /// Keeps how a window stands now.
  func note(_ window: AppWindow) {
    guard let name = window.recordName, let records else { return }
    // Asked after each frame.
    let isOfSubject = kinds[window.kind].role == .subjects
    let subject = window.subject?.record
    let now = AppWindow.Noted(
      size: window.window.window.size, origin: window.window.window.screenOrigin,
      value: isOfSubject ? subject : window.value.value)
    if now == window.noted { return }
    window.noted = now
    if isOfSubject, subject == nil { return records.close(name, keepsFrame: false) }
    let value =
      subject ?? (window.value.value?.base as? any Encodable).flatMap { try? JSONEncoder().encode($0) }
    records.note(
      WindowRecord(
        kind: recordKind(of: window.kind), size: now.size, origin: now.origin, value: value), named: name)
  }

  /// Seconds after which a window that has closed does not come back: a program that ends closes all of them at once.
  private static let closingTime = 0.3

  func noteClosed(_ window: AppWindow) {
    note(window)
    guard let name = window.recordName else { return }
    let keepsFrame = !name.hasPrefix("window ")
    host.schedule(after: Self.closingTime) { [weak self] in
      guard let self, !windows.contains(where: { $0.recordName == name }) else { return }
      records?.close(name, keepsFrame: keepsFrame)
      if !keepsFrame { SceneStores.remove(name, in: stateFolder) }
    }
  }

  /// The subject of the window that comes first, if a scene of subjects comes first and had one open when the program ended.
  func firstRecord(of kind: Int) -> (name: String, value: AnyHashable)? {
    guard let records, hasSeveralWindows, let subjects = kinds[kind].subjects, wishes(of: kind).comesBack
    else {
      return nil
    }
    return records.open.lazy.filter { [self] in $0.record.kind == recordKind(of: kind) }.compactMap { entry in
      entry.record.value.flatMap { subjects.subject(of: $0) }.map { (entry.name, $0) }
    }.first
  }
  /// Opens the windows that were open when the program ended, beside the one that comes first.
  func reopenWindows(beside first: AppWindow) {
    guard let records, hasSeveralWindows else { return }
    for (name, record) in records.open where name != first.recordName {
      guard let kind = kinds.indices.first(where: { recordKind(of: $0) == record.kind }),
        kinds[kind].role != .settings, wishes(of: kind).comesBack,
        !(kinds[kind].isAlone && windows.contains { $0.kind == kind })
      else { continue }
      var value: AnyHashable?
      if let subjects = kinds[kind].subjects {
        guard let subject = record.value.flatMap({ subjects.subject(of: $0) }),
          !windows.contains(where: { $0.value.value == subject })
        else { continue }
        value = subject
      } else if let data = record.value {
        guard let type = kinds[kind].valueType as? any (Decodable & Hashable).Type,
          let decoded = try? JSONDecoder().decode(type, from: data)
        else { continue }
        value = AnyHashable(decoded)
      }
      _ = try? open(kind, value: value, record: name)
    }
    if windows.count > 1 { first.window.window.bringToFront() }
  }
}
