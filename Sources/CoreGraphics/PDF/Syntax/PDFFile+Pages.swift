import Foundation

extension PDFFile {
  /// The dictionaries of all pages in their order.
  package func pages() -> [PDFObject] {
    guard isUnlocked, let top = root?["Pages"] else { return [] }
    var (result, seen): ([PDFObject], Set<ObjectIdentifier>) = ([], [])
    func walk(_ node: PDFObject) {
      guard seen.insert(ObjectIdentifier(node)).inserted, result.count < 1_000_000 else { return }
      if let kids = node["Kids"]?.array {
        for kid in kids { walk(kid.resolved) }
      } else if node.dictionary != nil {
        result.append(node)
      }
    }
    walk(top)
    return result
  }

  /// An entry of a page, or of the groups that it is in.
  package static func inherited(_ key: String, of page: PDFObject) -> PDFObject? {
    var node: PDFObject? = page
    for _ in 0..<64 {
      if let found = node?[key] { return found }
      node = node?["Parent"]
    }
    return nil
  }
}
