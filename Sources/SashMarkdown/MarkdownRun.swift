/// Characters of a Markdown document that are meant alike.
package struct MarkdownRun: Equatable, Sendable {
  package struct Style: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let emphasized = Style(rawValue: 1)
    package static let strong = Style(rawValue: 2)
    package static let code = Style(rawValue: 4)
    package static let strikethrough = Style(rawValue: 8)
    /// The end of a line that is none of the text.
    package static let softBreak = Style(rawValue: 16)
    package static let lineBreak = Style(rawValue: 32)
    package static let inlineHTML = Style(rawValue: 64)
    package static let blockHTML = Style(rawValue: 128)
  }
  /// A block around characters, as one of a document: two with the same number are the same.
  package struct Block: Hashable, Sendable {
    package var kind: Kind
    package var number: Int
  }
  package enum Kind: Hashable, Sendable {
    case paragraph, orderedList, unorderedList, quote, rule, tableHeader
    case heading(Int)
    case item(Int)
    case code(language: String?)
    case table([Alignment])
    /// The first below the header is 1.
    case tableRow(Int)
    case tableCell(Int)
  }
  package enum Alignment: Hashable, Sendable { case left, center, right }

  package var text: String
  package var style: Style = []
  package var link: String?
  package var image: String?
  /// From the innermost outward.
  package var blocks: [Block] = []
}
