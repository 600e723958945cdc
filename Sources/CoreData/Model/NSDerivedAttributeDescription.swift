import Foundation
import SashFoundation

/// An attribute that is worked out from others whenever they are saved: a text without accents, a count, a sum, a time.
///
/// Its expression is a path through relationships to one (`author.name`), a function of such a path
/// (`canonical:(name)`, `uppercase:(name)`, `lowercase:(name)`), an aggregate of a relationship to many (`books.@count`,
/// `books.@sum.price`, `sum:(books.price)`, also of `min`, `max` and `avg`), or `now()`.
open class NSDerivedAttributeDescription: NSAttributeDescription {
  /// What is worked out.
  open var derivationExpression: SashFoundation.NSExpression?

  override func fingerprint() -> String {
    super.fingerprint() + "|" + (derivationExpression.map { "\($0.operand)" } ?? "")
  }
  override func copied() -> NSAttributeDescription {
    let other = NSDerivedAttributeDescription()
    copyAttribute(to: other)
    other.derivationExpression = derivationExpression
    return other
  }
}
