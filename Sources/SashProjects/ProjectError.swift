/// Why a project cannot be read, built or run, in words for the person who asked for it.
public struct ProjectError: Error, Equatable, CustomStringConvertible {
  public let description: String
  public init(_ description: String) { self.description = description }
}

/// Something about a project that will not work here, with its place where it has one.
public struct ProjectNotice: Hashable, Sendable, CustomStringConvertible {
  public let file: String?
  public let line: Int?
  public let text: String

  public init(_ text: String, file: String? = nil, line: Int? = nil) {
    (self.text, self.file, self.line) = (text, file, line)
  }

  /// As compilers write it, so that editors find the place.
  public var description: String {
    [file, line.map(String.init)].compactMap { $0 }.joined(separator: ":") + (file == nil ? "" : ": ") + text
  }
}
