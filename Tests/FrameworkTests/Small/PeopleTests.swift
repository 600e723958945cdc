import Contacts
import CoreBluetooth
import Speech
import Testing

@testable import MediaPlayer

@Suite("People, sounds and radios")
struct PeopleTests {
  @Test("Names and addresses are written as they stand on letters")
  func letters() {
    let person = CNMutableContact()
    (person.givenName, person.familyName) = ("Ada", "Lovelace")
    #expect(CNContactFormatter.string(from: person, style: .fullName) == "Ada Lovelace")
    let address = CNMutablePostalAddress()
    (address.street, address.city, address.postalCode) = ("Unter den Linden 1", "Berlin", "10117")
    (address.country, address.isoCountryCode) = ("Germany", "de")
    #expect(
      CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
        == "Unter den Linden 1\n10117 Berlin\nGermany")
    (address.city, address.state, address.postalCode) = ("Cupertino", "CA", "95014")
    (address.country, address.isoCountryCode) = ("", "us")
    #expect(
      CNPostalAddressFormatter.string(from: address, style: .mailingAddress).hasSuffix("Cupertino CA 95014"))
  }

  @Test("A card keeps a contact")
  func cards() throws {
    let person = CNMutableContact()
    (person.givenName, person.familyName, person.note) = ("Ada", "Lovelace; King", "a, b\nc")
    person.birthday = DateComponents(year: 1815, month: 12, day: 10)
    person.phoneNumbers = [CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "+44 1"))]
    person.emailAddresses = [CNLabeledValue(label: CNLabelWork, value: "ada@x.org" as NSString)]
    let data = try CNContactVCardSerialization.data(with: [person])
    let back = try #require(CNContactVCardSerialization.contacts(with: data).first)
    #expect(back.givenName == "Ada" && back.familyName == person.familyName)
    #expect(back.note == "a, b\nc" && back.birthday == person.birthday)
    #expect(
      back.phoneNumbers.first?.value.stringValue == "+44 1" && back.phoneNumbers.first?.label == CNLabelHome)
    #expect(back.emailAddresses.first?.label == CNLabelWork)
  }

  @Test("Odd lines of a card are passed over, and escaped signs come back")
  func oddCards() throws {
    let text = "BEGIN:VCARD\nVERSION:3.0\n:x\nN:B;A;;;\nNOTE:C:\\\\new\\nline\nEND:VCARD\n"
    let back = try #require(CNContactVCardSerialization.contacts(with: Data(text.utf8)).first)
    #expect(back.givenName == "A" && back.note == "C:\\new\nline")
  }

  @Test("There is no address book, no radio, and nobody who listens")
  func absent() async {
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
    await #expect(throws: CNError(.authorizationDenied)) {
      try await CNContactStore().requestAccess(for: .contacts)
    }
    #expect(CBCentralManager(delegate: nil, queue: nil).state == .unsupported)
    #expect(SFSpeechRecognizer()?.isAvailable != true)
    let status = await withCheckedContinuation { done in
      SFSpeechRecognizer.requestAuthorization { done.resume(returning: $0) }
    }
    #expect(status == .restricted)
  }

  @Test("Keys outside of the app call their handlers until these are removed")
  func keys() {
    let command = MPRemoteCommand()
    let event = MPRemoteCommandEvent(command: command)
    #expect(command.send(event) == .commandFailed)
    var count = 0
    let token = command.addTarget { _ in
      count += 1
      return .success
    }
    #expect(command.send(event) == .success && count == 1)
    command.removeTarget(token)
    #expect(command.send(event) == .commandFailed && count == 1)
  }
}
