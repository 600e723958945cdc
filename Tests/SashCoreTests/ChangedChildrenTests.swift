import Foundation
import Observation
import SashDisplay
import SashLayout
import Testing

@testable import SashCore

@Observable private final class Model {
  var widths: [CGFloat]
  var depth = 0.0
  var space: CGFloat = 1
  init(_ count: Int) { widths = Array(repeating: 2, count: count) }
}

/// A bar of the width in the model; nothing at all for no width.
private struct Bar: View {
  let model: Model
  let index: Int
  var body: some View {
    Path { path in
      let width = model.widths[index]
      if width > 0 { path.addRect(CGRect(x: 0, y: 0, width: width, height: 1)) }
    }
    .fill(.red)
    .frame(width: 30, height: 2)
  }
}

private struct Row: View {
  let model: Model
  var body: some View {
    VStack(alignment: .leading, spacing: model.space) {
      ForEach(0..<model.widths.count, id: \.self) { Bar(model: model, index: $0) }
    }
  }
}

@Observable private final class Order {
  var ids = [1, 2, 3]
  var height: CGFloat = 5
}

private struct Ordered: View {
  let order: Order
  var body: some View {
    VStack(spacing: 0) {
      ForEach(order.ids, id: \.self) { id in
        Color.red.frame(width: 10, height: id == 1 ? order.height : 5)
      }
    }
    .frame(width: 50, height: 50)
  }
}

private struct Pair: View {
  let model: Model
  var body: some View {
    ZStack {
      Bar(model: model, index: 0).zIndex(model.depth)
      Bar(model: model, index: 1)
    }
  }
}

/// Containers ask those children alone that have changed: what they show has to be what a new one shows.
@MainActor @Suite("Children that change") struct ChangedChildrenTests {
  private func isAsNew<V: View>(_ graph: ViewGraph, _ view: V) -> Bool {
    let fresh = ViewGraph(root: view, size: CGSize(width: 60, height: 300), environment: EnvironmentValues())
    fresh.update()
    graph.update()
    return graph.display().dump() == fresh.display().dump()
  }

  @Test("Children change, show nothing and show again, alone and together", arguments: [3, 12, 150])
  func changes(_ count: Int) {
    let model = Model(count)
    let graph = ViewGraph(
      root: Row(model: model), size: CGSize(width: 60, height: 300), environment: EnvironmentValues())
    #expect(isAsNew(graph, Row(model: model)))
    var state: UInt64 = 1
    func random(_ n: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(n))
    }
    // Lists of earlier frames are held now and then, so that groups must not change in them.
    var held: [(DisplayItem, String)] = []
    for step in 0..<60 {
      for _ in 0...random(4) { model.widths[random(model.widths.count)] = CGFloat(random(5)) }
      if random(8) == 0 { model.space = CGFloat(random(3)) }
      if random(10) == 0 { model.widths.append(4) }
      if random(10) == 0, model.widths.count > 2 { model.widths.removeLast() }
      #expect(isAsNew(graph, Row(model: model)), "after step \(step)")
      if random(5) == 0 { held.append((graph.display(), graph.display().dump())) }
    }
    for (list, text) in held { #expect(list.dump() == text) }
  }

  @Test("Rows of the same kind that change places are not placed anew, others are")
  func otherListSameAnswers() {
    let order = Order()
    let graph = ViewGraph(
      root: Ordered(order: order), size: CGSize(width: 60, height: 300), environment: EnvironmentValues())
    #expect(isAsNew(graph, Ordered(order: order)))
    // A stack that takes its children anew keeps where they stand; another one places them.
    func keeps(_ change: () -> Void) -> Bool {
      let before = graph.rootLayout!.engine.children[0]
      #expect(before is StackEngine)
      change()
      graph.update()
      let after = graph.rootLayout!.engine.children[0]
      #expect(isAsNew(graph, Ordered(order: order)))
      return after === before
    }
    #expect(keeps { order.ids = [2, 1, 3] })
    #expect(!keeps { order.height = 7 })
    #expect(!keeps { order.ids = [1, 2, 3] })
    #expect(keeps { order.ids = [1, 3, 2] })
    #expect(!keeps { order.ids = [1, 3] })
  }

  @Test("The order from back to front follows the depth")
  func depths() {
    let model = Model(2)
    let graph = ViewGraph(
      root: Pair(model: model), size: CGSize(width: 60, height: 300), environment: EnvironmentValues())
    #expect(isAsNew(graph, Pair(model: model)))
    for (width, depth) in [(3, 0.0), (4, 2), (5, 2), (0, 2), (6, -1)] {
      model.widths[1] = CGFloat(width)
      model.depth = depth
      #expect(isAsNew(graph, Pair(model: model)))
    }
  }

  @Test("The system's font of one size is made once, others are told apart")
  func knownFonts() {
    #expect(Font.system(size: 15).storage === Font.system(size: 15).storage)
    #expect(Font.system(size: 15) != Font.system(size: 16))
    #expect(Font.system(size: 15, weight: .bold) != Font.system(size: 15))
    #expect(Font.system(size: 15, weight: .bold, design: .serif) != Font.system(size: 15, weight: .bold))
    let sizes = (1...2000).map { CGFloat($0) / 7 }
    let first = sizes.map { Font.system(size: $0) }
    let second = sizes.map { Font.system(size: $0) }
    #expect(first == second)
    #expect(Set(first).count == sizes.count)
  }
}
