import Foundation

/// What a predicate of the format language says, as a tree.
package indirect enum PredicateNode {
  case constant(Bool)
  case and([PredicateNode])
  case or([PredicateNode])
  case not(PredicateNode)
  case comparison(PredicateComparison)
  /// A predicate that is a closure; only evaluation knows what it says.
  case opaque(NSPredicate)
}

/// Two sides and how they are compared.
package struct PredicateComparison {
  package enum Operator: String {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case contains = "CONTAINS"
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case like = "LIKE"
    case matches = "MATCHES"
    case isIn = "IN"
    case between = "BETWEEN"
  }
  package enum Modifier { case direct, any, all }

  package var left: PredicateOperand
  package var comparison: Operator
  package var right: PredicateOperand
  package var modifier = Modifier.direct
  package var options = TextOptions()

  package init(
    left: PredicateOperand, comparison: Operator, right: PredicateOperand, modifier: Modifier = .direct,
    options: TextOptions = TextOptions()
  ) {
    (self.left, self.comparison, self.right) = (left, comparison, right)
    (self.modifier, self.options) = (modifier, options)
  }
}

/// One side of a comparison.
package indirect enum PredicateOperand {
  case constant(Any?)
  case keyPath(String)
  /// `$name`, and what follows it.
  case variable(String, path: String?)
  case itself
  case list([PredicateOperand])
  case subquery(PredicateOperand, variable: String, PredicateNode)
  case function(String, [PredicateOperand])
  /// An aggregate of what a `SUBQUERY` or another operand gives, as in `SUBQUERY(…).@count`.
  case path(PredicateOperand, String)
}

/// Which differences of letters do not count.
package struct TextOptions: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// `[c]`: upper and lower case are the same.
  package static let caseInsensitive = TextOptions(rawValue: 1)
  /// `[d]`: letters with and without accents are the same.
  package static let diacriticInsensitive = TextOptions(rawValue: 2)
  /// As the reader's language compares.
  package static let localized = TextOptions(rawValue: 4)
  /// Only for orders: as lists of files are sorted, in the reader's language and with numbers by what they count.
  package static let standard = TextOptions(rawValue: 8)
  /// Only for orders: as the reader's language sorts; with `caseInsensitive` without regard to case.
  package static let language = TextOptions(rawValue: 16)
  /// The orders of texts that descriptors can name.
  package static let orders: [TextOptions] = [
    .caseInsensitive, .standard, .language, [.language, .caseInsensitive],
  ]

  package func order(_ left: String, _ right: String) -> ComparisonResult {
    if contains(.standard) {
      if PlainTextOrder.isKnown, let order = PlainTextOrder.compare(left, right) { return order }
      return left.localizedStandardCompare(right)
    }
    if contains(.language) {
      return contains(.caseInsensitive)
        ? left.localizedCaseInsensitiveCompare(right) : left.localizedCompare(right)
    }
    return left.compare(right, options: compareOptions)
  }

  var compareOptions: String.CompareOptions {
    var options: String.CompareOptions = []
    if contains(.caseInsensitive) || contains(.localized) { options.insert(.caseInsensitive) }
    if contains(.diacriticInsensitive) || contains(.localized) { options.insert(.diacriticInsensitive) }
    return options
  }
}
