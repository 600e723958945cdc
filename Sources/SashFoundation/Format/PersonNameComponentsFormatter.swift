import CSashInstances
import Foundation

// Foundation of this system has the class with its style, and neither a way to make nor to use one, so the compiler says that it
// is deprecated.

/// What gives the class an initialiser.
public protocol _NameFormatting {}
@available(*, deprecated) extension PersonNameComponentsFormatter: _NameFormatting {}
@available(*, deprecated) extension _NameFormatting where Self: PersonNameComponentsFormatter {
  /// A formatter of names, in the usual style: that and whether it is phonetic are all that the class stores.
  public init() {
    let type = unsafeBitCast(Self.self as AnyClass, to: UnsafeRawPointer.self)
    self = Unmanaged<Self>.fromOpaque(sash_zeroed_instance(type)).takeRetainedValue()
  }
}

@available(*, deprecated) extension PersonNameComponentsFormatter {
  public func string(from components: PersonNameComponents) -> String {
    PersonNameComponentsFormatter.words(
      isPhonetic ? components.phoneticRepresentation ?? components : components, style)
  }
  public class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String { words(components, nameFormatStyle) }
  /// The parts of a name; nil if there are no letters.
  public func personNameComponents(from string: String) -> PersonNameComponents? { NameParser(string).name }

  private class func words(_ name: PersonNameComponents, _ style: Style) -> String {
    let style: PersonNameComponents.FormatStyle.Style =
      switch style {
      case .short: .short
      case .long: .long
      case .abbreviated: .abbreviated
      default: .medium
      }
    return name.formatted(.name(style: style))
  }
}

/// Takes a name apart: "Dr. Ann B. Lee Jr.", "Lee, Ann".
private struct NameParser {
  private(set) var name: PersonNameComponents?

  private static let titles: Set<String> = [
    "mr", "mrs", "ms", "miss", "mx", "dr", "prof", "sir", "dame", "lord", "lady", "rev", "fr", "hon",
  ]
  private static let endings: Set<String> = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq"]
  /// What begins a family's name.
  private static let particles: Set<String> = [
    "van", "von", "der", "den", "de", "da", "di", "del", "della", "du", "la", "le", "bin", "ibn", "al", "ter",
    "zu",
  ]
  private static func plain(_ word: Substring) -> String {
    word.lowercased().filter { $0 != "." && $0 != "," }
  }

  init(_ text: String) {
    let halves = text.split(separator: ",", maxSplits: 1)
    var words = text.split { $0.isWhitespace }
    guard words.contains(where: { $0.contains(where: \.isLetter) }) else { return }
    var found = PersonNameComponents()
    // The family first, and a comma behind it, unless what follows is the end of a name.
    if halves.count == 2, !Self.endings.contains(Self.plain(halves[1].trimmingPrefix { $0.isWhitespace })) {
      found.familyName = halves[0].trimmingCharacters(in: .whitespaces)
      words = halves[1].split { $0.isWhitespace }
    }
    var (front, back): ([Substring], [Substring]) = ([], [])
    while words.count > 1, let first = words.first, Self.titles.contains(Self.plain(first)) {
      front.append(words.removeFirst())
    }
    while words.count > 1, let last = words.last, Self.endings.contains(Self.plain(last)) {
      back.insert(words.removeLast(), at: 0)
    }
    if !front.isEmpty { found.namePrefix = front.joined(separator: " ") }
    if !back.isEmpty { found.nameSuffix = back.joined(separator: " ") }
    words = words.map { $0.last == "," ? $0.dropLast() : $0 }
    if found.familyName == nil, words.count > 1 {
      var start = words.count - 1
      while start > 1, Self.particles.contains(Self.plain(words[start - 1])) { start -= 1 }
      found.familyName = words[start...].joined(separator: " ")
      words.removeSubrange(start...)
    }
    found.givenName = words.first.map(String.init)
    if words.count > 1 { found.middleName = words.dropFirst().joined(separator: " ") }
    name = found
  }
}
