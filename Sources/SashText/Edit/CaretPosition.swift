import Foundation

/// A place between characters. At a line wrap one offset has two places: the end of the upper line and the
/// start of the lower one.
package struct CaretPosition: Hashable, Sendable {
  package enum Affinity: UInt8, Hashable, Sendable { case upstream, downstream }
  /// In UTF-16 units of the text.
  package var offset: Int
  package var affinity: Affinity
  package init(offset: Int, affinity: Affinity = .downstream) {
    self.offset = offset
    self.affinity = affinity
  }
}
