import Sash
import SashMonkey
import SwiftUI
import Testing

@MainActor @Suite("Runs of random users")
struct RunTests {
  @Test("A window whose picture does not follow its data fails the comparison with a new one")
  func stale() async {
    struct Stale: View {
      let data: MonkeyData
      var body: some View { Text("\(data.items.count) items, \(data.text)") }
    }
    var scene = MonkeyScene("test/stale") { Stale(data: $0) }
    scene.isComparable = true
    let run = MonkeyRun(scene)
    await run.replay((0..<20).map { "data \($0)" }.joined(separator: "\n") + "\ncompare")
    #expect(run.failures.count == 1)
    #expect(run.failures.first?.contains("pixels are not those of a new window") == true)
  }

  @Test("A warning that nobody expects is a failure, and one that the scene expects is none")
  func warnings() async {
    struct Pictured: View {
      @ObservedObject var data: MonkeyData
      var body: some View { Image(systemName: data.isOn ? "no.such.symbol" : "star") }
    }
    let script = (0..<60).map { "data \($0)" }.joined(separator: "\n")
    let run = MonkeyRun(MonkeyScene("test/warning") { Pictured(data: $0) })
    await run.replay(script)
    #expect(run.failures.first?.contains("No symbol named 'no.such.symbol'") == true)
    let other = MonkeyRun(
      MonkeyScene("test/expected", expecting: ["no.such.symbol"]) { Pictured(data: $0) })
    await other.replay(script)
    #expect(other.failures == [])
  }

  @Test("A timer ticks once for all that it missed while the machine slept, and goes on as before")
  func sleeping() async {
    struct Ticking: View {
      @State private var ticks = 0
      private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      var body: some View { Text("ticks \(ticks)").onReceive(timer) { _ in ticks += 1 } }
    }
    let run = MonkeyRun(MonkeyScene("test/ticking") { _ in Ticking() })
    await run.replay("wait 2.5")
    #expect(run.host.shows("ticks 2"))
    await run.replay("jump 86400")
    #expect(run.host.shows("ticks 3"))
    await run.replay("wait 1.1")
    #expect(run.host.shows("ticks 4"))
    #expect(run.failures == [])
  }

  @Test("A step that takes longer than it may is a failure")
  func stalls() async {
    struct Slow: View {
      @ObservedObject var data: MonkeyData
      var body: some View {
        let _ = data.isOn ? (0..<3_000_000).reduce(0) { $0 &+ $1 &* $1 } : 0
        Text("slow")
      }
    }
    var scene = MonkeyScene("test/slow") { Slow(data: $0) }
    scene.patience = 0.01
    let run = MonkeyRun(scene)
    await run.replay((0..<60).map { "data \($0)" }.joined(separator: "\n"))
    #expect(run.failures.first?.contains("took") == true)
  }

  @Test("What random users have found stays mended", arguments: RunTests.found)
  func found(_ script: MonkeyScript) async {
    let run = MonkeyRun(script.scene)
    for step in script.steps { await run.perform(step) }
    #expect(run.failures == [])
    run.close()
  }

  /// Scripts as `Scripts/monkey` prints them.
  nonisolated static let found: [MonkeyScript] = [
    // A bar over a selection in a text that was scrolled told its place in circles.
    MonkeyScript(
      scene: "app/tasks",
      steps: MonkeyStep.script(
        """
        hold 148 22 1.2
        wheel 127 154 60 -3000
        resize 1024 1024
        tap 263 567
        tap 263 567
        sweep 600 1024 3
        """)),
    // Marks of a chart that came and went between two frames were read when they were gone: a crash.
    MonkeyScript(scene: "wood/20261128005700-1-5", steps: MonkeyStep.script("data 1452\ndata 3060")),
    // A segment stayed pressed.
    MonkeyScript(
      scene: "used/20261128002101",
      steps: MonkeyStep.script("resize 320 320\npinch 256 20 107 287 -40\ncompare")),
    // A finger went down twice: what it had held the first time was held for ever.
    MonkeyScript(
      scene: "used/20261128001629",
      steps: MonkeyStep.script("textSize 10\nresize 700 320\ndown 348 288 1\ntap 585 306\ncompare")),
    // A field for searching had no room in its bar.
    MonkeyScript(
      scene: "app/trips", steps: MonkeyStep.script("resize 700 517\ntap 601 19\ntype |-\nwait 0.5")),
    // Actions that a wheel uncovers are put back.
    MonkeyScript(scene: "used/20261128001661", steps: MonkeyStep.script("wheel 49 112 -60 30\ncompare")),
    // A mask was read beyond what was needed of it, below what hides it.
    MonkeyScript(
      scene: "app/kit",
      steps: MonkeyStep.script(
        """
        drag 100 100 200 134 0.05
        drag 65 763 -3 763 0.8
        wait 2
        tap 81 843
        pad 221 584 300 -600 0
        tap 221 584
        click 44 404 3
        swipe 286 358 -80 0
        tap 57 28
        resize 320 739
        """)),
    // Rows lost at the end while a lazy container looks where its rows were.
    MonkeyScript(
      scene: "app/lists", steps: MonkeyStep.script("tap 190 30\ntap 100 30\nwait 0.5\ntap 60 30\nwait 1")),
    // A field that is pressed when what it is made of has gone, and the view that it is written in has not.
    MonkeyScript(
      scene:
        "tree/70000948-4-7-9-12-13-14-18-19-20-21-22-23-24-25-26-27-28-29-30-31-32-33-34-35-36",
      steps: MonkeyStep.script("resize 600 320\nvisible 0\ntap 596 307\npull 281 303 281 284 0.8")),
    // A timeline in a lazy column.
    MonkeyScript(scene: "tree/2000000", steps: [MonkeyStep(.wait, 2)]),
    // A container that follows its content, with nobody who follows it.
    MonkeyScript(scene: "plain/3000041", steps: [MonkeyStep(.wait, 1)]),
    // A lazy column as wide as rows that it had before.
    MonkeyScript(
      scene:
        "plain/7000017-1-3-4-7-8-9-12-13-14-15-16-17-18-19-20-21-22-23-24-25-26-28-29",
      steps: MonkeyStep.script("data 4381\ndata 5307\ncompare")),
    // A sheet on all rows, of which there were none at first.
    MonkeyScript(
      scene: "plain/7000033-2-4-7-8-9-10-11-12-13-14-15-16-17-18-19-20-21-22-23-24",
      steps: MonkeyStep.script("data 6996\ndata 4980\ndata 5385\ncompare")),
    // A lazy row in what chooses by size: its length was not known before it was shown.
    MonkeyScript(
      scene: "plain/6000025", steps: MonkeyStep.script("wait 0.02\ndata 3264\ndata 2173\ncompare")),
    // A text that stands on half a pixel, but for the last bits of a number.
    MonkeyScript(
      scene: "plain/8000033",
      steps: MonkeyStep.script(
        "data 6910\ntextSize 7\nrightToLeft 1\ndata 6958\ndata 2031\ndata 3089\ncompare")),
    // A first column that was empty: nothing is scrolled when it grows.
    MonkeyScript(
      scene: "plain/9000016-2-3-4-5-6-7-8-9-10-11-12-13-14-15-16-17-18-21-24-25-26-27-28-29-30",
      steps: MonkeyStep.script("data 6649\ncompare")),
    // A row that is shown since it fits, and has another number.
    MonkeyScript(
      scene:
        "plain/11000003-3-6-7-8-9-10-11-12-14-15-16-17-18-19-20-21-22-23-24-25-26-27-28-29-30-31-32-33-34-35-36-37-38-39-40-41-42-43-44-45-46",
      steps: MonkeyStep.script("data 9186\ncompare")),
    // Who is asked how long a lazy column would be gets an answer that follows from its rows.
    MonkeyScript(
      scene:
        "plain/11000047-2-3-4-5-6-7-8-9-10-11-12-13-14-15-16-17-18-19-20-21-22-23-24-29-30-31-32-33-35-36-37",
      steps: MonkeyStep.script("data 4818\ncompare")),
    // A finger held a row until its menu would have come, while another menu was up.
    MonkeyScript(
      scene: "app/notes",
      steps: MonkeyStep.script("resize 320 803\ndown 282 480 2\nsecondary 282 228\nhold 62 228 1.2")),
    // Four lazy containers in one another whose lengths followed from each other, for ever.
    MonkeyScript(scene: "plain/91001209", steps: MonkeyStep.script("data 5337\ncompare")),
    // A ground that hid what a blur needed was drawn beside the damage and not put back.
    MonkeyScript(
      scene: "plain/92001185-5-6-8-9-10-12-13",
      steps: MonkeyStep.script("data 209\nsweep 600 320 8\ndata 2962\ndata 8002\ncompare")),
    // A list out of sight that somebody asks how tall it would be.
    MonkeyScript(
      scene:
        "plain/92001177-1-2-3-4-5-6-7-8-9-10-11-12-13-14-15-16-17-18-19-20-25-26-27-29-30-31-32-33-36-38-39-40-41-43-44-45-46",
      steps: MonkeyStep.script("resize 320 1024\ncompare")),
    // A fetch during the update of a view that tells other views of changes.
    MonkeyScript(
      scene: "app/trips",
      steps: MonkeyStep.script(
        "tap 166 17\ndown 229 117 3\ntype |longer text that wraps over several lines ")),
    // What is behind a controller that has been presented was reached before a frame had shown it.
    MonkeyScript(
      scene: "app/kit", steps: MonkeyStep.script("resize 1024 393\nclick 59 261 3\nclick 59 261 1")),
    MonkeyScript(
      scene: "app/kit",
      steps: MonkeyStep.script("tap 199 839\ntap 68 722\nclick 289 345 2\nclick 32 449 1")),
  ]
}
