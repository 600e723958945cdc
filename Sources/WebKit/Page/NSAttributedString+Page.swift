import Foundation
import UIKit

extension NSAttributedString {
  /// The text of a page of HTML, as UIKit reads it: no engine is part of this, so style sheets and pictures are left out.
  ///
  /// - Returns: The text, and what is known of the page.
  @MainActor public static func fromHTML(_ html: String, options: [DocumentReadingOptionKey: Any] = [:])
    async throws
    -> (NSAttributedString, [DocumentAttributeKey: Any])
  { try await fromHTML(Data(html.utf8), options: options) }
  @MainActor public static func fromHTML(_ data: Data, options: [DocumentReadingOptionKey: Any] = [:])
    async throws
    -> (NSAttributedString, [DocumentAttributeKey: Any])
  {
    let options = options.merging([.documentType: DocumentType.html]) { $1 }
    return (
      try NSAttributedString(data: data, options: options, documentAttributes: nil),
      [.documentType: DocumentType.html.rawValue]
    )
  }

  public typealias AsynchronousCompletionHandler = (
    NSAttributedString?, [DocumentAttributeKey: Any]?, (any Error)?
  ) -> Void
  /// The same, told to a closure later.
  @MainActor public static func loadFromHTML(
    string: String, options: [DocumentReadingOptionKey: Any] = [:],
    completionHandler: @escaping AsynchronousCompletionHandler
  ) {
    Task { @MainActor in
      do {
        let (text, attributes) = try await fromHTML(string, options: options)
        completionHandler(text, attributes, nil)
      } catch {
        completionHandler(nil, nil, error)
      }
    }
  }
}
