import CoreData
import Foundation
import Sash
import SwiftUI
import Testing

/// A class whose properties are written by hand over primitive values, as apps of before `@NSManaged` have them.
private final class Herb: NSManagedObject {
  private func primitive(_ key: String) -> Any? {
    willAccessValue(forKey: key)
    defer { didAccessValue(forKey: key) }
    return primitiveValue(forKey: key)
  }
  private func put(_ value: Any?, _ key: String) {
    willChangeValue(forKey: key)
    setPrimitiveValue(value, forKey: key)
    didChangeValue(forKey: key)
  }
  var name: String {
    get { primitive("name") as! String }
    set { put(newValue, "name") }
  }
  var height: Double {
    get { (primitive("height") as! NSNumber).doubleValue }
    set { put(newValue, "height") }
  }
  var planted: Date? {
    get { primitive("planted") as? Date }
    set { put(newValue, "planted") }
  }
}

@MainActor @Suite("Properties written by hand")
struct AccessorTests {
  private static func container() throws -> NSPersistentContainer {
    let entity = NSEntityDescription()
    (entity.name, entity.managedObjectClassName) = ("Herb", String(reflecting: Herb.self))
    entity.properties = [
      ("name", NSAttributeType.stringAttributeType), ("height", .doubleAttributeType),
      ("planted", .dateAttributeType),
    ]
    .map {
      let attribute = NSAttributeDescription()
      (attribute.name, attribute.attributeType) = $0
      return attribute
    }
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let container = NSPersistentContainer(name: "Herbs", managedObjectModel: model)
    container.persistentStoreDescriptions[0].type = NSInMemoryStoreType
    var failure: Error?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    return container
  }

  @Test(
    "Key paths to them name what is kept, also where a value is insisted on: requests sort by them and views fetch"
  )
  func names() throws {
    let context = try Self.container().viewContext
    for (name, height) in [("Oak", 20.0), ("Ivy", 3), ("Elm", 11)] {
      let herb = Herb(context: context)
      (herb.name, herb.height, herb.planted) = (name, height, Date(timeIntervalSince1970: height))
    }
    try context.save()
    #expect(NSSortDescriptor(keyPath: \Herb.height, ascending: true).key == "height")
    let request = NSFetchRequest<Herb>(entityName: "Herb")
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Herb.planted, ascending: false)]
    #expect(try context.fetch(request).map(\.name) == ["Oak", "Elm", "Ivy"])

    struct Names: View {
      @FetchRequest(sortDescriptors: [SortDescriptor(\.name)]) var herbs: FetchedResults<Herb>
      var body: some View { Text(herbs.map(\.name).joined(separator: " ")) }
    }
    let app = TestHost { Names().environment(\.managedObjectContext, context) }
    #expect(app.texts == ["Elm Ivy Oak"])
  }
}
