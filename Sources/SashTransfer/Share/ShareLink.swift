import CoreTransferable
import Foundation
import SashControls
import SashCore

/// A button that offers what can be done with some items: copying them, saving them as files, opening them, sending them as a
/// mail.
@MainActor @preconcurrency
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: View
where
  Data: RandomAccessCollection, Data.Element: Transferable, PreviewImage: Transferable,
  PreviewIcon: Transferable, Label: View
{
  nonisolated(unsafe) private let items: Data
  private let subject: Text?
  private let message: Text?
  nonisolated(unsafe) private let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
  nonisolated(unsafe) private let label: Label
  @State private var isShown = false

  nonisolated init(
    _ items: Data, _ subject: Text?, _ message: Text?,
    _ preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?, _ label: Label
  ) {
    (self.items, self.subject, self.message) = (items, subject, message)
    (self.preview, self.label) = (preview, label)
  }

  /// Shares some items, each with a preview.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) { self.init(items, subject, message, preview, label()) }

  @MainActor public var body: some View {
    Button {
      isShown = true
    } label: {
      label
    }
    .popover(isPresented: $isShown) {
      ShareSheet(
        items: items.map { SharedItem($0, preview: preview?($0)) }, subject: subject?.plainString,
        message: message?.plainString
      )
      .presentationDetents([.medium, .large])
    }
  }
}

/// The label of a button that shares something: “Share…” with a symbol.
@MainActor @preconcurrency
public struct DefaultShareLinkLabel: View {
  private let title: Text
  nonisolated init(_ title: Text? = nil) { self.title = title ?? Text("Share…") }
  @MainActor public var body: some View {
    SashControls.Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}
