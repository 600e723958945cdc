import Combine
import SashCore
import SashGraph

/// What the views in a stack show for values of each type.
final class DestinationRegistry: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()

  final class Entry {
    let subgraph: Subgraph
    let make: @MainActor (Any) -> AnyView?
    init(subgraph: Subgraph, make: @escaping @MainActor (Any) -> AnyView?) {
      self.subgraph = subgraph
      self.make = make
    }
  }
  private var entries: [ObjectIdentifier: [Entry]] = [:]
  /// Where to look next: what the column before this one has declared.
  weak var before: DestinationRegistry?
  /// Types that were asked for in vain.
  private var missing: Set<ObjectIdentifier> = []

  /// The view for a value; read in a body, which runs again when the destination changes.
  @MainActor func view(for value: PathElement) -> AnyView? {
    for entry in entries[value.type] ?? [] where entry.subgraph.isValid {
      if let view = entry.make(value.base) { return view }
    }
    if let view = before?.view(for: value) { return view }
    missing.insert(value.type)
    return nil
  }

  func knows(_ value: PathElement) -> Bool {
    entries[value.type]?.contains { $0.subgraph.isValid } == true || before?.knows(value) == true
  }

  func add<D: Hashable>(_ type: D.Type, _ entry: Entry, host: ViewGraph) {
    let key = ObjectIdentifier(type)
    entries[key, default: []].removeAll { !$0.subgraph.isValid }
    if !entries[key]!.isEmpty {
      runtimeWarning(
        "A navigationDestination for \(type) was declared earlier on the stack. Only the destination declared "
          + "closest to the root view of the stack will be used.")
    }
    entries[key]!.append(entry)
    if missing.remove(key) != nil { host.enqueue { [weak self] in self?.objectWillChange.send() } }
  }
  func remove<D: Hashable>(_ type: D.Type, _ entry: Entry) {
    entries[ObjectIdentifier(type)]?.removeAll { $0 === entry }
  }
}

/// Says what the stack around a view shows for values of a type.
public nonisolated struct _NavigationDestinationModifier<D: Hashable, C: View>: ObservingModifier {
  public typealias Body = Never
  var destination: (D) -> C

  package static func _observe(modifier: _GraphValue<Self>, inputs: _GraphInputs, group: ObservedGroup?) {
    guard let model = inputs.environment.attribute(for: \.navigationModel).untrackedValue else {
      runtimeWarning(
        "navigationDestination(for: \(D.self).self) is outside of a NavigationStack; it has no effect.")
      return
    }
    let attribute = WeakAttribute(modifier.attribute)
    let entry = DestinationRegistry.Entry(subgraph: Subgraph.current!) { value in
      guard let value = value as? D, let modifier = attribute.attribute?.value else { return nil }
      return AnyView(modifier.destination(value))
    }
    model.destinations.add(D.self, entry, host: inputs.host)
    Subgraph.current!.onInvalidate { [weak model] in model?.destinations.remove(D.self, entry) }
  }
}

/// The screen of a value: what the stack has for its type.
struct ValueScreen: View {
  let value: PathElement
  @ObservedObject var destinations: DestinationRegistry

  var body: some View {
    if let view = destinations.view(for: value) {
      view
    } else {
      Image(systemName: "exclamationmark.triangle.fill")
        .foregroundStyle(.yellow)
        .onAppear {
          // A root that is made after the screens above it declares its destinations late.
          if destinations.knows(value) { return }
          runtimeWarning(
            "The path of a NavigationStack has a value of type \(value.typeName), but there is no matching "
              + "navigationDestination declaration in the stack. The destination cannot be shown.")
        }
    }
  }
}

/// Shows a screen while a binding says so.
struct PresentedScreenModifier: ViewModifier {
  @Binding var isPresented: Bool
  let destination: @MainActor () -> AnyView?
  @StateObject private var holder = SourceHolder()
  @Environment(\.navigationModel) private var model

  func body(content: Content) -> some View {
    content
      .modifier(ContentSourceModifier(source: holder.source, content: destination))
      .onChange(of: isPresented, initial: true) { _, isWanted in follow(isWanted) }
  }

  private func follow(_ isWanted: Bool) {
    let source = holder.source
    guard isWanted else {
      model?.pop(source)
      return
    }
    let isPresented = $isPresented
    source.onRemoved = { isPresented.wrappedValue = false }
    if let model {
      model.push(source)
    } else {
      runtimeWarning("A navigation destination is presented outside of a NavigationStack; it is not shown.")
    }
  }
}

/// Keeps a source for as long as a view lives.
final class SourceHolder: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  let source = ContentSource()
}

extension View {
  /// Says what the stack around this view shows for values of a type: those of links, and those in its path.
  ///
  /// It has to be inside of the stack and outside of lazy containers, whose views are not always there.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(_NavigationDestinationModifier(destination: destination))
  }

  /// Shows a screen on top of this one while a binding is true; leaving the screen sets it to false.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let view = AnyView(destination())
    return modifier(PresentedScreenModifier(isPresented: isPresented) { view })
  }

  /// Shows a screen for an item on top of this one while there is one; leaving the screen sets the binding to nil.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      PresentedScreenModifier(isPresented: item.isPresent()) {
        item.wrappedValue.map { AnyView(destination($0).id($0)) }
      })
  }
}

extension Binding {
  /// Whether there is a value; setting it to false takes the value away.
  nonisolated func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    let base = self
    return Binding<Bool>(
      get: { base.wrappedValue != nil },
      set: { isPresent in if !isPresent, base.wrappedValue != nil { base.wrappedValue = nil } })
  }
}
