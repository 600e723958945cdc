import Foundation

/// Contacts as cards of text (vCard 3.0): names, organisation, numbers, addresses of mail, birthday and note.
///
/// - Missing: postal addresses and pictures in cards.
public enum CNContactVCardSerialization {
  private struct Keys: CNKeyDescriptor {}
  public static func descriptorForRequiredKeys() -> any CNKeyDescriptor { Keys() }

  public static func data(with contacts: [CNContact]) throws -> Data {
    Data(contacts.map(card).joined().utf8)
  }
  private static func card(_ contact: CNContact) -> String {
    let name = [
      contact.familyName, contact.givenName, contact.middleName, contact.namePrefix, contact.nameSuffix,
    ]
    var lines = ["BEGIN:VCARD", "VERSION:3.0", "N:" + name.map(escaped).joined(separator: ";")]
    lines.append("FN:" + escaped(CNContactFormatter.string(from: contact, style: .fullName) ?? ""))
    if !contact.organizationName.isEmpty { lines.append("ORG:" + escaped(contact.organizationName)) }
    if !contact.jobTitle.isEmpty { lines.append("TITLE:" + escaped(contact.jobTitle)) }
    lines += contact.phoneNumbers.map { "TEL\(type($0.label)):\($0.value.stringValue)" }
    lines += contact.emailAddresses.map { "EMAIL\(type($0.label)):\(text($0.value))" }
    lines += contact.urlAddresses.map { "URL:\(text($0.value))" }
    if let day = contact.birthday, let year = day.year, let month = day.month, let date = day.day {
      lines.append(String(format: "BDAY:%04d-%02d-%02d", year, month, date))
    }
    if !contact.note.isEmpty { lines.append("NOTE:" + escaped(contact.note)) }
    return (lines + ["END:VCARD", ""]).joined(separator: "\r\n")
  }
  private static func text(_ value: NSString) -> String { String(describing: value) }
  private static func type(_ label: String?) -> String {
    label.map { ";TYPE=" + CNLabeledValue<NSString>.localizedString(forLabel: $0).uppercased() } ?? ""
  }
  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\n", with: "\\n")
      .replacingOccurrences(of: ";", with: "\\;").replacingOccurrences(of: ",", with: "\\,")
  }

  /// The contacts of cards; lines that are not known are passed over.
  public static func contacts(with data: Data) throws -> [CNContact] {
    guard let text = String(data: data, encoding: .utf8) else { throw CNError(.dataAccessError) }
    var contacts: [CNContact] = []
    var current: CNMutableContact?
    let unfolded = text.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\n ", with: "")
    for line in unfolded.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let head = line[..<colon].split(separator: ";").map(String.init)
      let value = String(line[line.index(after: colon)...])
      switch head.first?.uppercased() {
      case "BEGIN": current = CNMutableContact()
      case "END":
        if let contact = current { contacts.append(contact) }
        current = nil
      default: current?.read(head, value)
      }
    }
    return contacts
  }
  /// What stands between semicolons that no backslash is before.
  fileprivate static func parts(_ text: String) -> [String] {
    var (parts, isEscaped) = ([""], false)
    for sign in text {
      if sign == ";", !isEscaped { parts.append("") } else { parts[parts.count - 1].append(sign) }
      isEscaped = sign == "\\" && !isEscaped
    }
    return parts
  }
  fileprivate static func plain(_ text: String) -> String {
    var (plain, isEscaped) = ("", false)
    for sign in text {
      if isEscaped {
        plain.append(sign == "n" || sign == "N" ? "\n" : sign)
        isEscaped = false
      } else if sign == "\\" {
        isEscaped = true
      } else {
        plain.append(sign)
      }
    }
    return plain
  }
}

extension CNMutableContact {
  fileprivate func read(_ head: [String], _ value: String) {
    let plain = CNContactVCardSerialization.plain
    let kind = head.dropFirst().first { $0.uppercased().hasPrefix("TYPE=") }.map { String($0.dropFirst(5)) }
    let label = kind.map { "_$!<\($0.capitalized)>!$_" }
    switch head.first?.uppercased() {
    case "N":
      let parts = CNContactVCardSerialization.parts(value).map(plain) + ["", "", "", "", ""]
      (familyName, givenName, middleName) = (parts[0], parts[1], parts[2])
      (namePrefix, nameSuffix) = (parts[3], parts[4])
    case "ORG": organizationName = plain(value)
    case "TITLE": jobTitle = plain(value)
    case "NOTE": note = plain(value)
    case "TEL": phoneNumbers.append(CNLabeledValue(label: label, value: CNPhoneNumber(stringValue: value)))
    case "EMAIL": emailAddresses.append(CNLabeledValue(label: label, value: NSString(string: value)))
    case "URL": urlAddresses.append(CNLabeledValue(label: label, value: NSString(string: value)))
    case "BDAY":
      let parts = value.split(separator: "-").compactMap { Int($0) }
      if parts.count == 3 { birthday = DateComponents(year: parts[0], month: parts[1], day: parts[2]) }
    default: break
    }
  }
}
