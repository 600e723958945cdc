import CSashLocale
import Foundation

/// Makes `Locale.current` the locale of the user; called before `main`, and when Foundation has forgotten it.
///
/// So `formatted()`, format styles, formatters and calendars write as the user does, where the code names no locale
/// (Docs/Decisions/0032-the-locale-of-foundation.md).
@_cdecl("sash_tell_foundation_the_locale")
func tellFoundationTheLocale() {
  guard Locale.current.identifier == SystemLocale.unsaid else { return }
  SystemLocale.readAgain()
  FoundationLocale.tell(SystemLocale.locale)
}

/// The place where Foundation keeps the current locale of the process.
///
/// - Source: swift-foundation, `LocaleCache` and `Locale`: a locale is a reference and the table of its protocol; the cache
///   is a static variable of the library, or an object of one, and holds the same two words once somebody has asked for the
///   current locale.
enum FoundationLocale {
  private typealias Words = (object: UInt, table: UInt)

  /// Makes a locale the current one. False, and nothing is changed, if the place is not found or is not what it seems.
  @discardableResult static func tell(_ locale: Locale) -> Bool {
    let before = Locale.current
    guard MemoryLayout<Locale>.size == MemoryLayout<Words>.size, let place = place(of: words(of: before))
    else { return false }
    // The place owns what it holds, for as long as the process lives.
    _ = Unmanaged<AnyObject>.fromOpaque(UnsafeRawPointer(bitPattern: words(of: locale).object)!).retain()
    place.storeBytes(of: words(of: locale), as: Words.self)
    if Locale.current == locale { return true }
    place.storeBytes(of: words(of: before), as: Words.self)
    return false
  }

  private static func words(of locale: Locale) -> Words {
    withUnsafeBytes(of: locale) { $0.loadUnaligned(as: Words.self) }
  }

  /// Where the variables of Foundation hold these words; nil unless that is one place.
  private static func place(of words: Words) -> UnsafeMutableRawPointer? {
    sash_find_words(
      unsafeBitCast(Locale.self as Any.Type, to: UnsafeRawPointer.self), words.object, words.table)
  }
}
