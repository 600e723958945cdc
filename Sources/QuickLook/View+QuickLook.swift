import Foundation
import SashControls
import SashCore

extension View {
  /// Shows a file while a binding holds it. Closing the preview sets the binding to nil.
  public nonisolated func quickLookPreview(_ item: Binding<URL?>) -> some View {
    quickLookPreview(item, in: item.wrappedValue.map { [$0] } ?? [])
  }
  /// Shows the file of a binding, from which a person gets to the others of a collection.
  public nonisolated func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> some View where Items.Element == URL {
    modifier(QuickLookModifier(selection: selection, items: Array(items)))
  }
}

private struct QuickLookModifier: ViewModifier {
  @Binding var selection: URL?
  let items: [URL]

  func body(content: Content) -> some View {
    let binding = $selection
    content.fullScreenCover(
      isPresented: Binding(
        get: { binding.wrappedValue != nil }, set: { if !$0 { binding.wrappedValue = nil } })
    ) {
      QuickLookCover(selection: binding, items: items)
    }
  }
}
private struct QuickLookCover: View {
  @Binding var selection: URL?
  let items: [URL]
  /// What was shown last stays while the cover leaves.
  @State private var last: URL?

  private var shown: URL? { selection ?? last }
  private var all: [URL] { items.isEmpty ? shown.map { [$0] } ?? [] : items }
  var body: some View {
    let index = shown.flatMap { all.firstIndex(of: $0) } ?? 0
    PreviewPage(
      count: all.count, index: index, file: all.indices.contains(index) ? PreviewFile(url: all[index]) : nil,
      select: { selection = all[$0] }, close: { selection = nil }
    )
    .onAppear { last = selection }
    .onChange(of: selection) { if let selection { last = selection } }
  }
}
