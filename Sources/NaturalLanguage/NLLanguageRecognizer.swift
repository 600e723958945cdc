import Foundation

/// Guesses the language of a text by its writing and its commonest words.
///
/// - Missing: languages other than those of `NLLanguage`'s constants; texts of a few words that no list has.
open class NLLanguageRecognizer: NSObject, @unchecked Sendable {
  private var text = ""
  open var languageConstraints: [NLLanguage] = []
  open var languageHints: [NLLanguage: Double] = [:]
  public override init() { super.init() }

  /// Adds text to what is looked at.
  open func processString(_ string: String) { text += (text.isEmpty ? "" : " ") + string }
  open func reset() { text = "" }
  /// The likeliest language; nil if there is nothing to go by.
  open var dominantLanguage: NLLanguage? { languageHypotheses(withMaximum: 1).first?.key }
  open class func dominantLanguage(for string: String) -> NLLanguage? {
    let recognizer = NLLanguageRecognizer()
    recognizer.processString(string)
    return recognizer.dominantLanguage
  }

  /// The likeliest languages; the likelihoods of all that are possible add up to 1.
  open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
    var scores = LanguageScores(text).scores
    if !languageConstraints.isEmpty { scores = scores.filter { languageConstraints.contains($0.key) } }
    for (language, hint) in languageHints {
      if let score = scores[language] { scores[language] = score * (1 + hint) }
    }
    let total = scores.values.reduce(0, +)
    guard total > 0 else { return [:] }
    let best = scores.sorted { ($0.value, $1.key.rawValue) > ($1.value, $0.key.rawValue) }.prefix(
      max(0, maxHypotheses))
    return Dictionary(uniqueKeysWithValues: best.map { ($0.key, $0.value / total) })
  }
}

/// How much speaks for each language.
struct LanguageScores {
  private(set) var scores: [NLLanguage: Double] = [:]

  init(_ text: String) {
    addScripts(text)
    let words = text.lowercased().split { !$0.isLetter && $0 != "'" && $0 != "’" }.map(String.init)
    for (language, common) in Self.commonWords {
      let found = words.count { common.contains($0) }
      if found > 0 { scores[language, default: 0] += Double(found) }
    }
    for (signs, language) in Self.signs {
      let count = text.lowercased().count { signs.contains($0) }
      if count > 0 { scores[language, default: 0] += Double(count) * 0.6 }
    }
  }

  /// Writing that one language has, or mostly one.
  private mutating func addScripts(_ text: String) {
    var (kana, han, traditional) = (0, 0, 0)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x3040...0x30FF: kana += 1
      case 0x4E00...0x9FFF:
        han += 1
        if Self.traditionalSigns.contains(scalar) { traditional += 1 }
      case 0xAC00...0xD7AF: scores[.korean, default: 0] += 1
      case 0x0370...0x03FF: scores[.greek, default: 0] += 1
      case 0x0590...0x05FF: scores[.hebrew, default: 0] += 1
      case 0x0600...0x06FF: scores[.arabic, default: 0] += 1
      case 0x0900...0x097F: scores[.hindi, default: 0] += 1
      case 0x0E00...0x0E7F: scores[.thai, default: 0] += 1
      case 0x0456, 0x0457, 0x0454, 0x0491, 0x0406, 0x0407: scores[.ukrainian, default: 0] += 4
      case 0x0400...0x04FF: scores[.russian, default: 0] += 0.5
      default: break
      }
    }
    if kana > 0 {
      scores[.japanese] = Double(kana + han)
    } else if han > 0 {
      scores[traditional * 5 > han ? .traditionalChinese : .simplifiedChinese] = Double(han)
    }
  }

  /// Signs that mainland writing has simplified.
  private static let traditionalSigns = Set("這個們來時說會學國對開關東車馬鳥魚龍門問間電話語讀書寫買賣見長過還進遠愛體點萬與為無".unicodeScalars)
  private static let signs: [(Set<Character>, NLLanguage)] = [
    (["ß", "ä"], .german), (["ñ", "¿", "¡"], .spanish), (["ã", "õ"], .portuguese),
    (["ł", "ą", "ę", "ż", "ś"], .polish),
    (["ř", "ě", "ů"], .czech), (["ő", "ű"], .hungarian), (["ğ", "ı", "ş"], .turkish),
    (["ă", "ț", "ș"], .romanian),
    (["å"], .swedish), (["æ", "ø"], .danish), (["œ", "ê", "ç"], .french),
    (["đ", "ơ", "ư", "ạ"], .vietnamese),
  ]
  private static let commonWords: [NLLanguage: Set<String>] = [
    .english: words(
      "the of and to in is that it for was on are with as his they be at this have from or had by not but what all were we when your can said there use an each which she do how their if will my you i he it's i'm don't hello"
    ),
    .german: words(
      "der die das und ist nicht ich du wir sie es ein eine einen zu den dem mit auf für von im sich auch als an nach wie wird sind war haben hat aber oder bei noch nur über was kann mein guten tag"
    ),
    .french: words(
      "le la les un une des et est que qui dans pour pas sur avec au aux ce cette il elle nous vous je tu ils sont était mais ou où plus par en du se sa son ses c'est j'ai bonjour"
    ),
    .spanish: words(
      "el la los las un una y es que en de del por con para no se su lo como más pero sus le ya o este sí porque esta entre cuando muy sin sobre también yo hola está son fue"
    ),
    .italian: words(
      "il lo la i gli le un una e è che di del della per con non si da in sono come più ma anche nel nella io ho ha questo questa alla dei ciao sei era"
    ),
    .portuguese: words(
      "o a os as um uma e é que em de do da dos das para com não por mais como mas foi ao ele ela seu sua ou ser quando muito há nos já está eu também só pelo pela até isso olá"
    ),
    .dutch: words(
      "de het een en is niet van in op te dat die voor met zijn was er aan ook als maar om hij bij ik je we wij naar dan nog wel uit worden heeft hebben goede"
    ),
    .swedish: words(
      "och att det som en är på av för med den till inte har jag om ett vi du så men han hon var från när eller ska kan sig hej"
    ),
    .danish: words(
      "og at det en den til er som på de med han af for ikke der var mig sig men et har om vi min havde ham hun nu over da fra du ud jeg hej"
    ),
    .norwegian: words(
      "og det at er en til som på i av for med den har ikke jeg vi et han om de var seg fra men hun du så eller skal kan hei noe bare"
    ),
    .finnish: words(
      "ja on ei se että hän oli mutta niin kun mitä minä sinä olen joka myös kuin ovat tämä jos vain nyt hei"),
    .polish: words(
      "i w na z do się nie że to jest jak o co ale po tak za od przez czy był już tylko jego być dla cześć jestem są"
    ),
    .czech: words(
      "a je se v na že to s z do i o jako ale za by po pro jeho k jsem jsou tak co když byl ahoj není"),
    .hungarian: words(
      "a az és hogy nem is egy van ez meg de volt már csak mint el még ha azt vagy minden szia vagyok"),
    .romanian: words(
      "și de la în a cu nu este pe un o că se din mai care pentru sunt ca dar au fost sau prin bună"),
    .turkish: words(
      "ve bir bu da de için ile çok ne o ben sen var mı mi gibi daha ama en kadar değil olarak merhaba"),
    .indonesian: words(
      "yang dan di itu dengan untuk tidak ini dari dalam akan pada saya juga ke karena ada adalah kamu kami halo bisa"
    ),
    .vietnamese: words("là và của có không cho một được tôi trong này với những người đã bạn các khi"),
    .russian: words(
      "и в не на я что он с как это но по она к его за вы мы ты из у же так был от для есть привет"),
    .ukrainian: words("і в не на я що він з як це але та до її за ви ми ти із у ж так був від для є привіт"),
  ]
  private static func words(_ list: String) -> Set<String> {
    Set(list.split(separator: " ").map(String.init))
  }
}
