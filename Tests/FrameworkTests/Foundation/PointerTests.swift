import Foundation
import SashFoundation
import Testing

@MainActor @Suite("Lists of pointers, and what a cloud would know")
struct PointerTests {
  private final class Thing {}

  @Test("A list that holds weakly keeps places of what is gone until it is compacted")
  func weak() {
    let list = NSPointerArray.weakObjects()
    let kept = Thing()
    list.addPointer(Unmanaged.passUnretained(kept).toOpaque())
    do {
      let gone = Thing()
      list.addPointer(Unmanaged.passUnretained(gone).toOpaque())
      withExtendedLifetime(gone) { #expect(list.allObjects.count == 2) }
    }
    #expect(list.count == 2 && list.allObjects.count == 1 && list.pointer(at: 1) == nil)
    list.compact()
    #expect(list.count == 1 && list.allObjects.first as? Thing === kept)
  }

  @Test("A query of the cloud gathers nothing and says when it is done; parts of the app are there")
  func query() async throws {
    let query = NSMetadataQuery()
    let ended = Ended()
    let token = NotificationCenter.default.addObserver(
      forName: .NSMetadataQueryDidFinishGathering, object: query, queue: nil
    ) { _ in ended.isTrue = true }
    #expect(query.start() && query.isGathering && !query.start())
    for _ in 0..<100 where !ended.isTrue { try await Task.sleep(for: .milliseconds(10)) }
    #expect(ended.isTrue && query.resultCount == 0 && !query.isGathering)
    NotificationCenter.default.removeObserver(token)
    let request = NSBundleResourceRequest(tags: ["level 2"])
    #expect(await request.conditionallyBeginAccessingResources())
    #expect(request.progress.isFinished)
  }
  private final class Ended: @unchecked Sendable { var isTrue = false }
}
