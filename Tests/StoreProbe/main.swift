// A program that `Scripts/kill-store` kills while it saves: each save is an author with three books.
import CoreData
import Foundation

setbuf(stdout, nil)

func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
  let attribute = NSAttributeDescription()
  (attribute.name, attribute.attributeType) = (name, type)
  return attribute
}

let (author, book) = (NSEntityDescription(), NSEntityDescription())
(author.name, book.name) = ("Author", "Book")
let (books, writer) = (NSRelationshipDescription(), NSRelationshipDescription())
(books.name, books.destinationEntity, books.inverseRelationship) = ("books", book, writer)
(writer.name, writer.destinationEntity, writer.inverseRelationship, writer.maxCount) = (
  "author", author, books, 1
)
author.properties = [attribute("number", .integer64AttributeType), books]
book.properties = [
  attribute("number", .integer64AttributeType), attribute("text", .stringAttributeType), writer,
]
let model = NSManagedObjectModel()
model.entities = [author, book]

let container = NSPersistentContainer(name: "Probe", managedObjectModel: model)
container.persistentStoreDescriptions = [
  NSPersistentStoreDescription(url: URL(fileURLWithPath: CommandLine.arguments[1]))
]
container.loadPersistentStores { _, error in
  if let error {
    print("broken: \(error)")
    exit(1)
  }
}
let context = container.viewContext

/// Counts the authors; each has its three books, and none is missing between the first and the last.
func check() throws -> Int {
  let request = NSFetchRequest<NSManagedObject>(entityName: "Author")
  request.sortDescriptors = [NSSortDescriptor(key: "number", ascending: true)]
  let authors = try context.fetch(request)
  for (index, author) in authors.enumerated() {
    let books = author.value(forKey: "books") as? Set<NSManagedObject> ?? []
    guard author.value(forKey: "number") as? Int == index, books.count == 3,
      books.allSatisfy({ $0.value(forKey: "number") as? Int == index })
    else {
      print("broken: author \(index)")
      exit(1)
    }
  }
  guard try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Book")) == authors.count * 3
  else {
    print("broken: books without an author")
    exit(1)
  }
  return authors.count
}

var count = try check()
print("found", count)
while CommandLine.arguments.last != "--check" {
  let author = NSEntityDescription.insertNewObject(forEntityName: "Author", into: context)
  author.setValue(count, forKey: "number")
  for _ in 0..<3 {
    let book = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context)
    book.setValue(count, forKey: "number")
    book.setValue(String(repeating: "x", count: .random(in: 0...9000)), forKey: "text")
    book.setValue(author, forKey: "author")
  }
  try context.save()
  count += 1
  print("saved", count)
}
