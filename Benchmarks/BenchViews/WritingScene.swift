import Combine
import SashControls
import SashCore

/// A text that is written in.
public final class WritingModel: ObservableObject {
  @Published public var text: String
  public init(_ text: String) { self.text = text }

  /// Lines of words, of so many bytes in all.
  public static func lines(bytes: Int) -> WritingModel {
    let line = "The quick brown fox jumps over the lazy dog, and the others look on. "
    return WritingModel(
      String(repeating: String(repeating: line, count: 3) + "\n", count: bytes / (line.utf8.count * 3 + 1)))
  }
}

/// An editor over the whole window.
public struct Writing: View {
  @ObservedObject var model: WritingModel
  public init(_ model: WritingModel) { self.model = model }
  public var body: some View { TextEditor(text: $model.text) }
}

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
