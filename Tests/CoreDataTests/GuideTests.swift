import CoreData
import Sash
import SwiftUI
import Testing

/// Sweets of countries, passports of people: relationships of all kinds, with the wrappers that people write in subclasses.
final class Candy: NSManagedObject {
  @NSManaged var name: String?
  @NSManaged var fillings: String?
  @NSManaged var origin: Country?
  var wrappedName: String { name ?? "Unknown Candy" }
  /// A list of texts as one text.
  var fillingList: [String] {
    get { fillings?.components(separatedBy: "|") ?? [] }
    set { fillings = newValue.joined(separator: "|") }
  }
}
final class Country: NSManagedObject {
  @NSManaged var shortName: String?
  @NSManaged var candy: NSSet?
  @NSManaged var capital: Capital?
  @NSManaged var neighbors: NSSet?
  var wrappedShortName: String { shortName ?? "Unknown Country" }
  var candyArray: [Candy] {
    let set = candy as? Set<Candy> ?? []
    return set.sorted { $0.wrappedName < $1.wrappedName }
  }
}
final class Capital: NSManagedObject {
  @NSManaged var country: Country?
}

// As the code that Xcode makes says it.
extension Book: Identifiable {}

/// What guides to Core Data promise, as they write it.
@MainActor struct GuideTests {
  private func context() throws -> NSManagedObjectContext {
    let (candy, country, capital) = (
      Shapes.entity("Candy", ["name", "fillings"]), Shapes.entity("Country", ["shortName"]),
      Shapes.entity("Capital")
    )
    for entity in [candy, country, capital] { entity.managedObjectClassName = entity.name }
    Shapes.inverse(
      Shapes.link(candy, "origin", to: country, many: false), Shapes.link(country, "candy", to: candy))
    Shapes.inverse(
      Shapes.link(country, "capital", to: capital, many: false),
      Shapes.link(capital, "country", to: country, many: false))
    let neighbors = Shapes.link(country, "neighbors", to: country)
    Shapes.inverse(neighbors, neighbors)
    let context = try Library.open(Shapes.model([candy, country, capital])).viewContext
    context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    return context
  }

  @Test("Much data is sorted, filtered and validated, and changes of it are taken back [S4-262]")
  func largeData() throws {
    let name = Library.attribute("name", .stringAttributeType, optional: false)
    name.setValidationPredicates([NSPredicate(format: "length >= 2")], withValidationWarnings: ["short"])
    let person = Shapes.entity("Person", [])
    person.properties = [name, Library.attribute("age", .integer32AttributeType, default: 0)]
    let container = try Library.open(Shapes.model([person]))
    let context = container.viewContext
    for index in 0..<8_000 {
      let object = NSEntityDescription.insertNewObject(forEntityName: "Person", into: context)
      object.setValue("name \(index * 7919 % 8_000)", forKey: "name")
      object.setValue(index % 100, forKey: "age")
    }
    try context.save()
    context.reset()
    let request = NSFetchRequest<NSManagedObject>(entityName: "Person")
    request.predicate = NSPredicate(format: "age >= 98")
    request.sortDescriptors = [
      NSSortDescriptor(key: "age", ascending: false), NSSortDescriptor(key: "name", ascending: true),
    ]
    let found = try context.fetch(request)
    #expect(found.count == 160 && found.first?.value(forKey: "age") as? Int == 99)
    let names = found.prefix(80).compactMap { $0.value(forKey: "name") as? String }
    #expect(names == names.sorted())
    let undo = UndoManager()
    undo.groupsByEvent = false
    context.undoManager = undo
    undo.beginUndoGrouping()
    for object in found { object.setValue("x", forKey: "name") }
    context.processPendingChanges()
    undo.endUndoGrouping()
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect((error?.userInfo[NSDetailedErrorsKey] as? [NSError])?.count == 160)
    undo.undo()
    #expect(found.first?.value(forKey: "name") as? String == names.first)
    try context.save()
    #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Person")) == 8_000)
  }

  @Test(
    "Relationships lead from one to one, from one to many, from many to one and from many to many [S4-265]")
  func relationships() throws {
    let context = try context()
    let (uk, france) = (Country(context: context), Country(context: context))
    let (mars, twix) = (Candy(context: context), Candy(context: context))
    let london = Capital(context: context)
    (mars.origin, twix.origin, uk.capital) = (uk, uk, london)
    uk.neighbors = NSSet(object: france)
    try context.save()
    context.refreshAllObjects()
    #expect(uk.candy as? Set<Candy> == [mars, twix] && mars.origin === uk)
    #expect(london.country === uk && uk.capital === london)
    #expect(france.neighbors as? Set<Country> == [uk] && uk.neighbors as? Set<Country> == [france])
    // An only one that goes elsewhere is missing where it was.
    france.capital = london
    #expect(uk.capital == nil && london.country === france)
  }

  private struct Countries: View {
    @FetchRequest(sortDescriptors: [SortDescriptor(\Country.shortName)]) private var countries:
      FetchedResults<Country>
    var body: some View {
      VStack {
        ForEach(countries, id: \.self) { country in
          Text(country.wrappedShortName)
          ForEach(country.candyArray, id: \.self) { Text($0.wrappedName) }
        }
      }
    }
  }

  @Test(
    "A set of related objects is shown in order, each with what stands for a missing value [S4-267 S4-300]")
  func sortedSet() throws {
    let context = try context()
    for (name, country) in [("Twix", "UK"), ("Bounty", "UK"), (nil, "UK"), ("Toblerone", nil)]
      as [(String?, String?)]
    {
      let candy = Candy(context: context)
      candy.name = name
      let known = try context.all(Country.self).first { $0.shortName == country }
      candy.origin = known ?? Country(context: context)
      candy.origin?.shortName = country
    }
    try context.save()
    let host = TestHost { Countries().environment(\.managedObjectContext, context) }
    #expect(host.shows("Unknown Country") && host.shows("Toblerone"))
    let places = try ["Bounty", "Twix", "Unknown Candy"].map { try #require(host.frame(of: $0)).minY }
    #expect(places == places.sorted())
  }

  @Test("A list of texts is kept as one text and taken apart again [S4-301]")
  func joined() throws {
    let context = try context()
    let candy = Candy(context: context)
    #expect(candy.fillingList == [])
    candy.fillingList = ["nuts", "caramel", "ü"]
    try context.save()
    context.refresh(candy, mergeChanges: false)
    #expect(candy.fillingList == ["nuts", "caramel", "ü"])
    #expect(try context.all(Candy.self, "fillings CONTAINS 'caramel'") == [candy])
  }

  /// As guides write the model of a screen.
  private final class ViewModel: ObservableObject {
    let context: NSManagedObjectContext
    @Published var savedEntities: [Candy] = []
    init(_ context: NSManagedObjectContext) {
      self.context = context
      fetch()
    }
    func fetch() {
      let request = NSFetchRequest<Candy>(entityName: "Candy")
      do { savedEntities = try context.fetch(request) } catch { print("Error fetching. \(error)") }
    }
    func add(_ text: String) {
      Candy(context: context).name = text
      save()
    }
    func update(_ entity: Candy) {
      entity.name = (entity.name ?? "") + "!"
      save()
    }
    func delete(_ indexSet: IndexSet) {
      guard let index = indexSet.first else { return }
      context.delete(savedEntities[index])
      save()
    }
    func save() {
      do {
        try context.save()
        fetch()
      } catch { print("Error saving. \(error)") }
    }
  }
  private struct Fruits: View {
    @StateObject var model: ViewModel
    var body: some View {
      VStack {
        Text("names " + model.savedEntities.map { $0.name ?? "-" }.sorted().joined(separator: " "))
        Button("Add") { model.add("apple") }
        Button("Update") { model.update(model.savedEntities[0]) }
        Button("Delete") { model.delete([0]) }
      }
    }
  }

  @Test("A model of a view fetches, adds, changes and deletes objects and saves them [S4-276]")
  func viewModel() throws {
    let context = try context()
    let host = TestHost { Fruits(model: ViewModel(context)) }
    _ = host.tap("Add")
    #expect(host.shows("names apple"))
    _ = host.tap("Update")
    #expect(host.shows("names apple!") && !context.hasChanges)
    _ = host.tap("Delete")
    #expect(host.shows("names "))
    #expect(try context.all(Candy.self).isEmpty)
  }

  @Test("A fetch of an entity that the model has not stops the program and says its name [S4-277]")
  func unknownEntity() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        _ = try Library.open().viewContext.fetch(NSFetchRequest<NSManagedObject>(entityName: "FruitEntitty"))
      }
    }
    let message = try #require(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) })
    #expect(message.contains("could not locate an NSEntityDescription for entity name 'FruitEntitty'"))
  }

  private struct Fixed: View {
    @State private var prefix = "A"
    @FetchRequest private var ships: FetchedResults<Author>
    init() {
      _ships = FetchRequest(
        sortDescriptors: [SortDescriptor(\Author.name)],
        predicate: NSPredicate(format: "name BEGINSWITH %@", Self.word))
    }
    static var word = "A"
    var body: some View {
      VStack {
        Text("\(prefix): " + ships.compactMap(\.name).joined(separator: " "))
        Button("Other") {
          Self.word = "B"
          prefix = "B"
        }
      }
    }
  }

  @Test("The filter of a request stays as it was made; what it was made of may change [S4-291]")
  func fixedPredicate() throws {
    let context = try Library.open().viewContext
    for name in ["A1", "B1", "A2"] { Author(context: context).name = name }
    try context.save()
    let host = TestHost { Fixed().environment(\.managedObjectContext, context) }
    #expect(host.shows("A: A1 A2"))
    _ = host.tap("Other")
    #expect(host.shows("B: A1 A2"))
  }

  /// Counts taps in a state of its own.
  private struct AuthorRow: View {
    @ObservedObject var author: Author
    @State private var count = 0
    var body: some View { Button("\(author.name ?? "Unknown") \(count)") { count += 1 } }
  }
  private struct FilteredList: View {
    @FetchRequest var fetchRequest: FetchedResults<Author>
    init(filter: String) {
      _fetchRequest = FetchRequest<Author>(
        sortDescriptors: [SortDescriptor(\.name)],
        predicate: NSPredicate(format: "name BEGINSWITH %@", filter))
    }
    var body: some View {
      List(fetchRequest, id: \.self) { AuthorRow(author: $0) }
    }
  }

  @Test("A list of fetched objects has a row for each, which keeps what it knows in any order [S4-294]")
  func fetchedList() throws {
    let context = try Library.open().viewContext
    let authors = ["Ann", "Bob", "Adam"].map { name in
      let author = Author(context: context)
      author.name = name
      return author
    }
    try context.save()
    let host = TestHost { FilteredList(filter: "A").environment(\.managedObjectContext, context) }
    #expect(host.texts == ["Adam 0", "Ann 0"])
    host.tap("Ann 0")
    authors[0].name = "Abe"
    authors[1].name = "Alf"
    try context.save()
    host.advance(by: 1)
    #expect(host.texts == ["Abe 1", "Adam 0", "Alf 0"])
    context.delete(authors[2])
    try context.save()
    host.advance(by: 1)
    #expect(host.texts == ["Abe 1", "Alf 0"])
  }

  @Test("There are changes only between a change and the save [S4-296]")
  func hasChanges() throws {
    let context = try Library.open().viewContext
    var saves = 0
    let observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: context, queue: nil
    ) { _ in MainActor.assumeIsolated { saves += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    func saveIfNeeded() throws { if context.hasChanges { try context.save() } }
    #expect(!context.hasChanges)
    let author = Author(context: context)
    #expect(context.hasChanges)
    try saveIfNeeded()
    try saveIfNeeded()
    #expect(!context.hasChanges && saves == 1)
    _ = author.name
    #expect(!context.hasChanges)
    author.name = "a"
    #expect(context.hasChanges)
    try saveIfNeeded()
    context.delete(author)
    #expect(context.hasChanges)
    try saveIfNeeded()
    #expect(!context.hasChanges && saves == 3)
  }

  private struct Detail: View {
    let book: Book
    @Environment(\.managedObjectContext) private var moc
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Text("about \(book.title)")
        Button("Remove") {
          moc.delete(book)
          try? moc.save()
          dismiss()
        }
      }
    }
  }
  private struct Books: View {
    @FetchRequest(sortDescriptors: [SortDescriptor(\Book.title)]) private var books: FetchedResults<Book>
    @State private var shown: Book?
    var body: some View {
      VStack {
        Text("books \(books.count)")
        ForEach(books, id: \.objectID) { book in Button(book.title) { shown = book } }
      }
      .sheet(item: $shown) { Detail(book: $0) }
    }
  }

  @Test("A record is deleted and saved, and its screen goes [S4-299]")
  func deleteAndDismiss() throws {
    let context = try Library.open().viewContext
    for title in ["one", "two"] { Book(context: context).title = title }
    try context.save()
    let host = TestHost { Books().environment(\.managedObjectContext, context) }
    _ = host.tap("one")
    host.advance(by: 1)
    #expect(host.shows("about one"))
    _ = host.tap("Remove")
    host.advance(by: 1)
    #expect(!host.shows("about one") && host.shows("books 1") && !host.shows("one"))
    #expect(try context.all(Book.self).map(\.title) == ["two"] && !context.hasChanges)
  }

  private struct Arrivals: View {
    @FetchRequest(sortDescriptors: []) private var authors: FetchedResults<Author>
    @Environment(\.managedObjectContext) private var context
    static var counts: [(Int, Int)] = []
    var body: some View {
      let before = authors.count
      let names = authors.compactMap(\.name)
      let _ = Self.counts.append((before, authors.count))
      VStack {
        Text("there \(names.count)")
        Button("Load") {
          Task { @MainActor in
            for index in 0..<5 {
              Author(context: context).name = "\(index)"
              try? context.save()
              await Task.yield()
            }
          }
        }
      }
    }
  }

  @Test(
    "Objects that are made and saved on the main actor come between two evaluations of a view, not in one [S4-363]"
  )
  func mainActor() async throws {
    let context = try Library.open().viewContext
    let host = TestHost { Arrivals().environment(\.managedObjectContext, context) }
    _ = host.tap("Load")
    for _ in 0..<100 where !host.shows("there 5") {
      try await Task.sleep(nanoseconds: 10_000_000)
      host.advance(by: 0.02)
    }
    #expect(host.shows("there 5"))
    #expect(Arrivals.counts.count > 1 && Arrivals.counts.allSatisfy { $0.0 == $0.1 })
  }
}
