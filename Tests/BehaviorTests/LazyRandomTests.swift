import Foundation
import Sash
import SwiftUI
import Testing

/// A row as the tests change it: the id stays, the rest may become another.
private struct Item: Identifiable, Equatable {
  var id: Int
  var part: Int
  /// How many lines it has.
  var lines: Int
}

private final class Stock: ObservableObject {
  @Published var items: [Item] = []
  var last = 0

  func make(_ random: inout SplitMix) -> Item {
    last += 1
    return Item(
      id: last, part: Int.random(in: 0..<4, using: &random), lines: Int.random(in: 1...3, using: &random))
  }
  /// The parts that have rows, in the order of their first one.
  var parts: [Int] { items.reduce(into: []) { if !$0.contains($1.part) { $0.append($1.part) } } }
}

private struct SplitMix: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

private enum Kind: String, CaseIterable {
  case list, insetSections, plainSections, column, grid, pinned, row
  var isHorizontal: Bool { self == .row }
  var hasSections: Bool { self == .insetSections || self == .plainSections || self == .pinned }
}

private struct Shelf: View {
  @ObservedObject var stock: Stock
  let kind: Kind

  private struct Row: View {
    let item: Item
    let isHorizontal: Bool
    var body: some View {
      Text("row \(item.id)")
        .frame(
          width: isHorizontal ? CGFloat(30 + 20 * item.lines) : nil,
          height: isHorizontal ? nil : CGFloat(10 + 17 * item.lines))
    }
  }
  private func rows(_ items: [Item]) -> some View {
    ForEach(items) { Row(item: $0, isHorizontal: kind.isHorizontal) }
  }
  private var sections: some View {
    ForEach(stock.parts, id: \.self) { part in
      Section {
        rows(stock.items.filter { $0.part == part })
      } header: {
        Text("part \(part)")
      } footer: {
        if part == 1 { Text("end \(part)") }
      }
    }
  }
  private let tracks = [GridItem(.flexible()), GridItem(.flexible()), GridItem(.fixed(60))]

  var body: some View {
    switch kind {
    case .list: List(stock.items) { Row(item: $0, isHorizontal: false) }
    case .insetSections: List { sections }.listStyle(.insetGrouped)
    case .plainSections: List { sections }.listStyle(.plain)
    case .column: ScrollView { LazyVStack { rows(stock.items) } }
    case .grid: ScrollView { LazyVGrid(columns: tracks) { rows(stock.items) } }
    case .pinned:
      ScrollView { LazyVStack(pinnedViews: [.sectionHeaders, .sectionFooters]) { sections } }
    case .row: ScrollView(.horizontal) { LazyHStack(spacing: 4) { rows(stock.items) } }
    }
  }
}

@MainActor @Suite("Lazy containers under random changes")
struct LazyRandomTests {
  private static let window = CGSize(width: 320, height: 360)

  private static func change(_ stock: Stock, _ random: inout SplitMix) {
    func place() -> Int { Int.random(in: 0...stock.items.count, using: &random) }
    func range() -> Range<Int> {
      let (a, b) = (place(), place())
      return min(a, b)..<max(a, b)
    }
    var items = stock.items
    switch Int.random(in: 0..<14, using: &random) {
    case 0, 1: items.insert(stock.make(&random), at: place())
    case 2:
      let new = (0..<Int.random(in: 5..<40, using: &random)).map { _ in stock.make(&random) }
      items.insert(contentsOf: new, at: place())
    case 3: items.removeSubrange(range())
    case 4: items.removeLast(Int.random(in: 0...items.count, using: &random))
    case 5: items.removeFirst(Int.random(in: 0...items.count / 2, using: &random))
    case 6: if !items.isEmpty { items.remove(at: Int.random(in: items.indices, using: &random)) }
    case 7: items.shuffle(using: &random)
    case 8:
      let part = range()
      let moved = Array(items[part])
      items.removeSubrange(part)
      items.insert(contentsOf: moved, at: Int.random(in: 0...items.count, using: &random))
    case 9: for index in range() { items[index].lines = Int.random(in: 1...3, using: &random) }
    case 10: for index in range() { items[index].part = Int.random(in: 0..<4, using: &random) }
    case 11: items.reverse()
    case 12: if Int.random(in: 0..<4, using: &random) == 0 { items = [] }
    default: items.removeAll { $0.part == Int.random(in: 0..<4, using: &random) }
    }
    stock.items = items
  }

  private func scroll(_ app: TestHost, _ kind: Kind, by distance: CGFloat) {
    app.scroll(
      at: CGPoint(x: 160, y: 180),
      by: kind.isHorizontal ? CGSize(width: distance, height: 0) : CGSize(width: 0, height: distance))
  }
  /// Scrolls to an end; how far that is becomes known on the way.
  private func scrollToEnd(_ app: TestHost, _ kind: Kind, forward: Bool) {
    for _ in 0..<12 { scroll(app, kind, by: forward ? -4000 : 4000) }
    app.advance(by: 2)
  }
  /// What is seen and where, in points. What is kept ready beyond that follows from the way there.
  private func picture(_ app: TestHost) -> [(text: String, frame: CGRect)] {
    Set(app.texts).sorted().flatMap { text in
      app.frames(of: text).filter { $0.intersects(CGRect(origin: .zero, size: LazyRandomTests.window)) }
        .sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }.map { (text, $0) }
    }
  }
  /// Rows that were never made count as long as others on average, so an end may be a part of a pixel away: frames agree to
  /// the pixel. The scale is 1.
  private func agree(_ a: [(text: String, frame: CGRect)], _ b: [(text: String, frame: CGRect)]) -> Bool {
    a.map(\.text) == b.map(\.text)
      && zip(a, b).allSatisfy { a, b in
        abs(a.frame.minX - b.frame.minX) < 1 && abs(a.frame.minY - b.frame.minY) < 1
          && abs(a.frame.width - b.frame.width) < 0.1 && abs(a.frame.height - b.frame.height) < 0.1
      }
  }

  @Test(
    "After any changes a lazy container shows what a new one shows",
    arguments: Kind.allCases,
    Array(1...(ProcessInfo.processInfo.environment["LAZY_SEEDS"].flatMap { UInt64($0) } ?? 3)))
  fileprivate func randomChanges(kind: Kind, seed: UInt64) {
    var random = SplitMix(state: seed &* 7919 &+ UInt64(Kind.allCases.firstIndex(of: kind)!))
    let stock = Stock()
    stock.items = (0..<Int.random(in: 0..<60, using: &random)).map { _ in stock.make(&random) }
    let app = TestHost(size: LazyRandomTests.window) { Shelf(stock: stock, kind: kind) }
    for step in 0..<40 {
      for _ in 0...Int.random(in: 0..<3, using: &random) {
        if Int.random(in: 0..<4, using: &random) == 0 {
          withAnimation { LazyRandomTests.change(stock, &random) }
        } else {
          LazyRandomTests.change(stock, &random)
        }
        switch Int.random(in: 0..<5, using: &random) {
        case 0: scroll(app, kind, by: CGFloat.random(in: -900...900, using: &random))
        case 1: app.advance(by: Double.random(in: 0...0.3, using: &random))
        case 2:
          app.resize(to: CGSize(width: CGFloat.random(in: 200...420, using: &random), height: 360))
          app.resize(to: LazyRandomTests.window)
        default: break
        }
      }
      app.advance(by: 2)
      app.checkInvariants()
      let shown = Set(app.texts.filter { $0.hasPrefix("row") })
      let there = stock.items.map { "row \($0.id)" }
      #expect(shown.isSubset(of: there), "\(kind) seed \(seed) step \(step)")
      // In one piece, and in order where there is one piece to be shown.
      let places = there.indices.filter { shown.contains(there[$0]) }
      if !kind.hasSections, let first = places.first {
        #expect(
          places == Array(first..<first + places.count),
          "\(kind) seed \(seed) step \(step): a gap in \(places)")
      }
      guard step % 4 == 3 else { continue }
      let fresh = TestHost(size: LazyRandomTests.window) { Shelf(stock: stock, kind: kind) }
      for forward in [false, true] {
        scrollToEnd(app, kind, forward: forward)
        scrollToEnd(fresh, kind, forward: forward)
        let (seen, expected) = (picture(app), picture(fresh))
        guard agree(seen, expected) else {
          Issue.record(
            "\(kind) seed \(seed) step \(step) \(forward ? "end" : "start"): \(seen), not \(expected)")
          return
        }
      }
      fresh.close()
    }
    app.close()
    #expect(app.liveNodes == 0)
  }
}
