import Foundation
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
    let text = ParagraphedText(runs, look(environment), lineLimit: lineLimit, truncation: truncation)
    let speech = text.string.replacingOccurrences(of: "\u{FFFC}", with: "")
    ParagraphsLeaf(text: text)
      .overlay(alignment: .topLeading) {
        if hasPictures {
          GeometryReader { place in
            let pictures = text.laid(width: place.size.width, height: place.size.height)
              .pictures(of: runs, width: place.size.width)
            ForEach(Array(pictures.enumerated()), id: \.offset) { _, picture in
              Image(uiImage: picture.image).resizable()
                .frame(width: picture.frame.width, height: picture.frame.height)
                .offset(x: picture.frame.minX, y: picture.frame.minY)
            }
          }
          .accessibilityHidden(true)
        }
      }
      .attaching { $0.properties.label = speech }
      .modifier(LinkTaps(text: text, links: links, follow: follow))
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

/// Opens the links of a text that are tapped.
private struct LinkTaps: ViewModifier {
  let text: ParagraphedText
  let links: [(range: NSRange, url: URL)]
  let follow: ((URL) -> Void)?
  @State private var width: CGFloat = 0

  func body(content: Content) -> some View {
    if let follow, !links.isEmpty {
      content
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0
        }
        .contentShape(Rectangle())
        .onTapGesture { point in
          guard let place = text.laid(width: width).character(at: point) else { return }
          if let link = links.first(where: { NSLocationInRange(place, $0.range) }) { follow(link.url) }
        }
    } else {
      content
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
