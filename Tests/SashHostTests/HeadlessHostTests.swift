import Foundation
import SashDisplay
import SashHost
import SashInput
import Testing

@MainActor @Suite("Headless host") struct HeadlessHostTests {
  let host = HeadlessHost()
  let delegate = RecordingDelegate()

  func openWindow(size: CGSize = CGSize(width: 100, height: 50), scale: CGFloat? = nil) -> HeadlessWindow {
    let window = host.open(WindowRequest(title: "Test", size: size, scale: scale))
    window.delegate = delegate
    delegate.window = window
    return window
  }

  @Test("A new window draws once, without the clock moving") func firstFrame() {
    _ = openWindow()
    host.deliverDue()
    host.deliverDue()
    #expect(delegate.frames == [0])
    #expect(host.now == 0)
  }

  @Test("An animation of half a second is 30 frames at exact places after the first") func exactFrames() {
    _ = openWindow()
    delegate.animates = true
    host.advance(by: 0.5)
    #expect(delegate.frames == (0...30).map { Double($0) / 60 })
    #expect(host.now == 0.5)
  }

  @Test("Thirty steps of a sixtieth end where one step of a half ends") func stepsDoNotDrift() {
    _ = openWindow()
    delegate.animates = true
    for _ in 0..<3600 { host.advance(by: 1.0 / 60) }
    #expect(host.now == 60)
    #expect(delegate.frames.count == 3601)
  }

  @Test("Many requests make one frame, and one from outside a frame is due at once") func coalesced() {
    let window = openWindow()
    host.advance(by: 0.005)
    window.requestFrame()
    window.requestFrame()
    host.deliverDue()
    #expect(delegate.frames == [0, 0.005])
  }

  @Test("A write between two frames of an animation neither shifts its grid nor adds a frame")
  func gridStays() {
    let window = openWindow()
    delegate.animates = true
    host.advance(by: 0.02)
    window.requestFrame()
    host.advance(by: 0.02)
    #expect(delegate.frames == [0, 1.0 / 60, 2.0 / 60])
  }

  @Test("Timers fire in the order of their times, between the frames, and see their own time") func timers() {
    var log: [String] = []
    _ = openWindow()
    delegate.onFrame = { log.append("frame \(($0 * 1000).rounded())") }
    delegate.animates = true
    for delay in [0.02, 0.01, 0.03] {
      host.schedule(after: delay) { log.append("timer \((host.now * 1000).rounded())") }
    }
    host.schedule(after: 0.015) { Issue.record("a cancelled timer fired") }.cancel()
    host.advance(by: 0.031)
    #expect(log == ["frame 0.0", "timer 10.0", "frame 17.0", "timer 20.0", "timer 30.0"])
  }

  @Test("A timer that starts another at zero delay does not hold up the clock") func timerChain() {
    var count = 0
    func again() {
      count += 1
      if count < 100 { host.schedule(after: 0, again) }
    }
    host.schedule(after: 0.5, again)
    host.advance(by: 1)
    #expect(count == 100)
    #expect(host.now == 1)
  }

  @Test("Tasks, the main queue and run loop timers run while it settles") func settles() async {
    _ = openWindow()
    var ran: Set<String> = []
    Task { @MainActor in
      ran.insert("task")
      let sum = await Task.detached { (1...100).reduce(0, +) }.value
      ran.insert("detached \(sum)")
    }
    DispatchQueue.main.async { ran.insert("queue") }
    let timer = Timer(timeInterval: 0, repeats: false) { _ in
      MainActor.assumeIsolated { _ = ran.insert("timer") }
    }
    RunLoop.main.add(timer, forMode: .common)
    await host.settled()
    #expect(ran == ["task", "detached 5050", "queue", "timer"])
    #expect(delegate.frames == [0])
    #expect(host.now == 0)
  }

  @Test("Main-actor code runs on the main thread, whose run loop serves timers") func mainThread() {
    #expect(Thread.isMainThread)
    #expect(RunLoop.current === RunLoop.main)
  }

  @Test("A window keeps what was presented last") func presents() {
    let window = openWindow(scale: 2)
    #expect(window.pixelSize == (200, 100))
    let bitmap = Bitmap(width: 200, height: 100)
    window.present(bitmap, damage: [PixelRect(x0: 1, y0: 2, x1: 3, y1: 4)])
    #expect(window.bitmap === bitmap)
    #expect(window.damage == [PixelRect(x0: 1, y0: 2, x1: 3, y1: 4)])
    #expect(window.presentCount == 1)
  }

  @Test("Events reach the delegate; text only during a text-input session") func events() {
    let window = openWindow()
    let down = InputEvent.pointer(PointerEvent(phase: .began, location: CGPoint(x: 3, y: 4), time: 0))
    window.send(down)
    window.send(.text("lost"))
    window.beginTextInput(caret: CGRect(x: 0, y: 0, width: 1, height: 20))
    window.send(.text("é"))
    window.send(.composition("に", selection: 0..<1))
    window.endTextInput()
    window.send(.text("lost"))
    #expect(delegate.events == [down, .text("é"), .composition("に", selection: 0..<1)])
  }

  @Test("A resize tells the new size and asks for a frame; the same size does neither") func resize() {
    let window = openWindow()
    host.deliverDue()
    window.resize(to: CGSize(width: 100, height: 50))
    host.deliverDue()
    #expect(delegate.frames.count == 1)
    window.resize(to: CGSize(width: 120, height: 50), scale: 3)
    host.deliverDue()
    #expect(delegate.sizes == [CGSize(width: 120, height: 50)])
    #expect(delegate.scales == [3])
    #expect(delegate.frames.count == 2)
  }

  @Test("Closing the last window quits, and a closed window is deaf") func close() {
    let window = openWindow()
    let other = host.open(WindowRequest(title: "Other", size: CGSize(width: 1, height: 1)))
    window.close()
    window.close()
    #expect(delegate.closeCount == 1)
    #expect(!host.isQuit)
    window.requestFrame()
    window.send(.key(KeyEvent(key: .escape, isDown: true, time: 0)))
    host.advance(by: 1)
    #expect(delegate.frames.isEmpty && delegate.events.isEmpty)
    other.close()
    #expect(host.isQuit)
  }

  @Test("The environment's size and scale win over the app's; dark is told to windows") func overrides() {
    let host = HeadlessHost(overrides: .init(size: CGSize(width: 390, height: 844), scale: 3))
    let window = host.open(WindowRequest(title: "Test", size: CGSize(width: 10, height: 10), scale: 1))
    window.delegate = delegate
    #expect(window.size == CGSize(width: 390, height: 844))
    #expect(window.scale == 3)
    host.setDark(true)
    host.setDark(true)
    #expect(delegate.appearances == [true])
  }

  @Test("The clipboard is memory") func clipboard() {
    #expect(host.clipboardText == nil)
    host.clipboardText = "Grüße"
    #expect(host.clipboardText == "Grüße")
  }
}

@MainActor final class RecordingDelegate: HostWindowDelegate {
  weak var window: HeadlessWindow?
  var animates = false
  var onFrame: ((Double) -> Void)?
  var events: [InputEvent] = []
  var frames: [Double] = []
  var sizes: [CGSize] = []
  var scales: [CGFloat] = []
  var appearances: [Bool] = []
  var closeCount = 0

  func windowReceived(_ event: InputEvent) { events.append(event) }
  func windowDidChange(size: CGSize, scale: CGFloat) {
    sizes.append(size)
    scales.append(scale)
  }
  func windowDrawFrame(at time: Double) {
    frames.append(time)
    onFrame?(time)
    if animates { window?.requestFrame() }
  }
  func windowWillClose() { closeCount += 1 }
  func windowAppearanceChanged(isDark: Bool) { appearances.append(isDark) }

  @Test("Places far outside of windows are numbers for window systems")
  func bounds() {
    for (value, expected) in [(1.5, 1), (-1e300, Int32.min), (1e300, .max), (.infinity, .max), (.nan, 0)] {
      #expect(Int32(bounded: CGFloat(value)) == expected)
    }
    #expect(Int(bounded: -.greatestFiniteMagnitude) == Int(Int32.min))
  }
}
