import CoreData
import Foundation
import Testing

/// A class whose methods validate single properties, with the table that `sash` writes for `@objc` ones.
final class Account: NSManagedObject, @unchecked Sendable {
  var balance: Int64 {
    get { _value("balance") }
    set { _setValue("balance", newValue) }
  }
  var owner: String? {
    get { _value("owner") }
    set { _setValue("owner", newValue) }
  }
  struct Overdrawn: Error {}
  func validateBalance(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>) throws {
    if let number = value.pointee as? NSNumber, number.intValue < 0 { throw Overdrawn() }
  }
  func validateOwner(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>) throws {
    value.pointee = (value.pointee as? String)?.trimmingCharacters(in: .whitespaces) as NSString?
  }
  nonisolated enum Table: _SelectorTable {
    nonisolated static var _selectors: [_SelectorMethod] {
      [
        _SelectorMethod(Account.self, "validateBalance:") {
          try ($0 as! Account).validateBalance($1(0))
        },
        _SelectorMethod(Account.self, "validateOwner:") { try ($0 as! Account).validateOwner($1(0)) },
      ]
    }
  }
}

@MainActor struct ObservingTests {
  private func context() throws -> NSManagedObjectContext {
    let (account, model) = (NSEntityDescription(), NSManagedObjectModel())
    (account.name, account.managedObjectClassName) = ("Account", "Account")
    let owner = Library.attribute("owner", .stringAttributeType)
    owner.setValidationPredicates([NSPredicate(format: "length > 1")], withValidationWarnings: ["short"])
    account.properties = [Library.attribute("balance", .integer64AttributeType, default: 0), owner]
    model.entities = [account]
    return try Library.open(model).viewContext
  }

  @Test("Methods that validate a property are asked after the model's rules, at a save and when code asks")
  func validating() throws {
    let context = try context()
    let account = Account(context: context)
    account.balance = -5
    #expect(throws: Account.Overdrawn.self) { try context.save() }
    account.balance = 5
    account.owner = "x"
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSManagedObjectValidationError)
    account.owner = "Ada"
    try context.save()
    var value: Any? = "  Eve  "
    try account.validateValue(&value, forKey: "owner")
    #expect(value as? String == "Eve")
    account.balance = -1
    #expect(throws: Account.Overdrawn.self) { try context.save() }
  }

  @Test(
    "Properties are observed at the moment of their change, by inverse relationships and after a refresh too")
  func observing() throws {
    let context = try Library.open().viewContext
    let (ada, book) = (Author(context: context), Book(context: context))
    ada.name = "Ada"
    var heard: [String] = []
    let observations = [
      ada.observe(\.name, options: [.old, .new]) { author, change in
        heard.append("\(change.oldValue??.description ?? "-")>\(change.newValue??.description ?? "-")")
        #expect(author.name == change.newValue ?? nil)
      },
      ada.observe(\.books) { author, _ in heard.append("books \(author.books?.count ?? 0)") },
    ]
    ada.name = "Countess"
    #expect(heard == ["Ada>Countess"])
    ada.name = "Countess"
    #expect(heard.count == 1)
    book.author = ada
    #expect(heard == ["Ada>Countess", "books 1"])
    ada.willChangeValue(forKey: "name")
    ada.setPrimitiveValue("Quiet", forKey: "name")
    #expect(heard.count == 2)
    ada.didChangeValue(forKey: "name")
    #expect(heard.last == "Countess>Quiet")
    observations.forEach { $0.invalidate() }
    ada.name = "Ada"
    #expect(heard.count == 3)
  }

  @Test(
    "Hooks come in order: deletions, new and changed objects are validated after willSave and before anything is written"
  )
  func order() throws {
    Order.log = []
    let (item, model) = (NSEntityDescription(), NSManagedObjectModel())
    (item.name, item.managedObjectClassName) = ("Order", "Order")
    item.properties = [Library.attribute("text", .stringAttributeType)]
    model.entities = [item]
    let context = try Library.open(model).viewContext
    let (first, second) = (Order(context: context), Order(context: context))
    first.setValue("1", forKey: "text")
    second.setValue("2", forKey: "text")
    try context.save()
    Order.log = []
    first.setValue("1b", forKey: "text")
    context.delete(second)
    let third = Order(context: context)
    third.setValue("3", forKey: "text")
    try context.save()
    #expect(Order.log.prefix(3).allSatisfy { $0.hasPrefix("willSave") })
    #expect(Order.log.dropFirst(3).prefix(3) == ["delete 2", "insert 3", "update 1b"])
    #expect(Order.log.suffix(3).allSatisfy { $0.hasPrefix("didSave") })
    #expect(Order.log.count == 9)
  }
}

final class Order: NSManagedObject, @unchecked Sendable {
  nonisolated(unsafe) static var log: [String] = []
  private var text: String { primitiveValue(forKey: "text") as? String ?? "" }
  override func willSave() { Self.log.append("willSave \(text)") }
  override func didSave() { Self.log.append("didSave") }
  override func validateForInsert() throws {
    try super.validateForInsert()
    Self.log.append("insert \(text)")
  }
  override func validateForUpdate() throws {
    try super.validateForUpdate()
    Self.log.append("update \(text)")
  }
  override func validateForDelete() throws {
    try super.validateForDelete()
    Self.log.append("delete \(text)")
  }
}
