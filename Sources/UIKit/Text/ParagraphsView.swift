import Foundation
import SashControls
import SashCore
import SashDisplay
import SashLayout
import SashText

/// Shows a text of UIKit whose paragraphs are laid out one by one.
struct ParagraphsView: View {
  let runs: [AttributedRun]
  let look: (EnvironmentValues) -> LetterLook
  var lineLimit = 0
  var truncation = ParagraphStyle.Truncation.tail
  /// Hears of taps on links.
  var follow: ((URL) -> Void)?
  @Environment(\.self) private var environment

  var body: some View {
    let look = self.look(environment)
    let text = ParagraphedText(runs, look, lineLimit: lineLimit, truncation: truncation)
    let speech = text.string.replacingOccurrences(of: "\u{FFFC}", with: "")
    let opened = follow == nil ? [] : links
    ParagraphsLeaf(text: text)
      .attaching { $0.properties.label = speech }
      .overlay(alignment: .topLeading) {
        if hasPictures || !opened.isEmpty {
          GeometryReader { place in
            let laid = text.laid(width: place.size.width, height: place.size.height)
            let pictures = laid.pictures(of: runs, look, width: place.size.width)
            ForEach(Array(pictures.enumerated()), id: \.offset) { _, picture in
              Image(uiImage: picture.image).resizable()
                .frame(width: picture.frame.width, height: picture.frame.height)
                .offset(x: picture.frame.minX, y: picture.frame.minY)
                .accessibilityHidden(true)
            }
            ForEach(Array(opened.enumerated()), id: \.offset) { _, link in
              linkAreas(link, laid)
            }
          }
        }
      }
  }
  /// What a tap on a link meets, line by line; the first line stands for it where it is told of.
  private func linkAreas(_ link: (range: NSRange, url: URL), _ laid: LaidParagraphs) -> some View {
    let words = (laid.text.string as NSString).substring(with: link.range)
    return ForEach(Array(laid.rects(link.range).enumerated()), id: \.offset) { line, rect in
      Link(destination: link.url) { Color.clear.contentShape(Rectangle()) }
        .environment(
          \.openURL,
          OpenURLAction { url in
            follow?(url)
            return .handled
          }
        )
        .accessibilityLabel(words)
        .accessibilityHidden(line > 0)
        .frame(width: rect.width, height: rect.height)
        .offset(x: rect.minX, y: rect.minY)
    }
  }
  private var hasPictures: Bool { runs.contains { $0.attributes[.attachment] != nil } }
  private var links: [(range: NSRange, url: URL)] {
    var place = 0
    return runs.compactMap { run in
      let range = NSRange(location: place, length: run.text.utf16.count)
      place = NSMaxRange(range)
      let link = run.attributes[.link]
      return (link as? URL ?? (link as? String).flatMap { URL(string: $0) }).map { (range, $0) }
    }
  }
}

/// The lines themselves.
private struct ParagraphsLeaf: UnaryView {
  let text: ParagraphedText
  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let attribute = view.attribute
    return makeLeaf(
      inputs: inputs, engine: { ContentEngine(ParagraphsMeasure(text: attribute.value.text)) },
      animatesSize: false
    ) { size in
      attribute.value.text.laid(width: size.width, height: size.height).content(width: size.width)
    }
  }
}

private struct ParagraphsMeasure: LayoutContent {
  let text: ParagraphedText
  private func laid(_ width: CGFloat?, _ height: CGFloat?) -> LaidParagraphs {
    text.laid(width: width ?? .infinity, height: height ?? .infinity)
  }
  /// All the width there is: paragraphs stand at the sides of the view, and not at those of the longest line.
  func size(fitting proposal: ProposedViewSize) -> CGSize {
    var size = laid(proposal.width, proposal.height).size
    if let width = proposal.width, width.isFinite { size.width = max(0, width) }
    return size
  }
  func alignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key {
      return laid(size.width, size.height).lines.first?.baseline
    }
    if key == VerticalAlignment.lastTextBaseline.key {
      return laid(size.width, size.height).lines.last?.baseline
    }
    return nil
  }
  var statedGuides: StatedGuides { .baselines }
}
