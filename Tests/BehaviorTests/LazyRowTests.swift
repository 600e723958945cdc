import Sash
import SwiftUI
import Testing

private let window = CGSize(width: 300, height: 200)

private final class Counts {
  var reads = 0
  var taps: [Int: () -> Void] = [:]
}

/// An element that counts how often its id is asked for.
private struct Item: Identifiable {
  let number: Int
  let counts: Counts
  var id: Int {
    counts.reads += 1
    return number
  }
}

private final class Box: ObservableObject {
  @Published var items: [Item] = []
  let counts = Counts()
  init(_ numbers: some Sequence<Int>) { set(numbers) }
  func set(_ numbers: some Sequence<Int>) { items = numbers.map { Item(number: $0, counts: counts) } }
}

private struct Row: View {
  let number: Int
  @State private var taps = 0
  var body: some View {
    Button("Row \(number): \(taps)") { taps += 1 }.frame(width: 200, height: 40)
  }
}

private struct Rows: View {
  @ObservedObject var box: Box
  var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        Button("Go") { proxy.scrollTo(700, anchor: .top) }.frame(height: 20)
        ScrollView { LazyVStack(spacing: 0) { ForEach(box.items) { Row(number: $0.number) } } }
      }
    }
  }
}

@MainActor @Suite("Rows that are made when they are shown")
struct LazyRowTests {
  private func host(_ box: Box) -> TestHost { TestHost(size: window) { Rows(box: box) } }
  private func scroll(_ app: TestHost, by rows: Int) {
    app.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: CGFloat(-40 * rows)))
  }

  @Test("Of a hundred thousand elements a lazy column asks those for their id that it shows")
  func asksFew() {
    let box = Box(0..<100_000)
    let app = host(box)
    #expect(app.shows("Row 0: 0"))
    #expect(box.counts.reads < 20, "\(box.counts.reads)")
    scroll(app, by: 50_000)
    #expect(app.shows("Row 50,000: 0"))
    #expect(box.counts.reads < 60, "\(box.counts.reads)")
  }

  @Test("The same elements again ask those for their id that have been shown")
  func sameAgain() {
    let box = Box(0..<10_000)
    let app = host(box)
    scroll(app, by: 10)
    app.tap("Row 11: 0")
    box.counts.reads = 0
    box.set(0..<10_000)
    app.advance(by: 0.1)
    #expect(app.shows("Row 11: 1"))
    #expect(box.counts.reads < 60, "\(box.counts.reads)")
  }

  @Test("Rows keep their state wherever their elements move, and those that were never shown begin")
  func keepsState() {
    let box = Box(0..<1000)
    let app = host(box)
    app.tap("Row 1: 0")
    app.tap("Row 3: 0")
    app.tap("Row 3: 1")
    // In front, between, and in another order.
    box.set([2000, 2001] + Array(0..<1000))
    app.advance(by: 0.1)
    #expect(app.shows("Row 2,000: 0") && app.shows("Row 1: 1"))
    box.set([3, 2000, 1] + Array(100..<200))
    app.advance(by: 0.1)
    #expect(app.shows("Row 3: 2") && app.shows("Row 1: 1") && app.shows("Row 100: 0"))
    box.set((0..<1000).reversed())
    app.advance(by: 0.1)
    #expect(app.shows("Row 999: 0") && !app.shows("Row 3: 2"))
    scroll(app, by: 1000)
    #expect(app.shows("Row 3: 2") && app.shows("Row 1: 1"))
  }

  @Test("A row whose element goes and comes again begins anew")
  func beginsAnew() {
    let box = Box(0..<1000)
    let app = host(box)
    app.tap("Row 1: 0")
    box.set([0] + Array(2..<1000))
    app.advance(by: 0.1)
    #expect(app.shows("Row 2: 0") && !app.shows("Row 1: 1"))
    box.set(0..<1000)
    app.advance(by: 0.1)
    #expect(app.shows("Row 1: 0"))
    box.set([])
    app.advance(by: 0.1)
    #expect(!app.shows("Row 0: 0"))
    box.set(0..<3)
    app.advance(by: 0.1)
    #expect(app.shows("Row 2: 0"))
  }

  @Test("A scroll view moves to an element whose row has not been made")
  func scrollsTo() {
    let box = Box(0..<1000)
    let app = host(box)
    app.tap("Go")
    app.advance(by: 1)
    #expect(abs(app.frame(of: "Row 700: 0")!.minY - 20) < 20)
  }

  /// Rows that change at random, in a lazy column and in one that makes all.
  @Test("A lazy column shows what a column shows, whatever happens to its elements", arguments: 0..<8)
  func likeAColumn(seed: Int) {
    struct Both: View {
      @ObservedObject var box: Box
      let isLazy: Bool
      var body: some View {
        ScrollView {
          if isLazy {
            LazyVStack(spacing: 0) { rows }
          } else {
            VStack(spacing: 0) { rows }
          }
        }
      }
      var rows: some View {
        ForEach(box.items) { item in
          if item.number % 3 != 0 { Tapped(number: item.number, counts: box.counts) }
          if item.number % 5 == 0 { Text("five \(item.number)").frame(height: 40) }
        }
      }
    }
    struct Tapped: View {
      let number: Int
      let counts: Counts
      @State private var taps = 0
      var body: some View {
        Text("row \(number): \(taps)").frame(height: 40)
          .onAppear { counts.taps[number] = { taps += 1 } }
      }
    }
    var state = UInt64(seed) &* 7919 &+ 5
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    let (first, second) = (Box(0..<12), Box(0..<12))
    // All of it is seen, so both make the same rows.
    let size = CGSize(width: 200, height: 2000)
    let lazy = TestHost(size: size) { Both(box: first, isLazy: true) }
    let eager = TestHost(size: size) { Both(box: second, isLazy: false) }
    var numbers = Array(0..<12)
    for step in 0..<60 {
      switch random(4) {
      case 0 where numbers.count > 2: numbers.remove(at: random(numbers.count))
      case 1:
        let number = random(40)
        if !numbers.contains(number) { numbers.insert(number, at: random(numbers.count + 1)) }
      case 2 where numbers.count > 1: numbers.swapAt(random(numbers.count), random(numbers.count))
      default:
        let number = numbers[random(numbers.count)]
        if number % 3 != 0 {
          first.counts.taps[number]?()
          second.counts.taps[number]?()
        }
      }
      first.set(numbers)
      second.set(numbers)
      lazy.advance(by: 0.1)
      eager.advance(by: 0.1)
      #expect(lazy.texts == eager.texts, "seed \(seed) step \(step)")
    }
  }
}
