/// Reads attributes in turn, as `value` does, and tells which of them may have another value than in the last run of the
/// rule that runs; the values themselves are not looked at. For rules that follow from many attributes, few of which change.
///
/// What the last run did not read at this place counts as changed.
///
/// - Parameters:
///   - attributes: `AnyAttribute.none` is passed over.
///   - changed: Gets the index of an attribute that is up to date now. Must read nothing that is to be depended on.
/// - Complexity: O(n), with a look at the node of each.
package func readChanges(of attributes: [AnyAttribute], _ changed: (Int) -> Void) {
  let s = currentStore
  let reader = s.pointee.frame.reader
  precondition(reader != 0, "Sash: only a rule has a last run to compare with")
  let (hasRun, last) = (s.pointee.nodes[Int(reader)].hasValue, s.pointee.nodes[Int(reader)].checkedAt)
  for index in attributes.indices {
    // Far enough ahead that one step has arrived before the next asks for it.
    if index + 48 < attributes.count { prefetch(s, attributes[index + 48].id, .node) }
    if index + 32 < attributes.count { prefetch(s, attributes[index + 32].id, .neighbours) }
    if index + 16 < attributes.count { prefetch(s, attributes[index + 16].id, .blocks) }
    let id = attributes[index].id
    if id == 0 { continue }
    let next = s.pointee.frame.next
    let isKnown = next != 0 && s.pointee.edges[Int(next)].source == id
    if isKnown {
      s.pointee.frame.last = next
      s.pointee.frame.next = s.pointee.edges[Int(next)].nextInput
    } else {
      record(id)
    }
    if s.pointee.nodes[Int(id)].pending { pull(id) }
    // Wraps, as in `bringUpToDate`.
    if !isKnown || !hasRun || Int32(bitPattern: s.pointee.nodes[Int(id)].changedAt &- last) > 0 {
      changed(index)
    }
  }
}
