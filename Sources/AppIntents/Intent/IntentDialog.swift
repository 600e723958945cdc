import Foundation
import SashCore

/// What is said, or shown, to a person.
public struct IntentDialog: ExpressibleByStringLiteral, ExpressibleByStringInterpolation, Sendable {
  public let full: LocalizedStringResource
  public let supporting: LocalizedStringResource?
  public init(_ dialog: LocalizedStringResource) { (full, supporting) = (dialog, nil) }
  /// - Parameter supporting: Shorter words, where there is something to look at.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    (self.full, self.supporting) = (full, supporting)
  }
  public init(full: LocalizedStringResource, systemImageName: String) { self.init(full) }
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}

/// A file that goes into an intent or comes out of it.
public struct IntentFile: Hashable, Sendable {
  public let data: Data
  public var filename: String
  public var fileURL: URL?
  public init(data: Data, filename: String) { (self.data, self.filename) = (data, filename) }
  public init(fileURL: URL, filename: String? = nil) {
    data = (try? Data(contentsOf: fileURL)) ?? Data()
    self.filename = filename ?? fileURL.lastPathComponent
    self.fileURL = fileURL
  }
}
