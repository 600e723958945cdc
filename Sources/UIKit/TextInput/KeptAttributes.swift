import Foundation
import SashCore

/// The attributes that characters have in UIKit, beside those of them that SwiftUI shows. Two are equal if they are the same
/// object.
final class KeptAttributes: Hashable, @unchecked Sendable {
  let values: [NSAttributedString.Key: Any]
  init(_ values: [NSAttributedString.Key: Any]) { self.values = values }
  static func == (a: KeptAttributes, b: KeptAttributes) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

enum KeptAttributesKey: AttributedStringKey {
  typealias Value = KeptAttributes
  static let name = "SashUIKitAttributes"
}

extension AttributedString {
  /// One part of a text, with what SwiftUI shows of its attributes and all of them besides.
  init(
    _ text: String, keeping attributes: [NSAttributedString.Key: Any], links: [NSAttributedString.Key: Any]
  ) {
    var shown = attributes
    if attributes[.link] != nil { shown.merge(links) { $1 } }
    self = AttributedString(NSAttributedString(string: text, attributes: shown))
    self[KeptAttributesKey.self] = KeptAttributes(attributes)
  }
}
