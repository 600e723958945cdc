import Foundation
import Sash
import Testing

@testable import UIKit

/// What delegates and handlers are told of changes.
@MainActor struct TextChangeTests {
  @Test("Letters beyond 16 bits are not cut in what a field says was replaced")
  func surrogates() {
    for (old, new) in [("😀", "😁😀"), ("😀", "😁"), ("a😀", "a"), ("😀😀", "😀"), ("x", "x👩‍👩‍👦"), ("", "é")] {
      let (range, inserted) = UITextField.change(from: old, to: new)
      #expect(Range(range, in: old) != nil, "\(old) to \(new)")
      #expect((old as NSString).replacingCharacters(in: range, with: inserted) == new)
    }
  }

  @Test("The scale of a pinch goes on from what code sets it to")
  func resetScale() {
    let recognizer = UIPinchGestureRecognizer()
    recognizer.scale = 2
    #expect(recognizer.scale == 2)
    let turn = UIRotationGestureRecognizer()
    turn.rotation = 0.5
    #expect(turn.rotation == 0.5)
    turn.rotation = 0
    #expect(turn.rotation == 0)
  }
}
