import GalleryPages
import Sash
import SwiftUI
import Testing

@MainActor struct ScratchTests {
  @Test func dump() {
    for page in Page.allCases {
      for scheme in [ColorScheme.light, .dark] {
        for contrast in [ColorSchemeContrast.standard, .increased] {
          let app = TestHost(colorScheme: scheme) { page.content.environment(\._colorSchemeContrast, contrast) }
          app.advance(by: 1)
          for f in app.accessibilityFindings() { print("AUD", page, scheme, contrast, f, separator: "|") }
        }
      }
    }
  }
}
