import Foundation

extension URL {
  /// Asks for access to a file that a person has chosen. Programs here may read what their user may read, so it is true
  /// if the file is there.
  public func startAccessingSecurityScopedResource() -> Bool {
    (try? checkResourceIsReachable()) ?? false
  }
  /// Ends the access to a file that a person has chosen.
  public func stopAccessingSecurityScopedResource() {}

  /// How a bookmark is made.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
    public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1 << 11)
    public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 1 << 12)
    public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
  }
  /// How the file of a bookmark is found.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
    public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1 << 10)
    public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
  }

  /// Data that finds this file again in a later run of the program. Throws if there is no such file.
  ///
  /// - Missing: bookmarks find files by their paths, not those that have been moved.
  public func bookmarkData(
    options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
    relativeTo url: URL? = nil
  ) throws -> Data {
    guard try checkResourceIsReachable() else { throw CocoaError(.fileNoSuchFile) }
    return Data("sash-bookmark:\(absoluteURL.standardizedFileURL.absoluteString)".utf8)
  }
  /// The file that a bookmark was made for. Throws if the data is no bookmark or the file is not there.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
    bookmarkDataIsStale: inout Bool
  ) throws {
    let parts = String(decoding: data, as: UTF8.self).split(separator: ":", maxSplits: 1)
    guard parts.count == 2, parts[0] == "sash-bookmark", let found = URL(string: String(parts[1])) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    guard try found.checkResourceIsReachable() else { throw CocoaError(.fileNoSuchFile) }
    bookmarkDataIsStale = false
    self = found
  }
}
