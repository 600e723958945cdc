import Sash
import SwiftUI
import Testing

/// - Source: SwiftUI makes the changes of a turn of the main run loop one update, at its end; `onChange` sees what each turn
///   has left, and the screen the last of what lies between two refreshes
@MainActor @Suite("Turns of the main queue")
struct TurnTests {
  private final class Model: ObservableObject {
    @Published var flag = false
    var told: [Bool] = []
    var binding: Binding<Bool>?
  }
  @Observable fileprivate final class Modern { var flag = false }
  private struct Page: View {
    let model: Model
    @State private var flag = false
    var body: some View {
      Text("flag \(flag)")
        .onAppear { model.binding = $flag }
        .onChange(of: flag) { model.told.append($1) }
    }
  }
  private struct ObjectPage: View {
    @ObservedObject var model: Model
    var body: some View {
      Text("flag \(model.flag)").onChange(of: model.flag) { model.told.append($1) }
    }
  }
  private struct ModernPage: View {
    let modern: Modern
    let model: Model
    var body: some View {
      Text("flag \(modern.flag)").onChange(of: modern.flag) { model.told.append($1) }
    }
  }

  /// Runs each in a turn of its own.
  private func turns(_ actions: [@MainActor () -> Void]) async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      @MainActor func next(_ rest: ArraySlice<@MainActor () -> Void>) {
        guard let first = rest.first else { return continuation.resume() }
        first()
        DispatchQueue.main.async { next(rest.dropFirst()) }
      }
      DispatchQueue.main.async { next(actions[...]) }
    }
  }

  @Test(
    "A state that is set and set back in two turns is seen by onChange both times, and drawn once at most")
  func state() async {
    let model = Model()
    let app = TestHost { Page(model: model) }
    app.resetWork()
    await turns([{ model.binding?.wrappedValue = true }, { model.binding?.wrappedValue = false }])
    await app.settle()
    #expect(model.told == [true, false])
    #expect(app.presentedTexts.isEmpty)
    #expect(app.shows("flag false"))
  }

  @Test("So are values of objects")
  func objects() async {
    let model = Model()
    let app = TestHost { ObjectPage(model: model) }
    await turns([{ model.flag = true }, { model.flag = false }, { model.flag = true }])
    await app.settle()
    #expect(model.told == [true, false, true] && app.shows("flag true"))

    let (modern, told) = (Modern(), Model())
    let other = TestHost { ModernPage(modern: modern, model: told) }
    await turns([{ modern.flag = true }, { modern.flag = false }])
    await other.settle()
    #expect(told.told == [true, false] && other.shows("flag false"))
  }

  @Test("A task that waits between two writes has both seen")
  func tasks() async {
    let model = Model()
    let app = TestHost { Page(model: model) }
    let task = Task {
      model.binding?.wrappedValue = true
      await Task.yield()
      model.binding?.wrappedValue = false
    }
    await task.value
    await app.settle()
    #expect(model.told == [true, false])
  }

  @Test("Several writes of one turn are one update")
  func oneTurn() async {
    let model = Model()
    let app = TestHost { Page(model: model) }
    app.resetWork()
    await turns([
      {
        model.binding?.wrappedValue = true
        model.binding?.wrappedValue = false
      },
      {
        let before = app.work.bodies
        for _ in 0..<5 { model.binding?.wrappedValue.toggle() }
        // Nothing is evaluated inside of what writes.
        #expect(app.work.bodies == before)
      },
    ])
    await app.settle()
    #expect(model.told == [true])
    #expect(app.work.bodies == ["Page", "Page"])
    #expect(app.work.frames == 1)
  }

  @Test(
    "What a turn has written is evaluated at its end, before the queue waits, and drawn with the frame [S1-125]"
  )
  func beforeWaiting() async {
    let model = Model()
    let app = TestHost { Page(model: model) }
    app.resetWork()
    var seen: [[String]] = []
    await turns([
      {
        model.binding?.wrappedValue = true
        seen.append(app.work.bodies)
      },
      { seen.append(app.work.bodies) },
    ])
    #expect(seen == [[], ["Page"]])
    #expect(app.work.frames == 0 && model.told == [true])
    app.advance(by: 0)
    #expect(app.work.frames == 1 && app.work.bodies == ["Page"])
    #expect(app.presentedTexts == [["flag true"]])
  }

  private final class Words: ObservableObject { @Published var all = ["a"] }
  private struct WordList: View {
    @ObservedObject var words: Words
    var body: some View {
      VStack {
        ForEach(words.all.indices, id: \.self) { Word(words: words, index: $0).transition(.opacity) }
      }
    }
  }
  private struct Word: View {
    let words: Words
    let index: Int
    var body: some View { Text(words.all[index]) }
  }

  @Test("Rows that come and go between two frames are not read from data that have lost them")
  func rowsBetweenFrames() async {
    let words = Words()
    let app = TestHost { WordList(words: words) }
    await turns([
      { withAnimation { words.all += ["b", "c"] } }, { withAnimation { words.all.removeLast(2) } },
    ])
    await app.settle()
    app.advance(by: 0.1)
    #expect(app.texts == ["a"])
    // Those that were seen go by their transition.
    withAnimation { words.all += ["d"] }
    app.advance(by: 1)
    #expect(app.texts == ["a", "d"])
  }
}
