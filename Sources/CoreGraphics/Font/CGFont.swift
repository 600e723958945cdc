import Foundation

/// Bytes of a file or of memory.
public final class CGDataProvider: @unchecked Sendable {
  /// The bytes.
  public let data: Data?
  public init?(data: Data) { self.data = data }
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
  }
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: URL(fileURLWithPath: String(cString: filename)))
  }
}

/// A font of a file or of memory, before it is made usable.
public final class CGFont: @unchecked Sendable {
  /// Fonts are read from files, so what is in memory is put into one.
  package let file: URL
  /// The font in these bytes; nil if they are none.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data, data.count > 12 else { return nil }
    // - Source: OpenType 1.9: the first four bytes are 1.0, `OTTO`, `true` or `ttcf`.
    let kinds: [[UInt8]] = [[0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8), Array("ttcf".utf8)]
    guard kinds.contains(Array(data.prefix(4))) else { return nil }
    file = FileManager.default.temporaryDirectory.appendingPathComponent("font-\(UUID().uuidString).ttf")
    guard (try? data.write(to: file)) != nil else { return nil }
  }
}
