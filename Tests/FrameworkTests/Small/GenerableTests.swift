import Foundation
import FoundationModels
import Testing

@Generable private struct Recipe: Equatable {
  @Guide(description: "What it is called") var name: String
  @Guide(description: "How good it is", .range(1...5)) var stars: Int
  @Guide(.count(2)) var steps: [Step]
  var kind: Kind
  var note: String?
}
@Generable private struct Step: Equatable {
  var text: String
  var minutes: Double = 1
}
@Generable(description: "How it tastes") private enum Kind: String { case sweet, sour }

private struct Weather: Tool {
  let name = "weather"
  let description = "Tells the weather"
  @Generable struct Arguments {
    @Guide(description: "Where") var city: String
  }
  func call(arguments: Arguments) async throws -> String { "Sun in \(arguments.city)" }
}

@MainActor @Suite("Types that a language model could fill")
struct GenerableTests {
  private let recipe = Recipe(
    name: "Cake \"A\"", stars: 4, steps: [Step(text: "Mix"), Step(text: "Bake", minutes: 40.5)], kind: .sweet,
    note: nil)

  @Test("A value is written as content and read again, also through JSON")
  func content() throws {
    #expect(try Recipe(recipe.generatedContent) == recipe)
    let json = recipe.generatedContent.jsonString
    #expect(json.contains("\"minutes\": 40.5") && json.contains("\"kind\": \"sweet\""))
    #expect(try Recipe(GeneratedContent(json: json)) == recipe)
    #expect(throws: LanguageModelSession.GenerationError.self) {
      try Recipe(GeneratedContent(json: "{\"name\": 3}"))
    }
    #expect(
      try GeneratedContent(json: "[true, 1, null]").kind
        == .array([.init(kind: .bool(true)), .init(kind: .number(1)), .init(kind: .null)]))
  }

  @Test("What is not whole yet has no values for what is missing")
  func partial() throws {
    let part = try Recipe.PartiallyGenerated(GeneratedContent(json: "{\"name\": \"Cake\", \"steps\": []}"))
    #expect(part.name == "Cake" && part.stars == nil && part.steps?.isEmpty == true && part.kind == nil)
    #expect(recipe.asPartiallyGenerated()?.steps?.last?.text == "Bake")
    #expect("\(Kind.generationSchema)".contains("sour"))
  }

  @Test("A talk with tools and instructions is made; each request throws that there is no model")
  func session() async throws {
    let session = LanguageModelSession(tools: [Weather()]) {
      "You are a cook."
      if true { "Be short." }
    }
    await #expect(throws: LanguageModelSession.GenerationError.self) {
      try await session.respond(to: "A cake", generating: Recipe.self)
    }
    await #expect(throws: LanguageModelSession.GenerationError.self) {
      for try await part in session.streamResponse(
        to: Prompt {
          "A"
          "B"
        }, generating: Recipe.self)
      {
        _ = part.content.name
      }
    }
    #expect(SystemLanguageModel.default.availability == .unavailable(.deviceNotEligible))
    #expect(try await Weather().call(arguments: .init(city: "Rome")) == "Sun in Rome")
  }
}
