import Foundation
import Sash
import SwiftUI
import Testing

@MainActor struct UndoManagerTests {
  private final class Counter {
    var count = 0
    func set(_ value: Int, _ manager: UndoManager) {
      let old = count
      count = value
      manager.registerUndo(withTarget: self) { $0.set(old, manager) }
    }
  }

  @Test("A group that stays open over many events closes the one of the event with it")
  func longGroup() async {
    let (manager, counter) = (UndoManager(), Counter())
    manager.beginUndoGrouping()
    counter.set(1, manager)
    await turn()
    counter.set(2, manager)
    await turn()
    manager.endUndoGrouping()
    await turn()
    #expect(manager.groupingLevel == 0)
    manager.undo()
    #expect(counter.count == 0)
  }

  @Test("Changes of one event are undone together, and done again together")
  func groups() async {
    let (manager, counter) = (UndoManager(), Counter())
    counter.set(1, manager)
    counter.set(2, manager)
    #expect(manager.canUndo && !manager.canRedo && manager.groupingLevel == 1)
    await turn()
    #expect(manager.groupingLevel == 0)
    counter.set(3, manager)
    await turn()
    manager.undo()
    #expect(counter.count == 2 && manager.canRedo)
    manager.undo()
    #expect(counter.count == 0 && !manager.canUndo)
    manager.redo()
    #expect(counter.count == 2)
    manager.redo()
    #expect(counter.count == 3 && !manager.canRedo)
    manager.undo()
    counter.set(9, manager)
    #expect(!manager.canRedo, "a new change forgets what could be done again")
  }

  @Test("Without groups by event each group is a step; names and levels are kept")
  func levels() {
    let (manager, counter) = (UndoManager(), Counter())
    manager.groupsByEvent = false
    manager.levelsOfUndo = 2
    for number in 1...3 {
      manager.beginUndoGrouping()
      counter.set(number, manager)
      manager.setActionName("Step \(number)")
      manager.endUndoGrouping()
    }
    #expect(manager.undoActionName == "Step 3" && manager.undoMenuItemTitle == "Undo Step 3")
    manager.undo()
    #expect(manager.redoActionName == "Step 3")
    manager.undo()
    #expect(counter.count == 1 && !manager.canUndo)
    manager.removeAllActions(withTarget: counter)
    #expect(!manager.canRedo)
  }

  @Test("What is not registered is not undone; a target is not kept alive")
  func disabled() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    var counter: Counter? = Counter()
    weak let gone = counter
    manager.disableUndoRegistration()
    counter?.set(4, manager)
    manager.enableUndoRegistration()
    #expect(!manager.canUndo)
    manager.beginUndoGrouping()
    counter?.set(5, manager)
    manager.endUndoGrouping()
    counter = nil
    #expect(gone == nil)
    manager.undo()
  }

  private struct Board: View {
    @Environment(\.undoManager) private var manager
    @State private var model = Model()
    final class Model: ObservableObject {
      @Published var number = 0
      @MainActor func add(_ manager: UndoManager?, by step: Int = 1) {
        number += step
        manager?.registerUndo(withTarget: self) { $0.add(manager, by: -step) }
      }
    }
    struct Number: View {
      @ObservedObject var model: Model
      var body: some View { Text("number \(model.number)") }
    }
    var body: some View {
      VStack {
        Number(model: model)
        Button("Add") { model.add(manager) }
      }
    }
  }

  @Test("The window has an undo manager, which its keys ask")
  func window() async {
    let host = TestHost { Board() }
    for _ in 0..<2 {
      _ = host.tap("Add")
      await host.settle()
    }
    #expect(host.shows("number 2"))
    host.press(.control("z"))
    #expect(host.shows("number 1"))
    host.press(.control("z"))
    host.press(.control("z"), shift: true)
    #expect(host.shows("number 1"))
  }

  private func turn() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }
}
