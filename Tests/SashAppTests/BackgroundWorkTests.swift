import Foundation
import SashControls
import SashCore
import SashDesktop
import SashDisplay
import Testing

@testable import BackgroundTasks
@testable import SashApp

/// Work that is done while nobody sees the app.
@Suite(.serialized) @MainActor struct BackgroundWorkTests {
  @Test("Work waits until nobody sees the program, and for its time, and is done once for each wish")
  func order() async {
    let work = BackgroundWork(rest: 0)
    var done: [String] = []
    #expect(work.register("a") { done.append("a") })
    #expect(!work.register("a") { done.append("again") })
    #expect(work.register("b") { done.append("b") })
    work.wish("a", notBefore: nil)
    work.wish("b", notBefore: Date(timeIntervalSinceNow: 0.2))
    work.wish("nobody", notBefore: nil)
    #expect(done == [])
    work.isUnseen = true
    #expect(done == ["a"])
    #expect(await happens { done == ["a", "b"] })
    work.wish("a", notBefore: Date(timeIntervalSinceNow: 0.05))
    work.wish("b", notBefore: Date(timeIntervalSinceNow: 0.05))
    work.cancel("a")
    work.isUnseen = false
    try? await Task.sleep(for: .milliseconds(150))
    #expect(done == ["a", "b"])
    work.isUnseen = true
    #expect(done == ["a", "b", "b"])
    work.isUnseen = false
    work.isUnseen = true
    #expect(done.count == 3)
  }

  @Test("Work that is wished for again rests after its start, and does not start while it goes on")
  func rests() async {
    let work = BackgroundWork(rest: 0.3)
    var (starts, begun) = (0, 0)
    work.register("a") {
      starts += 1
      work.setGoingOn("a", true)
      work.wish("a", notBefore: nil) { begun += 1 }
    }
    work.isUnseen = true
    work.wish("a", notBefore: nil) { begun += 1 }
    #expect(starts == 1 && begun == 1)
    work.setGoingOn("a", false)
    #expect(starts == 1)
    #expect(await happens { starts == 2 && begun == 2 })
    try? await Task.sleep(for: .milliseconds(500))
    #expect(starts == 2)
    work.setGoingOn("a", false)
    #expect(starts == 3)
    work.cancel("a")
  }

  @Test("A handler that submits its request again is not called again at once; the request waits")
  func resubmits() async throws {
    let work = BackgroundWork()
    let scheduler = BGTaskScheduler { work }
    let name = "org.example.\(UUID().uuidString)"
    nonisolated(unsafe) var runs = 0
    scheduler.register(forTaskWithIdentifier: name, using: .main) { task in
      runs += 1
      try? scheduler.submit(BGAppRefreshTaskRequest(identifier: name))
      task.setTaskCompleted(success: true)
    }
    work.isUnseen = true
    try scheduler.submit(BGAppRefreshTaskRequest(identifier: name))
    #expect(await happens { runs == 1 })
    try await Task.sleep(for: .milliseconds(100))
    #expect(runs == 1)
    #expect(await scheduler.pendingTaskRequests().map(\.identifier) == [name])
  }

  @Test("The scheduler hands each request to its handler, in the background, and lets there be so many")
  func scheduler() async throws {
    let work = BackgroundWork()
    let scheduler = BGTaskScheduler { work }
    let name = "org.example.\(UUID().uuidString)"
    nonisolated(unsafe) var tasks: [String] = []
    func register(_ name: String) -> Bool {
      scheduler.register(forTaskWithIdentifier: name, using: .main) { task in
        tasks.append("\(type(of: task)) \(task.identifier == name)")
        task.setTaskCompleted(success: true)
      }
    }
    #expect(register(name) && !register(name) && register(name + "2"))
    try scheduler.submit(BGAppRefreshTaskRequest(identifier: name))
    try scheduler.submit(BGAppRefreshTaskRequest(identifier: name))
    #expect(throws: BGTaskScheduler.Error(.tooManyPendingTaskRequests)) {
      try scheduler.submit(BGAppRefreshTaskRequest(identifier: name + "3"))
    }
    let later = BGProcessingTaskRequest(identifier: name + "2")
    later.earliestBeginDate = Date(timeIntervalSinceNow: 0.1)
    try scheduler.submit(later)
    #expect(await scheduler.pendingTaskRequests().map(\.identifier) == [name, name + "2"])
    #expect(tasks == [])
    work.isUnseen = true
    #expect(await happens { tasks == ["BGAppRefreshTask true", "BGProcessingTask true"] })
    #expect(await scheduler.pendingTaskRequests().isEmpty)
  }

  @Test(
    "Work hears that its time is over: a look for news after a while, longer work when the app is seen, both when it ends"
  )
  func expires() async throws {
    let work = BackgroundWork()
    let scheduler = BGTaskScheduler(refreshTime: 0.2) { work }
    let name = "org.example.\(UUID().uuidString)"
    nonisolated(unsafe) var (tasks, expired): ([BGTask], [String]) = ([], [])
    for part in ["news", "long", "done", "end"] {
      scheduler.register(forTaskWithIdentifier: name + part, using: .main) { task in
        task.expirationHandler = { expired.append(part) }
        tasks.append(task)
        if part == "done" { task.setTaskCompleted(success: true) }
      }
    }
    work.isUnseen = true
    try scheduler.submit(BGAppRefreshTaskRequest(identifier: name + "news"))
    try scheduler.submit(BGProcessingTaskRequest(identifier: name + "long"))
    try scheduler.submit(BGProcessingTaskRequest(identifier: name + "done"))
    #expect(await happens { tasks.count == 3 })
    #expect(expired == [])
    #expect(await happens { expired == ["news"] })
    try await Task.sleep(for: .milliseconds(300))
    #expect(expired == ["news"])
    work.isUnseen = false
    #expect(expired == ["news", "long"])
    // What is told once is not told again.
    work.isUnseen = true
    work.isUnseen = false
    work.isUnseen = true
    try scheduler.submit(BGProcessingTaskRequest(identifier: name + "end"))
    #expect(await happens { tasks.count == 4 })
    work.end()
    #expect(expired == ["news", "long", "end"])
    work.end()
    #expect(expired.count == 3)
  }

  @Test("The action of a scene is cancelled when the program ends")
  func cancelled() async throws {
    let name = "org.example.\(UUID().uuidString)"
    nonisolated(unsafe) var words: [String] = []
    _ = WindowGroup { Text("app") }.backgroundTask(.appRefresh(name)) {
      await MainActor.run { words.append("begins") }
      try? await Task.sleep(for: .seconds(60))
      await MainActor.run { words.append("ends \(Task.isCancelled)") }
    }
    defer { BackgroundWork.shared.isUnseen = false }
    BackgroundWork.shared.wish(name, notBefore: nil)
    BackgroundWork.shared.isUnseen = true
    #expect(await happens { words == ["begins"] })
    BackgroundWork.shared.end()
    #expect(await happens { words == ["begins", "ends true"] })
  }

  @Test("The action of a scene is run for a request with its identifier")
  func scene() async throws {
    let name = "org.example.\(UUID().uuidString)"
    nonisolated(unsafe) var runs = 0
    _ = WindowGroup { Text("app") }.backgroundTask(.appRefresh(name)) { await MainActor.run { runs += 1 } }
    defer { BackgroundWork.shared.isUnseen = false }
    try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: name))
    #expect(runs == 0)
    BackgroundWork.shared.isUnseen = true
    #expect(await happens { runs == 1 })
    #expect(await BGTaskScheduler.shared.pendingTaskRequests().allSatisfy { $0.identifier != name })
    BGTaskScheduler.shared.cancelAllTaskRequests()
  }
}

/// The icon of the program in its windows.
@Suite @MainActor struct AppIconTests {
  @Test("Of the pictures of the icon that one is taken which is just large enough, or the largest")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("icon-\(UUID().uuidString)")
    let set = folder.appendingPathComponent("AppIcon.appiconset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ name: String, _ side: UInt8) throws {
      let head: [UInt8] = [
        0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, side, 0, 0, 0, side, 0,
      ]
      try Data(head).write(to: set.appendingPathComponent(name))
    }
    #expect(AppIcon.file(in: [folder]) == nil)
    try Data().write(to: set.appendingPathComponent("broken.png"))
    try write("large.png", 4)
    try write("medium.png", 1)
    try write("larger.png", 8)
    #expect(AppIcon.file(in: [folder])?.lastPathComponent == "medium.png")
  }

  @Test("A large icon is made smaller by the mean of its pixels")
  func reduces() {
    let large = Bitmap(width: 512, height: 512)
    for index in 0..<(512 * 512) { large.pixels[index] = index % 2 == 0 ? 0xFF00_00FF : 0xFF00_0001 }
    let small = AppIcon.reduced(large)
    #expect(small.width == 128 && small.height == 128)
    #expect(small.pixels[0] == 0xFF00_0080 && small.pixels[128 * 128 - 1] == 0xFF00_0080)
  }
}
