import SashControls
import SashCore

/// A table of three columns whose rows can be chosen.
public struct Ledger: View {
  struct Line: Identifiable {
    let id: Int
    var name: String { "Line \(id)" }
  }
  private let lines: [Line]
  @State private var chosen: Set<Int> = []
  public init(count: Int) { lines = (0..<count).map(Line.init) }
  public var body: some View {
    SashControls.Table(lines, selection: $chosen) {
      TableColumn("Name") { Text($0.name) }
      TableColumn("Number") { Text("\($0.id * 7)") }
      TableColumn("Kind") { Text($0.id % 2 == 0 ? "even" : "odd") }
    }
  }
}
