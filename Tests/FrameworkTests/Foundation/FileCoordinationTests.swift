import Foundation
import SashFoundation
import Testing

/// Files that several parts of a program read and write in turn.
@Suite struct FileCoordinationTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

  /// Runs something on another thread; true if it ended before the seconds were over.
  private func ends(within seconds: Double = 5, _ body: @escaping @Sendable () -> Void) -> Bool {
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      body()
      done.signal()
    }
    return done.wait(timeout: .now() + seconds) == .success
  }
  /// Whether another thread gets a file at once.
  private func isFree(_ url: URL, toWrite: Bool, options: NSFileCoordinator.WritingOptions = []) -> Bool {
    let other = NSFileCoordinator()
    let isFree = ends(within: 1) {
      if toWrite {
        other.coordinate(writingItemAt: url, options: options, error: nil) { _ in }
      } else {
        other.coordinate(readingItemAt: url, error: nil) { _ in }
      }
    }
    if !isFree { other.cancel() }
    return isFree
  }

  @Test("Readers read together, a writer writes alone, and other files are free meanwhile")
  func turns() {
    let url = file("a")
    var error: NSError?
    NSFileCoordinator().coordinate(readingItemAt: url, error: &error) { _ in
      #expect(isFree(url, toWrite: false) && !isFree(url, toWrite: true) && isFree(file("b"), toWrite: true))
    }
    NSFileCoordinator().coordinate(writingItemAt: url, error: &error) { _ in
      #expect(!isFree(url, toWrite: false) && !isFree(url, toWrite: true) && isFree(file("b"), toWrite: true))
    }
    #expect(isFree(url, toWrite: true) && error == nil)
  }

  @Test("Who moves a folder has what is in it; who writes it does not")
  func folders() {
    NSFileCoordinator().coordinate(writingItemAt: folder, options: .forMoving, error: nil) { _ in
      #expect(!isFree(file("a"), toWrite: false))
    }
    NSFileCoordinator().coordinate(writingItemAt: folder, error: nil) { _ in
      #expect(isFree(file("a"), toWrite: true))
    }
    NSFileCoordinator().coordinate(readingItemAt: file("a"), error: nil) { _ in
      #expect(!isFree(folder, toWrite: true, options: .forDeleting) && isFree(folder, toWrite: true))
    }
  }

  @Test(
    "Those of one purpose nest on any thread, and what takes two files at once does not cross with others")
  func nesting() {
    let url = file("a"), other = file("b")
    #expect(
      ends {
        let coordinator = NSFileCoordinator()
        coordinator.coordinate(writingItemAt: url, error: nil) { _ in
          let friend = NSFileCoordinator()
          friend.purposeIdentifier = coordinator.purposeIdentifier
          let done = DispatchSemaphore(value: 0)
          Thread.detachNewThread {
            friend.coordinate(readingItemAt: url, error: nil) { _ in done.signal() }
          }
          done.wait()
          coordinator.coordinate(readingItemAt: url, writingItemAt: other, error: nil) { _, _ in }
        }
      })
    #expect(
      ends {
        DispatchQueue.concurrentPerform(iterations: 200) { index in
          let (first, second) = index % 2 == 0 ? (url, other) : (other, url)
          NSFileCoordinator().coordinate(writingItemAt: first, writingItemAt: second, error: nil) { _, _ in }
        }
      })
  }

  private final class Outcome: @unchecked Sendable {
    var error: NSError?
    var hasRun = false
  }

  @Test("What waits can be called off, and says so")
  func cancelling() {
    let url = file("a")
    NSFileCoordinator().coordinate(writingItemAt: url, error: nil) { _ in
      let waiting = NSFileCoordinator()
      let ended = DispatchSemaphore(value: 0)
      let outcome = Outcome()
      Thread.detachNewThread {
        waiting.coordinate(readingItemAt: url, error: &outcome.error) { _ in outcome.hasRun = true }
        ended.signal()
      }
      Thread.sleep(forTimeInterval: 0.1)
      waiting.cancel()
      #expect(ended.wait(timeout: .now() + 5) == .success)
      #expect(!outcome.hasRun && outcome.error?.code == CocoaError.userCancelled.rawValue)
    }
  }

  private final class Presenter: NSFilePresenter, @unchecked Sendable {
    let presentedItemURL: URL?
    let presentedItemOperationQueue = OperationQueue()
    let told = DispatchSemaphore(value: 0)
    init(_ url: URL) { presentedItemURL = url }
    func presentedItemDidChange() { told.signal() }
  }

  @Test("Presenters hear of what others write, not of their own")
  func presenters() {
    let url = file("a")
    let (own, other) = (Presenter(url), Presenter(url))
    for presenter in [own, other] { NSFileCoordinator.addFilePresenter(presenter) }
    defer { for presenter in [own, other] { NSFileCoordinator.removeFilePresenter(presenter) } }
    NSFileCoordinator(filePresenter: own).coordinate(writingItemAt: url, error: nil) { _ in }
    #expect(other.told.wait(timeout: .now() + 5) == .success)
    #expect(own.told.wait(timeout: .now() + 0.1) == .timedOut)
  }

  @Test("Intents are waited for in the background, and a batch has all its files at once")
  func intents() async {
    let (from, to) = (file("a"), file("b"))
    let intents = [NSFileAccessIntent.readingIntent(with: from), .writingIntent(with: to)]
    let error = await withCheckedContinuation { next in
      NSFileCoordinator().coordinate(with: intents, queue: OperationQueue()) { next.resume(returning: $0) }
    }
    #expect(error == nil && intents[1].url == to)
    let coordinator = NSFileCoordinator()
    coordinator.prepare(forReadingItemsAt: [from], writingItemsAt: [to], error: nil) { done in
      #expect(!isFree(to, toWrite: false))
      coordinator.coordinate(writingItemAt: to, error: nil) { _ in }
      done()
    }
    #expect(isFree(to, toWrite: true))
  }
}
