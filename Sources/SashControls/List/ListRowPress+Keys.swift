import Foundation
import SashCore
import SashDisplay
import SashInput

extension ListRowResponder {
  var focusStop: FocusStop {
    guard let row = current?.row, row.isControl, row.isAction else { return .none }
    return .row(of: row.openRow, isOneOfMany: row.isOneOfMany)
  }
  func focusRing(around frame: CGRect) -> Path? { .focusRing(inside: frame) }
  func focusChanged(isFocused: Bool) { if !isFocused { cancelPress() } }

  /// Space presses the row; arrows, Home and End go to others of the list, and select them where a list selects.
  ///
  /// - Source: `selectionFollowsFocus` of UIKit's lists
  func key(_ event: KeyEvent) -> Bool {
    guard let list = current?.row.openRow, event.modifiers.isSubset(of: .shift) else { return false }
    if event.key == .space, typed.text.isEmpty || event.time - typed.time > Self.pause {
      guard event.modifiers.isEmpty else { return false }
      if !event.isRepeat { press(isDown: event.isDown) }
      return true
    }
    guard event.isDown else { return false }
    let choose: (Int, Int) -> Int?
    switch event.key {
    case .up: choose = { index, _ in index - 1 }
    case .down: choose = { index, _ in index + 1 }
    case .home: choose = { _, _ in 0 }
    case .end: choose = { _, count in count - 1 }
    case .character(let character):
      find(String(character), in: list, time: event.time)
      return true
    case .space:
      find(" ", in: list, time: event.time)
      return true
    default: return false
    }
    go(in: list, extends: event.modifiers.contains(.shift), to: choose)
    return true
  }

  private func go(in list: OpenRow, extends: Bool, to choose: (Int, Int) -> Int?) {
    let next = host.focus.move(from: self, in: list, to: choose) as? ListRowResponder
    next?.current?.row.follow(extends: extends)
  }

  /// Goes to the next row that begins with what is typed.
  private func find(_ text: String, in list: OpenRow, time: Double) {
    let wanted = (time - typed.time > Self.pause ? "" : typed.text) + text
    let found = host.focus.row(of: list, after: self, beginning: wanted)
    guard let found,
      let next = host.focus.move(from: self, in: list, to: { _, _ in found }) as? ListRowResponder
    else {
      typed = (wanted, time)
      return
    }
    next.typed = (wanted, time)
    next.current?.row.follow(extends: false)
  }
  /// Seconds after which what is typed begins anew.
  ///
  /// - Source: type-ahead of AppKit and GTK ends after about a second
  private static let pause = 1.0
}
