import Sash
import SwiftUI
import Testing

private final class Numbers: ObservableObject {
  @Published var list: [Int]
  init(_ numbers: some Sequence<Int>) { list = Array(numbers) }
}

/// Each kind of lazy container over the same numbers.
private enum Kind: String, CaseIterable {
  case list, sections, column, grid, headers, rowGrid, table, outline
}

private struct Line: Identifiable {
  let id: Int
  var children: [Line]? { id % 4 == 0 ? [Line(id: id + 1000)] : nil }
}

private struct Rows: View {
  @ObservedObject var numbers: Numbers
  let kind: Kind
  private let tracks = [GridItem(.flexible()), GridItem(.flexible())]
  private var rows: some View { ForEach(numbers.list, id: \.self) { Text("Row \($0)") } }
  private var parts: [Int] { [0, 1, 2].filter { part in numbers.list.contains { $0 % 3 == part } } }

  var body: some View {
    switch kind {
    case .list: List { rows }
    case .sections:
      List {
        ForEach(parts, id: \.self) { part in
          Section("Part \(part)") {
            ForEach(numbers.list.filter { $0 % 3 == part }, id: \.self) { Text("Row \($0)") }
              .onDelete { _ in }
          }
        }
      }
    case .column: ScrollView { LazyVStack { rows } }
    case .grid: ScrollView { LazyVGrid(columns: tracks) { rows } }
    case .rowGrid: ScrollView(.horizontal) { LazyHGrid(rows: tracks) { rows } }
    case .table:
      Table(numbers.list.map(Line.init)) { TableColumn("Row") { Text("Row \($0.id)") } }
    case .outline: List(numbers.list.map(Line.init), children: \.children) { Text("Row \($0.id)") }
    case .headers:
      ScrollView {
        LazyVStack(pinnedViews: [.sectionHeaders, .sectionFooters]) {
          ForEach(parts, id: \.self) { part in
            Section {
              ForEach(numbers.list.filter { $0 % 3 == part }, id: \.self) { Text("Row \($0)") }
            } header: {
              Text("Part \(part)")
            } footer: {
              Text("End \(part)")
            }
          }
        }
      }
    }
  }
}

@MainActor @Suite("Rows that go in one change")
struct LazyRemovalTests {
  @Test(
    "A lazy container may lose any rows at its end, or all, wherever it is scrolled to",
    arguments: Kind.allCases, [0, 1, 5, 15, 18])
  fileprivate func losesEnd(kind: Kind, left: Int) {
    for distance in [0.0, 120, 4000] {
      let numbers = Numbers(0..<20)
      let app = TestHost(size: CGSize(width: 320, height: 300)) { Rows(numbers: numbers, kind: kind) }
      app.scroll(at: CGPoint(x: 160, y: 150), by: CGSize(width: 0, height: -distance))
      numbers.list = Array(0..<left)
      app.advance(by: 1)
      let fresh = TestHost(size: CGSize(width: 320, height: 300)) { Rows(numbers: numbers, kind: kind) }
      if left <= 1 { #expect(app.texts.sorted() == fresh.texts.sorted(), "\(kind) \(left) \(distance)") }
      #expect(left == 0 || app.texts.contains { $0.hasPrefix("Row") }, "\(kind) \(left) \(distance)")
      app.checkInvariants()
      numbers.list = Array(0..<40)
      app.advance(by: 1)
      #expect(app.texts.contains { $0.hasPrefix("Row") }, "\(kind) \(left) \(distance)")
    }
  }
}
