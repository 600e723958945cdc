import Foundation
import SwiftData
import Testing

enum Mood: String, Codable, CaseIterable { case calm, wild }
struct Place: Codable, Hashable {
  var city: String
  var zip: Int
}

@Model final class Trip {
  @Attribute(.unique) var name: String
  var start = Date(timeIntervalSinceReferenceDate: 0)
  var nights: Int = 1
  var note: String?
  var mood: Mood = Mood.calm
  var place: Place?
  var tags: [String] = []
  var isPaid: Bool = false
  var rating: Float = 0
  @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
  var owner: Person?
  @Transient var scratch = 7

  var title: String { name.uppercased() }

  init(name: String, nights: Int = 1) {
    self.name = name
    self.nights = nights
  }
}

@Model class Stop {
  var city: String
  var trip: Trip?
  init(city: String) { self.city = city }
}

@Model class Person {
  #Unique<Person>([\.first, \.last])
  #Index<Person>([\.last])
  var first: String
  var last: String
  var age: Int
  var trips: [Trip] = []
  var friends: [Person]?
  init(first: String, last: String = "", age: Int = 0) {
    self.first = first
    self.last = last
    self.age = age
  }
}

enum Folders {
  static func file() -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("swiftdata-\(UUID().uuidString)")
    try! FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url.appendingPathComponent("a.store")
  }
}

func memory() throws -> ModelContext {
  ModelContext(
    try ModelContainer(for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
}
