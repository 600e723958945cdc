import SashGraph

/// Tells a rule whether its view is seen, where the rule has a part in how large the view is.
///
/// What is seen of a lazy container follows from how large its rows are, so a rule that its own row is measured by cannot
/// read `isVisible`: that would be a cycle. It reads here what was so at the end of the last evaluation, and runs again
/// when that has changed. Costs nothing before the first question.
struct SeenWatch {
  private var seen: Attribute<Bool>?

  /// True while the view is seen. To be asked in the rule that owns the watch; `isVisible` is that of the inputs.
  mutating func isSeen(_ isVisible: Attribute<Bool>?, _ host: ViewGraph) -> Bool {
    guard let isVisible else { return true }
    if let seen { return seen.value }
    let seen = Attribute(input: true)
    self.seen = seen
    host.addObserver(
      Attribute(rule: SeenRule(isVisible: isVisible, seen: WeakAttribute(seen), host: host)), at: nil)
    return seen.value
  }
}

private struct SeenRule: Rule {
  let isVisible: Attribute<Bool>
  let seen: WeakAttribute<Bool>
  unowned(unsafe) let host: ViewGraph

  func compute() -> Bool {
    let isVisible = isVisible.value
    if let known = seen.attribute?.untrackedValue, known != isVisible {
      host.enqueue { [seen, unowned(unsafe) host] in
        host.graph.withCurrent { _ = seen.attribute?.setValue(isVisible) }
      }
    }
    return isVisible
  }
}
