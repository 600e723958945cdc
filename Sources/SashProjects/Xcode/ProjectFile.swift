import Foundation

/// The file of a project of Xcode, `project.pbxproj`: objects that name each other by identifiers.
final class ProjectFile {
  let url: URL
  private let objects: [String: [String: Any]]
  private let rootID: String

  /// Reads `NAME.xcodeproj/project.pbxproj`.
  convenience init(project: URL) throws {
    let file = project.appendingPathComponent("project.pbxproj")
    guard let data = try? Data(contentsOf: file) else {
      throw ProjectError("\(project.path) has no project.pbxproj, so it is no project of Xcode.")
    }
    try self.init(data, url: project)
  }

  init(_ data: Data, url: URL) throws {
    let path = url.appendingPathComponent("project.pbxproj").path
    let list: Any
    do {
      list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    } catch {
      throw ProjectError("\(path) cannot be read: \(Self.reason(error))")
    }
    guard let fields = list as? [String: Any], let objects = fields["objects"] as? [String: Any],
      let root = fields["rootObject"] as? String
    else {
      throw ProjectError("\(path) cannot be read: it has no objects or no rootObject, as a project has.")
    }
    self.url = url
    self.objects = objects.compactMapValues { $0 as? [String: Any] }
    rootID = root
    guard self.objects[root]?["isa"] as? String == "PBXProject" else {
      throw ProjectError("\(path) cannot be read: its rootObject \(root) is no PBXProject.")
    }
  }

  /// What the reader of old property lists says, which names the line. Its error is a value of Core Foundation that is no
  /// `Error` here, so its words are read from how it describes itself: `Error Domain=… Code=… "words" UserInfo=…`.
  private static func reason(_ error: any Error) -> String {
    let fields = (error as NSError).userInfo
    let old = fields["kCFPropertyListOldStyleParsingError"].map { "\($0)" } ?? ""
    if let words = old.firstMatch(of: #/"(.*?)" UserInfo=/#) { return String(words.1) }
    return fields["NSDebugDescription"] as? String ?? "\(error)"
  }

  var root: Entry { self[rootID]! }
  /// Where paths of the project begin.
  var folder: URL {
    let folder = url.deletingLastPathComponent()
    guard let below = root.string("projectDirPath"), !below.isEmpty else { return folder }
    return URL(fileURLWithPath: below, relativeTo: folder).standardizedFileURL
  }

  subscript(id: String) -> Entry? { objects[id].map { Entry(id: id, fields: $0, file: self) } }

  func all(_ isa: String) -> [Entry] {
    objects.keys.sorted().compactMap { self[$0] }.filter { $0.isa == isa }
  }

  /// One object of the file.
  struct Entry {
    let id: String
    let fields: [String: Any]
    unowned let file: ProjectFile

    var isa: String { string("isa") ?? "" }
    func string(_ key: String) -> String? { fields[key] as? String }
    func strings(_ key: String) -> [String] { fields[key] as? [String] ?? [] }
    /// The object that a field names; nil also if the file lacks it.
    func entry(_ key: String) -> Entry? { string(key).flatMap { file[$0] } }
    func entries(_ key: String) -> [Entry] { strings(key).compactMap { file[$0] } }
  }
}
