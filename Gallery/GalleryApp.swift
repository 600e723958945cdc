import SwiftUI

/// Shows what Sash can do, one page per area.
@main
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup("Sash Gallery") {
      GalleryView()
    }
  }
}
