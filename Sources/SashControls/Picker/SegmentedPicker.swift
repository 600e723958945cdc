import Foundation
import SashCore
import SashLayout

/// Values side by side, the chosen one on a raised field.
///
/// - Source: facts on metrics: 32 points high, corners of 9 outside and 7 inside, 2 points around the field.
struct SegmentedPicker: View {
  let options: [PickerOption]
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.segmentsLook) private var ownLook
  @Environment(\.layoutDirection) private var direction
  /// - Source: facts on SwiftUI, M063: 13 medium, the chosen one semibold
  static let font = Font.system(size: 13, weight: .medium)
  fileprivate static let chosenFont = Font.system(size: 13, weight: .semibold)

  var body: some View {
    let look = ownLook ?? SegmentsLook.ofAll
    SegmentsLayout {
      ForEach(options.indices, id: \.self) { index in
        Segment(
          option: options[index], look: look,
          hasLine: index > 0 && !options[index].isSelected && !options[index - 1].isSelected)
      }
    }
    .frame(height: 32)
    .background(
      look.ground.map { AnyShapeStyle($0) } ?? AnyShapeStyle(SystemStyle.tertiaryFill),
      in: RoundedRectangle(cornerRadius: 9)
    )
    .opacity(isEnabled ? 1 : 0.5)
    .keyControl(isEnabled: isEnabled, radius: 9) { [options] in
      options.choose(by: $0, isMirrored: direction == .rightToLeft, downIsNext: false)
    }
    .control(.picker, children: .contain)
    // The line below a row with segments begins where they do.
    .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
  }
}

private struct Segment: View {
  let option: PickerOption
  let look: SegmentsLook
  let hasLine: Bool
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Button(action: option.select) {
      let isSelected = option.isSelected
      let (color, font) = title
      option.shown {
        if let color { $0.colorPlain(color) }
        guard $0.font == SegmentedPicker.font else { return }
        if let font { $0.font = font } else if isSelected { $0.font = SegmentedPicker.chosenFont }
      }
      .foregroundStyle(SystemStyle.label)
      .lineLimit(1)
      .padding(.horizontal, 9)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        if option.isSelected {
          RoundedRectangle(cornerRadius: 7)
            .fill(chosenGround)
            .shadow(color: .black.opacity(0.12), radius: 4, x: 0, y: 3)
            .padding(2)
        }
      }
      .overlay(alignment: .leading) {
        if hasLine {
          Rectangle().fill(Color(SystemColor.separator)).frame(width: 1, height: 20)
        }
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(SegmentLook())
    .attaching { if option.isSelected { $0.properties.added = .selected } }
  }

  private var title: (color: Color?, font: Font?) {
    let (all, chosen) = (look.title, look.chosenTitle)
    return option.isSelected
      ? (chosen.color ?? all.color, chosen.font ?? all.font) : (all.color, all.font)
  }
  private var chosenGround: Color {
    look.chosenGround
      ?? (scheme == .dark ? Color(red: 99 / 255, green: 99 / 255, blue: 102 / 255) : .white)
  }
}

private struct SegmentLook: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

/// All as wide as each other: the widest, or an equal share of what there is.
private struct SegmentsLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let ideal = widest * CGFloat(subviews.count)
    let width = proposal.width.map { $0.isFinite ? $0 : ideal } ?? ideal
    return CGSize(width: width, height: 32)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let width = bounds.width / CGFloat(max(1, subviews.count))
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + width * CGFloat(index), y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}
