import CoreData
import Sash
import SwiftData
import SwiftUI
import Testing

// A program whose declarations are all on the main actor unless they say otherwise, as new projects of Xcode have it. That this
// compiles, in the language mode 6, is half of the test.

@Model final class Meal {
  #Index<Meal>([\.name])
  @Attribute(.unique) var name: String
  var minutes: Int
  @Relationship(deleteRule: .cascade, inverse: \Course.meal) var courses: [Course] = []
  init(name: String, minutes: Int) {
    self.name = name
    self.minutes = minutes
  }
}
@Model final class Course {
  var title: String
  var meal: Meal?
  init(title: String) { self.title = title }
}

final class Guest: NSManagedObject {
  @NSManaged var name: String?
  var log: [String] = []
  override func awakeFromInsert() {
    super.awakeFromInsert()
    log.append("inserted")
  }
  override func willSave() {
    super.willSave()
    log.append("saved")
  }
  convenience init(named name: String, in context: NSManagedObjectContext) {
    self.init(context: context)
    self.name = name
  }
}

struct Dish: Codable, Identifiable, Hashable {
  var id = 0
  var name: String
}
@Observable final class Kitchen {
  var dishes: [Dish] = []
  func load() async throws {
    let data = try await Task.detached { try JSONEncoder().encode([Dish(id: 1, name: "Soup")]) }.value
    dishes = try JSONDecoder().decode([Dish].self, from: data)
  }
}

struct Columns: Layout {
  var gap: CGFloat = 4
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).reduce(0, +) + gap * CGFloat(max(sizes.count - 1, 0)),
      height: sizes.map(\.height).max() ?? 0)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width + gap
    }
  }
}
struct Widths: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}
struct Course3: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Meal.name) private var meals: [Meal]
  @State private var kitchen = Kitchen()
  var body: some View {
    VStack {
      Columns { ForEach(meals) { Text("\($0.name) \($0.minutes)") } }
      ForEach(kitchen.dishes) { Text($0.name) }
      Button("Add") { context.insert(Meal(name: "Dinner", minutes: 90)) }
    }
    .preference(key: Widths.self, value: 3)
    .task { try? await kitchen.load() }
  }
}

@Suite("Programs that are on the main actor by default")
struct DefaultActorTests {
  @Test("Models of SwiftData are kept, and views show them")
  func models() async throws {
    let container = try ModelContainer(
      for: Meal.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let lunch = Meal(name: "Lunch", minutes: 30)
    container.mainContext.insert(lunch)
    lunch.courses.append(Course(title: "Salad"))
    try container.mainContext.save()
    let host = TestHost { Course3().modelContainer(container) }
    #expect(host.shows("Lunch 30"))
    _ = host.tap("Add")
    await host.settle()
    host.advance(by: 1)
    #expect(host.shows("Dinner 90"))
    let long = try container.mainContext.fetch(
      FetchDescriptor<Meal>(predicate: #Predicate { $0.minutes > 60 }))
    #expect(long.map(\.name) == ["Dinner"])
    #expect(try container.mainContext.fetch(FetchDescriptor<Course>()).first?.meal === lunch)
  }

  @Test("Classes of Core Data override what they hear")
  func objects() throws {
    let entity = NSEntityDescription()
    (entity.name, entity.managedObjectClassName) = ("Guest", "Guest")
    let name = NSAttributeDescription()
    (name.name, name.attributeType, name.isOptional) = ("name", .stringAttributeType, true)
    entity.properties = [name]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let container = NSPersistentContainer(name: "Guests", managedObjectModel: model)
    let description = NSPersistentStoreDescription()
    description.type = NSInMemoryStoreType
    container.persistentStoreDescriptions = [description]
    container.loadPersistentStores { _, error in #expect(error == nil) }
    let guest = Guest(named: "Ann", in: container.viewContext)
    try container.viewContext.save()
    #expect(guest.log.first == "inserted" && guest.log.last == "saved" && guest.name == "Ann")
  }
}
