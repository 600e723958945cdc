import Foundation
import SashGraph

/// Why the body that is running runs: what has changed since its last run.
///
/// Nothing is kept for it. The graph knows when each value changed and when each rule last ran.
package struct BodyChanges {
  /// The names of what has changed, in the words of SwiftUI.
  let names: [String]

  init<Source>(source: Attribute<Source>, boxes: DynamicPropertyBoxes?, reads: ObservedReads) {
    guard let reader = Graph.current?.runningAttribute else {
      names = []
      return
    }
    let isNew = !reader.hasValue
    var names: [String] = []
    if source.any.hasChanged(sinceLastRunOf: reader) { names.append("@self") }
    if isNew { names.append("@identity") }
    withUnsafePointer(to: source.untrackedValue) { value in
      for field in DynamicPropertyFields.of(Source.self) {
        let hasChanged =
          if let box = boxes?.box(at: field.offset) {
            box.hasChanged(for: reader)
          } else if let type = field.type as? any ChangingProperty.Type {
            type.hasChanged(at: UnsafeRawPointer(value) + field.offset, for: reader)
          } else {
            false
          }
        if isNew || hasChanged { names.append(field.name) }
      }
    }
    if reads.registration?.hasFired == true { names.append("@dependencies") }
    self.names = names
  }

  /// Receives the lines in place of standard output and standard error; for tests.
  package nonisolated(unsafe) static var observer: ((String) -> Void)?

  /// "Name: _count, @self changed." for the body that is running.
  fileprivate static func line(for type: Any.Type) -> String? {
    guard let rule = Graph.current?.runningRule, let body = rule.type as? any BodyRule.Type else {
      return nil
    }
    let names = body.changes(at: rule.address).names
    return "\(type): " + (names.isEmpty ? "unchanged." : names.joined(separator: ", ") + " changed.")
  }
  fileprivate static func print(_ type: Any.Type) {
    guard let line = line(for: type) else { return }
    if let observer { observer(line) } else { Swift.print(line) }
  }
  fileprivate static func log(_ type: Any.Type) {
    guard let line = line(for: type) else { return }
    if let observer { observer(line) } else { FileHandle.standardError.write(Data((line + "\n").utf8)) }
  }
}

/// A rule that runs the body of a view or a modifier.
protocol BodyRule {
  /// Why it runs; valid while it does.
  var changes: BodyChanges { get }
}
extension BodyRule {
  static func changes(at address: UnsafeRawPointer) -> BodyChanges {
    address.assumingMemoryBound(to: Self.self).pointee.changes
  }
}

/// A dynamic property that knows without a box whether what it stands for has changed.
protocol ChangingProperty {
  func hasChanged(for reader: AnyAttribute) -> Bool
}
extension ChangingProperty {
  static func hasChanged(at address: UnsafeRawPointer, for reader: AnyAttribute) -> Bool {
    address.assumingMemoryBound(to: Self.self).pointee.hasChanged(for: reader)
  }
}

extension View {
  /// Prints why this body runs: `@identity` at its first run, `@self` for a new view value, `@dependencies` for a
  /// property of an observable object, and the names of the dynamic properties that changed. Call it in `body`.
  public static func _printChanges() { BodyChanges.print(Self.self) }
  /// Writes what `_printChanges` prints to the log, which here is standard error.
  public static func _logChanges() { BodyChanges.log(Self.self) }
}

extension ViewModifier {
  /// Prints why this modifier's body runs, as for views. Call it in `body(content:)`.
  public static func _printChanges() { BodyChanges.print(Self.self) }
  /// Writes what `_printChanges` prints to the log, which here is standard error.
  public static func _logChanges() { BodyChanges.log(Self.self) }
}
