import Observation
import SashGraph

/// A key of a value that the view with the focus, or the active scene, makes known.
public protocol FocusedValueKey {
  associatedtype Value
}

/// What the view with the focus and those around it make known.
public struct FocusedValues: Equatable {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Another number each time that something in it has changed.
  private var version: UInt64 = 0
  init() {}

  /// The value of a key; nil while nobody with the focus sets it.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set {
      values[ObjectIdentifier(key)] = newValue
      FocusedValues.versions += 1
      version = FocusedValues.versions
    }
  }
  private nonisolated(unsafe) static var versions: UInt64 = 0

  public static func == (a: FocusedValues, b: FocusedValues) -> Bool {
    a.version == b.version && a.values.count == b.values.count
  }
}

/// A hashable name of a type of objects, for key paths.
struct FocusedObjectName<T>: Hashable {}
private enum FocusedObjectKey<T>: FocusedValueKey { typealias Value = T }

extension FocusedValues {
  subscript<T>(_: FocusedObjectName<T>) -> T? {
    get { self[FocusedObjectKey<T>.self] }
    set { self[FocusedObjectKey<T>.self] = newValue }
  }
}

/// What one view makes known.
final class FocusedEntry {
  /// Nil while it says nothing.
  fileprivate var apply: ((inout FocusedValues) -> Void)? {
    didSet {
      FocusedEntry.stamps += 1
      stamp = FocusedEntry.stamps
    }
  }
  /// False while its view is hidden.
  fileprivate var isThere = true
  /// Another number for each entry and each value.
  fileprivate private(set) var stamp: UInt64 = 0
  private nonisolated(unsafe) static var stamps: UInt64 = 0
}

/// A view whose value counts while the focus is in it.
nonisolated final class FocusedValueNode: KeyHandlerNode {
  fileprivate let entry: FocusedEntry
  init(_ entry: FocusedEntry, in parent: KeyHandlerNode?) {
    self.entry = entry
    super.init(in: parent)
  }
}

/// The focused values of a scene; made where something asks for them or sets one.
package final class FocusedSource {
  private unowned let host: ViewGraph
  fileprivate var sceneEntries: [FocusedEntry] = []
  private let input: Attribute<FocusedValues>
  /// What the values are made of now.
  private var stamps: [UInt64] = []
  /// Whether it looks again once the evaluation is over.
  private var isDue = false
  /// What is known now.
  private var current = FocusedValues()
  /// What another scene makes known; what this one does comes before it.
  private var base = FocusedValues()
  private weak var followed: FocusedSource?
  private var followers: [Follower] = []
  private struct Follower { weak var source: FocusedSource? }

  init(_ host: ViewGraph) {
    self.host = host
    input = host.graph.withCurrent { host.rootSubgraph.apply { Attribute(input: FocusedValues()) } }
  }
  /// Read in a rule.
  fileprivate var values: FocusedValues { input.value }

  /// Looks again when what goes on now is over, once for all that ask for it.
  func refreshLater() {
    if isDue { return }
    isDue = true
    host.enqueue { [weak self] in self?.refresh() }
  }

  /// Looks again who has the focus, and what they say. Not to be called in a rule.
  func refresh() {
    isDue = false
    if host.isClosed { return }
    var chain: [FocusedEntry] = []
    var node = host.focus.holder.flatMap { host.focus.entries[ObjectIdentifier($0)]?.handlers }
    while let current = node {
      if let entry = (current as? FocusedValueNode)?.entry { chain.append(entry) }
      node = current.parent
    }
    // What is nearest to the focus counts.
    let all = sceneEntries + chain.reversed()
    let said = all.filter { $0.isThere && $0.apply != nil }
    let new = said.map(\.stamp)
    if new != stamps { show(new, of: said) }
  }
  private func show(_ new: [UInt64], of said: [FocusedEntry]) {
    stamps = new
    var values = base
    for entry in said { entry.apply?(&values) }
    current = values
    host.change(Transaction()) { [input] in input.setValue(values) }
    followers.removeAll { $0.source == nil }
    for follower in followers { follower.source?.take(values) }
  }

  /// Makes known here what another scene does, from now on, until another one is named; nil for none.
  package func follow(_ other: FocusedSource?) {
    if followed === other, other != nil { return }
    followed?.followers.removeAll { $0.source === self }
    followed = other
    other?.followers.append(Follower(source: self))
    take(other?.current ?? FocusedValues())
  }
  private func take(_ values: FocusedValues) {
    if host.isClosed || values == base { return }
    base = values
    // Numbers begin with one, so this is no list of them.
    stamps = [0]
    refresh()
  }
}

/// Makes a value known while the focus is in a view, or while the scene is active.
struct FocusedValueModifier<Value>: InputsModifier {
  let keyPath: WritableKeyPath<FocusedValues, Value?>
  let value: Value?
  let isOfScene: Bool

  static func _changeInputs(modifier: _GraphValue<Self>, inputs: inout _GraphInputs) {
    let (host, entry) = (inputs.host, FocusedEntry())
    let isOfScene = modifier.attribute.untrackedValue.isOfScene
    if !isOfScene { inputs.keyHandlers = FocusedValueNode(entry, in: inputs.keyHandlers) }
    host.addObserver(
      Attribute(
        rule: FocusedEntryRule(
          modifier: modifier.attribute, entry: entry, isVisible: isOfScene ? inputs.isVisible : nil,
          host: host)), inputs)
    if isOfScene { host.focus.values.sceneEntries.append(entry) }
    Subgraph.current?.onInvalidate { [weak host] in
      entry.apply = nil
      guard let source = host?.focus.knownValues else { return }
      if isOfScene { source.sceneEntries.removeAll { $0 === entry } }
      source.refreshLater()
    }
  }
}

private struct FocusedEntryRule<Value>: Rule {
  let modifier: Attribute<FocusedValueModifier<Value>>
  let entry: FocusedEntry
  /// Whether the view is shown; nil for what counts wherever the focus is.
  let isVisible: Attribute<Bool>?
  unowned(unsafe) let host: ViewGraph
  var last: Value??

  init(
    modifier: Attribute<FocusedValueModifier<Value>>, entry: FocusedEntry, isVisible: Attribute<Bool>?,
    host: ViewGraph
  ) {
    (self.modifier, self.entry, self.isVisible, self.host) = (modifier, entry, isVisible, host)
  }

  mutating func compute() -> Int {
    let (new, isThere) = (modifier.value, isVisible?.value ?? true)
    let isSame = isThere == entry.isThere && keeps(new.value)
    (last, entry.isThere) = (.some(new.value), isThere)
    if isSame { return 0 }
    // What says nothing leaves it to those around it.
    entry.apply = new.value.map { value in { $0[keyPath: new.keyPath] = value } }
    host.focus.values.refreshLater()
    return 0
  }
  private func keeps(_ new: Value?) -> Bool {
    guard var last else { return false }
    var value = new
    return SashCore.areEqual(&last, &value)
  }
}

/// Keeps a property in step with what is focused.
final class FocusedValueBox<Property>: _DynamicPropertyBox {
  private let source: FocusedSource
  private let change: (inout Property, FocusedValues) -> Void
  init(inputs: _GraphInputs, change: @escaping (inout Property, FocusedValues) -> Void) {
    source = inputs.host.focus.values
    self.change = change
  }
  override func update(_ field: UnsafeMutableRawPointer) {
    change(&field.assumingMemoryBound(to: Property.self).pointee, source.values)
  }
}

extension View {
  /// Makes a value known while this view, or one in it, has the focus.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: false)) }
  /// Makes a value known while this view, or one in it, has the focus; nil leaves it to those around.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: false)) }
  /// Makes an observable object known by its type while this view, or one in it, has the focus.
  public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(keyPath: \.[FocusedObjectName<T>()], value: object, isOfScene: false))
  }

  /// Makes a value known while the scene of this view is active, wherever the focus is.
  ///
  /// - Missing: pages of tabs that are not chosen make their values known too once they are there.
  public nonisolated func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T)
    -> some View
  { modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: true)) }
  /// Makes a value known while the scene of this view is active, wherever the focus is.
  public nonisolated func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?)
    -> some View
  { modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: true)) }
  /// Makes an observable object known by its type while the scene of this view is active.
  public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(keyPath: \.[FocusedObjectName<T>()], value: object, isOfScene: true))
  }
}
