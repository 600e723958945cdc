import CoreData
import Foundation
import Testing

@MainActor struct DictionaryTests {
  private func context() throws -> NSManagedObjectContext {
    let context = try Library.open().viewContext
    for (name, prices) in [("Ada", [1.0, 2.5]), ("Bob", [4.0]), ("Cy", [])] {
      let author = Author(context: context)
      author.name = name
      for (index, price) in prices.enumerated() {
        let book = Book(context: context)
        (book.title, book.price, book.author) = ("\(name) \(index)", price, author)
      }
    }
    try context.save()
    return context
  }
  private func described(_ name: String, _ function: String, _ path: String, _ type: NSAttributeType)
    -> NSExpressionDescription
  {
    let keyPath = NSExpression(forKeyPath: path)
    let description = NSExpressionDescription()
    description.name = name
    description.expression = NSExpression(forFunction: function, arguments: [keyPath])
    description.expressionResultType = type
    return description
  }

  @Test("An aggregate of all objects is one dictionary")
  func aggregates() throws {
    let request = NSFetchRequest<NSDictionary>(entityName: "Book")
    request.resultType = .dictionaryResultType
    request.propertiesToFetch = [
      described("total", "sum:", "price", .doubleAttributeType),
      described("count", "count:", "title", .integer64AttributeType),
      described("cheapest", "min:", "price", .doubleAttributeType),
      described("mean", "average:", "price", .doubleAttributeType),
    ]
    let found = try context().fetch(request)
    #expect(found.count == 1)
    #expect(found[0]["total"] as? Double == 7.5 && found[0]["count"] as? Int == 3)
    #expect(found[0]["cheapest"] as? Double == 1 && found[0]["mean"] as? Double == 2.5)
    request.predicate = NSPredicate(format: "price > 100")
    let none = try context().fetch(request)
    #expect(none[0]["total"] as? Double == 0 && none[0]["count"] as? Int == 0 && none[0]["cheapest"] == nil)
  }

  @Test("Groups have a dictionary each; those that a condition leaves out are missing")
  func groups() throws {
    let request = NSFetchRequest<NSDictionary>(entityName: "Book")
    request.resultType = .dictionaryResultType
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    request.propertiesToFetch = ["author.name", described("total", "sum:", "price", .doubleAttributeType)]
    request.propertiesToGroupBy = ["author.name"]
    var found = try context().fetch(request)
    #expect(found.map { $0["author.name"] as? String } == ["Ada", "Bob"])
    #expect(found.map { $0["total"] as? Double } == [3.5, 4])
    request.havingPredicate = NSPredicate(format: "total > 3.6")
    found = try context().fetch(request)
    #expect(found.map { $0["author.name"] as? String } == ["Bob"])
  }

  @Test("An expression that is no aggregate is worked out of each object")
  func single() throws {
    let double = NSExpressionDescription()
    double.name = "double"
    double.expression = NSExpression(
      forFunction: "multiply:by:",
      arguments: [NSExpression(forKeyPath: "price"), NSExpression(forConstantValue: 2)])
    double.resultType = .double
    let request = NSFetchRequest<NSDictionary>(entityName: "Book")
    request.resultType = .dictionaryResultType
    request.sortDescriptors = [NSSortDescriptor(key: "price", ascending: false)]
    request.propertiesToFetch = ["title", double]
    let found = try context().fetch(request)
    #expect(found.map { $0["double"] as? Double } == [8, 5, 2])
    #expect(found[0]["title"] as? String == "Bob 0")
  }
}
