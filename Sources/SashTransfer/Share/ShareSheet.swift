import CoreTransferable
import Foundation
import SashControls
import SashCore

/// One thing that is shared.
package struct SharedItem {
  let provider: NSItemProvider
  let title: String?
  let picture: Image?
  /// How it is written to a file.
  let export: FileExport
  let text: String?
  let url: URL?

  package init<T: Transferable, I: Transferable, J: Transferable>(_ item: T, preview: SharePreview<I, J>?) {
    provider = NSItemProvider(transferring: item)
    title = preview?.title.plainString
    picture = preview?.image as? Image ?? preview?.icon as? Image ?? item as? Image
    if let file = item as? URL, file.isFileURL {
      export = FileExport(name: file.lastPathComponent, type: nil) { try FileWriting.copy(file, to: $0) }
    } else {
      export = FileExport(item: item, [], preview?.title.plainString)
    }
    text = item as? String
    url = item as? URL
  }
}

/// What can be done with some items, in a list below what they are.
package struct ShareSheet: View {
  let items: [SharedItem]
  let subject: String?
  let message: String?
  @State private var saves = false
  @State private var problem: String?
  @Environment(\.dismiss) private var dismiss
  @Environment(\.openURL) private var openURL
  @Environment(\.horizontalSizeClass) private var sizeClass
  /// Whether it is a card beside the button rather than a sheet.
  private var isWide: Bool { sizeClass == .regular }

  package init(items: [SharedItem], subject: String?, message: String?) {
    (self.items, self.subject, self.message) = (items, subject, message)
  }

  package var body: some View {
    VStack(spacing: 0) {
      ShareHeader(items: items, subject: subject) { dismiss() }
      Divider()
      List {
        Section {
          row("Copy", "doc.on.doc") {
            Pasteboard.general.copy(items.map(\.provider))
            dismiss()
          }
          if let link {
            row(
              link.isFileURL ? "Open" : "Open in Browser", link.isFileURL ? "arrow.up.right.square" : "safari"
            ) {
              openURL(link)
              dismiss()
            }
          }
        }
        Section {
          row("Save to Files", "folder") { saves = true }
          if let mail { row("Mail", "envelope") { open(mail) } }
        }
      }
      .listStyle(.insetGrouped)
    }
    .frame(maxWidth: isWide ? 340 : .infinity, maxHeight: isWide ? 400 : .infinity)
    .modifier(
      FileExporterModifier(isPresented: $saves) {
        items.map(\.export)
      } onCompletion: { result in
        switch result {
        case .success: dismiss()
        case .failure(let error): problem = error.localizedDescription
        }
      } onCancellation: {
      }
    )
    .alert("The file could not be saved.", isPresented: hasProblem) {
    } message: {
      Text(verbatim: problem ?? "")
    }
  }
  private var hasProblem: Binding<Bool> {
    Binding(get: { problem != nil }, set: { if !$0 { problem = nil } })
  }
  private func row(_ title: LocalizedStringKey, _ symbol: String, _ action: @escaping () -> Void) -> some View
  {
    Button(action: action) {
      HStack {
        Text(title)
        Spacer()
        Image(systemName: symbol).accessibilityHidden(true)
      }
    }
    .tint(.primary)
  }
  private func open(_ url: URL) {
    openURL(url)
    dismiss()
  }
  private var link: URL? { items.count == 1 ? items[0].url : nil }
  /// A letter with the text of the items; nil if there is none.
  private var mail: URL? {
    var lines = message.map { [$0] } ?? []
    for item in items {
      if let text = item.text {
        lines.append(text)
      } else if let url = item.url, !url.isFileURL {
        lines.append(url.absoluteString)
      }
    }
    guard !lines.isEmpty else { return nil }
    var parts = URLComponents()
    parts.scheme = "mailto"
    parts.path = ""
    parts.queryItems = [
      URLQueryItem(name: "subject", value: subject ?? ""),
      URLQueryItem(name: "body", value: lines.joined(separator: "\n")),
    ]
    return parts.url
  }
}

/// What is shared: its picture, its title, and a line about it.
private struct ShareHeader: View {
  let items: [SharedItem]
  let subject: String?
  let close: () -> Void
  @ScaledMetric private var side: CGFloat = 44

  private var title: String {
    guard let first = items.first else { return "Nothing to Share" }
    if let title = first.title { return items.count > 1 ? "\(title) and \(items.count - 1) more" : title }
    if items.count > 1 { return "\(items.count) Items" }
    if let url = first.url { return url.isFileURL ? url.lastPathComponent : url.host ?? url.absoluteString }
    return first.text ?? subject ?? "Item"
  }
  private var line: String {
    guard let first = items.first else { return "" }
    if items.count == 1, let url = first.url, !url.isFileURL {
      return first.title == nil ? url.absoluteString : url.host ?? url.absoluteString
    }
    let type = first.text == nil ? first.export.type?.localizedDescription ?? "" : "text"
    return type.prefix(1).uppercased() + type.dropFirst()
  }
  private var symbol: String {
    guard let first = items.first else { return "doc" }
    if let url = first.url { return url.isFileURL ? "doc" : "safari" }
    return first.text == nil ? "doc" : "text.alignleft"
  }

  var body: some View {
    HStack(spacing: 12) {
      Group {
        if let picture = items.first?.picture {
          picture.resizable().scaledToFill()
        } else {
          Image(systemName: symbol).font(.title2).foregroundStyle(.secondary)
        }
      }
      .frame(width: side, height: side)
      .background(Color.secondary.opacity(0.15))
      .clipShape(RoundedRectangle(cornerRadius: 8))
      .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: title).font(.headline).lineLimit(1)
        if !line.isEmpty { Text(verbatim: line).font(.footnote).foregroundStyle(.secondary).lineLimit(1) }
      }
      Spacer(minLength: 0)
      Button(action: close) {
        Image(systemName: "xmark.circle.fill").font(.title2).symbolRenderingMode(.hierarchical)
          .foregroundStyle(Color.secondary)
      }
      .accessibilityLabel("Close")
    }
    .padding(16)
  }
}
