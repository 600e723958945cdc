import Foundation

/// Rows and sections that come, go and move at once.
///
/// What goes, what is reloaded and where something moves from are places before; what comes and where something moves to are
/// places after.
struct TableUpdates {
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  var deletes: Set<IndexPath> = []
  var inserts: Set<IndexPath> = []
  var reloads: Set<IndexPath> = []
  var moves: [(from: IndexPath, to: IndexPath)] = []

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
      && deletes.isEmpty && inserts.isEmpty && reloads.isEmpty && moves.isEmpty
  }

  /// Where each section and row after was before; nil for what is new.
  struct Plan {
    var sections: [Int?] = []
    var rows: [[IndexPath?]] = []
    /// Where each row before is after.
    func places() -> [IndexPath: IndexPath] {
      var found: [IndexPath: IndexPath] = [:]
      for (section, list) in rows.enumerated() {
        for (row, old) in list.enumerated() {
          if let old { found[old] = IndexPath(row: row, section: section) }
        }
      }
      return found
    }
  }
  enum Outcome {
    case plan(Plan)
    /// What is wrong, in UIKit's words.
    case problem(String)
  }

  /// - Parameters:
  ///   - before: How many rows each section had.
  ///   - after: How many rows each section has.
  ///   - part: What UIKit calls a row: "row" or "item".
  func plan(before: [Int], after: [Int], part: String = "row") -> Outcome {
    let sections = arrange(
      count: after.count, old: before.count, deleted: deletedSections, inserted: insertedSections,
      moved: movedSections)
    guard let sections else {
      return .problem(
        """
        Invalid update: invalid number of sections. The number of sections contained in the table view after the update \
        (\(after.count)) must be equal to the number of sections contained in the table view before the update \
        (\(before.count)), plus or minus the number of sections inserted or deleted (\(insertedSections.count) inserted, \
        \(deletedSections.count) deleted).
        """)
    }
    var plan = Plan(sections: sections)
    for (section, old) in sections.enumerated() {
      let inserted = IndexSet(inserts.filter { $0.section == section }.map(\.item))
      let movedIn = moves.filter { $0.to.section == section }
      guard let old, !reloadedSections.contains(old) else {
        // Every row of a section that is new, or asked for anew, is new.
        plan.rows.append(Array(repeating: nil, count: after[section]))
        continue
      }
      let deleted = IndexSet(deletes.filter { $0.section == old }.map(\.item))
      let movedOut = moves.filter { $0.from.section == old }
      let stays = (0..<before[old]).filter { row in
        !deleted.contains(row) && !movedOut.contains { $0.from.item == row }
      }
      guard stays.count + inserted.count + movedIn.count == after[section],
        deleted.allSatisfy({ $0 < before[old] }), inserted.allSatisfy({ $0 < after[section] })
      else {
        return .problem(
          """
          Invalid update: invalid number of \(part)s in section \(section). The number of \(part)s contained in an existing \
          section after the update (\(after[section])) must be equal to the number of \(part)s contained in that section \
          before the update (\(before[old])), plus or minus the number of \(part)s inserted or deleted from that section \
          (\(inserted.count) inserted, \(deleted.count) deleted) and plus or minus the number of \(part)s moved into or out \
          of that section (\(movedIn.count) moved in, \(movedOut.count) moved out).
          """)
      }
      var list = [IndexPath?](repeating: nil, count: after[section])
      var isTaken = [Bool](repeating: false, count: after[section])
      for row in inserted { isTaken[row] = true }
      for move in movedIn where move.to.item < list.count {
        list[move.to.item] = move.from
        isTaken[move.to.item] = true
      }
      var rest = stays.makeIterator()
      for row in list.indices where !isTaken[row] {
        list[row] = rest.next().map { IndexPath(row: $0, section: old) }
      }
      plan.rows.append(list)
    }
    return .plan(plan)
  }

  private func arrange(
    count: Int, old: Int, deleted: IndexSet, inserted: IndexSet, moved: [(from: Int, to: Int)]
  ) -> [Int?]? {
    let stays = (0..<old).filter { index in
      !deleted.contains(index) && !moved.contains { $0.from == index }
    }
    guard stays.count + inserted.count + moved.count == count, deleted.allSatisfy({ $0 < old }),
      inserted.allSatisfy({ $0 < count })
    else { return nil }
    var list = [Int?](repeating: nil, count: count)
    var isTaken = [Bool](repeating: false, count: count)
    for index in inserted { isTaken[index] = true }
    for move in moved where move.to < count {
      list[move.to] = move.from
      isTaken[move.to] = true
    }
    var rest = stays.makeIterator()
    for index in list.indices where !isTaken[index] { list[index] = rest.next() }
    return list
  }
}
