import Foundation
import SashText

/// Says how the parts of a text with attributes look where it is edited. Inside a rule, what it reads is depended on.
package struct AttributedSpans {
  private let environment: TextEnvironment
  package init(_ environment: EnvironmentInput) { self.environment = TextEnvironment(environment) }

  /// The parts that have attributes, and those whose paragraphs stand otherwise than `base`, in order, with places in UTF-8 units.
  package func parts(
    of string: AttributedString, in base: ParagraphStyle
  ) -> (spans: [EditLayout.Span], paragraphs: [EditLayout.Paragraphs]) {
    let resolver = TextResolver(environment)
    var (spans, paragraphs): ([EditLayout.Span], [EditLayout.Paragraphs]) = ([], [])
    var place = 0
    for run in string.runs {
      let end = place + string.utf8.distance(from: run.range.lowerBound, to: run.range.upperBound)
      let changes = run.textChanges
      if !changes.isEmpty, end > place {
        spans.append(EditLayout.Span(range: place..<end, attributes: resolver.attributes(of: changes)))
      }
      if let look = run.attributes[ParagraphLookKey.self], end > place {
        paragraphs.append(EditLayout.Paragraphs(range: place..<end, style: look.style(in: base)))
      }
      place = end
    }
    return (spans, paragraphs)
  }
}

extension TextResolver {
  /// How characters look that these changes are made to.
  func attributes(of changes: [TextChange]) -> TextAttributes {
    var style = Style()
    for change in values.changes { style.apply(change) }
    for change in changes { style.apply(change) }
    return attributes(style).0
  }
}
