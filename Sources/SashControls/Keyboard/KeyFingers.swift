import Combine
import Foundation
import SashCore

/// What fingers do on the keys: each presses the key it is on until it goes up.
///
/// - Source: iOS: letters are typed when the finger goes up, on the key where it is then; a finger that comes down types what
///   another one holds; delete works at once and repeats after half a second, ten times a second; a held letter offers others
@MainActor final class KeyFingers: ObservableObject {
  typealias ID = SpatialEventCollection.Event.ID

  /// A key that is shown larger above the finger.
  struct Bubble: Identifiable {
    let id: ID
    /// Of the key.
    var frame: CGRect
    /// One, or what there is to choose from.
    var texts: [String]
    var chosen: Int
    /// Where the first of several stands, in points from the left.
    var start: CGFloat
  }
  static let choiceWidth: CGFloat = 36

  private struct Finger {
    let id: ID
    var place: KeyboardPlaces.Place
    /// What it types now; nil once it has done what it does.
    var key: KeyboardKey?
    var choices: [String] = []
    var chosen = 0
    var timer: () -> Void = {}
  }
  /// In the order in which they came down.
  @Published private var fingers: [Finger] = []

  var pressed: Set<KeyboardKey> { Set(fingers.map(\.place.key)) }

  func bubbles(_ keyboard: ScreenKeyboard) -> [Bubble] {
    if keyboard.traits.kind.isPad { return [] }
    return fingers.compactMap { finger in
      guard finger.key != nil, let text = keyboard.text(of: finger.place.key) else { return nil }
      let frame = finger.place.frame
      guard !finger.choices.isEmpty else {
        return Bubble(id: finger.id, frame: frame, texts: [text], chosen: 0, start: frame.minX)
      }
      return Bubble(
        id: finger.id, frame: frame, texts: finger.choices, chosen: finger.chosen, start: start(finger))
    }
  }

  /// Choices stand above the key, toward the middle of the keyboard.
  private func start(_ finger: Finger) -> CGFloat {
    let (frame, width) = (finger.place.frame, Self.choiceWidth)
    let others = CGFloat(finger.choices.count - 1) * width
    let right = frame.midX - width / 2
    return max(4, right - others >= 4 && frame.minX > others ? right - others : right)
  }

  func follow(_ events: SpatialEventCollection, _ places: KeyboardPlaces, _ keyboard: ScreenKeyboard) {
    for event in events {
      let index = fingers.firstIndex { $0.id == event.id }
      switch event.phase {
      case .active:
        if let index {
          move(index, to: event.location, places, keyboard)
        } else {
          begin(event, places, keyboard)
        }
      case .ended: if let index { end(index, keyboard) }
      case .cancelled: if let index { remove(index) }
      }
    }
  }

  func endAll() { while !fingers.isEmpty { remove(0) } }

  private func remove(_ index: Int) {
    fingers[index].timer()
    fingers.remove(at: index)
  }

  private func begin(
    _ event: SpatialEventCollection.Event, _ places: KeyboardPlaces, _ keyboard: ScreenKeyboard
  ) {
    guard let place = places.place(at: event.location) else { return }
    // What others hold is typed first.
    for index in fingers.indices { finish(index, keyboard) }
    fingers.append(Finger(id: event.id, place: place, key: place.key))
    arm(fingers.count - 1, keyboard)
  }

  private func arm(_ index: Int, _ keyboard: ScreenKeyboard) {
    let (id, key) = (fingers[index].id, fingers[index].place.key)
    switch key.action {
    case .delete, .shift, .page:
      fingers[index].key = nil
      keyboard.perform(key.action)
      if key.action == .delete { repeatDelete(id, keyboard, after: 0.5) }
    case .text(let letter):
      let variants = KeyboardAlphabet.variants(of: letter)
      if variants.isEmpty { return }
      fingers[index].timer = keyboard.after(0.5) { [weak self, weak keyboard] in
        guard let self, let keyboard, let index = fingers.firstIndex(where: { $0.id == id }),
          fingers[index].key != nil
        else { return }
        let all = [letter] + variants
        fingers[index].choices = all.map { keyboard.text(of: .text($0)) ?? $0 }
        // The nearest to the finger is what the key says.
        if start(fingers[index]) < fingers[index].place.frame.minX - Self.choiceWidth {
          fingers[index].choices.reverse()
          fingers[index].chosen = all.count - 1
        }
      }
    default: break
    }
  }

  private func repeatDelete(_ id: ID, _ keyboard: ScreenKeyboard, after delay: Double) {
    guard let index = fingers.firstIndex(where: { $0.id == id }) else { return }
    fingers[index].timer = keyboard.after(delay) { [weak self, weak keyboard] in
      guard let self, let keyboard, fingers.contains(where: { $0.id == id }) else { return }
      keyboard.perform(.delete)
      repeatDelete(id, keyboard, after: 0.1)
    }
  }

  private func move(_ index: Int, to point: CGPoint, _ places: KeyboardPlaces, _ keyboard: ScreenKeyboard) {
    guard fingers[index].key != nil else { return }
    if !fingers[index].choices.isEmpty {
      let number = Int((point.x - start(fingers[index])) / Self.choiceWidth)
      let chosen = min(max(0, number), fingers[index].choices.count - 1)
      if chosen != fingers[index].chosen { fingers[index].chosen = chosen }
      return
    }
    guard let place = places.place(at: point), place.key != fingers[index].place.key else { return }
    // Keys that work at once are not slid to.
    switch place.key.action {
    case .text, .space, .return: break
    default: return
    }
    fingers[index].timer()
    fingers[index].place = place
    fingers[index].key = place.key
    arm(index, keyboard)
  }

  /// Does what the key does, once.
  private func finish(_ index: Int, _ keyboard: ScreenKeyboard) {
    guard let key = fingers[index].key else { return }
    fingers[index].timer()
    fingers[index].key = nil
    let finger = fingers[index]
    if finger.choices.isEmpty {
      keyboard.perform(key.action)
    } else {
      keyboard.type(finger.choices[finger.chosen])
    }
  }

  private func end(_ index: Int, _ keyboard: ScreenKeyboard) {
    finish(index, keyboard)
    // What was typed may have taken the keys away.
    if fingers.indices.contains(index) { remove(index) }
  }
}
