/// How much work a graph has done.
package struct GraphCounters: Equatable {
  /// Rules that ran.
  package var evaluations = 0
  /// Rules that ran and came out equal, so that their readers did not have to.
  package var cutOffs = 0
  /// Nodes made, projections included.
  package var created = 0
  package var freed = 0
  /// Reads that were not those of the run before.
  package var recordedEdges = 0
  /// Uses of what had ended, each of which is a fault.
  package var endedUses = 0
  /// Nodes that exist now; not reset.
  package var liveNodes = 0
}
