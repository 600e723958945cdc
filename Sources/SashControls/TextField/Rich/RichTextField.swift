import Foundation
import SashCore

/// A field for a text with attributes, for code that shows it by other means than those of SwiftUI: one that grows with its
/// lines, or an editor that takes all the room and scrolls.
package struct RichTextField: View {
  nonisolated(unsafe) private let rich: RichText
  private let grows: Bool
  package nonisolated init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>, grows: Bool,
    takesStyles: Bool, handle: RichTextHandle? = nil
  ) {
    rich = RichText(text: text, selection: selection, takesStyles: takesStyles, handle: handle)
    self.grows = grows
  }
  package var body: some View {
    var field = FieldCore(text: rich.text.characterText, prompt: nil, kind: grows ? .growing : .editor)
    field.rich = rich
    return Group {
      if grows { LinesCore(field: field) } else { FindingEditor(field: field) }
    }
    .scrollBounceBehavior(.basedOnSize, axes: .vertical)
  }
}
