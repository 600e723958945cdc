import Combine
import CoreTransferable
import Foundation
import SashCore

/// What a file dialog is to find.
package enum FileDialogTask {
  /// Files, or folders, of some kinds.
  case open([UTType], allowsMultiple: Bool)
  /// A place for a new file, with a name to begin with.
  case save(name: String, type: UTType?)
  /// A folder for some files.
  case place(count: Int, verb: String)
}

/// What a person has done so far in a file dialog.
@MainActor final class FileDialogModel: ObservableObject {
  let task: FileDialogTask
  var options: FileDialogOptions
  /// The folders that are offered to begin with.
  let places = FilePlace.all
  private let finish: @MainActor ([URL]?) -> Void
  @Published var path: [URL]
  @Published var chosen: [URL] = []
  @Published var name = ""
  /// The file that would be replaced.
  @Published var doomed: URL?
  /// Rises when folders are to be read again.
  @Published var version = 0
  private var isDone = false

  /// Folders in which dialogs have ended, by their ids.
  private static var lastFolders: [String: URL] = [:]

  init(_ task: FileDialogTask, _ options: FileDialogOptions, _ finish: @escaping @MainActor ([URL]?) -> Void)
  {
    (self.task, self.options, self.finish) = (task, options, finish)
    let manager = FileManager.default
    let documents = manager.urls(for: .documentDirectory, in: .userDomainMask).first
    let wishes = [options.directory, Self.lastFolders[options.id ?? ""], documents]
    let start = wishes.compactMap { $0 }.first { (try? $0.checkResourceIsReachable()) ?? false }
    path = FilePlace.path(to: start ?? manager.homeDirectoryForCurrentUser, among: places)
    if case .save(let name, _) = task { self.name = name }
  }

  var folder: URL? { path.last }
  var allowsMultiple: Bool { if case .open(_, true) = task { true } else { false } }
  var opensFolders: Bool {
    guard case .open(let types, _) = task else { return false }
    return types.contains { UTType.folder.conforms(to: $0) && $0 != .item && $0 != .data }
  }
  var isSaving: Bool { if case .save = task { true } else { false } }
  var verb: String {
    switch task {
    case .open: "Open"
    case .save: "Save"
    case .place(_, let verb): verb
    }
  }

  func canChoose(_ entry: FolderEntry) -> Bool {
    guard case .open(let types, _) = task, !entry.isFolder else { return false }
    return types.contains { entry.type.conforms(to: $0) } && options.isURLEnabled?(entry.url) ?? true
  }
  func choose(_ entry: FolderEntry) {
    guard canChoose(entry) else { return }
    guard allowsMultiple else { return end([entry.url]) }
    if let index = chosen.firstIndex(of: entry.url) {
      chosen.remove(at: index)
    } else {
      chosen.append(entry.url)
    }
  }

  /// Where the file would be saved: with the ending of its type, unless it has one that is of the type.
  var target: URL? {
    let name = name.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "/", with: "-")
    guard case .save(_, let type) = task, let folder, !name.isEmpty, name != ".", name != ".." else {
      return nil
    }
    return folder.appendingPathComponent(type?.fileName(name) ?? name)
  }
  var canConfirm: Bool {
    switch task {
    case .open: !chosen.isEmpty || opensFolders && folder != nil
    case .save: target != nil
    case .place: folder != nil
    }
  }
  func confirm() {
    switch task {
    case .open: end(chosen.isEmpty ? folder.map { [$0] } : chosen)
    case .save(_, let type):
      guard let target else { return }
      var isFolder: ObjCBool = false
      if !FileManager.default.fileExists(atPath: target.path, isDirectory: &isFolder) {
        end([target])
      } else if isFolder.boolValue, type?.conforms(to: .directory) != true {
        // A folder is opened, not replaced by a file.
        path.append(target)
      } else {
        doomed = target
      }
    case .place: end(folder.map { [$0] })
    }
  }
  func makeFolder(named name: String) -> (any Error)? {
    let name = name.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "/", with: "-")
    guard let folder, !name.isEmpty else { return nil }
    let new = folder.appendingPathComponent(name)
    do {
      try FileManager.default.createDirectory(at: new, withIntermediateDirectories: false)
      version += 1
      path.append(new)
      return nil
    } catch { return error }
  }

  /// Ends the dialog, once; nil if a person has called it off.
  func end(_ urls: [URL]?) {
    if isDone { return }
    isDone = true
    if urls != nil, let folder { Self.lastFolders[options.id ?? ""] = folder }
    finish(urls)
  }
}
