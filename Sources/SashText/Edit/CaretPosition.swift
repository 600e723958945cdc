import Foundation

/// A place between characters. At a line wrap one offset has two places: the end of the upper line and the
/// start of the lower one; where the direction of writing changes, the sides of the characters before and after it.
package struct CaretPosition: Hashable, Sendable {
  package enum Affinity: UInt8, Hashable, Sendable { case upstream, downstream }
  /// In UTF-16 units of the text in a `TextLayout`, in UTF-8 units in an `EditedText` and all that belongs to it.
  package var offset: Int
  package var affinity: Affinity
  package init(offset: Int, affinity: Affinity = .downstream) {
    self.offset = offset
    self.affinity = affinity
  }
}
