import Sash
import SwiftUI
import Testing

private final class Box: ObservableObject {
  struct Item: Identifiable, Equatable {
    var id: Int
    var name: String
  }
  @Published var items: [Item] = []
  var writers: [Int: () -> Void] = [:]

  init(_ count: Int) { items = Box.make(0..<count) }
  static func make(_ ids: Range<Int>) -> [Item] { ids.map { Item(id: $0, name: "item \($0)") } }
}

private struct Line: View {
  let item: Box.Item
  var body: some View { Text(item.name) }
}

private struct Lines: View {
  @ObservedObject var box: Box
  var body: some View {
    VStack(spacing: 0) { ForEach(box.items) { Line(item: $0) } }
  }
}

/// A row whose state the test writes.
private struct Lamp: View {
  let id: Int
  let box: Box
  @State private var isOn = false
  var body: some View {
    HStack {
      (isOn ? Color.red : Color.blue).frame(width: 10, height: 10)
      Text(isOn ? "on" : "no").frame(width: 40)
    }
    .onAppear { box.writers[id] = { isOn.toggle() } }
  }
}

private struct Lamps: View {
  let count: Int
  let box: Box
  var body: some View {
    VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Lamp(id: $0, box: box) } }
  }
}

@MainActor @Suite("The work of many rows")
struct ForEachWorkTests {
  @Test("Ten thousand rows come, are replaced, change, swap, go one by one and all at once")
  func tenThousand() {
    let count = 10_000
    let box = Box(count)
    let app = TestHost(size: CGSize(width: 100, height: 200)) { Lines(box: box) }
    func lines() -> Int { app.work.bodies.filter { $0 == "Line" }.count }
    #expect(lines() == count)
    let nodes = app.liveNodes

    app.resetWork()
    box.items = Box.make(count..<2 * count)
    app.advance(by: 0.1)
    #expect(lines() == count)
    #expect(app.liveNodes == nodes)

    app.resetWork()
    for index in stride(from: 0, to: count, by: 10) { box.items[index].name += "!" }
    app.advance(by: 0.1)
    #expect(lines() == count / 10)

    app.resetWork()
    box.items.swapAt(1, count - 2)
    app.advance(by: 0.1)
    #expect(lines() == 0)
    #expect(app.liveNodes == nodes)

    app.resetWork()
    box.items.remove(at: count / 2)
    app.advance(by: 0.1)
    #expect(lines() == 0)
    #expect(app.liveNodes < nodes && app.liveNodes > nodes - nodes / count * 2)
    let texts = app.texts
    #expect(texts.count == count - 1)
    #expect(texts[0] == "item \(count)!" && texts[1] == "item \(2 * count - 2)")

    box.items = []
    app.advance(by: 0.1)
    #expect(app.texts == [])
    // What draws and places parts of a long list stays for the next one.
    #expect(app.liveNodes < 100 + 2 * count / 32)
    app.checkInvariants()
  }

  @Test("A state of one row costs the same work among 1,000 rows and among 10,000")
  func oneState() {
    var work: [Int] = []
    for count in [1000, 10_000] {
      let box = Box(0)
      let app = TestHost(size: CGSize(width: 100, height: 200)) { Lamps(count: count, box: box) }
      let row = count / 2
      app.resetWork()
      box.writers[row]!()
      app.advance(by: 0.1)
      #expect(app.work.bodies.filter { $0 == "Lamp" }.count == 1)
      #expect(app.texts[row] == "on" && app.texts.filter { $0 == "on" }.count == 1)
      work.append(app.work.evaluations)
    }
    #expect(work[0] == work[1])
    #expect(work[1] < 40)
  }

  @Test(
    "A long list draws in the order of its rows, also with a z-index among them, after growing and shrinking")
  func order() {
    struct Overlapping: View {
      @ObservedObject var box: Box
      let depth: Bool
      var body: some View {
        ZStack {
          ForEach(box.items) { item in
            if depth { Text(item.name).zIndex(item.id == 0 ? 1 : 0) } else { Text(item.name) }
          }
        }
      }
    }
    let box = Box(100)
    let app = TestHost { Overlapping(box: box, depth: false) }
    for count in [100, 129, 500, 192, 130, 127, 1, 300] {
      box.items = Box.make(0..<count)
      app.advance(by: 0.1)
      #expect(app.texts == (0..<count).map { "item \($0)" })
    }
    let deep = TestHost { Overlapping(box: box, depth: true) }
    #expect(deep.texts == (1..<300).map { "item \($0)" } + ["item 0"])
  }

  @Test(
    "A row that keeps its size leaves the places of all others alone; one that grows moves those below it")
  func sizes() {
    struct Growing: View {
      let id: Int
      let box: Box
      @State private var step = 0
      var body: some View {
        Text(step == 1 ? "b\(id)" : "a\(id)").frame(width: 50, height: step == 2 ? 60 : 20)
          .onAppear { box.writers[id] = { step += 1 } }
      }
    }
    struct Column: View {
      let box: Box
      var body: some View {
        VStack(spacing: 0) { ForEach(0..<8, id: \.self) { Growing(id: $0, box: box) } }
          .frame(maxHeight: .infinity, alignment: .top)
      }
    }
    let box = Box(0)
    let app = TestHost(size: CGSize(width: 100, height: 400)) { Column(box: box) }
    let before = app.frame(of: "a7")!
    box.writers[3]!()
    app.advance(by: 0.1)
    #expect(app.shows("b3") && app.frame(of: "a7") == before)
    box.writers[3]!()
    app.advance(by: 0.1)
    #expect(app.frame(of: "a7")!.minY == before.minY + 40)
    app.resize(to: CGSize(width: 80, height: 300))
    #expect(app.frame(of: "a7")!.minX == before.minX - 10)
    box.writers[5]!()
    app.advance(by: 0.1)
    #expect(app.shows("b5") && app.frame(of: "a7")!.minY == before.minY + 40)
  }

  @Test(
    "Two rows of one size that change places know where they are, and of many rows only those that move are placed"
  )
  func changingPlaces() {
    struct Placed: View {
      let name: String
      var body: some View {
        GeometryReader { Text("\(name) at \(Int($0.frame(in: .global).minY))") }.frame(width: 100, height: 20)
      }
    }
    struct Column: View {
      @ObservedObject var box: Box
      var body: some View {
        VStack(spacing: 0) { ForEach(box.items) { Placed(name: $0.name) } }
          .frame(maxHeight: .infinity, alignment: .top)
      }
    }
    let box = Box(200)
    let app = TestHost(size: CGSize(width: 100, height: 6000)) { Column(box: box) }
    #expect(app.shows("item 3 at 60") && app.shows("item 150 at 3,000"))
    let evaluations = app.work.evaluations
    box.items.swapAt(3, 150)
    app.advance(by: 0.1)
    #expect(app.shows("item 150 at 60") && app.shows("item 3 at 3,000"))
    #expect(app.shows("item 4 at 80") && app.shows("item 199 at 3,980"))
    #expect(app.work.evaluations - evaluations < 500)
    box.items.remove(at: 0)
    app.advance(by: 0.1)
    #expect(app.shows("item 1 at 0") && app.shows("item 150 at 40") && app.shows("item 199 at 3,960"))
  }

  @Test("One of a thousand rows that changes its width leaves the others where they are")
  func oneWidth() {
    struct Wide: View {
      let id: Int
      let box: Box
      @State private var isWide = false
      var body: some View {
        Color.red.frame(width: isWide ? 60 : 20, height: 10)
          .onAppear { box.writers[id] = { isWide.toggle() } }
      }
    }
    struct Column: View {
      let box: Box
      var body: some View {
        VStack(spacing: 0) {
          Color.blue.frame(width: 90, height: 10)
          ForEach(0..<1000, id: \.self) { Wide(id: $0, box: box) }
        }
      }
    }
    let box = Box(0)
    let app = TestHost(size: CGSize(width: 100, height: 200)) { Column(box: box) }
    let evaluations = app.work.evaluations
    box.writers[500]!()
    app.advance(by: 0.1)
    // The row, the gates of 32 parts, and the 32 rows of its part.
    #expect(app.work.evaluations - evaluations < 150)
  }
}
