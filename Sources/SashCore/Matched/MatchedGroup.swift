import Foundation
import SashGraph

/// One view of a group that shares a frame.
final class MatchedMember {
  /// The frame that the layout gives it, in the window.
  let frame: Attribute<CGRect>
  private(set) var isSource = false
  private var group: MatchedGroup?
  private let place: TreePlace?
  private unowned(unsafe) let host: ViewGraph

  init(_ inputs: _ViewInputs) {
    host = inputs.host
    place = inputs.base.place
    frame = Attribute(rule: WindowFrameRule(space: inputs.space, size: inputs.size))
  }

  /// It or something around it is being taken out.
  var isLeaving: Bool {
    var place = place
    while let next = place {
      if next.isLeaving { return true }
      place = next.parent
    }
    return false
  }

  /// Joins the group of a key, and leaves the one before.
  func join(_ key: AnyHashable, isSource: Bool) -> MatchedGroup {
    if let group, group.key == key {
      if self.isSource != isSource {
        self.isSource = isSource
        group.change()
      }
      return group
    }
    leave()
    let joined = host.matchedGroups.group(for: key, host)
    self.isSource = isSource
    group = joined
    joined.add(self)
    return joined
  }
  func leave() {
    group?.remove(self)
    group = nil
  }
}

private struct WindowFrameRule: Rule {
  let space: CoordinateSpaceNode
  let size: Attribute<CGSize>
  func compute() -> CGRect {
    space.transform(to: nil).apply(to: CGRect(origin: .zero, size: size.value))
  }
}

/// Views of a scene that share a frame, under one id in one name space.
final class MatchedGroup {
  let key: AnyHashable
  /// The member whose frame the others take.
  private(set) var source: Attribute<MatchedSource>!
  /// The frame that the source was shown in last, in the window.
  var shown: CGRect?
  fileprivate var members: [MatchedMember] = []
  private let count: Attribute<Int>
  private let subgraph: Subgraph
  private unowned(unsafe) let host: ViewGraph

  fileprivate init(_ key: AnyHashable, _ host: ViewGraph) {
    self.key = key
    self.host = host
    subgraph = Subgraph(parent: host.graph.rootSubgraph)
    count = subgraph.apply { Attribute(input: 0) }
    source = subgraph.apply {
      Attribute(
        rule: MatchedSourceRule(group: .passUnretained(self), count: count, leavings: host.leavings))
    }
  }

  func change() { count.updateInput { $0 &+= 1 } }
  fileprivate func add(_ member: MatchedMember) {
    members.append(member)
    change()
  }
  fileprivate func remove(_ member: MatchedMember) {
    members.removeAll { $0 === member }
    if !members.isEmpty { return change() }
    host.matchedGroups.remove(self)
    subgraph.invalidate()
  }
}

/// The source of a group; two are equal only if they are the same member.
struct MatchedSource: Equatable {
  weak var member: MatchedMember?
  static func == (a: Self, b: Self) -> Bool { a.member === b.member }
}

/// Of the members that are there, the source that came last; if there is none, the source that is on its way out.
private struct MatchedSourceRule: Rule {
  let group: Unmanaged<MatchedGroup>
  let count: Attribute<Int>
  let leavings: Attribute<Int>
  func compute() -> MatchedSource {
    _ = (count.value, leavings.value)
    let group = group.takeUnretainedValue()
    let sources = group.members.filter(\.isSource)
    let present = sources.filter { !$0.isLeaving }
    if present.count > 1 {
      runtimeWarning(
        "Multiple inserted views in matched geometry group \(group.key) have `isSource: true`, "
          + "results are undefined.")
    }
    return MatchedSource(member: present.last ?? sources.last)
  }
}

/// The groups of a scene.
struct MatchedGroups {
  private var groups: [AnyHashable: MatchedGroup] = [:]
  fileprivate mutating func group(for key: AnyHashable, _ host: ViewGraph) -> MatchedGroup {
    if let known = groups[key] { return known }
    let made = MatchedGroup(key, host)
    groups[key] = made
    return made
  }
  fileprivate mutating func remove(_ group: MatchedGroup) {
    if groups[group.key] === group { groups[group.key] = nil }
  }
}
