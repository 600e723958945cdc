import Sash
import SwiftUI
import Testing

/// - Source: Apple's documentation of `Text.accessibilityLabel(_:)` and its siblings, which give texts again
@MainActor @Suite("What is said of texts")
struct SpokenTextTests {
  @Test("A label stands for a text, and for its part in a joined one; the text can be styled after")
  func labels() throws {
    let app = TestHost {
      VStack {
        Text("km").accessibilityLabel("kilometres").bold()
        Text("5 ").italic() + Text("kg").accessibilityLabel("kilograms") + Text("!")
        Text("Title").accessibilityHeading(.h2).speechSpellsOutCharacters().font(.title)
      }
    }
    #expect(app.accessibilityElements.map(\.label) == ["kilometres", "5 kilograms!", "Title"])
    #expect(app.shows("km"))
    let title = try #require(app.accessibilityElement("Title"))
    #expect(title.headingLevel == 2 && title.details["speech-spell-out"] == "true")
  }

  @Test("A text with a label is a title of a bar")
  func title() {
    let app = TestHost {
      NavigationStack { Text("content").navigationTitle(Text("+").accessibilityLabel("Inbox")) }
    }
    #expect(app.accessibilityElement("Inbox") != nil)
  }

  @Test("What a format gives attributes is drawn with them")
  func attributedFormat() {
    let app = TestHost {
      Text(
        Date(timeIntervalSince1970: 0),
        format: Date.FormatStyle(
          date: .numeric, time: .omitted, locale: Locale(identifier: "en_US"), timeZone: .gmt
        )
        .attributedStyle)
    }
    #expect(app.shows("1/1/1970"))
  }
}
