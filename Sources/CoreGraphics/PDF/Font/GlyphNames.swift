import Foundation

/// What the names of glyphs stand for, and which glyph stands for each byte in the encodings of files of pages.
///
/// - Source: Adobe Glyph List (names of Latin, Greek and mathematical glyphs); ISO 32000-1, annex D
enum GlyphNames {
  /// The letters that a name stands for: by the list, by its number (`uni20AC`, `u1F600`), or by the parts of a
  /// ligature.
  static func text(_ name: String) -> String? {
    if let found = scalars[name] { return String(found) }
    if let found = ligatures[name] { return found }
    if let dot = name.firstIndex(of: "."), dot > name.startIndex { return text(String(name[..<dot])) }
    if name.contains("_") {
      let parts = name.split(separator: "_").map { text(String($0)) }
      return parts.contains { $0 == nil } ? nil : parts.compactMap { $0 }.joined()
    }
    if name.hasPrefix("uni"), name.count >= 7 {
      let digits = Array(name.dropFirst(3))
      let units = stride(from: 0, to: digits.count - 3, by: 4).compactMap {
        UInt16(String(digits[$0..<$0 + 4]), radix: 16)
      }
      return units.isEmpty ? nil : String(decoding: units, as: UTF16.self)
    }
    if name.hasPrefix("u"), (5...7).contains(name.count), let value = UInt32(name.dropFirst(), radix: 16) {
      return Unicode.Scalar(value).map { String($0) }
    }
    return nil
  }
  /// The name of a letter.
  static func name(_ scalar: Unicode.Scalar) -> String? { names[scalar] }

  static let scalars: [String: Unicode.Scalar] = {
    var result: [String: Unicode.Scalar] = [:]
    for (start, words) in ranges {
      for (index, word) in words.split(separator: " ").enumerated() where word != "-" {
        result[String(word)] = Unicode.Scalar(start + UInt32(index))
      }
    }
    for letter in (0x41...0x5a).map({ UInt32($0) }) + (0x61...0x7a).map({ UInt32($0) }) {
      let scalar = Unicode.Scalar(letter)!
      result[String(scalar)] = scalar
    }
    for pair in others.split(separator: " ") {
      let parts = pair.split(separator: ":")
      result[String(parts[0])] = UInt32(parts[1], radix: 16).flatMap { Unicode.Scalar($0) }
    }
    return result
  }()
  private static let names: [Unicode.Scalar: String] = {
    var result: [Unicode.Scalar: String] = [:]
    for (name, scalar) in scalars where result[scalar].map({ name < $0 }) ?? true { result[scalar] = name }
    // Names that two letters share go by the ones that fonts have.
    for (name, scalar) in ["space": " ", "hyphen": "-", "periodcentered": "·", "macron": "¯", "mu": "µ"] {
      result[Unicode.Scalar(scalar)!] = name
    }
    return result
  }()
  private static let ligatures = [
    "ff": "ff", "ffi": "ffi", "ffl": "ffl", "fi": "fi", "fl": "fl", "longst": "ſt", "st": "st", "IJ": "Ĳ",
    "ij": "ĳ",
  ]

  private static let ranges: [(UInt32, String)] = [
    (
      0x20,
      "space exclam quotedbl numbersign dollar percent ampersand quotesingle parenleft parenright asterisk plus "
        + "comma hyphen period slash zero one two three four five six seven eight nine colon semicolon less "
        + "equal greater question at"
    ),
    (0x5b, "bracketleft backslash bracketright asciicircum underscore grave"),
    (0x7b, "braceleft bar braceright asciitilde"),
    (
      0xa1,
      "exclamdown cent sterling currency yen brokenbar section dieresis copyright ordfeminine guillemotleft "
        + "logicalnot - registered macron degree plusminus twosuperior threesuperior acute mu paragraph "
        + "periodcentered cedilla onesuperior ordmasculine guillemotright onequarter onehalf threequarters "
        + "questiondown Agrave Aacute Acircumflex Atilde Adieresis Aring AE Ccedilla Egrave Eacute Ecircumflex "
        + "Edieresis Igrave Iacute Icircumflex Idieresis Eth Ntilde Ograve Oacute Ocircumflex Otilde Odieresis "
        + "multiply Oslash Ugrave Uacute Ucircumflex Udieresis Yacute Thorn germandbls agrave aacute "
        + "acircumflex atilde adieresis aring ae ccedilla egrave eacute ecircumflex edieresis igrave iacute "
        + "icircumflex idieresis eth ntilde ograve oacute ocircumflex otilde odieresis divide oslash ugrave "
        + "uacute ucircumflex udieresis yacute thorn ydieresis"
    ),
    (
      0x100,
      "Amacron amacron Abreve abreve Aogonek aogonek Cacute cacute Ccircumflex ccircumflex Cdotaccent "
        + "cdotaccent Ccaron ccaron Dcaron dcaron Dcroat dcroat Emacron emacron Ebreve ebreve Edotaccent "
        + "edotaccent Eogonek eogonek Ecaron ecaron Gcircumflex gcircumflex Gbreve gbreve Gdotaccent "
        + "gdotaccent Gcommaaccent gcommaaccent Hcircumflex hcircumflex Hbar hbar Itilde itilde Imacron "
        + "imacron Ibreve ibreve Iogonek iogonek Idotaccent dotlessi"
    ),
    (
      0x139,
      "Lacute lacute Lcommaaccent lcommaaccent Lcaron lcaron Ldot ldot Lslash lslash Nacute nacute "
        + "Ncommaaccent ncommaaccent Ncaron ncaron napostrophe Eng eng Omacron omacron Obreve obreve "
        + "Ohungarumlaut ohungarumlaut OE oe Racute racute Rcommaaccent rcommaaccent Rcaron rcaron Sacute "
        + "sacute Scircumflex scircumflex Scedilla scedilla Scaron scaron Tcommaaccent tcommaaccent Tcaron "
        + "tcaron Tbar tbar Utilde utilde Umacron umacron Ubreve ubreve Uring uring Uhungarumlaut "
        + "uhungarumlaut Uogonek uogonek Wcircumflex wcircumflex Ycircumflex ycircumflex Ydieresis Zacute "
        + "zacute Zdotaccent zdotaccent Zcaron zcaron longs"
    ),
    (
      0x391,
      "Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho - Sigma Tau "
        + "Upsilon Phi Chi Psi Omega"
    ),
    (
      0x3b1,
      "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda - nu xi omicron pi rho sigma1 sigma "
        + "tau upsilon phi chi psi omega"
    ),
    (0x2190, "arrowleft arrowup arrowright arrowdown arrowboth"),
    (0x21d0, "arrowdblleft arrowdblup arrowdblright arrowdbldown arrowdblboth"),
  ]
  private static let others =
    "nbspace:A0 sfthyphen:AD florin:192 circumflex:2C6 caron:2C7 breve:2D8 dotaccent:2D9 ring:2DA ogonek:2DB "
    + "tilde:2DC hungarumlaut:2DD endash:2013 emdash:2014 quoteleft:2018 quoteright:2019 quotesinglbase:201A "
    + "quotedblleft:201C quotedblright:201D quotedblbase:201E dagger:2020 daggerdbl:2021 bullet:2022 "
    + "ellipsis:2026 perthousand:2030 guilsinglleft:2039 guilsinglright:203A fraction:2044 Euro:20AC "
    + "trademark:2122 minus:2212 fi:FB01 fl:FB02 theta1:3D1 phi1:3D5 omega1:3D6 universal:2200 "
    + "partialdiff:2202 existential:2203 emptyset:2205 gradient:2207 element:2208 notelement:2209 "
    + "suchthat:220B product:220F summation:2211 asteriskmath:2217 radical:221A proportional:221D "
    + "infinity:221E angle:2220 logicaland:2227 logicalor:2228 intersection:2229 union:222A integral:222B "
    + "therefore:2234 similar:223C congruent:2245 approxequal:2248 notequal:2260 equivalence:2261 "
    + "lessequal:2264 greaterequal:2265 propersubset:2282 propersuperset:2283 reflexsubset:2286 "
    + "reflexsuperset:2287 circleplus:2295 circlemultiply:2297 perpendicular:22A5 lozenge:25CA spade:2660 "
    + "club:2663 heart:2665 diamond:2666 aleph:2135 weierstrass:2118 Ifraktur:2111 Rfraktur:211C "
    + "angbracketleft:2329 angbracketright:232A angleleft:2329 angleright:232A prime:2032 minute:2032 "
    + "second:2033 multiplydot:22C5 dotmath:22C5 openbullet:25E6 check:2713 visiblespace:2423 "
    + "quoteleftreversed:201B estimated:212E commaaccent:326 nbspace:A0 middot:B7 overscore:AF Tcedilla:162 "
    + "tcedilla:163 Idot:130 mu1:B5 epsilon1:3F5 ell:2113 asterisksmall:2217"

  // MARK: Encodings

  private static func letters(_ encoding: String.Encoding) -> [Unicode.Scalar?] {
    (0..<256).map { byte in
      byte < 32 ? nil : String(bytes: [UInt8(byte)], encoding: encoding)?.unicodeScalars.first
    }
  }
  /// The letters of the bytes of Windows' Latin; those without one are bullets.
  static let winAnsi: [Unicode.Scalar?] = {
    var result = letters(.windowsCP1252)
    for byte in [0x7f, 0x81, 0x8d, 0x8f, 0x90, 0x9d] { result[byte] = "\u{2022}" }
    (result[0xa0], result[0xad]) = (" ", "-")
    return result
  }()
  private static let macRoman = letters(.macOSRoman)
  /// Names by bytes; empty where there is none.
  static func encoding(_ name: String?) -> [String]? {
    switch name {
    case "WinAnsiEncoding": winAnsiNames
    case "MacRomanEncoding": macRomanNames
    case "StandardEncoding": standard
    case "MacExpertEncoding": nil
    default: nil
    }
  }
  private static func named(_ letters: [Unicode.Scalar?]) -> [String] {
    letters.map { $0.flatMap { name($0) } ?? "" }
  }
  static let winAnsiNames = named(winAnsi)
  static let macRomanNames = named(macRoman)
  /// Adobe's own encoding, which fonts of Type 1 have unless they say otherwise.
  static let standard: [String] = {
    var result = [String](repeating: "", count: 256)
    for byte in 32..<127 { result[byte] = name(Unicode.Scalar(UInt8(byte))) ?? "" }
    (result[0x27], result[0x60]) = ("quoteright", "quoteleft")
    let upper =
      "exclamdown cent sterling fraction yen florin section currency quotesingle quotedblleft guillemotleft "
      + "guilsinglleft guilsinglright fi fl - endash dagger daggerdbl periodcentered - paragraph bullet "
      + "quotesinglbase quotedblbase quotedblright guillemotright ellipsis perthousand - questiondown - grave "
      + "acute circumflex tilde macron breve dotaccent dieresis - ring cedilla - hungarumlaut ogonek caron emdash"
    for (index, name) in upper.split(separator: " ").enumerated() where name != "-" {
      result[0xa1 + index] = String(name)
    }
    for (byte, name) in [
      (0xe1, "AE"), (0xe3, "ordfeminine"), (0xe8, "Lslash"), (0xe9, "Oslash"), (0xea, "OE"),
      (0xeb, "ordmasculine"), (0xf1, "ae"), (0xf5, "dotlessi"), (0xf8, "lslash"), (0xf9, "oslash"),
      (0xfa, "oe"), (0xfb, "germandbls"),
    ] { result[byte] = name }
    return result
  }()
}

/// Names of glyphs for Core Text.
package enum CGGlyphName {
  /// The letter of a name; nil for names of several letters and of none.
  package static func scalar(_ name: String) -> Unicode.Scalar? {
    guard let text = GlyphNames.text(name), text.unicodeScalars.count == 1 else { return nil }
    return text.unicodeScalars.first
  }
  package static func name(_ scalar: Unicode.Scalar) -> String {
    GlyphNames.name(scalar) ?? String(format: "uni%04X", Int(scalar.value))
  }
}
