import SashDisplay
import SashText

/// Finds how the prompts of fields are drawn: in the look of prompts, but for what a text says of itself.
///
/// - Source: the `prompt` of a `TextField` keeps the styles that the text was given
package struct PromptRuns {
  private let environment: TextEnvironment
  package init(_ environment: EnvironmentInput) { self.environment = TextEnvironment(environment) }

  /// The runs of a text; inside a rule, what this reads is depended on.
  package func runs(of prompt: Text, color: ColorComponents) -> [TextRun] {
    var resolver = TextResolver(environment)
    resolver.add(prompt, TextResolver.Style())
    return resolver.runs.filter { $0.image == nil && !$0.run.string.isEmpty }.map { found in
      var run = found.run
      if !found.hasOwnStyle { run.attributes.paint = .color(color) }
      return run
    }
  }
}
