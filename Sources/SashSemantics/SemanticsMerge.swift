import Foundation
import SashDisplay

/// One element made of several: what buttons, links and `accessibilityElement(children: .combine)` are.
///
/// - Source: `AccessibilityChildBehavior.combine`: properties of all children that are not hidden are merged; some traits are
///   not, and actions that would be several default actions become named ones.
func merged(_ nodes: [SemanticsNode], isControl: Bool) -> SemanticsProperties {
  if !isControl, nodes.count == 1 { return nodes[0].properties }
  var all = SemanticsProperties()
  all.label = joined(nodes.map(\.properties.label))
  all.value = joined(nodes.map(\.properties.value))
  all.hint = joined(nodes.map(\.properties.hint))
  if nodes.count == 1 {
    all.identifier = nodes[0].properties.identifier
    all.inputLabels = nodes[0].properties.inputLabels
  }
  if !isControl, !nodes.isEmpty, nodes.allSatisfy({ $0.properties.role == .text }) { all.role = .text }
  let ofParts: SemanticsTraits = [.staticText, .image, .button, .link, .toggle, .modal, .tabBar]
  for node in nodes { all.added.formUnion(node.traits.subtracting(ofParts)) }
  if all.role == .text { all.added.insert(.staticText) }
  all.content = nodes.flatMap(\.properties.content)
  all.actions = mergedActions(nodes, isControl: isControl)
  if !isControl, let acting = nodes.first(where: { $0.properties.actions.contains { $0.kind == .activate } }),
    all.actions.contains(where: { $0.kind == .activate })
  {
    // What is done by a press makes the whole what that part is.
    all.role = acting.properties.role
    all.added.formUnion(acting.traits.intersection([.button, .link, .toggle]))
  }
  return all
}

private func mergedActions(_ nodes: [SemanticsNode], isControl: Bool) -> [SemanticsAction] {
  var actions: [SemanticsAction] = []
  let presses = nodes.filter { $0.properties.actions.contains { $0.kind == .activate } }
  for node in nodes {
    for var action in node.properties.actions {
      if action.kind == .activate, isControl || presses.count > 1 {
        guard let label = node.properties.label, !label.isEmpty else { continue }
        action.kind = .named(label)
      }
      if !actions.contains(where: { $0.kind == action.kind }) { actions.append(action) }
    }
  }
  return actions
}

private func joined(_ parts: [String?]) -> String? {
  let said = parts.compactMap { $0 }.filter { !$0.isEmpty }
  return said.isEmpty ? nil : said.joined(separator: ", ")
}
