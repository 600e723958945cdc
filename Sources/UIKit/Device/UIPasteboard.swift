import Foundation
import SashCore
import SashTransfer

/// What has been copied: items, each in several forms. The text of the general one is on the system's clipboard.
///
/// - Missing: other programs get the text of what is copied and give theirs; patterns, expiration dates.
@MainActor @preconcurrency
open class UIPasteboard: NSObject {
  /// Names a pasteboard.
  public struct Name: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let general = Name("com.apple.UIKit.pboard.general")
  }
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }
  public nonisolated static let changedNotification = Pasteboard.changed
  public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
  public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedUserInfoKey"
  public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedUserInfoKey"

  public static let general = UIPasteboard(.general, Pasteboard.general)
  private static var others: [Name: Pasteboard] = [:]

  public let name: Name
  let board: Pasteboard
  private init(_ name: Name, _ board: Pasteboard) {
    (self.name, self.board) = (name, board)
    super.init()
    if board.owner == nil { board.owner = self }
  }
  /// A pasteboard of this program by its name; nil if there is none and none is to be made.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    if pasteboardName == .general {
      self.init(.general, Pasteboard.general)
    } else if let known = UIPasteboard.others[pasteboardName] {
      self.init(pasteboardName, known)
    } else {
      guard create else { return nil }
      let new = Pasteboard()
      UIPasteboard.others[pasteboardName] = new
      self.init(pasteboardName, new)
    }
  }
  /// A pasteboard of this program that no other code knows.
  public static func withUniqueName() -> UIPasteboard {
    let name = Name(UUID().uuidString)
    let new = Pasteboard()
    others[name] = new
    return UIPasteboard(name, new)
  }
  /// Forgets a pasteboard of this program.
  public static func remove(withName pasteboardName: Name) { others[pasteboardName] = nil }

  /// How often what is there has changed.
  public var changeCount: Int { board.changeCount }
  public var numberOfItems: Int { board.items.count }

  // MARK: Items

  /// The items, each by the types of its forms.
  public var items: [[String: Any]] {
    get {
      board.items.map { item in
        Dictionary(
          uniqueKeysWithValues: item.types.compactMap { type in item[type: type].map { (type, $0) } })
      }
    }
    set { setItems(newValue) }
  }
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    board.items = items.map(PasteboardItem.init)
  }
  public func addItems(_ items: [[String: Any]]) { board.items += items.map(PasteboardItem.init) }
  /// The types of the first item.
  public var types: [String] { board.items.first?.types ?? [] }
  public func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    let all = board.items.map(\.types)
    return itemSet.map { $0.filter(all.indices.contains).map { all[$0] } } ?? all
  }
  public func contains(pasteboardTypes: [String]) -> Bool {
    board.items.contains { item in pasteboardTypes.contains { item.has(UTType(importedAs: $0)) } }
  }
  /// A form of the first item.
  public func value(forPasteboardType pasteboardType: String) -> Any? {
    board.items.first.flatMap { $0[type: pasteboardType] ?? $0.value(of: UTType(importedAs: pasteboardType)) }
  }
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: value]])
  }
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    board.items.first?.data(pasteboardType)
  }
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: data]])
  }

  // MARK: Providers

  public var itemProviders: [NSItemProvider] {
    get { board.providers }
    set { board.copy(newValue) }
  }
  public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
    board.copy(itemProviders)
  }
  public func setObjects(_ objects: [any NSItemProviderWriting]) {
    board.copy(objects.map(NSItemProvider.init))
  }

  // MARK: Kinds

  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  public var strings: [String]? {
    get { some(board.items.compactMap(\.text)) }
    set { board.items = (newValue ?? []).map(PasteboardItem.init(text:)) }
  }
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  public var urls: [URL]? {
    get { some(board.items.compactMap(\.url)) }
    set { put(newValue, as: .url) }
  }
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  public var images: [UIImage]? {
    get {
      some(
        board.items.compactMap { item in
          switch item.value(of: .image) {
          case let image as UIImage: image
          case let data as Data: UIImage(data: data)
          default: nil
          }
        })
    }
    set { put(newValue, as: .png) }
  }
  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  public var colors: [UIColor]? {
    get { some(board.items.compactMap { $0[type: UIPasteboard.colorType.identifier] as? UIColor }) }
    set { put(newValue, as: UIPasteboard.colorType) }
  }
  private static let colorType = UTType(exportedAs: "com.apple.uikit.color", conformingTo: .data)

  public var hasStrings: Bool { board.items.contains { $0.text?.isEmpty == false } }
  public var hasURLs: Bool { board.items.contains { $0.url != nil } }
  public var hasImages: Bool { board.items.contains { $0.has(.image) } }
  public var hasColors: Bool { colors != nil }

  private func some<Value>(_ list: [Value]) -> [Value]? { list.isEmpty ? nil : list }
  private func put(_ values: [Any]?, as type: UTType) {
    board.items = (values ?? []).map { PasteboardItem([type.identifier: $0]) }
  }
}

extension PasteboardItem {
  /// The better known of the types come first.
  fileprivate init(_ values: [String: Any]) {
    self.init()
    let known = values.keys.sorted { a, b in
      let (first, second) = (UTType(a) != nil, UTType(b) != nil)
      return first == second ? a < b : first
    }
    for type in known { self[type: type] = values[type] }
  }
}
