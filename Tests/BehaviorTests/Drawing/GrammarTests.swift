import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Automatic grammar agreement")
struct GrammarTests {
  @Test(
    "A noun follows the number before it",
    arguments: [
      (0, "habit", "0 habits"), (1, "habit", "1 habit"), (2, "city", "2 cities"), (3, "day", "3 days"),
      (2, "box", "2 boxes"), (5, "child", "5 children"), (1, "people", "1 person"), (4, "Person", "4 People"),
      (2, "small dog", "2 small dogs"), (1, "files", "1 file"), (7, "sheep", "7 sheep"),
      (12, "message", "12 messages"), (1, "glass", "1 glass"), (2, "glass", "2 glasses"),
      (2, "movies", "2 movies"), (1, "series", "1 series"), (1_200, "view", "1,200 views"),
    ])
  func nouns(_ count: Int, _ noun: String, _ shown: String) {
    let app = TestHost { Text("^[\(count) \(noun)](inflect: true)") }
    #expect(app.texts == [shown])
  }

  @Test("What stands around it, and marks within, stay")
  func around() {
    let count = 3
    let app = TestHost {
      VStack {
        Text("You have ^[\(count) new message](inflect: true) today")
        Text("^[**\(count)** item](inflect: true) in **all**")
        Text("x^2 and ^[not closed")
        Text("^[no number here](inflect: true)")
        Text("^[porté](agreeWithArgument: 1)")
        Text(verbatim: "^[1 day](inflect: true)")
      }
    }
    #expect(
      app.texts == [
        "You have 3 new messages today", "3 items in all", "x^2 and ^[not closed", "no number here", "porté",
        "^[1 day](inflect: true)",
      ])
    #expect(String(AttributedString(localized: "^[\(count) row](inflect: true)").characters) == "3 rows")
  }
}
