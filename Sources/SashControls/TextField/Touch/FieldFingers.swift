import Foundation
import SashCore
import SashInput
import SashText

/// What fingers do with the text of a field: taps place the caret and select, a finger that rests moves the caret under a loupe
/// or lifts what is selected, and one on a handle moves an end of that.
///
/// - Source: facts on text input 15, 16, 21 and 22; iOS: a tap where the caret stands brings up the menu or takes it away, and
///   so does one on what is selected
final class FieldFingers {
  /// What a finger can take hold of.
  private enum Grip: Equatable {
    case caret
    /// An end of the selection, and the offset of the other one.
    case end(other: Int)
  }
  private enum Press {
    case none
    /// It is down and has done nothing yet.
    case waiting(start: CGPoint, inWindow: CGPoint, time: Double, grip: Grip?)
    /// It moves something, which is so far from the finger.
    case moving(Grip, reach: CGSize)
    /// It has lifted what is selected, which goes along with it.
    case lifting
    /// It has done what it does.
    case spent
  }
  private unowned let field: FieldResponder
  private var press = Press.none
  private var cancelHold: (() -> Void)?
  /// Of the taps that follow each other.
  private var taps = (count: 0, place: CGPoint.zero, end: -Double.infinity)
  private var loupe: Loupe?
  /// Whether there was a menu when the finger came down, which took it away.
  private var hadMenu = false
  /// Whether a finger was what touched the text last.
  var cameLast = false
  /// How far a finger on something moves before that moves, and how near taps of one series are, in points.
  private static let slop: CGFloat = 4
  private static let nearness: CGFloat = 22
  /// How far within an edge a finger that moves something has more come into sight, in points.
  private static let margin: CGFloat = 16

  init(of field: FieldResponder) { self.field = field }
  deinit {
    cancelHold?()
    if let loupe { DispatchQueue.main.async { loupe.dismiss() } }
  }

  // MARK: One finger

  /// A finger has come down. True if it has something that nobody around may take from it.
  func began(_ event: PointerEvent, at local: CGPoint) -> Bool {
    cancelled()
    hadMenu = field.menu?.isUp == true
    let grip = field.isFocused ? grip(at: local) : nil
    press = .waiting(start: local, inWindow: event.location, time: event.time, grip: grip)
    cancelHold = field.host.schedule(after: HoldLimits.duration) { [weak self] in self?.held() }
    return grip != nil
  }

  func moved(_ event: PointerEvent, at local: CGPoint) {
    if case .lifting = press {
      _ = field.carry(event)
      return
    }
    if case .waiting(let start, _, _, let grip) = press {
      let distance = hypot(local.x - start.x, local.y - start.y)
      if let grip, distance > Self.slop {
        take(grip, at: start)
      } else if distance > HoldLimits.distance {
        endHold()
        press = .spent
      }
    }
    guard case .moving(let grip, let reach) = press else { return }
    move(grip, to: local, reach)
    field.edge.moved(to: event.location, margin: Self.margin) { [weak field] in
      field?.isPlaceBeside($0) ?? false
    } follow: { [weak self] location in
      guard let self, case .moving(let grip, let reach) = press, let local = field.inField(location) else {
        return false
      }
      let before = field.editing.selection
      move(grip, to: local, reach)
      return field.editing.selection != before && field.isBeside(local)
    }
  }

  func ended(_ event: PointerEvent) {
    endHold()
    let old = press
    press = .none
    switch old {
    case .waiting(let start, _, let time, let grip): tapped(at: start, began: time, ended: event.time, grip)
    case .moving:
      endLoupe()
      showMenu()
    case .lifting: _ = field.putDown(event)
    case .none, .spent: break
    }
  }

  /// Somebody else has taken it.
  func cancelled() {
    endHold()
    press = .none
    endLoupe()
  }
  func endHold() {
    cancelHold?()
    cancelHold = nil
  }

  /// The finger rests: from now on it moves the caret, or what is selected.
  private func held() {
    cancelHold = nil
    guard case .waiting(let start, let inWindow, _, let grip) = press, field.canBeUsed else { return }
    // What it has taken hold of at once is with it already.
    if grip == nil, !field.host.events.seize(field) { return }
    takeFocus(at: start)
    if field.canLift(byFingerAt: start) {
      press = .lifting
      return field.liftByFinger(inWindow, start)
    }
    // The caret comes to the finger, or goes along with what that has taken hold of.
    if let grip { take(grip, at: start) } else { press = .moving(.caret, reach: .zero) }
    if case .moving(let grip, let reach) = press { move(grip, to: start, reach) }
  }

  private func takeFocus(at local: CGPoint) {
    cameLast = true
    field.takeFocus(at: local)
  }

  // MARK: Moving

  private func grip(at local: CGPoint) -> Grip? {
    field.host.graph.withCurrent {
      let selection = field.editing.selection
      if !selection.isCaret {
        guard let end = field.handles?.end(at: local) else { return nil }
        return .end(other: end == .start ? selection.range.upperBound : selection.range.lowerBound)
      }
      guard cameLast, let caret = field.place(of: selection.caret) else { return nil }
      return caret.insetBy(dx: -SelectionHandles.caretReach, dy: 0).contains(local) ? .caret : nil
    }
  }

  private func take(_ grip: Grip, at start: CGPoint) {
    endHold()
    let rect = field.host.graph.withCurrent { field.place(of: caret(of: grip)) }
    let middle = rect.map { CGPoint(x: $0.midX, y: $0.midY) } ?? start
    press = .moving(grip, reach: CGSize(width: middle.x - start.x, height: middle.y - start.y))
  }
  private func caret(of grip: Grip) -> CaretPosition {
    let selection = field.editing.selection
    switch grip {
    case .caret: return selection.caret
    case .end(let other):
      return selection.range.lowerBound == other
        ? CaretPosition(offset: selection.range.upperBound, affinity: .upstream)
        : CaretPosition(offset: selection.range.lowerBound)
    }
  }

  private func move(_ grip: Grip, to local: CGPoint, _ reach: CGSize) {
    let point = CGPoint(x: local.x + reach.width, y: local.y + reach.height)
    field.lead(to: point) { hit in
      let caret = hit.caret
      switch grip {
      case .caret: field.editing.select(EditSelection(caret: caret.offset, affinity: caret.affinity))
      case .end(let other):
        // Something stays selected.
        guard caret.offset != other else { return }
        field.editing.select(EditSelection(anchor: other, head: caret.offset, affinity: caret.affinity))
      }
    }
    showLoupe(at: point, caret(of: grip))
  }

  private func showLoupe(at point: CGPoint, _ caret: CaretPosition) {
    let (host, space) = (field.host, field.space!)
    let place: (focus: CGPoint, line: CGRect)? = host.graph.withCurrent {
      guard let line = field.place(of: caret), field.live != nil else { return nil }
      let toWindow = space.transform(to: nil)
      return (toWindow.apply(to: CGPoint(x: point.x, y: line.midY)), toWindow.apply(to: line))
    }
    guard let place else { return }
    let loupe = loupe ?? Loupe(in: host)
    self.loupe = loupe
    loupe.show(place.focus, of: place.line)
  }
  private func endLoupe() {
    loupe?.dismiss()
    loupe = nil
  }

  // MARK: Taps

  private func tapped(at local: CGPoint, began: Double, ended: Double, _ grip: Grip?) {
    let goesOn =
      began - taps.end <= TapLimits.interval
      && hypot(local.x - taps.place.x, local.y - taps.place.y) <= Self.nearness
    taps = (goesOn ? taps.count + 1 : 1, local, ended)
    let wasEdited = field.isFocused
    takeFocus(at: local)
    if taps.count > 1 {
      field.run { field in
        let hit = self.field.hit(local)
        let unit: EditUnit = taps.count == 2 ? .word : .all
        if taps.count > 2, field.kind != .line {
          // Without what ends it: the last handle is to stand on its last line.
          return self.field.editing.select(EditSelection(self.field.editing.paragraph(at: hit.caret.offset)))
        }
        self.field.editing.press(at: hit.caret, character: hit.character, unit: unit)
      }
      return showMenu()
    }
    let isSame = field.host.graph.withCurrent {
      let selection = field.editing.selection
      guard wasEdited, field.live != nil else { return false }
      if !selection.isCaret { return field.hit(local).character.map(selection.range.contains) == true }
      return grip == .caret || field.wordEdge(at: local).offset == selection.head
    }
    if isSame {
      if !hadMenu { showMenu() }
    } else {
      field.run { _ in field.editing.press(at: field.wordEdge(at: local), unit: .character) }
    }
  }

  // MARK: The menu

  /// Shows what can be done with what is selected over it.
  func showMenu() {
    field.menu?.dismiss?()
    field.menu = field.host.services.showEditMenu?(
      field.editMenu(selects: true), .selection { [weak field] in field?.selectionInWindow })
  }
  /// Selects the word at the caret, and shows what can be done with that.
  func selectWord() {
    field.run { _ in
      let caret = field.editing.selection.caret
      // Behind a word it is that one.
      let before = field.editing.boundary(before: caret.offset)
      let word = field.editing.word(at: caret.offset)
      let isBlank = field.editing[word].allSatisfy(\.isWhitespace)
      field.editing.press(at: caret, character: isBlank ? before : caret.offset, unit: .word)
    }
    showMenu()
  }
}

extension FieldResponder: TakingResponder {
  var pressDelay: Double { 0 }
  func watchBegan(_ event: PointerEvent) -> Bool { false }
  func watchBegan(_ event: PointerEvent, at local: CGPoint) -> Bool {
    event.kind == .touch && canBeUsed && fingers.began(event, at: local)
  }
  func watchMoved(_ event: PointerEvent) -> Bool { false }
  func watchEnded() { fingers.endHold() }
}
