import CoreData
import SwiftUI

/// Entries in sections, in a store of Core Data's that is kept in memory.
struct DiaryApp: View {
  @StateObject private var store = Store()

  var body: some View { DiaryList().environment(\.managedObjectContext, store.container.viewContext) }

  final class Store: ObservableObject {
    let container = NSPersistentContainer(name: "Diary", managedObjectModel: DiaryEntry.model)
    init() {
      let description = NSPersistentStoreDescription()
      description.type = NSInMemoryStoreType
      container.persistentStoreDescriptions = [description]
      container.loadPersistentStores { _, error in
        if let error { preconditionFailure("a store in memory was not opened: \(error)") }
      }
      for number in 0..<6 { DiaryEntry.add(number, to: container.viewContext) }
    }
  }
}

final class DiaryEntry: NSManagedObject, Identifiable {
  var title: String? {
    get { _value("title") }
    set { _setValue("title", newValue) }
  }
  var mood: Int16 {
    get { _value("mood") }
    set { _setValue("mood", newValue) }
  }
  var day: Date? {
    get { _value("day") }
    set { _setValue("day", newValue) }
  }

  static let model: NSManagedObjectModel = {
    let entity = NSEntityDescription()
    (entity.name, entity.managedObjectClassName) = ("DiaryEntry", "DiaryEntry")
    let kinds: [(String, NSAttributeType)] = [
      ("title", .stringAttributeType), ("mood", .integer16AttributeType), ("day", .dateAttributeType),
    ]
    entity.properties = kinds.map { name, kind in
      let attribute = NSAttributeDescription()
      (attribute.name, attribute.attributeType) = (name, kind)
      return attribute
    }
    let model = NSManagedObjectModel()
    model.entities = [entity]
    return model
  }()

  static func add(_ number: Int, to context: NSManagedObjectContext) {
    let entry = DiaryEntry(context: context)
    (entry.title, entry.mood) = ("Entry \(number)", Int16(number % 4))
    entry.day = Date(timeIntervalSinceReferenceDate: Double(number) * 86_400)
  }
}

private struct DiaryList: View {
  @Environment(\.managedObjectContext) private var context
  @SectionedFetchRequest(
    sectionIdentifier: \DiaryEntry.mood,
    sortDescriptors: [SortDescriptor(\DiaryEntry.mood), SortDescriptor(\DiaryEntry.day)], animation: .default)
  private var groups
  @FetchRequest(sortDescriptors: [SortDescriptor(\DiaryEntry.title)], animation: .default)
  private var entries: FetchedResults<DiaryEntry>
  @State private var isGrouped = true

  var body: some View {
    NavigationStack {
      List {
        if isGrouped {
          ForEach(groups) { group in
            Section("Mood \(group.id)") { ForEach(group) { EntryRow(entry: $0) } }
          }
        } else {
          ForEach(entries) { EntryRow(entry: $0) }
            .onDelete { for place in $0 where place < entries.count { context.delete(entries[place]) } }
        }
      }
      .navigationTitle("\(entries.count) entries")
      .toolbar {
        Button("Add") { DiaryEntry.add(entries.count + 7, to: context) }
        Button("Save") { try? context.save() }
        Button("Reset") { context.reset() }
        Button("Turn") { entries.nsSortDescriptors = [NSSortDescriptor(key: "day", ascending: false)] }
        Button("Some") {
          groups.nsPredicate = groups.nsPredicate == nil ? NSPredicate(format: "mood > 1") : nil
        }
        Toggle("Groups", isOn: $isGrouped)
      }
    }
  }

  struct EntryRow: View {
    @ObservedObject var entry: DiaryEntry
    @Environment(\.managedObjectContext) private var context
    var body: some View {
      HStack {
        Text(entry.title ?? "gone")
        Spacer()
        Stepper("\(entry.mood)", value: $entry.mood, in: 0...5).fixedSize()
      }
      .swipeActions {
        Button("Delete", role: .destructive) { context.delete(entry) }
        Button("Later") { context.perform { entry.title = "later" } }
      }
    }
  }
}
