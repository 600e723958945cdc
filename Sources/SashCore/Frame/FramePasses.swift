import Foundation
import SashDisplay
import SashGraph
import SashLayout

/// The passes of a frame that are about views. `update()` runs them in order; the table of ARCHITECTURE.md is this list.
///
/// - deliver: pointers that have moved since the last frame (`EventRouter.tellMoves`); other events were delivered when they came
/// - commit: what was written, a part for each transaction (`TransactionQueue`)
/// - evaluate: the rules that this has marked (`Evaluate.swift`); measuring, placing and recording are pulled by it
/// - settle: callbacks, whose writes are committed in another round (`PendingActions`)
///
/// What is left, from the damage to the surface, is about pixels and belongs to who has some: `SceneWindow` and pictures.
extension ViewGraph {
  /// A frame may need several rounds when callbacks write state; beyond this many the rest waits for the next frame.
  static let roundLimit = 16

  /// Evaluates what was marked, runs callbacks, and again, until nothing is left to run.
  package func update() { update(tellsMoves: true) }

  /// - Parameter tellsMoves: Whether those who follow pointers hear of the moves since the last frame.
  private func update(tellsMoves: Bool) {
    if isClosed { return }
    frameRequested = false
    frameNumber += 1
    beginUpdate()
    isInsideUpdate = true
    defer { isInsideUpdate = false }
    graph.withCurrent {
      if let clock = services.clock { animations.begin(at: clock()) }
      if tellsMoves { events.tellMoves() }
      if isClosed { return }
      for round in 0..<ViewGraph.roundLimit {
        evaluateTransactions(isFirst: round == 0)
        events.review()
        if pending.isEmpty { break }
        runPending()
        // An action may close the window.
        if isClosed { return }
      }
      if !pending.isEmpty { frameRequested = true }
      // A frame for the sake of animations is no answer to those who ask for one meanwhile: theirs may be due earlier.
      if !pending.isEmpty || animations.isMoving { onFrameRequest?() }
      LayoutWarning.tellPlaces { rootLayout?.engine }
    }
  }

  /// Evaluates what was marked, unless that goes on already; what is drawn follows with the next frame.
  package func updateBetweenFrames(tellsMoves: Bool = true) {
    if isInsideUpdate || isClosed || graph.isUpdating { return }
    let wasRequested = frameRequested
    update(tellsMoves: tellsMoves)
    frameRequested = wasRequested || frameRequested
  }

  func beginUpdate() { updateNumber += 1 }

  /// What is to be drawn now, in window space; nothing once the window has gone. Valid after `update()`.
  package func display() -> DisplayItem {
    if isClosed { return DisplayItem(identity: nextIdentity(), content: .group([])) }
    return graph.withCurrent {
      // What was written since is evaluated with the transactions that it came with, or not at all.
      if hasChanges, let last = rootDisplay.lastValue { return last }
      bringDisplayUpToDate()
      return rootDisplay.untrackedValue
    }
  }

  // MARK: What is to be done in it

  /// Asks for a frame; many requests make one.
  package func requestFrame() {
    if frameRequested || isInsideUpdate || isClosed { return }
    frameRequested = true
    onFrameRequest?()
  }
  /// Runs `action` after the evaluation that is going on, or in the next frame.
  ///
  /// Actions of observers come first, in the order of the tree: inner before outer, earlier siblings before later ones.
  /// Those of views that end come after them.
  package func enqueue(_ action: @escaping () -> Void) {
    pending.append(action, order: observers.runningOrder)
    requestFrame()
  }
  /// Runs `action` after the actions of all observers of the evaluation that is going on.
  func enqueueLast(_ action: @escaping () -> Void) {
    pending.append(action, order: nil)
    requestFrame()
  }
  func runPending() {
    let actions = pending.takeInOrder()
    for action in actions { action() }
  }

  /// Keeps a rule up to date in every update, for what it does rather than for its value. Ends with the current subgraph.
  ///
  /// Call it when what is inside of the observing view has been made; `inputs` say where in the tree it stands, or
  /// `group` does if it stands on a list.
  package func addObserver<Value>(
    _ attribute: Attribute<Value>, _ inputs: _GraphInputs, _ group: ObservedGroup? = nil
  ) { observers.add(attribute.any, at: inputs.place, group) }
  /// - Parameter place: The child of a container that the observer is in.
  func addObserver<Value>(_ attribute: Attribute<Value>, at place: TreePlace?, _ group: ObservedGroup? = nil)
  {
    observers.add(attribute.any, at: place, group)
  }

  /// Lets something work as soon as the layout of this evaluation has come to rest. For use in a rule.
  package func settle(_ settler: any LayoutSettler) { dueSettlers.add(settler) }
}
