import SashDisplay

extension [PlacedNode] {
  /// The same elements, those with the words of their labels that are the contents of pairs; the very same where there are none.
  func labelled() -> [PlacedNode] {
    var words: [AnyHashable: String] = [:]
    var hasContent = false
    collect(&words, &hasContent)
    return words.isEmpty || !hasContent ? self : labelled(by: words)
  }

  private func collect(_ words: inout [AnyHashable: String], _ hasContent: inout Bool) {
    for placed in self {
      if let pair = placed.node.properties.pair {
        if !pair.isLabel { hasContent = true }
        if pair.isLabel, let label = placed.node.properties.label { words[pair.id] = label }
      }
      placed.node.children.collect(&words, &hasContent)
    }
  }

  private func labelled(by words: [AnyHashable: String]) -> [PlacedNode] {
    map { placed in
      let children = placed.node.children.labelled(by: words)
      var properties = placed.node.properties
      if let pair = properties.pair, !pair.isLabel, properties.label?.isEmpty ?? true {
        properties.label = words[pair.id]
      }
      return PlacedNode(placed.node.with(properties, children), like: placed)
    }
  }
}
