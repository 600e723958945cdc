import Foundation
import SashCore
import SashGraph
import SashLayout
import Testing

/// Hands the children of a container to the test.
private nonisolated struct Spy<Content: View>: UnaryView {
  let seen: (ContainerChildren) -> Void
  let content: Content

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let offset = MemoryLayout<Self>.offset(of: \.content)!
    let list = Content._makeViewList(
      view: view.part(at: offset, as: Content.self), inputs: inputs.listInputs)
    return makeContainer(list: list, inputs: inputs) { engines, children in
      view.value.seen(children)
      return StackEngine(
        axis: .vertical, alignment: .center, spacing: nil, children: engines, direction: .leftToRight)
    }
  }
}

@MainActor private final class Stage {
  var rows: [DynamicRow?] = []
  private var graph: ViewGraph!

  init<Content: View>(_ content: Content) {
    let spy = Spy(seen: { self.rows = $0.list.map(\.traits.row) }, content: content)
    graph = ViewGraph(
      root: spy, size: CGSize(width: 100, height: 100), environment: EnvironmentValues())
    graph.update()
  }
  func run<R>(_ body: () -> R) -> R { graph.graph.withCurrent(body) }
}

@MainActor @Suite("Rows of dynamic content")
struct DynamicContentTests {
  @Test("Each view of a row knows the offset and the id of the row, and what deletes and moves rows")
  func actions() {
    var deleted: [Int] = []
    var moved: [Int] = []
    let stage = Stage(
      Group {
        ForEach(["a", "b"], id: \.self) { name in
          Text(name)
          Text(name)
        }
        .onDelete { deleted += $0 }
        .onMove { moved += Array($0) + [$1] }
        .opacity(0.5)
        Text("fixed")
      })
    #expect(stage.rows.map { $0?.offset } == [0, 0, 1, 1, nil])
    #expect(stage.rows.map { $0?.anyID } == ["a", "a", "b", "b", nil])
    stage.run {
      stage.rows[2]?.deleteAction?(IndexSet(integer: 1))
      stage.rows[2]?.moveAction?(IndexSet(integer: 1), 0)
    }
    #expect(deleted == [1] && moved == [1, 0])
  }

  @Test("Of two actions the one nearer to the content counts, and nil takes it back")
  func nearest() {
    var log: [String] = []
    let stage = Stage(
      Group {
        ForEach(0..<1) { _ in Text("a") }.onDelete { _ in log.append("inner") }.onDelete { _ in
          log.append("outer")
        }
        ForEach(0..<1) { _ in Text("b") }.onDelete(perform: nil)
        ForEach(0..<1) { _ in ForEach(0..<1) { _ in Text("c") } }.onDelete { _ in log.append("around") }
      })
    stage.run {
      stage.rows[0]?.deleteAction?([0])
      #expect(stage.rows[1]?.deleteAction == nil)
      #expect(stage.rows[2]?.deleteAction == nil)
      stage.rows[2]?.content.outer?.deleteAction?([0])
    }
    #expect(log == ["inner", "around"])
  }

  @Test("Edit actions change the collection behind the binding; an explicit action comes first")
  func edits() {
    nonisolated(unsafe) var words = ["a", "b", "c", "d"]
    let binding = Binding(get: { words }, set: { words = $0 })
    var log: [String] = []
    let stage = Stage(
      Group {
        ForEach(binding, id: \.self, editActions: .all) { Text($0.wrappedValue) }
        ForEach(binding, id: \.self, editActions: .delete) { Text($0.wrappedValue) }
        ForEach(binding, id: \.self, editActions: .move) { Text($0.wrappedValue) }
          .onMove { _, _ in log.append("moved") }
      })
    #expect(stage.rows.count == 12)
    stage.run {
      stage.rows[0]?.moveAction?([0, 2], 4)
      #expect(words == ["b", "d", "a", "c"])
      stage.rows[0]?.deleteAction?([1, 3])
      #expect(words == ["b", "a"])
      #expect(stage.rows[4]?.deleteAction != nil && stage.rows[4]?.moveAction == nil)
      #expect(stage.rows[8]?.deleteAction == nil)
      stage.rows[8]?.moveAction?([0], 1)
    }
    #expect(log == ["moved"] && words == ["b", "a"])
  }

  @Test(
    "Elements move before the offset given, which counts before the move",
    arguments: [
      ([0], 4, "bcda"), ([3], 0, "dabc"), ([1], 2, "abcd"), ([0, 3], 2, "badc"), ([], 1, "abcd"),
    ])
  func moving(source: [Int], destination: Int, result: String) {
    var letters = ["a", "b", "c", "d"]
    letters.move(fromOffsets: IndexSet(source), toOffset: destination)
    #expect(letters.joined() == result)
  }

  @Test("Elements at offsets are taken out")
  func removing() {
    var letters = ["a", "b", "c", "d"]
    letters.remove(atOffsets: [0, 2])
    #expect(letters == ["b", "d"])
  }
}
