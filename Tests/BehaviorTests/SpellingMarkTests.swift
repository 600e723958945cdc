import Foundation
import Sash
import SwiftUI
import Testing

private final class Typed: ObservableObject {
  @Published var text = ""
}

/// Checks words with a small dictionary of its own.
@MainActor @Suite("Marks of misspelled words", .serialized)
struct SpellingMarkTests {
  private struct Page: View {
    @ObservedObject var typed: Typed
    var isEditor = false
    var isOff = false
    var keyboard = UIKeyboardType.default
    var isSecure = false
    var body: some View {
      VStack {
        if isEditor {
          TextEditor(text: $typed.text).frame(height: 200)
        } else if isSecure {
          SecureField("Text", text: $typed.text)
        } else {
          TextField("Text", text: $typed.text).keyboardType(keyboard)
        }
        Button("Other") {}
      }
      .tint(.blue)
      .autocorrectionDisabled(isOff)
    }
  }

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sash-marks")
    guard !TestHost.spellingFolders.contains(folder.path) else { return }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try "SET UTF-8\nTRY esianrtolcdugmphbyfvkwzxjq\n".write(
      to: folder.appendingPathComponent("yy_YY.aff"), atomically: true, encoding: .utf8)
    try "4\nword\nwords\nsome\nare\n".write(
      to: folder.appendingPathComponent("yy_YY.dic"), atomically: true, encoding: .utf8)
    TestHost.spellingFolders.insert(folder.path, at: 0)
  }

  private func red(_ app: TestHost) -> Int {
    var count = 0
    for y in 0..<300 {
      for x in 0..<300 {
        let pixel = app.pixel(x: x, y: y)
        if pixel.red > 200, pixel.green < 170, pixel.blue < 170 { count += 1 }
      }
    }
    return count
  }
  private func host(_ page: Page) async -> TestHost {
    let app = TestHost(size: CGSize(width: 300, height: 300)) { page }
    app.spellingLanguage = "yy-YY"
    if page.isEditor {
      app.click(at: CGPoint(x: 150, y: 100))
    } else {
      app.click("Text")
    }
    // The dictionary is read beside.
    app.type("zzz ")
    await wait(app) { red(app) > 0 || page.isOff || page.isSecure || page.keyboard != .default }
    for _ in 0..<4 { app.press(.delete) }
    return app
  }

  @Test("A misspelled word is marked once it has ended, in fields and editors", arguments: [false, true])
  func marks(isEditor: Bool) async {
    let typed = Typed()
    let app = await host(Page(typed: typed, isEditor: isEditor))
    app.type("some wrod")
    #expect(red(app) == 0, "it is still typed")
    app.type(" ")
    let marked = red(app)
    #expect(marked > 8)
    app.type("words ")
    #expect(red(app) == marked, "words of the dictionary have no marks")
    app.type("zrk ")
    #expect(red(app) > marked)
    #expect(typed.text == "some wrod words zrk ")
    app.press(.escape)
    #expect(red(app) == 0, "they go with the focus")
  }

  @Test("A word with digits, an address and a name of a site are no misspelled words")
  func names() async {
    let app = await host(Page(typed: Typed()))
    app.type("ab12c wrod@zzz.yy qqq.org ")
    #expect(red(app) == 0)
  }

  @Test(
    "Nothing is marked where words are not corrected, in secure fields, and where addresses and numbers are typed [text-51]"
  )
  func none() async {
    for page in [
      Page(typed: Typed(), isOff: true), Page(typed: Typed(), isSecure: true),
      Page(typed: Typed(), keyboard: .URL), Page(typed: Typed(), keyboard: .emailAddress),
      Page(typed: Typed(), keyboard: .numberPad),
    ] {
      let app = await host(page)
      app.type("wrod ")
      #expect(red(app) == 0)
    }
  }

  @Test("Nothing is marked without a dictionary")
  func missing() async {
    let app = TestHost(size: CGSize(width: 300, height: 300)) { Page(typed: Typed()) }
    app.spellingLanguage = "qq"
    app.click("Text")
    app.type("wrod ")
    await app.settle()
    app.type("x ")
    #expect(red(app) == 0)
  }

  @Test(
    "The menu of a misspelled word has guesses, which take its place, and lets it pass",
    arguments: [false, true])
  func menu(isEditor: Bool) async throws {
    let typed = Typed()
    // What passes once passes from then on.
    let wrong = isEditor ? "wodr" : "wrod"
    let app = await host(Page(typed: typed, isEditor: isEditor))
    app.type("some \(wrong) ")
    let line = try #require(app.frame(of: "some \(wrong) "))
    let place = CGPoint(x: line.minX + 55, y: line.midY)
    app.click(at: place, button: .secondary)
    app.advance(by: 1)
    #expect(
      app.shows("word") && app.shows("Ignore Spelling") && app.shows("Learn Spelling") && app.shows("Cut"))
    app.click("word")
    app.advance(by: 1)
    #expect(typed.text == "some word ")
    #expect(red(app) == 0)
    app.press(.command("z"))
    #expect(typed.text == "some \(wrong) ")
    app.click(at: place, button: .secondary)
    app.advance(by: 1)
    app.click("Ignore Spelling")
    app.advance(by: 1)
    #expect(typed.text == "some \(wrong) " && red(app) == 0)
  }

  @Test("A character costs no more for marks in the text")
  func work() async {
    let typed = Typed()
    let app = await host(Page(typed: typed, isEditor: true))
    func work() -> Int {
      app.advance(by: 0.1)
      app.resetWork()
      app.type("s")
      return app.work.evaluations
    }
    app.type("some ")
    let plain = work()
    app.type(" wrxd zrkk qqqq ")
    #expect(work() <= plain + 2)
  }
}
