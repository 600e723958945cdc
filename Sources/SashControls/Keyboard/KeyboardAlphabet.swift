import Foundation

/// Where the letters of a language lie.
struct KeyboardAlphabet: Equatable {
  /// The code of the language.
  let language: String
  /// From top to bottom, each from left to right, whatever the direction of the language.
  let rows: [[String]]

  private init(_ language: String, _ rows: String...) {
    self.language = language
    self.rows = rows.map { $0.map(String.init) }
  }

  /// Languages whose letters are those of English keep its places.
  ///
  /// - Source: the national standards of typewriters and keyboards (QWERTZ, AZERTY, ЙЦУКЕН…), as iOS has them without the
  ///   keys of accents that are found by holding a letter
  /// - Missing: Chinese, Japanese and Korean, which need a composer; their keyboards have Latin letters.
  private static let known: [KeyboardAlphabet] = [
    KeyboardAlphabet("en", "qwertyuiop", "asdfghjkl", "zxcvbnm"),
    KeyboardAlphabet("de", "qwertzuiopü", "asdfghjklöä", "yxcvbnm"),
    KeyboardAlphabet("fr", "azertyuiop", "qsdfghjklm", "wxcvbn’"),
    KeyboardAlphabet("es", "qwertyuiop", "asdfghjklñ", "zxcvbnm"),
    KeyboardAlphabet("sv", "qwertyuiopå", "asdfghjklöä", "zxcvbnm"),
    KeyboardAlphabet("fi", "qwertyuiopå", "asdfghjklöä", "zxcvbnm"),
    KeyboardAlphabet("da", "qwertyuiopå", "asdfghjklæø", "zxcvbnm"),
    KeyboardAlphabet("nb", "qwertyuiopå", "asdfghjkløæ", "zxcvbnm"),
    KeyboardAlphabet("tr", "qwertyuıopğü", "asdfghjklşi", "zxcvbnmöç"),
    KeyboardAlphabet("cs", "qwertzuiop", "asdfghjkl", "yxcvbnm"),
    KeyboardAlphabet("hu", "qwertzuiop", "asdfghjkl", "yxcvbnm"),
    KeyboardAlphabet("ru", "йцукенгшщзх", "фывапролджэ", "ячсмитьбю"),
    KeyboardAlphabet("uk", "йцукенгшщзхї", "фівапролджє", "ячсмитьбю"),
    KeyboardAlphabet("el", "ςερτυθιοπ", "ασδφγηξκλ", "ζχψωβνμ"),
    KeyboardAlphabet("he", "קראטוןםפ", "שדגכעיחלךף", "זסבהנמצתץ"),
    KeyboardAlphabet("ar", "ضصثقفغعهخحج", "شسيبلاتنمكط", "ذءؤرىةوزظد"),
  ]
  static let english = known[0]

  /// The alphabets of the languages that a person reads, the most wanted first; Latin letters are always among them.
  static func of(_ languages: [String]) -> [KeyboardAlphabet] {
    var found: [KeyboardAlphabet] = []
    for language in languages {
      let code = Locale(identifier: language).language.languageCode?.identifier ?? language
      let alphabet = known.first { $0.language == code || code == "no" && $0.language == "nb" } ?? english
      if !found.contains(alphabet) { found.append(alphabet) }
    }
    if !found.contains(where: { $0.rows[2].contains("x") }) { found.append(english) }
    return found
  }

  /// What else a held letter offers, the nearest first.
  static func variants(of letter: String) -> [String] {
    guard let list = variantTable[letter.lowercased()] else { return [] }
    return letter == letter.lowercased() ? list.map(String.init) : list.map { String($0).uppercased() }
  }
  private static let variantTable: [String: String] = [
    "a": "àáâäæãåā", "c": "çćč", "d": "ďđ", "e": "èéêëėęē", "g": "ğ", "i": "ìíîïįīı", "l": "łľ", "n": "ñńň",
    "o": "òóôöœøõō", "r": "řŕ", "s": "ßśšş", "t": "ťþ", "u": "ùúûüūů", "y": "ýÿ", "z": "žźż",
    "0": "°", "-": "–—•", "/": "\\", "$": "€£¥¢₩₽", "€": "$£¥¢₩₽", "&": "§", "\"": "„“”«»", ".": "…",
    "?": "¿",
    "!": "¡", "'": "‘’`", "%": "‰", "=": "≠≈", "е": "ё", "ь": "ъ", "г": "ґ", "ς": "σ",
  ]
}
