import Foundation
import SashControls
import SashCore

/// What a web view was asked to show.
enum PageSource {
  case address(URL?)
  case text(String, URL?)

  /// What the browser can open; text goes to a file first.
  var forBrowser: URL? {
    switch self {
    case .address(let url): return url
    case .text(let text, _):
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(
        "page-\(UUID().uuidString).html")
      return (try? Data(text.utf8).write(to: file)) == nil ? nil : file
    }
  }
}

/// Stands where a page would be.
struct UnshownPage: View {
  let source: PageSource?
  @Environment(\.openURL) private var openURL

  var body: some View {
    VStack(spacing: 12) {
      if let source {
        Image(systemName: "safari").font(.system(size: 44, weight: .light)).foregroundStyle(.secondary)
        Text("This page cannot be shown in the app.").font(.headline).multilineTextAlignment(.center)
        if case .address(let url?) = source {
          Text(verbatim: url.absoluteString).font(.footnote).foregroundStyle(.secondary).lineLimit(3)
            .truncationMode(.middle).multilineTextAlignment(.center)
        }
        Button("Open in Browser") { if let url = source.forBrowser { openURL(url) } }
          .buttonStyle(.borderedProminent)
      }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
