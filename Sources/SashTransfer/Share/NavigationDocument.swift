import CoreTransferable
import Foundation
import SashControls
import SashCore

extension View {
  /// Says which file the screen shows: the menu of its title offers to share it.
  ///
  /// - Missing: dragging the document by its title.
  public nonisolated func navigationDocument(_ url: URL) -> some View {
    titleDocument(ShareLink(item: url))
  }
  /// Says which document the screen shows: the menu of its title offers to share it.
  public nonisolated func navigationDocument<D: Transferable>(_ document: D) -> some View {
    navigationDocument(document, preview: SharePreview(Text(verbatim: "\(D.self)")))
  }
  /// Says which document the screen shows, and how it looks where it is shared.
  public nonisolated func navigationDocument<D: Transferable, I1: Transferable, I2: Transferable>(
    _ document: D, preview: SharePreview<I1, I2>
  ) -> some View {
    titleDocument(ShareLink(items: CollectionOfOne(document)) { _ in preview })
  }
}
