/// What a program is known by on the bus of the session: its identifier, if that may be such a name.
package enum BusName {
  /// Whether a word may name a program on a bus: two parts at least, of letters, digits, `_` and `-`, none with a digit first.
  package static func isValid(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 && name.utf8.count < 256
      && parts.allSatisfy { part in
        guard let first = part.utf8.first, !(48...57).contains(first) else { return false }
        return part.utf8.allSatisfy {
          (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || $0 == 95 || $0 == 45
        }
      }
  }
}
