import CoreData
import Foundation
import Testing

/// Models of any shape become others of the same content: with further entities, other names, another order.
@MainActor struct RandomMigrationTests {
  private struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var value = state
      value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
      value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
      return value ^ (value >> 31)
    }
    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }
  }

  /// What a model has, by places: the names are what changes.
  private struct Plan {
    struct Entity {
      var name: String
      var former: String?
      var parent: Int?
      /// Attributes: those of siblings have the same names.
      var attributes: [(name: String, former: String?, type: NSAttributeType)]
    }
    struct Side {
      var name: String
      var former: String?
      var isToMany: Bool
      var isOrdered: Bool
    }
    struct Link {
      var owner: Int
      var destination: Int
      var side: Side
      var inverse: Side?
    }
    var entities: [Entity] = []
    var links: [Link] = []
    var strangers: [String] = []

    init(_ random: inout Random) {
      for index in 0..<Int.random(in: 3...5, using: &random) {
        let parent = index > 0 && random.chance(50) ? Int.random(in: 0..<index, using: &random) : nil
        var attributes: [(name: String, former: String?, type: NSAttributeType)] = []
        // An entity has no property of one above it.
        for (name, type) in [("tag", NSAttributeType.stringAttributeType), ("size", .integer64AttributeType)]
        where random.chance(60) && !hasAbove(name, parent) { attributes.append((name, nil, type)) }
        entities.append(Entity(name: Self.name("e\(index)", &random), parent: parent, attributes: attributes))
      }
      for index in 0..<Int.random(in: 2...5, using: &random) {
        let (owner, destination) = (
          Int.random(in: entities.indices, using: &random), Int.random(in: entities.indices, using: &random)
        )
        let isToMany = random.chance(75)
        var link = Link(
          owner: owner, destination: destination,
          side: Side(name: "link\(index)", isToMany: isToMany, isOrdered: isToMany && random.chance(50)))
        if random.chance(70) {
          let isToMany = random.chance(50)
          link.inverse = Side(
            name: "back\(index)", isToMany: isToMany, isOrdered: isToMany && random.chance(50))
        }
        links.append(link)
      }
    }
    private func hasAbove(_ name: String, _ parent: Int?) -> Bool {
      guard let parent else { return false }
      return entities[parent].attributes.contains { $0.name == name }
        || hasAbove(name, entities[parent].parent)
    }
    /// A name anywhere in the alphabet.
    static func name(_ tail: String, _ random: inout Random) -> String {
      String("ABCDEFGHIJKLMNOPQRSTUVWXYZ".randomElement(using: &random)!) + tail
    }

    /// Another version: some names are others, some entities come.
    func next(_ random: inout Random) -> Plan {
      var new = self
      for index in new.entities.indices {
        if random.chance(40) {
          new.entities[index].former = new.entities[index].name
          new.entities[index].name = Self.name("n\(index)", &random)
        }
        for place in new.entities[index].attributes.indices where random.chance(30) {
          new.entities[index].attributes[place].former = new.entities[index].attributes[place].name
          new.entities[index].attributes[place].name += "\(index)x"
        }
      }
      func rename(_ side: inout Side, _ random: inout Random) {
        guard random.chance(30) else { return }
        (side.former, side.name) = (side.name, side.name + "New")
      }
      for index in new.links.indices {
        rename(&new.links[index].side, &random)
        if new.links[index].inverse != nil { rename(&new.links[index].inverse!, &random) }
      }
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        new.strangers.append(Self.name("stranger\(new.strangers.count)", &random))
      }
      return new
    }

    /// Another version: inverses come and go, and what led to one object leads to many.
    func otherKinds(_ random: inout Random) -> Plan {
      var new = next(&random)
      for index in new.links.indices {
        let side = new.links[index].side
        if !side.isToMany, random.chance(40) { new.links[index].side.isToMany = true }
        if new.links[index].inverse != nil {
          if random.chance(40) { new.links[index].inverse = nil }
        } else if random.chance(60) {
          new.links[index].inverse = Side(
            name: "fresh\(index)", isToMany: random.chance(60), isOrdered: false)
        }
      }
      return new
    }

    var model: NSManagedObjectModel {
      var all = entities.map { entity -> NSEntityDescription in
        let made = Shapes.entity(entity.name, entity.parent == nil ? ["title"] : [])
        made.renamingIdentifier = entity.former
        made.properties += entity.attributes.map { name, former, type in
          let attribute = Library.attribute(name, type)
          attribute.renamingIdentifier = former
          return attribute
        }
        return made
      }
      for (index, entity) in entities.enumerated() {
        if let parent = entity.parent { all[parent].subentities.append(all[index]) }
      }
      for link in links {
        let side = Shapes.link(
          all[link.owner], link.side.name, to: all[link.destination], many: link.side.isToMany,
          ordered: link.side.isOrdered, was: link.side.former)
        if let inverse = link.inverse {
          Shapes.inverse(
            side,
            Shapes.link(
              all[link.destination], inverse.name, to: all[link.owner], many: inverse.isToMany,
              ordered: inverse.isOrdered, was: inverse.former))
        }
      }
      all += strangers.map { Shapes.entity($0, ["title", "tag"]) }
      return Shapes.model(all)
    }
  }

  private func fill(_ context: NSManagedObjectContext, _ plan: Plan, _ random: inout Random) {
    var objects: [[NSManagedObject]] = []
    for (index, entity) in plan.entities.enumerated() {
      objects.append(
        (0..<4).map { number in
          let object = Shapes.make(entity.name, "\(index)-\(number)", in: context)
          for (name, attribute) in object.entity.attributesByName where name != "title" && random.chance(80) {
            let isText = attribute.attributeType == .stringAttributeType
            object.setValue(isText ? "t\(index)\(number)" as Any : index * 100 + number, forKey: name)
          }
          return object
        })
    }
    func family(_ index: Int) -> [NSManagedObject] {
      objects[index]
        + plan.entities.indices.filter { plan.entities[$0].parent == index }.flatMap { family($0) }
    }
    for link in plan.links {
      // Each object is led to by one, unless many may.
      var free = family(link.destination).shuffled(using: &random)
      for owner in family(link.owner) where random.chance(70) {
        let mayShare = link.inverse?.isToMany == true || (link.inverse == nil && !link.side.isToMany)
        let count = link.side.isToMany ? Int.random(in: 0...4, using: &random) : 1
        let others = (mayShare ? free.shuffled(using: &random) : free).prefix(count)
        if !mayShare { free.removeFirst(others.count) }
        if !link.side.isToMany {
          owner.setValue(others.first, forKey: link.side.name)
        } else if link.side.isOrdered {
          owner.setValue(NSOrderedSet(array: Array(others)), forKey: link.side.name)
        } else {
          owner.setValue(NSSet(array: Array(others)), forKey: link.side.name)
        }
      }
    }
  }

  /// All that the objects have, with the places of names instead of names.
  private func content(_ context: NSManagedObjectContext, _ plan: Plan) throws -> [String] {
    var lines: [String] = []
    for (index, entity) in plan.entities.enumerated() {
      for object in try Shapes.all(entity.name, in: context) where object.entity.name == entity.name {
        let title = object.value(forKey: "title") as? String ?? "?"
        var above: Int? = index
        while let level = above {
          for (place, attribute) in plan.entities[level].attributes.enumerated() {
            lines.append("\(title) \(level).\(place) = \(object.value(forKey: attribute.name) ?? "-")")
          }
          for (place, link) in plan.links.enumerated() {
            func note(_ side: Plan.Side, _ mark: String) {
              let to =
                side.isToMany
                ? Shapes.titles(object, side.name)
                : [
                  (object.value(forKey: side.name) as? NSManagedObject)?.value(forKey: "title") as? String
                    ?? "-"
                ]
              lines.append("\(title) \(mark)\(place) -> \(to.joined(separator: " "))")
            }
            if link.owner == level { note(link.side, "link") }
            if link.destination == level, let inverse = link.inverse { note(inverse, "back") }
          }
          above = plan.entities[level].parent
        }
      }
    }
    return lines.sorted()
  }

  @Test(
    "What a store of any model has is there in the next version and in the one after it", arguments: 1...12)
  func anyModel(seed: UInt64) throws {
    for age in StoreAge.allCases {
      var random = Random(state: seed)
      let first = Plan(&random)
      // Nobody cuts the power here.
      let options: [AnyHashable: Any] = [NSSQLitePragmasOption: ["synchronous": "OFF"]]
      let url = try Shapes.file(first.model, age, options: options) { fill($0, first, &random) }
      var context = try Shapes.open(first.model, url, options: options)
      let before = try content(context, first)
      try Shapes.close(context)
      if age == .older { try Shapes.sqlite(url, "drop table if exists Z_SASHLAYOUT") }
      var plan = first
      for step in 1...2 {
        plan = plan.next(&random)
        context = try Shapes.open(plan.model, url, options: options)
        let after = try content(context, plan)
        #expect(after == before, "\(age), step \(step): \(Set(after).symmetricDifference(before).sorted())")
        try Shapes.close(context)
      }
      #expect(try Shapes.sqlite(url, "pragma integrity_check") == "ok\n")
    }
  }

  @Test(
    "Relationships that become others of their kind keep their links, or the file stays and it is said",
    arguments: 1...20)
  func otherKinds(seed: UInt64) throws {
    let options: [AnyHashable: Any] = [NSSQLitePragmasOption: ["synchronous": "OFF"]]
    var random = Random(state: seed &* 7919)
    let first = Plan(&random)
    let url = try Shapes.file(first.model, options: options) { fill($0, first, &random) }
    var context = try Shapes.open(first.model, url, options: options)
    let before = try content(context, first)
    try Shapes.close(context)
    func table(_ lines: [String]) -> [String: String] {
      var found: [String: String] = [:]
      for line in lines {
        let parts = line.components(separatedBy: " -> ")
        if parts.count == 2 { found[parts[0]] = parts[1] == "-" ? "" : parts[1] }
      }
      return found
    }
    #expect(table(before).values.contains { !$0.isEmpty })
    let plan = first.otherKinds(&random)
    do {
      context = try Shapes.open(plan.model, url, options: options)
    } catch {
      #expect((error as NSError).code == NSMigrationError)
      context = try Shapes.open(first.model, url, options: options)
      #expect(try content(context, first) == before)
      try Shapes.close(context)
      return
    }
    let (old, new) = (table(before), try table(content(context, plan)))
    for (key, value) in old where new[key] != nil {
      #expect(new[key] == value, "\(key) of \(first.links)")
    }
    try Shapes.close(context)
  }
}
