import Combine
import Testing

/// `@Published` and `objectWillChange`, as Combine documents them.
@Suite struct ObservableObjectTests {
  class Person: ObservableObject {
    @Published var name = "Ann"
    var plain = 0
    @Published var age = 30
  }

  final class Employee: Person {
    @Published var title = "Engineer"
  }

  final class Manual: ObservableObject {
    var count = 0 {
      willSet { objectWillChange.send() }
    }
  }

  final class OwnPublisher: ObservableObject {
    let objectWillChange = PassthroughSubject<Int, Never>()
  }

  @Test func firesBeforeThePropertyChanges() {
    let person = Person()
    var seen: [String] = []
    let subscription = person.objectWillChange.sink { seen.append(person.name) }
    person.name = "Ben"
    person.age += 1
    person.plain += 1
    #expect(seen == ["Ann", "Ben"])
    #expect(person.name == "Ben" && person.age == 31)
    subscription.cancel()
    person.name = "Cleo"
    #expect(seen.count == 2)
  }

  @Test func firesForFieldsOfSubclassAndSuperclass() {
    let employee = Employee()
    var changes = 0
    let subscription = employee.objectWillChange.sink { changes += 1 }
    employee.title = "Lead"
    employee.name = "Ben"
    let person: Person = employee
    person.age = 31
    #expect(changes == 3)
    #expect(person.objectWillChange === employee.objectWillChange)
    subscription.cancel()
  }

  @Test func isTheSamePublisherEachTime() {
    let (one, two) = (Person(), Person())
    #expect(one.objectWillChange === one.objectWillChange)
    #expect(one.objectWillChange !== two.objectWillChange)
  }

  @Test func aClassWithoutPublishedPropertiesSendsByItself() {
    let manual = Manual()
    var seen: [Int] = []
    let subscription = manual.objectWillChange.sink { seen.append(manual.count) }
    manual.count = 1
    manual.count = 2
    #expect(seen == [0, 1])
    subscription.cancel()
  }

  @Test func objectsThatCameLaterGetPublishersOfTheirOwn() {
    // Freed objects leave their addresses to later ones, which must not hear the old subscribers.
    var strays = 0
    var subscriptions: [AnyCancellable] = []
    for _ in 0..<1000 {
      let old = Manual()
      subscriptions.append(old.objectWillChange.sink { strays += 1 })
    }
    for _ in 0..<1000 {
      let new = Manual()
      var changes = 0
      let subscription = new.objectWillChange.sink { changes += 1 }
      new.count = 1
      #expect(changes == 1)
      subscription.cancel()
    }
    #expect(strays == 0)
  }

  @Test func mayHaveAPublisherOfItsOwn() {
    let object = OwnPublisher()
    var values: [Int] = []
    let subscription = object.objectWillChange.sink { values.append($0) }
    object.objectWillChange.send(7)
    #expect(values == [7])
    subscription.cancel()
  }

  @Test func comesBeforeThePropertysSubscribers() {
    let person = Person()
    var order: [String] = []
    var subscriptions: Set<AnyCancellable> = []
    person.$name.dropFirst().sink { order.append("name \($0)") }.store(in: &subscriptions)
    person.objectWillChange.sink { order.append("object") }.store(in: &subscriptions)
    person.name = "Ben"
    #expect(order == ["object", "name Ben"])
  }

  @Test func writesFromManyThreadsAllArrive() async {
    let person = Person()
    let changes = Counter()
    let subscription = person.objectWillChange.sink { changes.increment() }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        nonisolated(unsafe) let person = person
        group.addTask { for age in 0..<500 { person.age = age } }
      }
    }
    #expect(changes.value == 4000)
    subscription.cancel()
  }
}
