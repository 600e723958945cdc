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
