import SashCore
import Testing
import UIKit

// No SwiftUI here: files of UIKit have previews too.

private final class Page: UIViewController {}

#Preview {
  Page()
}

@available(iOS 17, *)
#Preview("in bars", traits: .landscapeLeft) {
  let page = Page()
  page.title = "Page"
  return UINavigationController(rootViewController: page)
}

#Preview("view") {
  let label = UILabel()
  label.text = "words"
  return label
}

@MainActor @Suite struct UIKitPreviewTests {
  @Test func findsPreviewsOfControllersAndViews() {
    let own = DiscoveredPreview.all().filter { $0.place?.fileID == "SashMacrosTests/UIKitPreviewTests.swift" }
    #expect(own.map(\.name) == ["SashMacrosTests/UIKitPreviewTests.swift:9", "in bars", "view"])
    #expect(own.dropFirst().first?.preview.traits.orientation == .landscapeLeft)
  }
}
