import Foundation
import SashControls
import SashCore
import SashTransfer

/// A file that is looked at.
struct PreviewFile {
  let url: URL?
  var title: String?
  var name: String { title ?? url?.lastPathComponent ?? "Untitled" }
}

/// What is shown of a file.
enum PreviewKind: Equatable {
  case picture, text, pages, other, missing
  var isShown: Bool { self == .picture || self == .text || self == .pages }

  init(of url: URL) {
    guard let type = UTType(contentsOf: url) else {
      self = .missing
      return
    }
    let pictures: [UTType] = [.png, .jpeg, .webP, .gif]
    self =
      pictures.contains(type)
      ? .picture
      : type.conforms(to: .pdf)
        ? .pages
        : type.conforms(to: .text) || type.conforms(to: .propertyList) || PreviewKind.isPlain(url)
          ? .text : .other
  }
  /// A file without a known ending that is text all the same.
  private static func isPlain(_ url: URL) -> Bool {
    guard UTType(filenameExtension: url.pathExtension)?.isDynamic ?? true,
      let file = try? FileHandle(forReadingFrom: url), let start = try? file.read(upToCount: 1024)
    else { return false }
    return !start.contains(0) && String(data: start, encoding: .utf8) != nil
  }
}

/// One of several files, with a bar above and arrows to the others.
struct PreviewPage: View {
  /// How many there are.
  let count: Int
  let index: Int
  /// The one that is shown; nil if there is none.
  let file: PreviewFile?
  let select: (Int) -> Void
  /// Nil where a bar around it leads back.
  let close: (() -> Void)?

  var body: some View {
    VStack(spacing: 0) {
      if let close {
        ZStack {
          Text(verbatim: file?.name ?? "").font(.headline).lineLimit(1).truncationMode(.middle)
            .padding(.horizontal, 70)
          HStack {
            Button("Done", action: close).fontWeight(.semibold)
            Spacer()
            if let url = file?.url {
              ShareLink(item: url) { Image(systemName: "square.and.arrow.up") }.accessibilityLabel("Share")
            }
          }
        }
        .padding(.horizontal, 16)
        .frame(minHeight: 52)
        Divider()
      }
      PreviewContent(file: file).frame(maxWidth: .infinity, maxHeight: .infinity)
      if count > 1 {
        Divider()
        HStack {
          arrow("chevron.left", "Previous", index - 1, .leftArrow)
          Spacer()
          Text("\(index + 1) of \(count)").font(.footnote).foregroundStyle(.secondary)
          Spacer()
          arrow("chevron.right", "Next", index + 1, .rightArrow)
        }
        .padding(.horizontal, 16)
        .frame(minHeight: 44)
      }
    }
    .background(Color(uiColor: .systemBackground).ignoresSafeArea())
  }
  private func arrow(_ symbol: String, _ title: LocalizedStringKey, _ goal: Int, _ key: KeyEquivalent)
    -> some View
  {
    Button {
      select(goal)
    } label: {
      Image(systemName: symbol).frame(width: 44, height: 44)
    }
    .accessibilityLabel(Text(title))
    .keyboardShortcut(key, modifiers: [])
    .disabled(!(0..<count).contains(goal))
  }
}

/// What stands for a file that cannot be shown.
struct UnknownPreview: View {
  let url: URL
  let name: String?
  @Environment(\.openURL) private var openURL
  var body: some View {
    ContentUnavailableView {
      Label {
        Text(verbatim: name ?? "")
      } icon: {
        Image(systemName: "doc")
      }
    } description: {
      Text("There is no preview of this kind of file.")
    } actions: {
      Button("Open in Its Program") { openURL(url) }
    }
  }
}

private struct PreviewContent: View {
  let file: PreviewFile?
  /// Longer texts are cut off, in bytes.
  private static let most = 500_000

  var body: some View {
    if let url = file?.url {
      switch PreviewKind(of: url) {
      case .picture: Image(contentsOf: url).resizable().scaledToFit()
      case .pages: PagesPreview(url: url, name: file?.name)
      case .text:
        ScrollView {
          Text(verbatim: text(url)).font(.system(.footnote, design: .monospaced)).textSelection(.enabled)
            .frame(maxWidth: .infinity, alignment: .leading).padding(16)
        }
      case .other:
        UnknownPreview(url: url, name: file?.name)
      case .missing: gone
      }
    } else {
      gone
    }
  }
  private var gone: some View {
    ContentUnavailableView("No file to preview", systemImage: "exclamationmark.triangle")
  }
  private func text(_ url: URL) -> String {
    guard let file = try? FileHandle(forReadingFrom: url), let data = try? file.read(upToCount: Self.most)
    else {
      return ""
    }
    return String(decoding: data, as: UTF8.self) + (data.count == Self.most ? "\n…" : "")
  }
}
