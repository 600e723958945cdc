import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Progress of tasks")
struct TaskProgressTests {
  @Test("A progress view follows a task until it has ended, with what it says of itself")
  func follows() {
    let task = Progress(totalUnitCount: 10)
    let app = TestHost { ProgressView(task).frame(width: 200) }
    #expect(app.shows("0% completed") && app.shows("0 of 10"))
    task.completedUnitCount = 3
    app.advance(by: 0.25)
    #expect(app.shows("30% completed") && app.shows("3 of 10"))
    #expect(app.accessibilityTree.contains("30%"))
    let child = Progress(totalUnitCount: 2, parent: task, pendingUnitCount: 4)
    child.completedUnitCount = 1
    app.advance(by: 0.25)
    #expect(app.shows("50% completed"))
    task.completedUnitCount = 10
    app.advance(by: 0.5)
    #expect(app.shows("100% completed") && app.isIdle, "nothing is looked at any more")
  }

  @Test("A task of unknown length turns a wheel")
  func unknown() {
    let task = Progress(totalUnitCount: -1)
    let app = TestHost { ProgressView(task) }
    #expect(app.texts.isEmpty)
    task.totalUnitCount = 4
    task.completedUnitCount = 1
    app.advance(by: 0.25)
    #expect(app.shows("25% completed"))
  }
}
