import Foundation

extension FileManager {
  /// Moves a file to the wastebasket of the desktop, from which a person can take it back.
  ///
  /// - Parameter outResultingURL: Where it is afterwards.
  ///
  /// - Source: the Desktop Trash Can specification of freedesktop.org
  public func trashItem(at url: URL, resultingItemURL outResultingURL: UnsafeMutablePointer<NSURL?>? = nil)
    throws
  {
    guard fileExists(atPath: url.path) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
    }
    let data = ProcessInfo.processInfo.environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    let root =
      (data.map { URL(fileURLWithPath: $0) }
      ?? homeDirectoryForCurrentUser.appendingPathComponent(".local/share"))
      .appendingPathComponent("Trash")
    let (files, notes) = (root.appendingPathComponent("files"), root.appendingPathComponent("info"))
    try createDirectory(at: files, withIntermediateDirectories: true)
    try createDirectory(at: notes, withIntermediateDirectories: true)

    let path = url.standardizedFileURL.path
    let date = DateFormatter()
    date.locale = Locale(identifier: "en_US_POSIX")
    date.dateFormat = "yyyy-MM-dd'T'HH:mm:ss"
    let place = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    let note = Data("[Trash Info]\nPath=\(place)\nDeletionDate=\(date.string(from: Date()))\n".utf8)
    // Whoever makes the note has the name.
    var name = url.lastPathComponent
    var number = 2
    while true {
      // A file without a note, left by another program, has its name too.
      let taken = files.appendingPathComponent(name).path
      if (try? attributesOfItem(atPath: taken)) != nil {
        name = "\(url.lastPathComponent).\(number)"
        number += 1
        continue
      }
      do {
        try note.write(to: notes.appendingPathComponent(name + ".trashinfo"), options: .withoutOverwriting)
        break
      } catch CocoaError.fileWriteFileExists {
        name = "\(url.lastPathComponent).\(number)"
        number += 1
      }
    }
    let goal = files.appendingPathComponent(name)
    do {
      try moveItem(at: url, to: goal)
    } catch {
      try? removeItem(at: notes.appendingPathComponent(name + ".trashinfo"))
      throw error
    }
    outResultingURL?.pointee = goal as NSURL
  }
}
