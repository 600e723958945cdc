import Foundation

/// Keeps changes of different transactions apart.
///
/// Changes that come with the same transaction are made at once and evaluated together. A change with another
/// transaction than those before it waits until they have been evaluated, so that each rule that runs sees the
/// transaction of the change that made it run.
package struct TransactionQueue {
  struct Batch {
    let transaction: Transaction
    var changes: [() -> Void]
  }
  /// The transaction of the changes that have been made and not been evaluated.
  private var open: Transaction?
  private var waiting: [Batch] = []
  package init() {}

  /// True if nothing has to be evaluated before a change with this transaction.
  func admits(_ transaction: Transaction) -> Bool {
    if !waiting.isEmpty { return false }
    guard let open else { return true }
    return open.values.isEqual(to: transaction.values)
  }
  /// A change that was admitted has been made.
  mutating func note(_ transaction: Transaction) { if open == nil { open = transaction } }
  /// Keeps a change that was not admitted.
  package mutating func wait(_ transaction: Transaction, _ change: @escaping () -> Void) {
    // The last batch is looked at in its place: a copy of it would have the list copied with each change.
    let last = waiting.count - 1
    if last >= 0, waiting[last].transaction.values.isEqual(to: transaction.values) {
      waiting[last].changes.append(change)
    } else {
      waiting.append(Batch(transaction: transaction, changes: [change]))
    }
  }
  /// The transaction to evaluate what has been changed with; the next change may bring another.
  mutating func close() -> Transaction {
    defer { open = nil }
    return open ?? Transaction()
  }
  var hasChanges: Bool { open != nil || !waiting.isEmpty }
  mutating func next() -> Batch? { waiting.isEmpty ? nil : waiting.removeFirst() }
}

extension ViewGraph {
  /// Makes a change of the graph that came with a transaction: now, or once what was changed before with another one has
  /// been evaluated. Asks for a frame.
  package func change(_ transaction: Transaction, _ change: @escaping () -> Void) {
    follow(transaction)
    if admits(transaction) {
      graph.withCurrent(change)
      noteChange(transaction)
    } else {
      wait(transaction, change)
    }
    requestFrame()
  }
  /// Keeps a change that was not admitted.
  func wait(_ transaction: Transaction, _ change: @escaping () -> Void) {
    transactions.wait(transaction, change)
    endTurnSoon()
  }

  /// True if nothing has to be evaluated before a change with this transaction, here or in windows that follow this scene.
  func admits(_ transaction: Transaction) -> Bool {
    transactions.admits(transaction) && windowScenes().allSatisfy { $0.transactions.admits(transaction) }
  }
  /// A change that was admitted has been made, here or in the state of the app that the views of windows read.
  func noteChange(_ transaction: Transaction) {
    for scene in windowScenes() {
      scene.transactions.note(transaction)
      scene.endTurnSoon()
    }
    transactions.note(transaction)
    endTurnSoon()
  }

  /// What a turn of the main queue changes is one update, evaluated when the turn is over unless a frame comes before: what
  /// the next turn changes is seen by itself, though both may come between two frames.
  ///
  /// - Source: SwiftUI makes pending changes at the end of each turn of the main run loop, before it waits.
  func endTurnSoon() {
    // Before the first frame it is not known how large the window is.
    if awaitsEndOfTurn || isInsideUpdate || isClosed || frameNumber == 0 { return }
    awaitsEndOfTurn = true
    DispatchQueue.main.async { [weak self] in self?.endTurn() }
  }
  private func endTurn() {
    awaitsEndOfTurn = false
    guard hasChanges else { return }
    if let runTurn {
      runTurn { updateBetweenFrames(tellsMoves: false) }
    } else {
      updateBetweenFrames(tellsMoves: false)
    }
  }

  /// Sees to it that those who wait for the animations of a transaction are told, even if it changes nothing.
  func follow(_ transaction: Transaction) {
    if transaction.completions.isEmpty { return }
    // Views move in windows.
    if let scene = windowScenes().first { return scene.follow(transaction) }
    for completion in transaction.completions where !completion.isFollowed {
      completion.isFollowed = true
      animations.follow(completion)
      requestFrame()
    }
  }

  /// Makes a change in an evaluation of its own, after what is evaluated now, in the same frame: no end of a turn is awaited for it.
  package func changeNext(_ change: @escaping () -> Void) {
    transactions.wait(Transaction(), change)
    requestFrame()
  }

  /// Ends the transaction of one rule with this evaluation: the rule runs again in the next.
  func endAfterEvaluation(_ attribute: AnyAttribute) { passing.append(WeakAnyAttribute(attribute)) }

  /// Evaluates what was changed so far, each part with its transaction.
  ///
  /// - Parameter isFirst: Whether it was changed before the frame began, and not by what runs in it.
  func evaluateTransactions(isFirst: Bool) {
    evaluate(in: transactions.close())
    while let batch = transactions.next() {
      if isFirst { beginUpdate() }
      for change in batch.changes { change() }
      for scene in windowScenes() {
        scene.transactions.note(batch.transaction)
        scene.endTurnSoon()
        scene.requestFrame()
      }
      evaluate(in: batch.transaction)
    }
    for completion in animations.takeFinished() { enqueue(completion.action) }
  }
  /// Something was changed and has not been evaluated.
  var hasChanges: Bool { transactions.hasChanges }

  private func evaluate(in transaction: Transaction) {
    if transaction.values.isEmpty {
      evaluate()
    } else {
      if transaction.animation != nil { animations.noteFrames() }
      rootTransaction.setValue(transaction)
      evaluate()
      rootTransaction.setValue(Transaction())
    }
    if passing.isEmpty { return }
    let ended = passing
    passing = []
    for attribute in ended { attribute.attribute?.markNeedsUpdate() }
  }
}
