import Foundation
import SashCore
import SashTransfer

/// What activities read of items.
enum ActivityItems {
  static func text(_ item: Any) -> String? {
    (item as? String) ?? (item as? NSAttributedString)?.string
  }
  static func url(_ item: Any) -> URL? { item as? URL }

  /// The item as it is copied.
  static func copied(_ item: Any) -> PasteboardItem? {
    var copy = PasteboardItem()
    switch item {
    case let image as UIImage: copy[type: UTType.png.identifier] = image
    case let url as URL: copy[type: (url.isFileURL ? UTType.fileURL : .url).identifier] = url
    case let data as Data: copy[type: UTType.data.identifier] = data
    default:
      guard let text = text(item) else { return nil }
      return PasteboardItem(text: text)
    }
    return copy
  }
  /// A file with the item, which may be one already. Throws if it cannot be written.
  static func file(_ item: Any) throws -> URL? {
    if let url = url(item), url.isFileURL { return url }
    let content: (name: String, data: Data?)
    switch item {
    case let image as UIImage: content = ("Image.png", image.pngData())
    case let data as Data: content = ("Item", data)
    default: content = ("Text.txt", (text(item) ?? url(item)?.absoluteString).map { Data($0.utf8) })
    }
    guard let data = content.data else { return nil }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(content.name)
    try data.write(to: file)
    return file
  }
  static func canBeFile(_ item: Any) -> Bool {
    item is UIImage || item is Data || text(item) != nil || url(item)?.isFileURL == true
  }
}

final class CopyActivity: UIActivity {
  private var copies: [PasteboardItem] = []
  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { ActivityItems.copied($0) != nil }
  }
  override func prepare(withActivityItems activityItems: [Any]) {
    copies = activityItems.compactMap(ActivityItems.copied)
  }
  override func perform() {
    Pasteboard.general.items = copies
    activityDidFinish(true)
  }
}

/// Saves items to files, by the dialog for that.
final class SaveActivity: UIActivity, UIDocumentPickerDelegate {
  private var files: [URL] = []
  override var activityType: ActivityType? { ActivityType("com.apple.DocumentManagerUICore.SaveToFiles") }
  override var activityTitle: String? { "Save to Files" }
  override var activityImage: UIImage? { UIImage(systemName: "folder") }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains(where: ActivityItems.canBeFile)
  }
  override func prepare(withActivityItems activityItems: [Any]) {
    do {
      files = try activityItems.filter(ActivityItems.canBeFile).compactMap(ActivityItems.file)
    } catch {
      runtimeWarning("Items cannot be written to files: \(error.localizedDescription)")
    }
  }
  override var activityViewController: UIViewController? {
    guard !files.isEmpty else { return nil }
    let picker = UIDocumentPickerViewController(forExporting: files, asCopy: true)
    picker.delegate = self
    return picker
  }
  override func perform() { activityDidFinish(false) }
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    activityDidFinish(true)
  }
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// Writes a mail in the program that the desktop has for that.
final class MailActivity: UIActivity {
  private var lines: [String] = []
  override var activityType: ActivityType? { .mail }
  override var activityTitle: String? { "Mail" }
  override var activityImage: UIImage? { UIImage(systemName: "envelope") }
  private static func line(_ item: Any) -> String? {
    ActivityItems.text(item) ?? ActivityItems.url(item).flatMap { $0.isFileURL ? nil : $0.absoluteString }
  }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { MailActivity.line($0) != nil }
  }
  override func prepare(withActivityItems activityItems: [Any]) {
    lines = activityItems.compactMap(MailActivity.line)
  }
  override func perform() {
    var parts = URLComponents()
    parts.scheme = "mailto"
    parts.path = ""
    parts.queryItems = [
      URLQueryItem(name: "subject", value: owner?.subject(for: activityType) ?? ""),
      URLQueryItem(name: "body", value: lines.joined(separator: "\n")),
    ]
    guard let url = parts.url else { return activityDidFinish(false) }
    UIApplication.shared.open(url) { [weak self] in self?.activityDidFinish($0) }
  }
}

final class OpenActivity: UIActivity {
  private var url: URL?
  override var activityTitle: String? { "Open" }
  override var activityImage: UIImage? { UIImage(systemName: "arrow.up.right.square") }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { ActivityItems.url($0) != nil }
  }
  override func prepare(withActivityItems activityItems: [Any]) {
    url = activityItems.lazy.compactMap(ActivityItems.url).first
  }
  override func perform() {
    guard let url else { return activityDidFinish(false) }
    UIApplication.shared.open(url) { [weak self] in self?.activityDidFinish($0) }
  }
}
