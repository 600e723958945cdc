import CoreData
import Foundation
import Testing

/// Counts how often it is asked, and does then what a test wants.
class Tally: NSManagedObject {
  var asked = 0
  var work: (Tally) -> Void = { _ in }
  override func willSave() {
    super.willSave()
    asked += 1
    work(self)
  }
  var title: String? { value(forKey: "title") as? String }
  var count: Int { value(forKey: "count") as? Int ?? 0 }
}

@MainActor struct WillSaveTests {
  private static func context() throws -> NSManagedObjectContext {
    let tally = Shapes.entity("Tally", ["title"])
    tally.managedObjectClassName = "Tally"
    tally.properties += [Library.attribute("count", .integer64AttributeType, default: 0)]
    let container = try Library.open(Shapes.model([tally]))
    container.viewContext.userInfo["container"] = container
    return container.viewContext
  }

  @Test(
    "An object that changes itself before a save is asked again until it rests; what it changed is saved [fact-28 fact-29]"
  )
  func itself() throws {
    let context = try Self.context()
    let tally = Tally(context: context)
    tally.work = { if $0.count < 4 { $0.setValue($0.count + 1, forKey: "count") } }
    try context.save()
    #expect(tally.count == 4 && tally.asked == 5 && !context.hasChanges)
    // A primitive value that is set asks nobody.
    tally.setValue("a", forKey: "title")
    (tally.asked, tally.work) = (0, { $0.setPrimitiveValue(9, forKey: "count") })
    try context.save()
    #expect(tally.asked == 1 && !context.hasChanges)
    context.refresh(tally, mergeChanges: false)
    #expect(tally.count == 9 && tally.title == "a")
  }

  @Test("An object that another one changes before a save is asked again, however late")
  func others() throws {
    let context = try Self.context()
    let (first, second) = (Tally(context: context), Tally(context: context))
    try context.save()
    for tally in [first, second] { (tally.asked, tally.work) = (0, { _ in }) }
    first.work = { if $0.title == nil { $0.setValue("\(second.count)", forKey: "title") } }
    second.work = { tally in
      if tally.count == 1 { first.setValue(nil, forKey: "title") }
      if tally.count < 3 { tally.setValue(tally.count + 1, forKey: "count") }
    }
    first.setValue(7, forKey: "count")
    second.setValue(1, forKey: "count")
    try context.save()
    context.refresh(first, mergeChanges: false)
    context.refresh(second, mergeChanges: false)
    #expect(second.count == 3 && first.title == "2")
    #expect(first.asked == 3 && second.asked == 3)
  }

  @Test("An object that changes itself before a save and then fetches is asked again")
  func fetching() throws {
    let context = try Self.context()
    let tally = Tally(context: context)
    tally.work = { tally in
      guard tally.count < 2 else { return }
      tally.setValue(tally.count + 1, forKey: "count")
      _ = try? tally.managedObjectContext?.fetch(NSFetchRequest<NSManagedObject>(entityName: "Tally"))
    }
    try context.save()
    #expect(tally.count == 2 && tally.asked == 3 && !context.hasChanges)
  }

  @Test("A primitive value leaves its object unchanged; it is found, kept and saved with the next change")
  func primitive() throws {
    let context = try Self.context()
    let tally = Tally(context: context)
    tally.setValue("a", forKey: "title")
    try context.save()
    tally.setPrimitiveValue(5, forKey: "count")
    #expect(!tally.isUpdated && !tally.hasChanges && tally.changedValues().isEmpty && !context.hasChanges)
    // Something else has to be new, so that a fetch looks at what has changed.
    _ = Tally(context: context)
    let all = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Tally"))
    #expect(all.count == 2 && all.contains(tally) && tally.count == 5)
    context.refresh(tally, mergeChanges: true)
    #expect(tally.count == 5)
    tally.setValue("b", forKey: "title")
    #expect(Set(tally.changedValues().keys) == ["count", "title"])
    try context.save()
    context.refresh(tally, mergeChanges: false)
    #expect(tally.count == 5 && tally.title == "b")
    tally.setPrimitiveValue(6, forKey: "count")
    context.refresh(tally, mergeChanges: false)
    #expect(tally.count == 5)
  }

  @Test("What validation changes is asked and validated again")
  func validating() throws {
    let context = try Self.context()
    let tally = Tally(context: context)
    tally.work = { if $0.title == "x" { $0.setValue("y", forKey: "title") } }
    let observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
    ) { _ in MainActor.assumeIsolated { if tally.title == nil { tally.setValue("x", forKey: "title") } } }
    defer { NotificationCenter.default.removeObserver(observer) }
    try context.save()
    #expect(tally.title == "y" && !context.hasChanges)
  }

  @Test("Objects that never rest stop the program with what Core Data says")
  func endless() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let context = try WillSaveTests.context()
        Tally(context: context).work = { $0.setValue($0.count + 1, forKey: "count") }
        try context.save()
      }
    }
    let message = try #require(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) })
    #expect(message.contains("The context is still dirty after 1000 attempts"))
  }
}
