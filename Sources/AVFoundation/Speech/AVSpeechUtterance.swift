import Foundation

/// The slowest, the usual and the fastest speech.
///
/// - Source: the constants of AVSpeechSynthesis.h.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// Where speech stops.
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable { case `default` = 1, enhanced, premium }
public enum AVSpeechSynthesisVoiceGender: Int, Sendable { case unspecified, male, female }

/// What is to be said, and how.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  public let speechString: String
  public let attributedSpeechString: NSAttributedString
  /// nil: the voice of the user's language.
  open var voice: AVSpeechSynthesisVoice?
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// From 0.5 to 2.
  open var pitchMultiplier: Float = 1
  /// From 0, silent, to 1.
  open var volume: Float = 1
  open var prefersAssistiveTechnologySettings = false
  /// In seconds.
  open var preUtteranceDelay: TimeInterval = 0
  open var postUtteranceDelay: TimeInterval = 0

  public init(string: String) {
    speechString = string
    attributedSpeechString = NSAttributedString(string: string)
  }
  public init(attributedString string: NSAttributedString) {
    speechString = string.string
    attributedSpeechString = string
  }

  /// Words a minute; 175 is what the usual rate is like.
  var wordsPerMinute: Double {
    let rate = Double(min(max(rate, 0), 1))
    return rate <= 0.5 ? 80 + (175 - 80) * rate / 0.5 : 175 + (450 - 175) * (rate - 0.5) / 0.5
  }
  /// Where its words stand, in UTF-16 units.
  var words: [NSRange] {
    var ranges: [NSRange] = []
    let text = speechString
    var start: String.Index?
    func end(_ index: String.Index) {
      if let first = start { ranges.append(NSRange(first..<index, in: text)) }
      start = nil
    }
    for index in text.indices {
      let letter = text[index]
      if letter.isLetter || letter.isNumber || (start != nil && (letter == "'" || letter == "’")) {
        if start == nil { start = index }
      } else {
        end(index)
      }
    }
    end(text.endIndex)
    return ranges
  }
}

/// A voice: a language that the machine's program for speech knows.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  /// As in `en-US`.
  public let language: String
  public let identifier: String
  public let name: String
  public let quality = AVSpeechSynthesisVoiceQuality.default
  public let gender = AVSpeechSynthesisVoiceGender.unspecified

  private init(known language: String) {
    self.language = language
    identifier = "voice.\(language)"
    name = Locale.current.localizedString(forIdentifier: language) ?? language
  }
  /// The voice of a language, of the user's for nil; nil for one that is none.
  public convenience init?(language languageCode: String?) {
    let code = languageCode ?? AVSpeechSynthesisVoice.currentLanguageCode()
    guard Locale.LanguageCode(Locale(identifier: code).language.languageCode?.identifier ?? "").isISOLanguage
    else { return nil }
    self.init(known: code)
  }
  public convenience init?(identifier: String) {
    guard identifier.hasPrefix("voice.") else { return nil }
    self.init(language: String(identifier.dropFirst(6)))
  }
  /// The languages that programs for speech commonly know.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] {
    [
      "ar-SA", "cs-CZ", "da-DK", "de-DE", "el-GR", "en-AU", "en-GB", "en-US", "es-ES", "es-MX", "fi-FI",
      "fr-FR",
      "he-IL", "hi-IN", "hu-HU", "id-ID", "it-IT", "ja-JP", "ko-KR", "nl-NL", "nb-NO", "pl-PL", "pt-BR",
      "pt-PT",
      "ro-RO", "ru-RU", "sk-SK", "sv-SE", "th-TH", "tr-TR", "zh-CN",
    ].map { AVSpeechSynthesisVoice(known: $0) }
  }
  open class func currentLanguageCode() -> String {
    Locale.current.identifier(.bcp47)
  }
}
