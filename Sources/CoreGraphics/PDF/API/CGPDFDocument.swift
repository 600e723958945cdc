import Foundation

/// A file of pages. Its structure is read when it is opened, the rest when it is asked for.
public final class CGPDFDocument: Hashable, @unchecked Sendable {
  package let file: PDFFile
  let fonts: PDFFonts
  private let lock = NSLock()
  private var dictionaries: [PDFObject]?
  private var pages: [Int: CGPDFPage] = [:]

  /// The file in these bytes; nil if they are none.
  public convenience init?(_ provider: CGDataProvider) {
    guard let data = provider.data else { return nil }
    self.init(data: data)
  }
  /// The file at an address of this machine; nil if it is not there or is no file of pages.
  public convenience init?(_ url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }
  package init?(data: Data) {
    guard let file = PDFFile(data) else { return nil }
    self.file = file
    fonts = PDFFonts(file.root)
  }

  /// How many pages there are; 0 while the file is locked.
  public var numberOfPages: Int { found.count }
  private var found: [PDFObject] {
    lock.withLock {
      if let dictionaries { return dictionaries }
      let all = file.pages()
      if file.isUnlocked { dictionaries = all }
      return all
    }
  }
  /// A page by its number, the first of which is 1; nil if there is none.
  public func page(at pageNumber: Int) -> CGPDFPage? {
    let all = found
    guard all.indices.contains(pageNumber - 1) else { return nil }
    return lock.withLock {
      if let page = pages[pageNumber] { return page }
      let page = CGPDFPage(self, all[pageNumber - 1], pageNumber)
      pages[pageNumber] = page
      return page
    }
  }

  public var isEncrypted: Bool { file.isEncrypted }
  /// Whether it can be read: it is not encrypted, or a password has opened it.
  public var isUnlocked: Bool { file.isUnlocked }
  /// Tries a password; says whether the file can be read now. An empty one is tried when a file is opened.
  public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool {
    file.unlock(String(cString: password))
  }
  /// What whoever opened the file may do.
  public var accessPermissions: CGPDFAccessPermissions {
    let bits = file.permissions
    guard file.isUnlocked else { return [] }
    // - Source: ISO 32000-1, table 22; bits are counted from 1 there.
    func allows(_ bit: Int) -> Bool { bits & 1 << (bit - 1) != 0 }
    var result: CGPDFAccessPermissions = []
    if allows(3) { result.insert(.allowsLowQualityPrinting) }
    if allows(3), allows(12) { result.insert(.allowsHighQualityPrinting) }
    if allows(4) { result.insert(.allowsDocumentChanges) }
    if allows(11) || allows(4) { result.insert(.allowsDocumentAssembly) }
    if allows(5) { result.insert(.allowsContentCopying) }
    if allows(10) || allows(5) { result.insert(.allowsContentAccessibility) }
    if allows(6) { result.insert(.allowsCommenting) }
    if allows(9) || allows(6) { result.insert(.allowsFormFieldEntry) }
    return result
  }
  public var allowsPrinting: Bool { accessPermissions.contains(.allowsLowQualityPrinting) }
  public var allowsCopying: Bool { accessPermissions.contains(.allowsContentCopying) }

  /// The dictionary from which all of the file is reached.
  public var catalog: CGPDFDictionaryRef? { file.root.map { $0.pointer } }
  /// What is said about the file: title, author…
  public var info: CGPDFDictionaryRef? { file.trailer["Info"]?.resolved.asDictionary?.pointer }
  /// The two strings that tell this file from others.
  public var fileIdentifier: CGPDFArrayRef? {
    guard let found = file.trailer["ID"]?.resolved, found.array != nil else { return nil }
    return found.pointer
  }
  /// The version of the format, as 1 and 7.
  public func getVersion(
    majorVersion: UnsafeMutablePointer<Int32>, minorVersion: UnsafeMutablePointer<Int32>
  ) {
    (majorVersion.pointee, minorVersion.pointee) = (Int32(file.version.0), Int32(file.version.1))
  }
  /// The contents: a dictionary with `Title` and `Destination` (the number of a page) for each chapter, and those
  /// within it
  /// under `Children`. Nil without contents.
  public var outline: [AnyHashable: Any]? {
    guard let root = file.root?["Outlines"] else { return nil }
    let children = chapters(root, depth: 0)
    return children.isEmpty ? nil : ["Children": children]
  }
  private func chapters(_ node: PDFObject, depth: Int) -> [[String: Any]] {
    var (result, next): ([[String: Any]], PDFObject?) = ([], node["First"])
    while let item = next, depth < 32, result.count < 10_000 {
      var entry: [String: Any] = ["Title": item["Title"]?.text ?? ""]
      if let target = item["Dest"] ?? item["A"]?["D"], let place = destination(target) {
        entry["Destination"] = place.page
      } else if let address = item["A"]?["URI"]?.text, let url = URL(string: address) {
        entry["Destination"] = url
      }
      let inner = chapters(item, depth: depth + 1)
      if !inner.isEmpty { entry["Children"] = inner }
      result.append(entry)
      next = item["Next"]
    }
    return result
  }

  /// The number of the page that a destination leads to, and the array that says where on it.
  package func destination(_ object: PDFObject) -> (page: Int, place: PDFObject)? {
    var place: PDFObject? = object
    if let name = object.name ?? object.bytes.map({ String(decoding: $0, as: UTF8.self) }) {
      place =
        file.root?["Dests"]?[name] ?? object.bytes.flatMap { named($0, file.root?["Names"]?["Dests"], 0) }
    }
    if let inner = place?["D"] { place = inner }
    guard let place, let first = place.array?.first else { return nil }
    if let number = first.integer { return (number + 1, place) }
    let page = first.resolved
    return found.firstIndex { $0 === page }.map { ($0 + 1, place) }
  }
  private func named(_ name: [UInt8], _ node: PDFObject?, _ depth: Int) -> PDFObject? {
    guard let node, depth < 16 else { return nil }
    if let list = node["Names"]?.array {
      for index in stride(from: 0, to: list.count - 1, by: 2) where list[index].bytes == name {
        return list[index + 1].resolved
      }
    }
    for kid in node["Kids"]?.array ?? [] {
      if let limits = kid["Limits"]?.array, limits.count == 2, let low = limits[0].bytes,
        let high = limits[1].bytes,
        name.lexicographicallyPrecedes(low) || high.lexicographicallyPrecedes(name)
      {
        continue
      }
      if let found = named(name, kid.resolved, depth + 1) { return found }
    }
    return nil
  }

  public static func == (a: CGPDFDocument, b: CGPDFDocument) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What whoever opened a file of pages may do with it.
public struct CGPDFAccessPermissions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let allowsLowQualityPrinting = Self(rawValue: 1 << 0)
  public static let allowsHighQualityPrinting = Self(rawValue: 1 << 1)
  public static let allowsDocumentChanges = Self(rawValue: 1 << 2)
  public static let allowsDocumentAssembly = Self(rawValue: 1 << 3)
  public static let allowsContentCopying = Self(rawValue: 1 << 4)
  public static let allowsContentAccessibility = Self(rawValue: 1 << 5)
  public static let allowsCommenting = Self(rawValue: 1 << 6)
  public static let allowsFormFieldEntry = Self(rawValue: 1 << 7)
}
