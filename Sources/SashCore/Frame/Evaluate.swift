import SashGraph

/// The pass that evaluates: what is drawn is pulled, and with it layout; what only acts comes after it.
extension ViewGraph {
  /// What lies in one another of two kinds of layout may need a round each; beyond this many it is no layout any more.
  private static let settleLimit = 100

  /// What is drawn follows from gates, and pulling it may bring up others; so may what lays out by what has come to rest.
  func bringDisplayUpToDate() {
    var restless: [any LayoutSettler] = []
    for _ in 0..<ViewGraph.settleLimit {
      settleDisplay()
      restless = []
      while restless.isEmpty {
        let due = dueSettlers.takeOutermost()
        if due.isEmpty { return }
        // What has come to rest in the first round may set out in this one.
        if rootTransaction.untrackedValue.animation != nil { animations.noteFrames() }
        restless = due.filter { $0.settle() }
      }
    }
    runtimeWarning(
      "The layout does not come to rest: whenever it has, \(restless.map(\.name).joined(separator: ", ")) changes what it "
        + "follows from. One of several answers is shown.")
    settleDisplay()
    dueSettlers.giveUp()
  }

  private func settleDisplay() {
    for _ in 0..<ViewGraph.roundLimit {
      let isRestless = graph.resolveGates()
      _ = rootDisplay.untrackedValue
      if isRestless {
        runtimeWarning(
          "The layout does not come to rest: sizes follow from each other in a circle. One of several answers is shown."
        )
        break
      }
      if !graph.hasPendingGates, rootDisplay.isCurrent { break }
    }
  }

  /// Brings everything up to date. Structure below containers is made when something pulls it, and drawing pulls all of
  /// it; so observers come last, those of what has just been made included.
  func evaluate() {
    bringDisplayUpToDate()
    endLeaving()
    observers.bringUpToDate()
    endLeaving()
  }
}
