import Foundation
import SashMarkdown

/// In which blocks of a Markdown document characters stand: what they are meant to be, and not how they look. `Text` shows nothing of it.
///
/// - Source: https://developer.apple.com/documentation/foundation/presentationintent
public struct PresentationIntent: Hashable, Sendable, CustomDebugStringConvertible {
  /// A column of a table.
  public struct TableColumn: Hashable, Sendable, Codable {
    public enum Alignment: Int, Hashable, Sendable, Codable { case left, center, right }
    public var alignment: Alignment
    public init(alignment: Alignment) { self.alignment = alignment }
  }
  public enum Kind: Hashable, Sendable, Codable, CustomDebugStringConvertible {
    case paragraph
    /// 1 for the largest.
    case header(level: Int)
    case orderedList
    case unorderedList
    /// The number that it has in an ordered list, or would have.
    case listItem(ordinal: Int)
    case codeBlock(languageHint: String?)
    case blockQuote
    case thematicBreak
    case table(columns: [TableColumn])
    case tableHeaderRow
    /// The first one below the header is 1.
    case tableRow(rowIndex: Int)
    case tableCell(columnIndex: Int)

    public var debugDescription: String {
      switch self {
      case .paragraph: "paragraph"
      case .header(let level): "header \(level)"
      case .orderedList: "orderedList"
      case .unorderedList: "unorderedList"
      case .listItem(let ordinal): "listItem \(ordinal)"
      case .codeBlock(let hint): hint.map { "codeBlock '\($0)'" } ?? "codeBlock"
      case .blockQuote: "blockQuote"
      case .thematicBreak: "thematicBreak"
      case .table(let columns): "table \(columns.map(\.alignment))"
      case .tableHeaderRow: "tableHeaderRow"
      case .tableRow(let index): "tableRow \(index)"
      case .tableCell(let index): "tableCell \(index)"
      }
    }
  }
  /// One block. Characters of the same block have the same identity.
  public struct IntentType: Hashable, Sendable, Codable, CustomDebugStringConvertible {
    public var kind: Kind
    public var identity: Int
    public init(kind: Kind, identity: Int) { (self.kind, self.identity) = (kind, identity) }
    public var debugDescription: String { "\(kind.debugDescription) (id \(identity))" }
  }

  /// The blocks, from the innermost outward.
  public var components: [IntentType]
  public init(types: [IntentType]) { components = types }
  /// A block in those of `parent`.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }
  public var count: Int { components.count }
  /// How many lists and quotes there are around the characters.
  public var indentationLevel: Int {
    components.count { component in
      switch component.kind {
      case .orderedList, .unorderedList, .blockQuote: true
      default: false
      }
    }
  }
  /// Whether the blocks are of the same kinds, whichever they are.
  public func isEquivalent(to other: PresentationIntent) -> Bool {
    components.map(\.kind) == other.components.map(\.kind)
  }
  public var debugDescription: String { "\(components)" }
}

extension PresentationIntent: Codable {}

extension PresentationIntent {
  init?(_ blocks: [MarkdownRun.Block]) {
    if blocks.isEmpty { return nil }
    components = blocks.map { IntentType(kind: Kind($0.kind), identity: $0.number) }
  }
}
extension PresentationIntent.Kind {
  fileprivate init(_ kind: MarkdownRun.Kind) {
    self =
      switch kind {
      case .paragraph: .paragraph
      case .orderedList: .orderedList
      case .unorderedList: .unorderedList
      case .quote: .blockQuote
      case .rule: .thematicBreak
      case .tableHeader: .tableHeaderRow
      case .heading(let level): .header(level: level)
      case .item(let ordinal): .listItem(ordinal: ordinal)
      case .code(let language): .codeBlock(languageHint: language)
      case .tableRow(let row): .tableRow(rowIndex: row)
      case .tableCell(let column): .tableCell(columnIndex: column)
      case .table(let alignments):
        .table(
          columns: alignments.map {
            PresentationIntent.TableColumn(
              alignment: $0 == .center ? .center : $0 == .right ? .right : .left)
          })
      }
  }
}
