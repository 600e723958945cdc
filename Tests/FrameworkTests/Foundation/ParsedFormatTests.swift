import Foundation
import SashFoundation
import Testing

/// Formats that also read what a person has typed.
struct ParsedFormatTests {
  @Test("A name is read with title, middle names and what follows; a comma puts the family first")
  func names() throws {
    let name = try PersonNameComponents("Dr. Ada Byron King Lovelace Jr.")
    #expect(name.namePrefix == "Dr." && name.nameSuffix == "Jr.")
    #expect(name.givenName == "Ada" && name.middleName == "Byron King" && name.familyName == "Lovelace")
    let turned = try PersonNameComponents("Lovelace, Ada")
    #expect(turned.givenName == "Ada" && turned.familyName == "Lovelace" && turned.middleName == nil)
    #expect(try PersonNameComponents("Cher").givenName == "Cher")
    let eastern = try PersonNameComponents("李小龙")
    #expect(eastern.familyName == "李" && eastern.givenName == "小龙")
    #expect(throws: CocoaError.self) { try PersonNameComponents(" 12 ") }
  }

  @Test("What a name's long style writes is read again")
  func roundTrip() throws {
    var name = PersonNameComponents()
    (name.namePrefix, name.givenName, name.familyName) = ("Prof.", "Emmy", "Noether")
    let style = PersonNameComponents.FormatStyle(style: .long)
    #expect(try style.parseStrategy.parse(style.format(name)) == name)
  }

  /// The defaults are those of the documentation of `URL.FormatStyle`.
  @Test("An address is written without what is of no interest")
  func addresses() throws {
    let url = try #require(URL(string: "https://ada:secret@www.example.com:8080/path/one?query=1#part"))
    #expect(url.formatted() == "https://www.example.com/path/one")
    #expect(url.formatted(.url.scheme(.never).path(.never)) == "www.example.com")
    #expect(
      url.formatted(.url.query(.always).fragment(.always).port(.always))
        == "https://www.example.com:8080/path/one?query=1#part")
    let other = try #require(URL(string: "ftp://example.com:21/file"))
    #expect(other.formatted() == "ftp://example.com:21/file")
    let web = URL.FormatStyle.ComponentDisplayOption.omitWhen(.host, matches: ["www.example.com"])
    #expect(url.formatted(.url.path(web)) == "https://www.example.com")
  }

  @Test("An address is read if it has what is required; what has a default is put in")
  func parsing() throws {
    #expect(try URL("https://a.example/x", strategy: .url).path == "/x")
    #expect(throws: CocoaError.self) { try URL("a.example/x", strategy: .url) }
    let strategy = URL.ParseStrategy(scheme: .defaultValue("https"), host: .optional, port: .defaultValue(81))
    #expect(try strategy.parse("//a.example/x").absoluteString == "https://a.example:81/x")
  }
}
