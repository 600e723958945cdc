import SwiftUI

/// Shows what Sash can do, one page per area.
@main
struct GalleryApp: App {
  /// `SASH_GALLERY_DIRECTION=rtl` runs lines from right to left, for pictures.
  private let direction: LayoutDirection =
    ProcessInfo.processInfo.environment["SASH_GALLERY_DIRECTION"] == "rtl" ? .rightToLeft : .leftToRight

  var body: some Scene {
    WindowGroup("Sash Gallery") {
      GalleryView().environment(\.layoutDirection, direction)
    }
  }
}
