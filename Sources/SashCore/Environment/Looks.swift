import SashGraph

// What a container sets for how views look in it.
//
// A bar gives its items a font, one line and icons without words; a list does so for its headers, a menu for its items. All
// of it is about the place where these views stand. A window over everything that such a view opens, as a sheet or a menu,
// stands elsewhere: it has the environment of the view without that (`SceneLayers.add`). What the app has set stays,
// around the container and in it.

/// An edge of what a container sets, in the list of all that is set.
private struct LooksEdge: Equatable {
  /// What was set before; nil where what the container sets begins.
  var outside: PropertyList?
  static func == (a: LooksEdge, b: LooksEdge) -> Bool {
    switch (a.outside, b.outside) {
    case (nil, nil): true
    case (let a?, let b?): a.isEqual(to: b)
    default: false
    }
  }
}

private enum LooksKey: PropertyKey { static var defaultValue: LooksEdge? { nil } }

extension EnvironmentValues {
  /// Lets a container set how views look in it.
  package mutating func setLooks(_ set: (inout EnvironmentValues) -> Void) {
    let outside = list
    set(&self)
    list[LooksKey.self] = LooksEdge(outside: outside)
  }

  fileprivate mutating func beginLooks() { list[LooksKey.self] = LooksEdge(outside: nil) }
  fileprivate mutating func endLooks() {
    var entry = list.head
    while let next = entry {
      guard let edge = next.looksEdge else {
        entry = next.before
        continue
      }
      // What a container in this one has set is behind its end.
      guard let outside = edge.outside else {
        list[LooksKey.self] = LooksEdge(outside: PropertyList(head: next.before))
        return
      }
      entry = outside.head
    }
  }

  /// Takes away what containers have set for how views look in them.
  mutating func leaveLooks() {
    var kept: [PropertyList.Entry] = []
    var entry = list.head
    var leaves = false
    while let next = entry {
      if let edge = next.looksEdge {
        leaves = true
        entry = edge.outside.map(\.head) ?? next.before
      } else {
        kept.append(next)
        entry = next.before
      }
    }
    guard leaves else { return }
    var head: PropertyList.Entry?
    for entry in kept.reversed() { head = entry.copy(before: head) }
    list = PropertyList(head: head)
  }
}

extension PropertyList.Entry {
  var isLooksEdge: Bool { looksEdge != nil }
  fileprivate var looksEdge: LooksEdge? {
    key == ObjectIdentifier(LooksKey.self)
      ? unsafeDowncast(self, to: PropertyList.TypedEntry<LooksKey>.self).value : nil
  }
}

extension _GraphInputs {
  /// Lets a container set how views look in it.
  package mutating func changeLooks(_ set: @escaping (inout EnvironmentValues) -> Void) {
    changeEnvironment { $0.setLooks(set) }
  }
}

/// Where what a container sets begins.
private nonisolated struct LooksBegin: InputsModifier {
  static func _changeInputs(modifier: _GraphValue<Self>, inputs: inout _GraphInputs) {
    inputs.environment = inputs.environment.changed { $0.beginLooks() }
  }
}
/// Where what a container sets ends, and the views begin that it is for.
package nonisolated struct LooksEnd: InputsModifier {
  package static func _changeInputs(modifier: _GraphValue<Self>, inputs: inout _GraphInputs) {
    inputs.environment = inputs.environment.changed { $0.endLooks() }
  }
}

extension View {
  /// Lets a container set how a view looks in it.
  package func looks(setting set: @escaping (inout EnvironmentValues) -> Void) -> some View {
    transformEnvironment(\.self) { $0.setLooks(set) }
  }
  /// Lets a container set how a view looks in it, by modifiers: `content.looks { $0.font(.headline).lineLimit(1) }`.
  package func looks<Looking: View>(
    @ViewBuilder _ set: (ModifiedContent<Self, LooksEnd>) -> Looking
  ) -> some View {
    set(modifier(LooksEnd())).modifier(LooksBegin())
  }
}
