import Foundation

/// What is in a file or in a folder, apart from where it lies: a document is read from one and written by one.
///
/// - Missing: symbolic links that are followed, serialized representations, reading only what has changed.
nonisolated open class FileWrapper: NSObject, @unchecked Sendable {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Reads the content at once.
    public static let immediate = ReadingOptions(rawValue: 1)
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Puts the new file in the place of the old one only when it is whole.
    public static let atomic = WritingOptions(rawValue: 1)
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }
  private enum Content {
    case file(Data)
    /// A file that is read when it is asked for.
    case later(URL)
    case folder([String: FileWrapper])
    case link(URL)
  }
  private let lock = NSRecursiveLock()
  private var content: Content

  /// The content of a file.
  public init(regularFileWithContents contents: Data) { content = .file(contents) }
  /// A folder, by the names of what is in it.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    for (name, child) in childrenByPreferredName { child.preferredFilename = name }
    content = .folder(childrenByPreferredName)
  }
  /// A symbolic link.
  public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }
  /// What lies at a place. Throws if nothing does.
  public init(url: URL, options: ReadingOptions = []) throws {
    // What is asked for itself may be reached by a link; links in it stay links.
    content = try FileWrapper.content(of: url.resolvingSymlinksInPath(), options)
    super.init()
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
    fileAttributes = Dictionary(
      uniqueKeysWithValues: ((try? FileManager.default.attributesOfItem(atPath: url.path)) ?? [:])
        .map { ($0.key.rawValue, $0.value) })
  }
  private static func content(of url: URL, _ options: ReadingOptions) throws -> Content {
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    guard manager.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
    }
    if !isFolder.boolValue {
      return options.contains(.immediate) ? .file(try Data(contentsOf: url)) : .later(url)
    }
    var children: [String: FileWrapper] = [:]
    for child in try manager.contentsOfDirectory(at: url, includingPropertiesForKeys: nil) {
      if let target = try? manager.destinationOfSymbolicLink(atPath: child.path) {
        let link = FileWrapper(symbolicLinkWithDestinationURL: URL(fileURLWithPath: target, relativeTo: url))
        (link.filename, link.preferredFilename) = (child.lastPathComponent, child.lastPathComponent)
        children[child.lastPathComponent] = link
        continue
      }
      children[child.lastPathComponent] = try FileWrapper(url: child, options: options)
    }
    return .folder(children)
  }

  /// The name of the file that it was read from or written to.
  open var filename: String?
  /// The name that it should have in a folder.
  open var preferredFilename: String?
  open var fileAttributes: [String: Any] = [:]
  open var isRegularFile: Bool {
    switch content {
    case .file, .later: true
    default: false
    }
  }
  open var isDirectory: Bool { if case .folder = content { true } else { false } }
  open var isSymbolicLink: Bool { if case .link = content { true } else { false } }
  open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

  /// What is in the file; nil for a folder, or if it cannot be read.
  open var regularFileContents: Data? {
    lock.withLock {
      switch content {
      case .file(let data): return data
      case .later(let url):
        guard let data = try? Data(contentsOf: url) else { return nil }
        content = .file(data)
        return data
      default: return nil
      }
    }
  }
  /// What is in the folder, by names; nil for a file.
  open var fileWrappers: [String: FileWrapper]? {
    lock.withLock { if case .folder(let children) = content { children } else { nil } }
  }

  /// Adds something to a folder, under another name if its own is taken; returns the name. Nothing is added to a file.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    lock.withLock {
      let wanted = child.preferredFilename ?? child.filename ?? "Untitled"
      guard case .folder(var children) = content else { return wanted }
      let parts = (
        name: (wanted as NSString).deletingPathExtension, ending: (wanted as NSString).pathExtension
      )
      var name = wanted
      var number = 2
      while children[name] != nil, children[name] !== child {
        name = "\(parts.name) \(number)" + (parts.ending.isEmpty ? "" : ".\(parts.ending)")
        number += 1
      }
      children[name] = child
      content = .folder(children)
      return name
    }
  }
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }
  open func removeFileWrapper(_ child: FileWrapper) {
    lock.withLock {
      guard case .folder(let children) = content else { return }
      content = .folder(children.filter { $0.value !== child })
    }
  }
  /// The name that something has in the folder.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }
  open func matchesContents(of url: URL) -> Bool {
    if let own = regularFileContents { return (try? Data(contentsOf: url)) == own }
    guard let children = fileWrappers,
      let names = try? FileManager.default.contentsOfDirectory(atPath: url.path)
    else { return false }
    return Set(names) == Set(children.keys)
      && children.allSatisfy { $0.value.matchesContents(of: url.appendingPathComponent($0.key)) }
  }
  open func read(from url: URL, options: ReadingOptions = []) throws {
    let new = try FileWrapper.content(of: url, options)
    lock.withLock { content = new }
  }

  /// Writes it to a place, over what lies there.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    let manager = FileManager.default
    switch content {
    case .later(let source):
      if source.standardizedFileURL.path == url.standardizedFileURL.path { break }
      // It need not go through memory.
      try FileWrapper.replace(url) { try manager.copyItem(at: source, to: $0) }
    case .file:
      guard let data = regularFileContents else { throw CocoaError(.fileReadUnknown) }
      try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
      if let permissions = fileAttributes[FileAttributeKey.posixPermissions.rawValue] {
        try? manager.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path)
      }
    case .folder(let children):
      // What is there may be what is read from: the new folder is whole before the old one goes.
      try FileWrapper.replace(url) { new in
        try manager.createDirectory(at: new, withIntermediateDirectories: false)
        for (name, child) in children {
          try child.write(
            to: new.appendingPathComponent(name), options: options,
            originalContentsURL: originalContentsURL?.appendingPathComponent(name))
        }
      }
    case .link(let target):
      try FileWrapper.replace(url) { try manager.createSymbolicLink(at: $0, withDestinationURL: target) }
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }

  private static func temporary(beside url: URL) -> URL {
    url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
  }
  /// Makes something beside a place and puts it where something else may lie, which is there until the new one is whole.
  package static func replace(_ url: URL, by make: (_ new: URL) throws -> Void) throws {
    let manager = FileManager.default
    let new = temporary(beside: url)
    do {
      try make(new)
      // The system does it in one step, unless a folder is involved that is not empty.
      if rename(new.path, url.path) == 0 { return }
      let old = temporary(beside: url)
      try manager.moveItem(at: url, to: old)
      do { try manager.moveItem(at: new, to: url) } catch {
        try? manager.moveItem(at: old, to: url)
        throw error
      }
      try? manager.removeItem(at: old)
    } catch {
      try? manager.removeItem(at: new)
      throw error
    }
  }
}
