import NaturalLanguage
import Testing

@Suite("Language")
struct LanguageTests {
  private func tokens(_ text: String, _ unit: NLTokenUnit) -> [String] {
    let tokenizer = NLTokenizer(unit: unit)
    tokenizer.string = text
    return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
  }

  @Test("Words are what stands between spaces and signs")
  func words() {
    #expect(tokens("Don't pay 3.50, please!", .word) == ["Don't", "pay", "3.50", "please"])
    #expect(tokens("東京 tower", .word) == ["東", "京", "tower"])
    #expect(tokens("", .word).isEmpty)
  }

  @Test("Sentences end at full stops, unless they go on")
  func sentences() {
    #expect(
      tokens("One day. Two, e.g. this one? “Three!” Four", .sentence)
        == ["One day. ", "Two, e.g. this one? ", "“Three!” ", "Four"])
    #expect(tokens("a\n\nb\n", .paragraph) == ["a\n", "b\n"])
  }

  @Test(
    "Languages are known by writing and common words",
    arguments: [
      ("The weather is very nice today and we are happy", "en"),
      ("Das Wetter ist heute sehr schön und wir sind froh", "de"),
      ("Le temps est très beau et nous sommes contents", "fr"),
      ("El tiempo es muy bueno y estamos contentos", "es"),
      ("Il tempo è molto bello e siamo contenti", "it"), ("Погода сегодня очень хорошая", "ru"),
      ("今日はとても良い天気です", "ja"), ("오늘은 날씨가 좋다", "ko"), ("今天天气很好", "zh-Hans"), ("這個時候說話", "zh-Hant"),
    ])
  func languages(text: String, code: String) {
    #expect(NLLanguageRecognizer.dominantLanguage(for: text)?.rawValue == code)
    let recognizer = NLLanguageRecognizer()
    recognizer.processString(text)
    #expect(recognizer.languageHypotheses(withMaximum: 3).values.reduce(0, +) <= 1.000_1)
    recognizer.reset()
    #expect(recognizer.dominantLanguage == nil)
  }

  @Test("A tagger tells words from signs")
  func tags() {
    let tagger = NLTagger(tagSchemes: [.tokenType])
    let text = "Hi, you"
    tagger.string = text
    var found: [NLTag?] = []
    tagger.enumerateTags(
      in: text.startIndex..<text.endIndex, unit: .word, scheme: .tokenType, options: [.omitWhitespace]
    ) { tag, _ in
      found.append(tag)
      return true
    }
    #expect(found == [.word, .punctuation, .word])
  }
}
