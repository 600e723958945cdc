import CoreTransferable
import Foundation

/// A file or a folder as a dialog shows it.
struct FolderEntry: Identifiable, Hashable {
  let url: URL
  let isFolder: Bool
  let type: UTType
  let size: Int
  let date: Date?
  var id: URL { url }

  init?(_ url: URL, packagesAreFolders: Bool) {
    guard let type = UTType(contentsOf: url) else { return nil }
    let values = try? url.resourceValues(forKeys: FolderEntry.keys)
    self.url = url
    self.type = type
    isFolder = type.conforms(to: .directory) && (packagesAreFolders || !type.conforms(to: .package))
    size = values?.fileSize ?? 0
    date = values?.contentModificationDate
  }
  static let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]

  func name(showsEnding: Bool) -> String {
    let name = url.lastPathComponent
    return showsEnding || isFolder ? name : (name as NSString).deletingPathExtension
  }
  var symbol: String {
    if isFolder { return "folder.fill" }
    let kinds: [(UTType, String)] = [
      (.image, "photo"), (.audio, "music.note"), (.audiovisualContent, "film"), (.pdf, "doc.plaintext"),
      (.archive, "archivebox"), (.sourceCode, "chevron.left.forwardslash.chevron.right"),
      (.text, "doc.text"), (.package, "shippingbox"),
    ]
    return kinds.first { type.conforms(to: $0.0) }?.1 ?? "doc"
  }
  /// When it was changed and how large it is.
  func details(_ locale: Locale) -> String {
    let day = date?.formatted(Date.FormatStyle(date: .abbreviated, time: .omitted).locale(locale))
    let bytes = isFolder ? nil : Int64(size).formatted(ByteCountFormatStyle(style: .file).locale(locale))
    return [day, bytes].compactMap { $0 }.joined(separator: " · ")
  }
}

/// Reads what is in a folder: folders first, then by names, numbers in them by their value.
enum FolderListing {
  static func read(_ folder: URL, _ options: FileDialogBrowserOptions) throws -> [FolderEntry] {
    let hidden: FileManager.DirectoryEnumerationOptions =
      options.contains(.includeHiddenFiles) ? [] : .skipsHiddenFiles
    let found = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: Array(FolderEntry.keys), options: hidden)
    return
      found.compactMap {
        FolderEntry($0, packagesAreFolders: options.contains(.enumeratePackages))
      }
      .sorted { a, b in
        if a.isFolder != b.isFolder { return a.isFolder }
        let order = a.url.lastPathComponent.compare(
          b.url.lastPathComponent, options: [.caseInsensitive, .numeric])
        return order == .orderedAscending
      }
  }
}

/// A folder that a dialog offers to begin with.
struct FilePlace: Identifiable, Hashable {
  let name: String
  let symbol: String
  let url: URL
  var id: URL { url }

  /// The folders of the person that are there, other media, and the root of the file system.
  static var all: [FilePlace] {
    let manager = FileManager.default
    let home = manager.homeDirectoryForCurrentUser
    let known: [(String, String, FileManager.SearchPathDirectory)] = [
      ("Desktop", "desktopcomputer", .desktopDirectory), ("Documents", "doc", .documentDirectory),
      ("Downloads", "square.and.arrow.down", .downloadsDirectory), ("Pictures", "photo", .picturesDirectory),
      ("Music", "music.note", .musicDirectory), ("Videos", "film", .moviesDirectory),
    ]
    var places = [FilePlace(name: "Home", symbol: "house", url: home)]
    for (name, symbol, directory) in known {
      if let url = manager.urls(for: directory, in: .userDomainMask).first?.standardizedFileURL,
        manager.fileExists(atPath: url.path), url.path != home.path
      {
        places.append(FilePlace(name: name, symbol: symbol, url: url))
      }
    }
    for parent in ["/media/\(NSUserName())", "/run/media/\(NSUserName())"] {
      for name in ((try? manager.contentsOfDirectory(atPath: parent)) ?? []).sorted() {
        places.append(
          FilePlace(
            name: name, symbol: "externaldrive",
            url: URL(fileURLWithPath: parent).appendingPathComponent(name)))
      }
    }
    return places + [FilePlace(name: "Computer", symbol: "internaldrive", url: URL(fileURLWithPath: "/"))]
  }

  /// The folders from a place down to one in it.
  static func path(to folder: URL, among places: [FilePlace]) -> [URL] {
    let target = folder.standardizedFileURL.pathComponents
    let place = places.map { $0.url.standardizedFileURL }
      .filter { target.starts(with: $0.pathComponents) }
      .max { $0.pathComponents.count < $1.pathComponents.count }
    guard let place else { return [folder] }
    var path = [place]
    for name in target.dropFirst(place.pathComponents.count) {
      path.append(path[path.count - 1].appendingPathComponent(name))
    }
    return path
  }
}
