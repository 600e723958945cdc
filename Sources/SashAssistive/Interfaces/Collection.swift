import Foundation
import SashBus
import SashSemantics

/// What is asked of elements that are looked for.
///
/// - Source: `MatchRule` of at-spi2-core: `(aiia{ss}iaiiasib)`: states, attributes, roles and interfaces, each with how they
///   are to fit, and whether the whole is turned round
private struct MatchRule {
  enum Fit: Int { case invalid, all, any, none, empty }
  var states: AssistiveStates = []
  var stateFit = Fit.all
  var attributes: [(String, String)] = []
  var attributeFit = Fit.all
  var roles: Set<UInt32> = []
  var roleFit = Fit.any
  var interfaces: [String] = []
  var interfaceFit = Fit.all
  var isInverted = false

  init?(_ value: BusValue) {
    let parts = value.parts
    guard parts.count == 9 else { return nil }
    func bits(_ value: BusValue) -> [UInt32] {
      value.parts.map { UInt32(truncatingIfNeeded: $0.number ?? 0) }
    }
    for (index, word) in bits(parts[0]).prefix(2).enumerated() {
      states.formUnion(AssistiveStates(rawValue: UInt64(word) << UInt64(32 * index)))
    }
    stateFit = parts[1].number.flatMap(Fit.init) ?? .all
    attributes = parts[2].entries.map { ($0.0, $0.1.text ?? "") }
    attributeFit = parts[3].number.flatMap(Fit.init) ?? .all
    for (index, word) in bits(parts[4]).enumerated() {
      for bit in 0..<UInt32(32) where word & 1 << bit != 0 { roles.insert(UInt32(index) * 32 + bit) }
    }
    roleFit = parts[5].number.flatMap(Fit.init) ?? .any
    interfaces = parts[6].parts.compactMap(\.text)
    interfaceFit = parts[7].number.flatMap(Fit.init) ?? .all
    isInverted = parts[8].flag ?? false
  }

  /// Whether so many of the parts that are asked for fit.
  private func fits(_ fit: Fit, _ found: Int, of wanted: Int) -> Bool {
    switch fit {
    case .invalid: true
    case .all: found == wanted
    case .any: wanted == 0 || found > 0
    case .none: found == 0
    case .empty: wanted == 0 ? found == 0 : found == wanted
    }
  }

  @MainActor func matches(_ object: AssistiveObject, _ server: AssistiveServer) -> Bool {
    let found = object.states.intersection(states).rawValue.nonzeroBitCount
    let known = object.interfaces.map { $0.rawValue }
    let interfacesFound = interfaces.count { name in known.contains { $0 == name || $0.hasSuffix("." + name) }
    }
    var words: [(String, String)] = []
    if case .element(let element, _, _) = object, !attributes.isEmpty { words = element.assistiveAttributes }
    let attributesFound = attributes.count { wanted in words.contains { $0 == wanted } }
    let fit =
      fits(stateFit, found, of: states.rawValue.nonzeroBitCount)
      && fits(attributeFit, attributesFound, of: attributes.count)
      // Nothing is of several kinds.
      && fits(roleFit == .all ? .any : roleFit, roles.contains(object.role.rawValue) ? 1 : 0, of: roles.count)
      && fits(interfaceFit, interfacesFound, of: interfaces.count)
    return fit != isInverted
  }
}

// Elements that are looked for.
extension AssistiveServer {
  func answerCollection(_ call: Bus.Call, _ object: AssistiveObject) -> [BusValue]? {
    let inside = Array(withAll(object).dropFirst())
    switch call.member {
    case "GetMatches":
      return matches(call.arguments.first, in: inside, order: call.number(1), count: call.number(2))
    case "GetMatchesFrom", "GetMatchesTo":
      guard call.arguments.count > 1, let path = call.text(0) else { return [.array(of: "(so)", [])] }
      let place =
        inside.firstIndex { $0.path == path } ?? (call.member == "GetMatchesFrom" ? -1 : inside.count)
      let isAfter = call.member == "GetMatchesFrom"
      let part = isAfter ? Array(inside.dropFirst(place + 1)) : Array(inside.prefix(place))
      return matches(call.arguments[1], in: part, order: call.number(2), count: call.number(isAfter ? 4 : 5))
    case "GetActiveDescendant":
      let focused = inside.first { $0.states.contains(.focused) }
      return [reference(focused)]
    default: return nil
    }
  }

  private func matches(_ rule: BusValue?, in list: [AssistiveObject], order: Int?, count: Int?) -> [BusValue]
  {
    guard let rule = rule.flatMap(MatchRule.init) else { return [.array(of: "(so)", [])] }
    var found = list.filter { rule.matches($0, self) }
    // - Source: `AtspiCollectionSortOrder`: 4 to 6 are the orders from the end.
    if let order, (4...6).contains(order) { found.reverse() }
    if let count, count > 0 { found = Array(found.prefix(count)) }
    return [.array(of: "(so)", found.map { reference($0) })]
  }
}
