import Foundation
import UniformTypeIdentifiers

/// Offers one thing in several forms, each made when somebody asks for it: what is dragged, copied or shared.
///
/// Forms are offered in the order in which they are registered, the best first. Whoever asks for a kind of data gets the
/// first form that is of that kind. Answers come on a queue of their own, never before the call has returned.
///
/// - Missing: previews.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
  public typealias LoadHandler = @Sendable (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void

  private let lock = NSLock()
  private var forms: [ItemForm] = []
  private var name: String?

  public override init() { super.init() }

  /// Offers an object in each of the forms that its class can write.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }
  /// Offers an object as a type of data.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item, let typeIdentifier else { return }
    add(ItemForm(type: typeIdentifier, value: item))
  }
  /// Offers the content of a file, and where it lies. Nil if there is no such file.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, let type = UTType(contentsOf: fileURL) else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    registerFileRepresentation(for: type, openInPlace: true) { answer in
      answer(fileURL, true, nil)
      return nil
    }
    add(ItemForm(type: UTType.fileURL.identifier, value: fileURL as NSURL))
  }

  /// What a file with the item is to be called.
  open var suggestedName: String? {
    get { lock.withLock { name } }
    set { lock.withLock { name = newValue } }
  }

  func add(_ form: ItemForm) { lock.withLock { forms.append(form) } }
  var allForms: [ItemForm] { lock.withLock { forms } }

  /// The types of data that are offered, in the order in which they were registered.
  open var registeredTypeIdentifiers: [String] { Array(Set.ordered(allForms.map(\.type))) }
  /// Those of them that are offered as files which may be opened where they are.
  open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
    fileOptions.contains(.openInPlace)
      ? Set.ordered(allForms.filter(\.opensInPlace).map(\.type)) : registeredTypeIdentifiers
  }
  public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.map { UTType(importedAs: $0) } }
  public var registeredContentTypesForOpenInPlace: [UTType] {
    registeredTypeIdentifiers(fileOptions: .openInPlace).map { UTType(importedAs: $0) }
  }
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  /// Whether there is a form of a kind of data.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    form(typeIdentifier) != nil
  }
  open func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool {
    let wanted = UTType(importedAs: typeIdentifier)
    return registeredTypeIdentifiers(fileOptions: fileOptions).contains {
      UTType(importedAs: $0).conforms(to: wanted)
    }
  }

  /// The form that is exactly a type, else the first that is of its kind.
  func form(_ type: String) -> ItemForm? {
    let all = allForms
    let wanted = UTType(importedAs: type)
    return all.first { $0.type == type } ?? all.first { UTType(importedAs: $0.type).conforms(to: wanted) }
  }

  open override func copy() -> Any { copy(with: nil) }
  open func copy(with zone: NSZone? = nil) -> Any {
    let other = NSItemProvider()
    other.forms = allForms
    other.name = suggestedName
    return other
  }
}

extension Set {
  /// The elements without those that came before, in their order.
  fileprivate static func ordered(_ list: [Element]) -> [Element] {
    var seen: Set<Element> = []
    return list.filter { seen.insert($0).inserted }
  }
}

/// One form of an item.
struct ItemForm: @unchecked Sendable {
  enum Source {
    case data((@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?)
    case file((@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?)
    case object(() -> any NSSecureCoding)
    case handler(NSItemProvider.LoadHandler)
  }
  let type: String
  var opensInPlace = false
  /// Whether the answer says each time if the file may be opened where it is.
  var senderDecides = false
  let source: Source
}

extension ItemForm {
  init(type: String, value: any NSSecureCoding) {
    self.init(type: type, source: .object { value })
  }
}

/// How a file is offered.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It may be opened where it is.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// Who is offered a form: here all programs are alike.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team, group, ownProcess
}

extension NSItemProvider {
  public static let errorDomain = "NSItemProviderErrorDomain"
  public enum ErrorCode: Int, Sendable {
    case unknownError = -1
    case itemUnavailableError = -1000
    case unexpectedValueClassError = -1100
    case unavailableCoercionError = -1200
  }
  static func error(_ code: ErrorCode, _ words: String) -> NSError {
    NSError(domain: errorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: words])
  }
  static func missing(_ type: String) -> NSError {
    error(.itemUnavailableError, "Cannot load representation of type \(type)")
  }
}
