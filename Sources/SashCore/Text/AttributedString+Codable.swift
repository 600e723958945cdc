import Foundation

/// Attributed text is written as an array: for each run its characters and then its attributes by their names. Links, what
/// Markdown says of characters and of blocks are written; looks of a framework such as fonts and colours are left out.
///
/// - Source: what `JSONEncoder` of Apple's writes for texts of a few runs; a table of attributes with numbers for them, as it
///   writes for others, is read too
extension AttributedString: @retroactive Codable {
  private enum Key: String, CodingKey { case runs, attributeTable }

  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for run in runs {
      try list.encode(String(characters[run.range]))
      try list.encode(WrittenAttributes(run.attributes))
    }
    if runs.isEmpty {
      try list.encode("")
      try list.encode(WrittenAttributes(AttributeContainer()))
    }
  }

  public init(from decoder: any Decoder) throws {
    self.init()
    if let table = try? decoder.container(keyedBy: Key.self), table.contains(.runs) {
      let known = try table.decode([WrittenAttributes].self, forKey: .attributeTable)
      var list = try table.nestedUnkeyedContainer(forKey: .runs)
      while !list.isAtEnd {
        let text = try list.decode(String.self)
        let number = try list.decode(Int.self)
        guard known.indices.contains(number) else {
          throw DecodingError.dataCorruptedError(
            in: list, debugDescription: "There are no attributes of the number \(number).")
        }
        append(AttributedString(text, attributes: known[number].container))
      }
      return
    }
    var list = try decoder.unkeyedContainer()
    while !list.isAtEnd {
      let text = try list.decode(String.self)
      let attributes = try list.decode(WrittenAttributes.self)
      append(AttributedString(text, attributes: attributes.container))
    }
  }
}

/// The attributes of a run that can be written. Names that are not known are passed over.
private struct WrittenAttributes: Codable {
  private enum Key: String, CodingKey {
    case link = "NSLink"
    case inline = "NSInlinePresentationIntent"
    case blocks = "NSPresentationIntent"
  }
  var container = AttributeContainer()
  init(_ container: AttributeContainer) { self.container = container }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encodeIfPresent(container.link, forKey: .link)
    try values.encodeIfPresent(container[InlineIntentAttribute.self], forKey: .inline)
    try values.encodeIfPresent(container[PresentationIntentAttribute.self], forKey: .blocks)
  }
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    container.link = try values.decodeIfPresent(URL.self, forKey: .link)
    container[InlineIntentAttribute.self] = try values.decodeIfPresent(
      InlinePresentationIntent.self, forKey: .inline)
    container[PresentationIntentAttribute.self] = try values.decodeIfPresent(
      PresentationIntent.self, forKey: .blocks)
  }
}
