import Foundation
import SashCore

/// The layer of the keyboard on the screen: what it covers lies at the lower edge of the window.
struct KeyboardLayer: View {
  @ObservedObject var keyboard: ScreenKeyboard
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    GeometryReader { proxy in
      let isWide = proxy.size.width >= 600
      let isLow = proxy.size.height < 480
      let keys = KeyboardKeys(
        kind: keyboard.traits.kind, page: keyboard.page, alphabet: keyboard.alphabet,
        hasGlobe: keyboard.hasGlobe, isWide: isWide)
      let places = KeyboardPlaces(keys, width: proxy.size.width, isWide: isWide, isLow: isLow)
      let look = KeyboardLook(isDark: colorScheme == .dark)
      let parts = keyboard.parts
      // Rows have some room above the first.
      let keysHeight = keyboard.hasKeys ? places.size.height + 6 : 0
      let height = (parts.input?.height ?? keysHeight) + (parts.accessory?.height ?? 0)
      let covered = height + proxy.safeAreaInsets.bottom
      VStack(spacing: 0) {
        if let accessory = parts.accessory {
          accessory.view.frame(height: accessory.height).id(accessory.identity)
        }
        if let input = parts.input {
          input.view.frame(height: input.height).id(input.identity)
            .frame(maxWidth: .infinity)
            .background { look.ground.ignoresSafeArea(edges: [.bottom, .horizontal]) }
        } else if keyboard.hasKeys {
          typing(places, look)
        }
      }
      .contentShape(Rectangle())
      .modifier(KeepsFocusModifier())
      .offset(y: keyboard.isUp ? 0 : covered)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
      .onChange(of: covered, initial: true) { _, covered in keyboard.fit(height: covered) }
    }
  }

  private func typing(_ places: KeyboardPlaces, _ look: KeyboardLook) -> some View {
    Group {
      if keyboard.page == .emoji {
        EmojiPage(keyboard: keyboard, look: look)
      } else {
        KeySurface(keyboard: keyboard, places: places, look: look)
      }
    }
    .frame(width: places.size.width, height: places.size.height)
    .padding(.top, 6)
    .frame(maxWidth: .infinity)
    .background { look.ground.ignoresSafeArea(edges: [.bottom, .horizontal]) }
    // Signs stand where they stand on keys, in every language and size of text.
    .environment(\.layoutDirection, .leftToRight)
    .dynamicTypeSize(.large)
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Keyboard")
  }
}

/// The keys, and the fingers on them.
private struct KeySurface: View {
  let keyboard: ScreenKeyboard
  let places: KeyboardPlaces
  let look: KeyboardLook
  @StateObject private var fingers = KeyFingers()

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(places.places.indices, id: \.self) { index in
        let place = places.places[index]
        if place.key.action != .text("") {
          KeyCap(
            key: place.key, words: words(place.key), isPressed: fingers.pressed.contains(place.key),
            isStrong: isStrong(place.key), look: look
          )
          .frame(width: place.frame.width, height: place.frame.height)
          .contentShape(Rectangle())
          .accessibilityElement(children: .ignore)
          .accessibilityLabel(Text(verbatim: spoken(place.key)))
          .accessibilityAddTraits(.isKeyboardKey)
          .accessibilityAction { keyboard.perform(place.key.action) }
          .offset(x: place.frame.minX, y: place.frame.minY)
        }
      }
      ForEach(fingers.bubbles(keyboard)) { KeyBubble(bubble: $0, width: places.size.width, look: look) }
    }
    .frame(width: places.size.width, height: places.size.height, alignment: .topLeading)
    .contentShape(Rectangle())
    .gesture(
      SpatialEventGesture()
        .onChanged { fingers.follow($0, places, keyboard) }
        .onEnded { fingers.follow($0, places, keyboard) }
    )
    .onDisappear { fingers.endAll() }
  }

  private func words(_ key: KeyboardKey) -> KeyCap.Words {
    switch key.action {
    case .text: .text(keyboard.text(of: key) ?? "")
    case .space: .word("space")
    case .return: .word(keyboard.traits.submitLabel?.name ?? "return")
    case .shift:
      .symbol(keyboard.shift == .locked ? "capslock.fill" : keyboard.shift == .once ? "shift.fill" : "shift")
    case .delete: .symbol("delete.left")
    case .globe: .symbol("globe")
    case .hide: .symbol("keyboard.chevron.compact.down")
    case .page(.letters): .word("ABC")
    case .page(.numbers): .word("123")
    case .page(.symbols): .word(keyboard.traits.kind == .phonePad ? "+*#" : "#+=")
    case .page(.emoji): .symbol("face.smiling")
    }
  }

  /// - Source: XCTest: keys are found by what they type, others by these names
  private func spoken(_ key: KeyboardKey) -> String {
    switch key.action {
    case .text: keyboard.text(of: key) ?? ""
    case .space: "space"
    case .return: (keyboard.traits.submitLabel?.name ?? "return").capitalized
    case .shift: "shift"
    case .delete: "delete"
    case .globe: "Next keyboard"
    case .hide: "Hide keyboard"
    case .page(.letters): "letters"
    case .page(.numbers): "numbers"
    case .page(.symbols): "symbols"
    case .page(.emoji): "Emoji"
    }
  }

  /// Whether a key stands out: Shift that is on, and a return key that does something else than to return.
  private func isStrong(_ key: KeyboardKey) -> Bool {
    switch key.action {
    case .shift: keyboard.shift != .off
    case .return: keyboard.traits.submitLabel?.isStrong == true
    default: false
    }
  }
}

extension SubmitLabel {
  /// - Source: recalled of iOS: keys that do what the screen is for are blue; `next` and `continue` are not
  fileprivate var isStrong: Bool { ![.return, .next, .continue].contains(self) }
}

/// One key as it is drawn; what belongs to it around it is clear.
private struct KeyCap: View {
  enum Words: Equatable {
    case text(String), word(String), symbol(String)
  }
  let key: KeyboardKey
  let words: Words
  let isPressed: Bool
  let isStrong: Bool
  let look: KeyboardLook

  var body: some View {
    let isReturn = key.action == .return
    let isBlue = isStrong && isReturn
    // Pressed keys change their grey for the other one.
    let isPlain = (!key.isSpecial || isStrong && !isReturn) != (isPressed && !isBlue)
    RoundedRectangle(cornerRadius: KeyboardLook.radius)
      .fill(isBlue && !isPressed ? Color.blue : isPlain ? look.key : look.special)
      .shadow(color: look.shadow, radius: 0, y: 1)
      .overlay { sign.foregroundStyle(isBlue && !isPressed ? Color.white : look.ink) }
      .padding(.horizontal, 3)
      .padding(.vertical, 6)
  }

  @ViewBuilder private var sign: some View {
    switch words {
    case .text(let text):
      Text(verbatim: text)
        .font(.system(size: text.count > 1 ? 16 : 22.5, weight: text.count > 1 ? .regular : .light))
        .lineLimit(1).minimumScaleFactor(0.5)
    case .word(let word): Text(verbatim: word).font(.system(size: 16)).lineLimit(1).minimumScaleFactor(0.5)
    case .symbol(let name): Image(systemName: name).font(.system(size: 18))
    }
  }
}
