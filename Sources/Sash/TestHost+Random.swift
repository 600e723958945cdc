import SashApp
import SashCore
import SashDisplay
import SashHost
import SashInput
import SashRaster

// What random users need beyond what a test does.
extension TestHost {
  /// When it is on the clock of the window, in seconds; event times are on it.
  package var now: Double { host.now }
  /// False once the window has been closed.
  package var isOpen: Bool { headless.isOpen }
  /// The window, in points.
  package var size: CGSize { headless.size }

  /// Hands an event to the window as its host would, and draws what it changed.
  package func deliver(_ event: InputEvent) { act { headless.send(event) } }
  /// Changes what the system gives to every view, such as the size of text.
  package func setEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    act { if headless.isOpen { window.scene.updateEnvironment(change) } }
  }
  /// Moves the clock at once, as for a machine that slept: frames on the way are not drawn.
  package func jump(by seconds: Double) { clock.run { host.jump(by: seconds) } }
  /// Puts all that scrolls back to where it begins, and takes the keyboard from whoever has it.
  package func putBack() {
    act {
      window.scene.focus.holder = nil
      window.scene.focus.isShown = false
      window.scene.putBackMoved()
    }
  }
  /// Where texts and labels are drawn, in points of the window.
  package var elementFrames: [CGRect] { elements(in: window.scene.display()).map(\.frame) }
  /// How many pixels differ visibly from those of another window, by more than two levels of 255; nil if the windows are not of
  /// one size. Less may come of sums that were taken in another order.
  package func pixelsDiffering(from other: TestHost) -> Int? {
    let (a, b) = (picture, other.picture)
    guard a.width == b.width, a.height == b.height else { return nil }
    func differ(_ a: UInt32, _ b: UInt32) -> Bool {
      a != b && stride(from: 0, to: 32, by: 8).contains { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) > 2 }
    }
    return (0..<a.width * a.height).reduce(0) { differ(a.pixels[$1], b.pixels[$1]) ? $0 + 1 : $0 }
  }
}
