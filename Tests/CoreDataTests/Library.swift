import CoreData
import Foundation
import Testing

/// Authors, books and tags, as a person would model a small library; accessors are written as the plugin writes them.
class Author: NSManagedObject {
  var name: String? {
    get { _value("name") }
    set { _setValue("name", newValue) }
  }
  var age: Int16 {
    get { _value("age") }
    set { _setValue("age", newValue) }
  }
  var born: Date? {
    get { _value("born") }
    set { _setValue("born", newValue) }
  }
  var books: NSSet? {
    get { _value("books") }
    set { _setValue("books", newValue) }
  }
  var log: [String] = []
  override func awakeFromInsert() { log.append("insert") }
  override func awakeFromFetch() { log.append("fetch") }
  override func willSave() { log.append("willSave") }
  override func didSave() { log.append("didSave") }
}

class Book: NSManagedObject {
  var title: String {
    get { _value("title") }
    set { _setValue("title", newValue) }
  }
  var price: Double {
    get { _value("price") }
    set { _setValue("price", newValue) }
  }
  var author: Author? {
    get { _value("author") }
    set { _setValue("author", newValue) }
  }
  var tags: Set<Tag>? {
    get { _value("tags") }
    set { _setValue("tags", newValue) }
  }
}

class Tag: NSManagedObject {
  var word: String? {
    get { _value("word") }
    set { _setValue("word", newValue) }
  }
}

enum Library {
  static func attribute(
    _ name: String, _ type: NSAttributeType, optional: Bool = true, default value: Any? = nil
  )
    -> NSAttributeDescription
  {
    let attribute = NSAttributeDescription()
    (attribute.name, attribute.attributeType) = (name, type)
    (attribute.isOptional, attribute.defaultValue) = (optional, value)
    return attribute
  }

  static func relationship(
    _ name: String, to entity: NSEntityDescription, many: Bool, _ rule: NSDeleteRule = .nullifyDeleteRule
  )
    -> NSRelationshipDescription
  {
    let relationship = NSRelationshipDescription()
    (relationship.name, relationship.destinationEntity) = (name, entity)
    (relationship.maxCount, relationship.deleteRule) = (many ? 0 : 1, rule)
    return relationship
  }

  static func model(
    rule: NSDeleteRule = .cascadeDeleteRule, ordered: Bool = false, unique: Bool = false,
    more: [NSAttributeDescription] = [], nameAttribute: String = "name"
  ) -> NSManagedObjectModel {
    let (author, book, tag) = (NSEntityDescription(), NSEntityDescription(), NSEntityDescription())
    (author.name, author.managedObjectClassName) = ("Author", "Author")
    (book.name, book.managedObjectClassName) = ("Book", "Book")
    (tag.name, tag.managedObjectClassName) = ("Tag", "Tag")
    let books = relationship("books", to: book, many: true, rule)
    books.isOrdered = ordered
    let writer = relationship("author", to: author, many: false)
    let tags = relationship("tags", to: tag, many: true)
    let tagged = relationship("books", to: book, many: true)
    (books.inverseRelationship, writer.inverseRelationship) = (writer, books)
    (tags.inverseRelationship, tagged.inverseRelationship) = (tagged, tags)
    let name = attribute(nameAttribute, .stringAttributeType)
    if nameAttribute != "name" { name.renamingIdentifier = "name" }
    author.properties =
      [
        name, attribute("age", .integer16AttributeType, optional: false, default: 0),
        attribute("born", .dateAttributeType),
        books,
      ] + more
    book.properties = [
      attribute("title", .stringAttributeType, optional: false),
      attribute("price", .doubleAttributeType, default: 0),
      writer, tags,
    ]
    tag.properties = [attribute("word", .stringAttributeType), tagged]
    if unique { author.uniquenessConstraints = [["name"]] }
    let model = NSManagedObjectModel()
    model.entities = [author, book, tag]
    return model
  }

  /// What the tests of one run write; it goes when the run ends.
  private static let root: URL = {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("coredata-\(UUID().uuidString)")
    atexit { try? FileManager.default.removeItem(at: Library.root) }
    return url
  }()
  static func folder() -> URL {
    let url = root.appendingPathComponent(UUID().uuidString)
    try! FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  /// A container whose store is open, in memory without a place.
  static func open(_ model: NSManagedObjectModel = model(), at url: URL? = nil) throws
    -> NSPersistentContainer
  {
    let container = NSPersistentContainer(name: "Library", managedObjectModel: model)
    let description = NSPersistentStoreDescription()
    if let url { description.url = url } else { description.type = NSInMemoryStoreType }
    container.persistentStoreDescriptions = [description]
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    return container
  }
}

extension NSManagedObjectContext {
  func all<T: NSManagedObject>(_ type: T.Type, _ format: String? = nil, by key: String? = nil) throws -> [T] {
    let request = NSFetchRequest<T>(entityName: String(describing: type))
    request.predicate = format.map { NSPredicate(format: $0) }
    request.sortDescriptors = key.map { [NSSortDescriptor(key: $0, ascending: true)] }
    return try fetch(request)
  }
}
