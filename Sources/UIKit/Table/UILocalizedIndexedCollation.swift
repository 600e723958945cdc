import Foundation
import SashFoundation

/// Sorts objects by a name of theirs into sections, one for each letter of the language of the user, and one for all else.
@MainActor @preconcurrency
open class UILocalizedIndexedCollation: NSObject {
  private static let shared = UILocalizedIndexedCollation()
  open class func current() -> UILocalizedIndexedCollation { shared }
  private override init() { super.init() }

  /// The letters of the alphabet, and `#` at last.
  ///
  /// - Missing: alphabets other than the Latin one: what is written in another stands under `#`.
  public let sectionTitles: [String] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map(String.init)
  /// What stands in the index beside the sections.
  public var sectionIndexTitles: [String] { sectionTitles }
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
    min(max(indexTitleIndex, 0), sectionTitles.count - 1)
  }
  /// The section of an object, by what its property or its method of a name says.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    section(of: text(of: object, selector))
  }
  /// Objects in the order of what their property or their method of a name says.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    array.map { (text: text(of: $0, selector), object: $0) }
      .sorted { $0.text.localizedCaseInsensitiveCompare($1.text) == .orderedAscending }.map(\.object)
  }

  private func section(of text: String) -> Int {
    let plain = text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: .current)
    guard let first = plain.uppercased().first, let found = sectionTitles.firstIndex(of: String(first)) else {
      return sectionTitles.count - 1
    }
    return found
  }
  private func text(of object: Any, _ selector: Selector) -> String {
    if selector.name == "self" || selector.name == "description" { return "\(object)" }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      if let child = level.children.first(where: { $0.label == selector.name }) {
        return child.value as? String ?? (child.value as? String?).flatMap { $0 } ?? ""
      }
      mirror = level.superclassMirror
    }
    return SelectorDispatch.send(selector, to: object as AnyObject, []).result as? String ?? ""
  }
}
