import GalleryPages
import SwiftUI

/// Shows what Sash can do, one page per area.
@main
struct GalleryApp: App {
  /// `SASH_GALLERY_DIRECTION=rtl` runs lines from right to left, for pictures.
  private let direction: LayoutDirection =
    ProcessInfo.processInfo.environment["SASH_GALLERY_DIRECTION"] == "rtl" ? .rightToLeft : .leftToRight
  /// `SASH_GALLERY_TYPE=large` shows letters at the third of the sizes for accessibility, for pictures.
  private let typeSize: DynamicTypeSize =
    ProcessInfo.processInfo.environment["SASH_GALLERY_TYPE"] == "large" ? .accessibility3 : .large

  init() {
    // `SASH_GALLERY_PAGE=names` tells which pages there are, for scripts that draw them all.
    if ProcessInfo.processInfo.environment["SASH_GALLERY_PAGE"] == "names" {
      print(Page.allCases.map(\.rawValue).joined(separator: "\n"))
      exit(0)
    }
  }

  var body: some Scene {
    WindowGroup("Sash Gallery") {
      GalleryView().environment(\.layoutDirection, direction).dynamicTypeSize(typeSize)
    }
  }
}
