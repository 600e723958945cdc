import Foundation
import SwiftData
import Testing

/// Turns colours into data, as people write transformers.
final class PaintTransformer: ValueTransformer, @unchecked Sendable {
  override class func allowsReverseTransformation() -> Bool { true }
  override func transformedValue(_ value: Any?) -> Any? {
    (value as? Paint).map { Data("\($0.red)/\($0.green)".utf8) }
  }
  override func reverseTransformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data else { return nil }
    let parts = String(decoding: data, as: UTF8.self).split(separator: "/").compactMap { Int($0) }
    return parts.count == 2 ? Paint(parts[0], parts[1]) : nil
  }
}
/// A class that is not Codable.
final class Paint: Equatable {
  let (red, green): (Int, Int)
  init(_ red: Int, _ green: Int) { (self.red, self.green) = (red, green) }
  static func == (left: Paint, right: Paint) -> Bool { left.red == right.red && left.green == right.green }
}

@Model final class Wall {
  @Attribute(.preserveValueOnDeletion) var name: String
  @Attribute(.preserveValueOnDeletion) var height: Double
  @Attribute(.transformable(by: PaintTransformer.self)) var paint: Paint?
  @Attribute(.ephemeral) var isHovered = false
  var note: String = ""
  var house: House?
  init(name: String, height: Double = 2) {
    self.name = name
    self.height = height
  }
}

@Model final class House {
  var street: String
  @Relationship(deleteRule: .cascade, inverse: \Wall.house) var walls: [Wall] = []
  init(street: String) { self.street = street }
}

@MainActor @Suite(.serialized) struct HistoryTests {
  private func container(_ url: URL = Folders.file()) throws -> ModelContainer {
    try ModelContainer(for: House.self, Wall.self, configurations: ModelConfiguration(url: url))
  }

  @Test("History tells who saved what, which variables, and what deletions leave; it can be forgotten")
  func history() throws {
    let context = ModelContext(try container())
    context.author = "app"
    let (wall, house) = (Wall(name: "north", height: 3), House(street: "Elm"))
    context.insert(wall)
    context.insert(house)
    try context.save()
    wall.note = "cracked"
    wall.house = house
    try context.save()
    let token = try #require(
      try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).last?.token)
    context.author = "sync"
    context.delete(wall)
    try context.save()
    let all = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
    #expect(all.map(\.author) == ["app", "app", "sync"])
    #expect(all[0].changes.count == 2)
    let updates = all[1].changes.compactMap { change -> DefaultHistoryUpdate<Wall>? in
      if case .update(let update as DefaultHistoryUpdate<Wall>) = change { return update }
      return nil
    }
    #expect(updates.count == 1)
    #expect(Set(updates[0].updatedAttributes) == [\Wall.note, \Wall.house])
    #expect(updates[0].changedPersistentIdentifier == wall.persistentModelID)

    var later = HistoryDescriptor<DefaultHistoryTransaction>(
      predicate: #Predicate { $0.token > token && $0.author == "sync" })
    let found = try context.fetchHistory(later)
    #expect(found.count == 1)
    let deletion = found[0].changes.compactMap { change -> DefaultHistoryDelete<Wall>? in
      if case .delete(let delete as DefaultHistoryDelete<Wall>) = change { return delete }
      return nil
    }.first
    #expect(deletion?.tombstone[\.name] == "north" && deletion?.tombstone[\.height] == 3)
    #expect(deletion?.tombstone[\.note] == nil && deletion?.tombstone.map { $0.key }.count == 2)
    let kept = try JSONDecoder().decode(DefaultHistoryToken.self, from: JSONEncoder().encode(token))
    #expect(kept == token)
    later.predicate = #Predicate { $0.author == "app" }
    later.fetchLimit = 1
    #expect(try context.fetchHistory(later).count == 1)
    later.fetchLimit = 0
    try context.deleteHistory(later)
    #expect(
      try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).map(\.author) == ["sync"])
  }

  @Test("Transformed values are kept as their transformer says, ephemeral ones are not stored")
  func values() throws {
    let url = Folders.file()
    ValueTransformer.setValueTransformer(
      PaintTransformer(), forName: NSValueTransformerName("PaintTransformer"))
    do {
      let context = ModelContext(try container(url))
      let wall = Wall(name: "south")
      wall.paint = Paint(7, 9)
      wall.isHovered = true
      context.insert(wall)
      try context.save()
      #expect(wall.isHovered)
    }
    let context = ModelContext(try container(url))
    let wall = try #require(try context.fetch(FetchDescriptor<Wall>()).first)
    #expect(wall.paint == Paint(7, 9) && !wall.isHovered)
    wall.paint = nil
    try context.save()
    let again = ModelContext(try container(url))
    #expect(try again.fetch(FetchDescriptor<Wall>()).first?.paint == nil)
  }

  @Test(
    "Conditions on related objects, parts of texts and lists give what they give in memory, also in batches")
  func predicates() throws {
    let context = ModelContext(try container())
    for (street, names) in [("Elm", ["north", "south"]), ("Oak", ["north-east"])] {
      let house = House(street: street)
      context.insert(house)
      for name in names {
        let wall = Wall(name: name, height: Double(name.count))
        wall.house = house
        context.insert(wall)
      }
    }
    context.insert(Wall(name: "alone"))
    try context.save()
    let wanted = ["north", "alone"]
    let predicates: [(Predicate<Wall>, [String])] = [
      (#Predicate { $0.house?.street == "Elm" }, ["north", "south"]),
      (#Predicate { $0.house?.street != "Elm" }, ["alone", "north-east"]),
      (#Predicate { $0.house == nil }, ["alone"]),
      (#Predicate { $0.name.contains("orth") }, ["north", "north-east"]),
      (#Predicate { $0.name.contains("") }, ["alone", "north", "north-east", "south"]),
      (#Predicate { wanted.contains($0.name) }, ["alone", "north"]),
      (#Predicate { !wanted.contains($0.name) && $0.house?.street == "Elm" }, ["south"]),
    ]
    let all = try context.fetch(FetchDescriptor<Wall>())
    for (predicate, names) in predicates {
      let descriptor = FetchDescriptor(predicate: predicate, sortBy: [SortDescriptor(\.name)])
      #expect(try context.fetch(descriptor).map(\.name) == names)
      #expect(try all.filter { try predicate.evaluate($0) }.map(\.name).sorted() == names)
      #expect(try context.fetchCount(descriptor) == names.count)
      #expect(try context.fetch(descriptor, batchSize: 2).map(\.name) == names)
      #expect(try context.fetchIdentifiers(descriptor).count == names.count)
    }
  }

  @Test("A notification of a save says which objects it was about")
  func notification() throws {
    let context = ModelContext(try container())
    nonisolated(unsafe) var heard: [String: [PersistentIdentifier]] = [:]
    let observer = NotificationCenter.default.addObserver(
      forName: ModelContext.didSave, object: context, queue: nil
    ) { note in
      for key in [ModelContext.NotificationKey.insertedIdentifiers, .updatedIdentifiers, .deletedIdentifiers]
      {
        heard[key.rawValue] = note.userInfo?[key.rawValue] as? [PersistentIdentifier] ?? []
      }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    let (first, second) = (Wall(name: "a"), Wall(name: "b"))
    context.insert(first)
    context.insert(second)
    try context.save()
    #expect(Set(heard["inserted"] ?? []) == [first.persistentModelID, second.persistentModelID])
    first.note = "x"
    let gone = second.persistentModelID
    context.delete(second)
    try context.save()
    #expect(heard["updated"] == [first.persistentModelID] && heard["deleted"] == [gone])
    #expect(heard["inserted"] == [])
  }
}
