/// A large text as it was before its last change.
///
/// Who is told of a text keeps it, so each change of it would be a copy: of ten megabytes that is memory which the system has
/// to hand out anew for every key, 3 ms of the 4.5 that one took. When the next change comes nobody else has this one any
/// more, and both changes are made in its memory. Where somebody keeps it nevertheless, it is copied as ever.
struct FormerText {
  /// Shorter texts are copied faster than this is worth, in UTF-8 units.
  static let least = 1 << 17

  private var text: String
  private let change: EditChange

  init?(_ text: String, before change: EditChange, from least: Int) {
    guard text.utf8.count >= least else { return nil }
    (self.text, self.change) = (text, change)
  }

  /// Changes that lie further apart are not made together, in UTF-8 units: what lies between them would be copied twice.
  private static let mostBetween = 1 << 16

  /// The text after both changes, made in the memory of this one; `text` is that between them. Nil where that is no gain.
  consuming func followed(by text: String, _ next: EditChange, _ new: String) -> String? {
    var both = change
    both.merge(next)
    // A text that has become small does not keep the memory of a large one either.
    guard both.range.count <= Self.mostBetween, both.length <= Self.mostBetween else { return nil }
    // Where the change of both ends, in the text between them.
    let end = both.range.upperBound + change.length - change.range.count
    func between(_ lower: Int, _ upper: Int) -> Substring {
      let units = text.utf8
      return text[
        units.index(units.startIndex, offsetBy: lower)..<units.index(units.startIndex, offsetBy: upper)]
    }
    var middle = String(between(both.range.lowerBound, next.range.lowerBound))
    middle += new
    middle += between(next.range.upperBound, end)
    let (start, stop) = (
      self.text.utf8.index(self.text.startIndex, offsetBy: both.range.lowerBound),
      self.text.utf8.index(self.text.startIndex, offsetBy: both.range.upperBound)
    )
    self.text.replaceSubrange(start..<stop, with: middle)
    return self.text
  }
}
