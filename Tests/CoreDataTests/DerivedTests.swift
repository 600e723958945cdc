import CoreData
import Foundation
import Testing

/// Attributes that are worked out, made of others, or fetched.
@MainActor struct DerivedTests {
  private func derived(_ name: String, _ type: NSAttributeType, _ expression: String)
    -> NSDerivedAttributeDescription
  {
    let attribute = NSDerivedAttributeDescription()
    (attribute.name, attribute.attributeType) = (name, type)
    attribute.derivationExpression = NSExpression(format: expression)
    return attribute
  }
  private func model() -> NSManagedObjectModel {
    let model = Library.model()
    let (author, book) = (model.entitiesByName["Author"]!, model.entitiesByName["Book"]!)
    author.properties += [
      derived("searchName", .stringAttributeType, "canonical:(name)"),
      derived("bookCount", .integer64AttributeType, "books.@count"),
      derived("total", .doubleAttributeType, "books.@sum.price"),
      derived("dearest", .doubleAttributeType, "max:(books.price)"),
      derived("edited", .dateAttributeType, "now()"),
    ]
    book.properties += [
      derived("authorName", .stringAttributeType, "author.name"),
      derived("loud", .stringAttributeType, "uppercase:(author.name)"),
      derived("tagCount", .integer64AttributeType, "tags.@count"),
    ]
    return model
  }

  @Test(
    "Derived values are worked out at each save, also where the objects they come from change, go or move")
  func values() throws {
    let url = Library.folder().appendingPathComponent("a.sqlite")
    let context = try Library.open(model(), at: url).viewContext
    let (ada, bob) = (Author(context: context), Author(context: context))
    (ada.name, bob.name) = ("Ádá ÇAFÉ", "Bob")
    let books = (1...3).map { number in
      let book = Book(context: context)
      (book.title, book.price, book.author) = ("\(number)", Double(number), ada)
      return book
    }
    #expect(ada.value(forKey: "bookCount") as? Int == nil)
    let start = Date()
    try context.save()
    #expect(ada.value(forKey: "searchName") as? String == "ada cafe")
    #expect(ada.value(forKey: "bookCount") as? Int == 3 && bob.value(forKey: "bookCount") as? Int == 0)
    #expect(ada.value(forKey: "total") as? Double == 6 && bob.value(forKey: "total") as? Double == 0)
    #expect(ada.value(forKey: "dearest") as? Double == 3 && bob.value(forKey: "dearest") == nil)
    let edited = try #require(ada.value(forKey: "edited") as? Date)
    #expect(edited.timeIntervalSince(start) > -1 && edited.timeIntervalSince(start) < 60)
    #expect(books[0].value(forKey: "authorName") as? String == "Ádá ÇAFÉ")
    // A price changes: its author is not among what is saved.
    books[0].price = 10
    try context.save()
    #expect(ada.value(forKey: "total") as? Double == 15 && ada.value(forKey: "dearest") as? Double == 10)
    #expect(ada.value(forKey: "edited") as? Date == edited)
    ada.name = "Ada"
    books[1].author = bob
    try context.save()
    #expect(books[0].value(forKey: "loud") as? String == "ADA")
    #expect(books[1].value(forKey: "loud") as? String == "BOB")
    #expect(ada.value(forKey: "bookCount") as? Int == 2 && bob.value(forKey: "bookCount") as? Int == 1)
    context.delete(books[0])
    let tag = Tag(context: context)
    tag.setValue(Set([books[1], books[2]]), forKey: "books")
    try context.save()
    #expect(ada.value(forKey: "total") as? Double == 3)
    #expect(books[1].value(forKey: "tagCount") as? Int == 1)
    context.delete(tag)
    try context.save()
    #expect(books[1].value(forKey: "tagCount") as? Int == 0)
    // The file has them: a request can use them, and they are there again.
    let other = try Library.open(model(), at: url).viewContext
    #expect(try other.all(Author.self, "searchName == 'ada' AND bookCount == 1").count == 1)
    #expect(try other.all(Author.self, by: "total").map(\.name) == ["Bob", "Ada"])
    // What is to be saved is not hindered by a value that was changed in between by derivation.
    bob.name = "Robert"
    try context.save()
    #expect(books[1].value(forKey: "authorName") as? String == "Robert")
  }

  @Test("Another context hears of derived values; a store that gains them works them out for what it has")
  func others() async throws {
    let url = Library.folder().appendingPathComponent("a.sqlite")
    do {
      let container = try Library.open(Library.model(), at: url)
      let ada = Author(context: container.viewContext)
      ada.name = "Ädä"
      let book = Book(context: container.viewContext)
      (book.title, book.author, book.price) = ("N", ada, 4)
      try container.viewContext.save()
      try container.persistentStoreCoordinator.remove(
        container.persistentStoreCoordinator.persistentStores[0])
    }
    let container = try Library.open(model(), at: url)
    container.viewContext.automaticallyMergesChangesFromParent = true
    let ada = try #require(try container.viewContext.all(Author.self).first)
    #expect(ada.value(forKey: "searchName") as? String == "ada" && ada.value(forKey: "total") as? Double == 4)
    #expect(ada.value(forKey: "edited") == nil)
    let background = container.newBackgroundContext()
    try await background.perform {
      let book = try #require(try background.all(Book.self).first)
      book.price = 7
      try background.save()
    }
    for _ in 0..<100 where ada.value(forKey: "total") as? Double != 7 {
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(ada.value(forKey: "total") as? Double == 7)
  }

  @Test("A derivation that a store cannot work out is an error when the store is opened")
  func impossible() throws {
    let model = Library.model()
    model.entitiesByName["Author"]!.properties.append(
      derived("odd", .stringAttributeType, "books.title"))
    #expect(throws: (any Error).self) { try Library.open(model) }
  }

  private func quakes() -> NSManagedObjectModel {
    let (quake, model) = (NSEntityDescription(), NSManagedObjectModel())
    quake.name = "Quake"
    let (magnitude, place, point) = (
      NSCompositeAttributeDescription(), NSCompositeAttributeDescription(),
      NSCompositeAttributeDescription()
    )
    (magnitude.name, place.name, point.name) = ("magnitude", "place", "point")
    magnitude.elements = [
      Library.attribute("richter", .doubleAttributeType), Library.attribute("scale", .stringAttributeType),
    ]
    point.elements = [
      Library.attribute("x", .integer32AttributeType), Library.attribute("y", .integer32AttributeType),
    ]
    place.elements = [Library.attribute("town", .stringAttributeType), point]
    quake.properties = [Library.attribute("code", .stringAttributeType), magnitude, place]
    quake.uniquenessConstraints = [["place.town"]]
    let index = NSFetchIndexDescription(name: "byCode", elements: nil)
    quake.indexes = [index]
    model.entities = [quake]
    return model
  }

  @Test("Composite attributes are dictionaries in memory and columns in the store, which requests can name")
  func composite() throws {
    let url = Library.folder().appendingPathComponent("q.sqlite")
    let context = try Library.open(quakes(), at: url).viewContext
    func quake(_ code: String, _ richter: Double, _ town: String, _ x: Int) -> NSManagedObject {
      let made = NSEntityDescription.insertNewObject(forEntityName: "Quake", into: context)
      made.setValue(code, forKey: "code")
      made.setValue(["richter": richter, "scale": "ML"] as [String: Any], forKey: "magnitude")
      made.setValue(["town": town, "point": ["x": x, "y": -x]] as [String: Any], forKey: "place")
      return made
    }
    let first = quake("a", 4.5, "Rome", 1)
    _ = quake("b", 6.25, "Oslo", 2)
    let third = NSEntityDescription.insertNewObject(forEntityName: "Quake", into: context)
    third.setValue("c", forKey: "code")
    try context.save()
    first.setValue(5.5, forKeyPath: "magnitude.richter")
    first.setValue(9, forKeyPath: "place.point.y")
    #expect(first.hasPersistentChangedValues)
    try context.save()

    let other = try Library.open(quakes(), at: url).viewContext
    func codes(_ format: String) throws -> [String] {
      let request = NSFetchRequest<NSManagedObject>(entityName: "Quake")
      request.predicate = NSPredicate(format: format)
      request.sortDescriptors = [NSSortDescriptor(key: "magnitude.richter", ascending: false)]
      return try other.fetch(request).compactMap { $0.value(forKey: "code") as? String }
    }
    #expect(try codes("magnitude.richter > 5") == ["b", "a"])
    #expect(try codes("place.point.x == 2 OR place.town BEGINSWITH 'R'") == ["b", "a"])
    #expect(try codes("magnitude.scale == nil") == ["c"])
    let request = NSFetchRequest<NSManagedObject>(entityName: "Quake")
    request.predicate = NSPredicate(format: "code == 'a'")
    let again = try #require(try other.fetch(request).first)
    let magnitude = try #require(again.value(forKey: "magnitude") as? [String: Any])
    #expect(magnitude["richter"] as? Double == 5.5 && magnitude["scale"] as? String == "ML")
    #expect(again.value(forKeyPath: "place.point.y") as? Int == 9)
    let empty = NSFetchRequest<NSManagedObject>(entityName: "Quake")
    empty.predicate = NSPredicate(format: "code == 'c'")
    #expect(try other.fetch(empty).first?.value(forKey: "magnitude") == nil)
    // A constraint names a part.
    _ = quake("d", 1, "Oslo", 0)
    #expect(throws: (any Error).self) { try context.save() }
    context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    try context.save()
    #expect(try codes("place.town == 'Oslo'") == ["d"])
  }

  @Test(
    "A fetched property is fetched when it is read, stays as it was found, and is fetched anew after a refresh"
  )
  func fetched() throws {
    let model = Library.model()
    let property = NSFetchedPropertyDescription()
    property.name = "namesakes"
    property.userInfo = ["least": 10]
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Author")
    request.predicate = NSPredicate(
      format:
        "name == $FETCH_SOURCE.name AND SELF != $FETCH_SOURCE AND age >= $FETCHED_PROPERTY.userInfo.least")
    request.sortDescriptors = [NSSortDescriptor(key: "age", ascending: true)]
    property.fetchRequest = request
    model.entitiesByName["Author"]!.properties.append(property)
    let context = try Library.open(model).viewContext
    let authors = [("Ada", 30), ("Ada", 20), ("Bob", 20), ("Ada", 5)].map { name, age in
      let author = Author(context: context)
      (author.name, author.age) = (name, Int16(age))
      return author
    }
    try context.save()
    #expect((authors[0].value(forKey: "namesakes") as? [Author])?.map(\.age) == [20])
    let more = Author(context: context)
    (more.name, more.age) = ("Ada", 15)
    try context.save()
    #expect((authors[0].value(forKey: "namesakes") as? [Author])?.map(\.age) == [20])
    context.refresh(authors[0], mergeChanges: true)
    #expect((authors[0].value(forKey: "namesakes") as? [Author])?.map(\.age) == [15, 20])
    #expect(!context.hasChanges)
  }

  @Test("Models of Xcode have derived, composite and fetched properties, indexes, requests and notes")
  func modelFile() throws {
    let folder = Library.folder().appendingPathComponent("Shop.xcdatamodel")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let text = """
      <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
        <entity name="Person" representedClassName="NSManagedObject" syncable="YES">
          <attribute name="home" optional="YES" attributeType="Composite"/>
          <attribute name="name" optional="YES" attributeType="String" preserveAfterDeletion="YES"/>
          <attribute name="key" optional="YES" attributeType="String" derived="YES" derivationExpression="canonical:(name)"/>
          <attribute name="count" optional="YES" attributeType="Integer 64" derived="YES" derivationExpression="friends.@count"/>
          <attribute name="at" optional="YES" attributeType="Date" derived="YES" derivationExpression="now()"/>
          <relationship name="friends" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Person" inverseName="friendOf"/>
          <relationship name="friendOf" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Person" inverseName="friends"/>
          <fetchedProperty name="alike" optional="YES">
            <fetchRequest name="fetchedPropertyFetchRequest" entity="Person" predicateString="key == $FETCH_SOURCE.key"/>
          </fetchedProperty>
          <fetchIndex name="byName"><fetchIndexElement property="name" type="Binary" order="descending"/></fetchIndex>
          <userInfo><entry key="export" value="people"/></userInfo>
        </entity>
        <fetchRequest name="Named" entity="Person" predicateString="name == $NAME"/>
        <compositeAttribute name="Address">
          <attribute name="city" optional="YES" attributeType="String"/>
        </compositeAttribute>
      </model>
      """
    try text.write(to: folder.appendingPathComponent("contents"), atomically: true, encoding: .utf8)
    let model = try #require(NSManagedObjectModel(contentsOf: folder))
    let person = try #require(model.entitiesByName["Person"])
    #expect(person.userInfo?["export"] as? String == "people")
    #expect(person.indexes.first?.elements.first?.isAscending == false)
    #expect(person.attributesByName["name"]?.preservesValueInHistoryOnDeletion == true)
    let context = try Library.open(
      model, at: folder.deletingLastPathComponent().appendingPathComponent("s.sqlite")
    )
    .viewContext
    func make(_ name: String) -> NSManagedObject {
      let made = NSEntityDescription.insertNewObject(forEntityName: "Person", into: context)
      made.setValue(name, forKey: "name")
      return made
    }
    let (eve, other) = (make("Ève"), make("eve"))
    eve.setValue(["city": "Paris"], forKey: "home")
    eve.mutableSetValue(forKey: "friends").add(other)
    try context.save()
    #expect(eve.value(forKey: "key") as? String == "eve" && eve.value(forKey: "count") as? Int == 1)
    #expect(eve.value(forKeyPath: "home.city") as? String == "Paris" && eve.value(forKey: "at") is Date)
    #expect((eve.value(forKey: "alike") as? [NSManagedObject])?.count == 2)
    let request = try #require(
      model.fetchRequestFromTemplate(withName: "Named", substitutionVariables: ["NAME": "eve"]))
    #expect(try context.fetch(request).count == 1)
    let copy = try #require(model.copy() as? NSManagedObjectModel)
    #expect(copy.versionChecksum == model.versionChecksum)
    #expect(copy.entitiesByName["Person"]?.propertiesByName["alike"] is NSFetchedPropertyDescription)
  }
}
