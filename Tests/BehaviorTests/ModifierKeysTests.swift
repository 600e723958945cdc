import Sash
import SwiftUI
import Testing

@MainActor @Suite("Modifier keys")
struct ModifierKeysTests {
  private final class Log {
    var lines: [String] = []
  }
  private struct Listener: View {
    let log: Log
    var mask = EventModifiers.all
    var initial = true
    @State private var isShown = true
    @State private var name = "none"
    var body: some View {
      VStack {
        if isShown {
          Text(name)
            .onModifierKeysChanged(mask: mask, initial: initial) { old, new in
              log.lines.append("\(old.rawValue) \(new.rawValue)")
              name = new.contains(.shift) ? "shift" : "none"
            }
        }
        Button("Go") { isShown = false }
      }
    }
  }

  @Test("The action hears of what was held and what is, and at first of what is held")
  func changes() {
    let log = Log()
    let host = TestHost { Listener(log: log) }
    #expect(log.lines == ["0 0"])
    host.hold(.shift)
    #expect(host.shows("shift"))
    host.hold([.shift, .control])
    host.hold([.shift, .control])
    host.hold([])
    #expect(host.shows("none"))
    #expect(log.lines == ["0 0", "0 2", "2 6", "6 0"])
    host.tap("Go")
    host.hold(.option)
    #expect(log.lines.count == 4)
  }

  @Test("What is masked out is not told of, nor the beginning where it is not wanted")
  func mask() {
    let log = Log()
    let host = TestHost { Listener(log: log, mask: .option, initial: false) }
    host.hold(.shift)
    host.hold([.shift, .option])
    host.hold([.option])
    host.hold([])
    #expect(log.lines == ["0 8", "8 0"])
  }

  @Test("Another view stands in the place of one while all keys are held that it asks for")
  func alternate() {
    struct Screen: View {
      var body: some View {
        Button("Close") {}.modifierKeyAlternate([.option, .shift]) { Button("Close All") {} }
      }
    }
    let host = TestHost { Screen() }
    #expect(host.texts == ["Close"])
    host.hold(.option)
    #expect(host.texts == ["Close"])
    host.hold([.option, .shift, .control])
    #expect(host.texts == ["Close All"])
    host.hold([.shift])
    #expect(host.texts == ["Close"])
  }
}
