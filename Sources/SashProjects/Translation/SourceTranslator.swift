import Foundation

/// Makes copies of sources that say what needs the runtime of Objective-C in words that work without it.
///
/// Copies keep the lines of what they are made of. A file that needs no change has no copy.
public struct SourceTranslator {
  public struct Result {
    public var texts: [URL: String] = [:]
    public var notices: [ProjectNotice] = []
  }

  private let sources: [(url: URL, text: String)]

  /// - Parameter sources: All files of a module.
  public init(_ sources: [(url: URL, text: String)]) { self.sources = sources }

  public func translate() -> Result { Result() }
}
