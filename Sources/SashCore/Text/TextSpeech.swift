import Foundation
import SashDisplay

/// What is said of a text to those who do not see it, and how.
///
/// What is said of a part of a joined text is said in that part's place; how it is spoken counts for a whole text alone.
@usableFromInline enum TextSpeech: Equatable {
  case label(Text)
  case heading(AccessibilityHeadingLevel)
  /// An attribute for screen readers.
  case detail(String, String?)
}

extension Text {
  /// Says `label` in the place of the text.
  public nonisolated func accessibilityLabel(_ label: Text) -> Text { spoken(.label(label)) }
  /// Says a translated label in the place of the text.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    spoken(.label(Text(labelKey)))
  }
  /// Says a translated label in the place of the text.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ label: LocalizedStringResource) -> Text {
    spoken(.label(Text(label)))
  }
  /// Says `label` in the place of the text.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    spoken(.label(Text(label)))
  }
  /// Makes the text a heading of a level.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    spoken(.heading(level))
  }
  /// Says what kind of words the text holds.
  public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
    spoken(.detail("text-content", value.name))
  }
  /// Raises (up to 1) or lowers (down to -1) the voice that speaks the text.
  public func speechAdjustedPitch(_ value: Double) -> Text {
    spoken(.detail("speech-pitch", value.isFinite ? "\(min(max(value, -1), 1))" : nil))
  }
  /// Whether all punctuation of the text is spoken.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    spoken(.detail("speech-punctuation", value ? "all" : nil))
  }
  /// Whether the text is spoken letter by letter.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    spoken(.detail("speech-spell-out", value ? "true" : nil))
  }
  /// Whether announcements wait until what is being spoken is over.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
    spoken(.detail("speech-queued", value ? "true" : nil))
  }

  private nonisolated func spoken(_ speech: TextSpeech) -> Text {
    var copy = self
    copy.changes.append(.speech(speech))
    return copy
  }

  /// Whether something is said of the text or of a part of it.
  private var hasSpeech: Bool {
    if changes.contains(where: { if case .speech = $0 { true } else { false } }) { return true }
    guard case .other(let box) = content, case .joined(let first, let second) = box.storage else {
      return false
    }
    return first.hasSpeech || second.hasSpeech
  }

  /// What is said of the text; nil where its words stand for it.
  func speech(in locale: Locale?) -> SemanticsProperties? {
    guard hasSpeech else { return nil }
    var said = SemanticsProperties()
    said.label = spokenString(in: locale)
    for case .speech(let speech) in changes {
      switch speech {
      case .label: break
      case .heading(let level): said.headingLevel = Int(level.rawValue)
      case .detail(let name, let value): said.details[name] = value
      }
    }
    return said
  }
  private func spokenString(in locale: Locale?) -> String {
    for case .speech(.label(let label)) in changes.reversed() { return label.spokenString(in: locale) }
    if case .other(let box) = content, case .joined(let first, let second) = box.storage {
      return first.spokenString(in: locale) + second.spokenString(in: locale)
    }
    return plainString(in: locale)
  }
}
