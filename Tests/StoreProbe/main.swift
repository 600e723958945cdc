// A program that `Scripts/kill-store` kills while it saves: each save is an author with three books.
//
//   StoreProbe FILE [--check] [--saves COUNT] [--fill] [--limit BYTES] [--plain-user] [--read-only] [--beside]
//
// Without options it saves until it is killed or who started it is gone. It says `found` and how many authors there are, then `saved` after each
// save, and `error` with domain, code and what SQLite said where something cannot be done: `--fill` saves until then.
// `--beside` is one of several that write one store, so the numbers of authors are those of each; `--limit` says how
// large files may become, and `--plain-user` gives up the rights of root.
import CoreData
import Foundation

setbuf(stdout, nil)

func has(_ option: String) -> Bool { CommandLine.arguments.contains(option) }
func number(after option: String) -> Int? {
  let arguments = CommandLine.arguments
  return arguments.firstIndex(of: option).flatMap { $0 + 1 < arguments.count ? Int(arguments[$0 + 1]) : nil }
}
func tell(_ error: any Error) {
  let error = error as NSError
  print("error", error.domain, error.code, error.userInfo["NSSQLiteErrorDomain"] as? Int ?? 0)
}

if let limit = number(after: "--limit") {
  signal(SIGXFSZ, SIG_IGN)
  var limits = rlimit(rlim_cur: rlim_t(limit), rlim_max: rlim_t(limit))
  setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limits)
}
if has("--plain-user"), getuid() == 0 {
  setgid(65534)
  setuid(65534)
}

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
let description = NSPersistentStoreDescription(url: URL(fileURLWithPath: CommandLine.arguments[1]))
description.isReadOnly = has("--read-only")
container.persistentStoreDescriptions = [description]
container.loadPersistentStores { _, error in
  if let error {
    tell(error)
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
    let number = author.value(forKey: "number") as? Int
    guard number == index || has("--beside"), books.count == 3,
      books.allSatisfy({ $0.value(forKey: "number") as? Int == number })
    else {
      print("broken: author \(index)")
      exit(1)
    }
  }
  // Who writes beside others sees two states in two requests.
  let books = try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Book"))
  guard books == authors.count * 3 || (has("--beside") && !has("--check")) else {
    print("broken: books without an author")
    exit(1)
  }
  return authors.count
}

var count = try check()
print("found", count)
if has("--beside") { count = 0 }
let last = number(after: "--saves").map { count + $0 } ?? .max
let starter = getppid()
while !has("--check"), count < last, getppid() == starter {
  let author = NSEntityDescription.insertNewObject(forEntityName: "Author", into: context)
  author.setValue(count, forKey: "number")
  for _ in 0..<3 {
    let book = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context)
    book.setValue(count, forKey: "number")
    book.setValue(String(repeating: "x", count: .random(in: 0...9000)), forKey: "text")
    book.setValue(author, forKey: "author")
  }
  do { try context.save() } catch {
    tell(error)
    exit(has("--fill") ? 0 : 1)
  }
  count += 1
  print("saved", count)
}
