import CCmarkGFM

/// Reads whole documents of Markdown: CommonMark with the tables and the struck out words of GitHub, as Foundation's reader on Apple's
/// systems does. Only this file speaks to the library.
package enum MarkdownDocument {
  /// The characters of a document without its marks, block after block, with nothing between them.
  ///
  /// - Complexity: O(n) in its length.
  package static func runs(of text: String) -> [MarkdownRun] {
    _ = areRegistered
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return [] }
    defer { cmark_parser_free(parser) }
    for name in ["table", "strikethrough"] {
      if let found = cmark_find_syntax_extension(name) { cmark_parser_attach_syntax_extension(parser, found) }
    }
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
    }
    guard let root = cmark_parser_finish(parser), let steps = cmark_iter_new(root) else { return [] }
    defer {
      cmark_iter_free(steps)
      cmark_node_free(root)
    }
    var reader = Reader()
    while true {
      let step = cmark_iter_next(steps)
      if step == CMARK_EVENT_DONE || step == CMARK_EVENT_NONE { return reader.runs }
      guard let node = cmark_iter_get_node(steps) else { return reader.runs }
      if step == CMARK_EVENT_ENTER { reader.enter(node) } else { reader.leave() }
    }
  }
  private static let areRegistered: Void = cmark_gfm_core_extensions_ensure_registered()

  /// Goes through a document step by step: however deep its blocks lie in each other, it takes no more of the stack.
  private struct Reader {
    /// What is around a place: blocks that count the parts in them, and what characters are.
    private struct Place {
      var block: MarkdownRun.Block?
      var count = 0
      var style: MarkdownRun.Style
      var link: String?
      var image: String?
      /// How many runs there were before it.
      var runs: Int
    }
    private(set) var runs: [MarkdownRun] = []
    private var number = 0
    private var places: [Place] = []
    private var style: MarkdownRun.Style = []
    private var (link, image): (String?, String?) = (nil, nil)
    /// Those of the places, until there is another one.
    private var blocks: [MarkdownRun.Block]?

    init() {}

    private static func words(_ text: UnsafePointer<CChar>?) -> String {
      text.map { String(cString: $0) } ?? ""
    }

    private mutating func add(
      _ text: String, _ more: MarkdownRun.Style = [], in kind: MarkdownRun.Kind? = nil
    ) {
      if text.isEmpty { return }
      var around = blocks ?? places.reversed().compactMap(\.block)
      blocks = around
      if let kind { around.insert(block(kind), at: 0) }
      let run = MarkdownRun(text: text, style: style.union(more), link: link, image: image, blocks: around)
      if let last = runs.last, last.style == run.style, last.link == link, last.image == image,
        last.blocks == around
      {
        runs[runs.count - 1].text += text
      } else {
        runs.append(run)
      }
    }
    private mutating func block(_ kind: MarkdownRun.Kind) -> MarkdownRun.Block {
      number += 1
      return MarkdownRun.Block(kind: kind, number: number)
    }
    private mutating func push(_ kind: MarkdownRun.Kind?, count: Int = 0) {
      places.append(
        Place(
          block: kind.map { block($0) }, count: count, style: style, link: link, image: image,
          runs: runs.count))
      if kind != nil { blocks = nil }
    }
    /// The place of a part in what is around it, the first of which is one more than that was told to count from.
    private mutating func next() -> Int {
      guard !places.isEmpty else { return 1 }
      places[places.count - 1].count += 1
      return places[places.count - 1].count
    }

    /// A node begins. Those that have no parts end with that.
    mutating func enter(_ node: OpaquePointer) {
      let literal = Self.words(cmark_node_get_literal(node))
      switch String(cString: cmark_node_get_type_string(node)) {
      case "text": add(literal)
      case "softbreak": add(" ", .softBreak)
      case "linebreak": add("\n", .lineBreak)
      case "code": add(literal, .code)
      case "html_inline": add(literal, .inlineHTML)
      case "html_block": add(literal, .blockHTML)
      case "thematic_break": add("\u{2E3B}", in: .rule)
      case "code_block":
        let language = Self.words(cmark_node_get_fence_info(node)).split(separator: " ").first
        add(literal, in: .code(language: language.map(String.init)))
      case "paragraph": push(.paragraph)
      case "heading": push(.heading(Int(cmark_node_get_heading_level(node))))
      case "block_quote": push(.quote)
      case "list":
        let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
        push(
          isOrdered ? .orderedList : .unorderedList,
          count: isOrdered ? Int(cmark_node_get_list_start(node)) - 1 : 0)
      case "item": push(.item(next()))
      case "table": push(.table(Self.alignments(of: node)))
      case "table_header": push(.tableHeader)
      case "table_row": push(.tableRow(next()))
      case "table_cell": push(.tableCell(next() - 1))
      case "emph":
        push(nil)
        style.insert(.emphasized)
      case "strong":
        push(nil)
        style.insert(.strong)
      case "strikethrough":
        push(nil)
        style.insert(.strikethrough)
      case "link":
        push(nil)
        link = Self.words(cmark_node_get_url(node))
      case "image":
        push(nil)
        image = Self.words(cmark_node_get_url(node))
      default: push(nil)
      }
    }
    /// The parts of a node are over.
    mutating func leave() {
      guard let place = places.last else { return }
      // A picture without a description still has a place.
      if image != nil, place.image == nil, runs.count == place.runs { add("\u{FFFC}") }
      places.removeLast()
      (style, link, image) = (place.style, place.link, place.image)
      if place.block != nil { blocks = nil }
    }

    private static func alignments(of table: OpaquePointer) -> [MarkdownRun.Alignment] {
      let count = Int(cmark_gfm_extensions_get_table_columns(table))
      guard let marks = cmark_gfm_extensions_get_table_alignments(table) else { return [] }
      return (0..<count).map { marks[$0] == 0x63 ? .center : marks[$0] == 0x72 ? .right : .left }
    }
  }
}
