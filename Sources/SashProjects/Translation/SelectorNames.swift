/// The names that methods have in Objective-C.
enum SelectorNames {
  /// The name of a method: `tapped(_:)` is `tapped:`, `tapped(sender:)` is `tappedWithSender:`.
  ///
  /// - Source: lib/AST/Decl.cpp, AbstractFunctionDecl::getObjCSelector
  static func name(_ base: String, _ labels: [String]) -> String {
    guard let first = labels.first else { return base }
    var name = base
    if first != "_" {
      let (last, begin) = (lastWord(base), firstWord(first))
      if !prepositions.contains(begin.lowercased()), !prepositions.contains(last.lowercased()) {
        name += "With"
      }
      name += first.prefix(1).uppercased() + first.dropFirst()
    }
    return name + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  private static func firstWord(_ name: String) -> Substring {
    name.prefix(1) + name.dropFirst().prefix { !$0.isUppercase && $0 != "_" }
  }
  private static func lastWord(_ name: String) -> Substring {
    guard let start = name.lastIndex(where: { $0.isUppercase || $0 == "_" }) else { return name[...] }
    return name[start...]
  }

  /// - Source: lib/Basic/PartsOfSpeech.def
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
    "given", "in",
    "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via",
    "when", "with", "within",
  ]

  /// What code names without the parameters that it has, of Apple's classes.
  static let known: [String: String] = [
    "endEditing": "endEditing:", "dismiss": "dismissWithAnimated:completion:",
    "popViewController": "popViewControllerWithAnimated:",
    "popToRootViewController": "popToRootViewControllerWithAnimated:",
    "resignFirstResponder": "resignFirstResponder", "becomeFirstResponder": "becomeFirstResponder",
    "setNeedsLayout": "setNeedsLayout", "layoutIfNeeded": "layoutIfNeeded",
    "setNeedsDisplay": "setNeedsDisplay",
    "removeFromSuperview": "removeFromSuperview", "reloadData": "reloadData",
    "beginRefreshing": "beginRefreshing",
    "endRefreshing": "endRefreshing", "cut": "cut:", "copy": "copy:", "paste": "paste:",
    "selectAll": "selectAll:",
    "select": "select:", "delete": "delete:",
    "localizedCaseInsensitiveCompare": "localizedCaseInsensitiveCompare:",
    "caseInsensitiveCompare": "caseInsensitiveCompare:",
    "localizedCompare": "localizedCompare:", "localizedStandardCompare": "localizedStandardCompare:",
    "compare": "compare:",
  ]
}
