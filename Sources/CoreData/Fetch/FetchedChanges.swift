import Foundation

/// The objects of a section of a controller.
struct FetchedSection: NSFetchedResultsSectionInfo {
  let name: String
  var members: [Any]
  var indexTitle: String? { name.first.map { String($0).uppercased() } }
  var numberOfObjects: Int { members.count }
  var objects: [Any]? { members }

  /// What names the section of an object.
  static func name(of object: Any, by path: String) -> String {
    PredicateValues.value(of: object, at: path).map { "\($0)" } ?? ""
  }

  /// The sections of objects in order; one without a name where there is no path.
  static func groups(of objects: [Any], by path: String?) -> [FetchedSection] {
    groups(of: objects, named: path.map { path in objects.map { name(of: $0, by: path) } })
  }
  /// - Parameter names: What names the section of each; those that follow each other with one name are in one.
  static func groups(of objects: [Any], named names: [String]?) -> [FetchedSection] {
    guard let names else { return [FetchedSection(name: "", members: objects)] }
    var sections: [FetchedSection] = []
    var start = 0
    while start < objects.count {
      let end = names[start...].firstIndex { $0 != names[start] } ?? objects.count
      sections.append(FetchedSection(name: names[start], members: Array(objects[start..<end])))
      start = end
    }
    return sections
  }
}

/// The single changes that lead from one list of sections to another.
enum FetchedChanges {
  enum Step {
    case section(FetchedSection, Int, NSFetchedResultsChangeType)
    case object(Any, IndexPath?, NSFetchedResultsChangeType, IndexPath?)
  }

  /// The objects of sections in a row.
  private struct Row {
    var ids: [ObjectIdentifier] = []
    /// The section of each, and where it begins.
    var sections: [Int] = []
    var starts: [Int] = []

    init(_ groups: [FetchedSection]) {
      for (section, group) in groups.enumerated() {
        starts.append(ids.count)
        for member in group.members {
          ids.append(ObjectIdentifier(member as AnyObject))
          sections.append(section)
        }
      }
    }
    func path(_ place: Int) -> IndexPath {
      IndexPath(indexes: [sections[place], place - starts[sections[place]]])
    }
  }

  /// - Parameter changed: The objects whose values are others now.
  /// - Complexity: O(*n*) comparisons of names, and O(*m* log *m*) for the *m* places between the first and the last change.
  static func between(_ old: [FetchedSection], _ new: [FetchedSection], _ changed: Set<ObjectIdentifier>)
    -> [Step]
  {
    var steps: [Step] = []
    let (oldNames, newNames) = (Set(old.map(\.name)), Set(new.map(\.name)))
    for (index, section) in old.enumerated() where !newNames.contains(section.name) {
      steps.append(.section(section, index, .delete))
    }
    for (index, section) in new.enumerated() where !oldNames.contains(section.name) {
      steps.append(.section(section, index, .insert))
    }
    let (before, after) = (Row(old), Row(new))
    func object(_ place: Int, in row: Row, _ groups: [FetchedSection]) -> Any {
      groups[row.sections[place]].members[place - row.starts[row.sections[place]]]
    }
    // What is the same at the beginning and at the end has not moved.
    let shorter = min(before.ids.count, after.ids.count)
    var head = 0
    while head < shorter, before.ids[head] == after.ids[head] { head += 1 }
    var tail = 0
    while tail < shorter - head,
      before.ids[before.ids.count - 1 - tail] == after.ids[after.ids.count - 1 - tail]
    {
      tail += 1
    }
    let (oldMiddle, newMiddle) = (head..<(before.ids.count - tail), head..<(after.ids.count - tail))
    let from = Dictionary(oldMiddle.map { (before.ids[$0], $0) }) { first, _ in first }
    let to = Dictionary(newMiddle.map { (after.ids[$0], $0) }) { first, _ in first }
    // What stays in order among what stays has not moved, however far others push it.
    let stays = oldMiddle.map { before.ids[$0] }.filter { to[$0] != nil }
    let settled = Set(longestRising(stays.map { to[$0]! }).map { stays[$0] })

    var (inserts, moves, updates): ([Step], [Step], [Step]) = ([], [], [])
    for place in oldMiddle.reversed() where to[before.ids[place]] == nil {
      steps.append(.object(object(place, in: before, old), before.path(place), .delete, nil))
    }
    for place in after.ids.indices {
      let id = after.ids[place]
      let isMiddle = newMiddle.contains(place)
      let origin = isMiddle ? from[id] : place < head ? place : before.ids.count - (after.ids.count - place)
      guard let origin else {
        inserts.append(.object(object(place, in: after, new), nil, .insert, after.path(place)))
        continue
      }
      let hasNewSection = old[before.sections[origin]].name != new[after.sections[place]].name
      let hasMoved = hasNewSection || isMiddle && !settled.contains(id)
      guard hasMoved || changed.contains(id) else { continue }
      let step = Step.object(
        object(place, in: after, new), before.path(origin), hasMoved ? .move : .update, after.path(place))
      if hasMoved { moves.append(step) } else { updates.append(step) }
    }
    return steps + inserts + moves + updates
  }

  /// The places of a longest rising row of numbers.
  private static func longestRising(_ numbers: [Int]) -> [Int] {
    var (tails, previous): ([Int], [Int?]) = ([], Array(repeating: nil, count: numbers.count))
    for (index, number) in numbers.enumerated() {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? tails[low - 1] : nil
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var (found, next): ([Int], Int?) = ([], tails.last)
    while let index = next {
      found.append(index)
      next = previous[index]
    }
    return found.reversed()
  }
}
