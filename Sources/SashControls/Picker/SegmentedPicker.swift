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
    SegmentsLayout(widths: look.widths, isByContent: look.isByContent) {
      ForEach(options.indices, id: \.self) { index in
        Segment(
          option: options[index], look: look,
          hasLine: index > 0
            && (look.divider != nil || !options[index].isSelected && !options[index - 1].isSelected)
        )
        .disabled(look.disabled.contains(index))
      }
    }
    .frame(height: 32)
    .background { ground(look) }
    .opacity(isEnabled ? 1 : 0.5)
    .keyControl(isEnabled: isEnabled, radius: 9) { [options] in
      options.choose(by: $0, isMirrored: direction == .rightToLeft, downIsNext: false)
    }
    .control(.picker, children: .contain)
    // The line below a row with segments begins where they do.
    .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
  }

  @ViewBuilder private func ground(_ look: SegmentsLook) -> some View {
    if let picture = look.picture {
      picture.resizable()
    } else {
      RoundedRectangle(cornerRadius: 9)
        .fill(look.ground.map { AnyShapeStyle($0) } ?? AnyShapeStyle(SystemStyle.tertiaryFill))
    }
  }
}

private struct Segment: View {
  let option: PickerOption
  let look: SegmentsLook
  let hasLine: Bool
  @Environment(\.colorScheme) private var scheme
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Button(action: option.select) {
      let isSelected = option.isSelected
      let (color, font) = title
      option.shown {
        $0.lineLimit = 1
        if let color { $0.colorPlain(color) }
        guard $0.font == SegmentedPicker.font else { return }
        if let font { $0.font = font } else if isSelected { $0.font = SegmentedPicker.chosenFont }
      }
      .foregroundStyle(SystemStyle.label)
      .opacity(isEnabled ? 1 : 0.5)
      .padding(.horizontal, 9)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        if option.isSelected, let picture = look.chosenPicture {
          picture.resizable()
        } else if option.isSelected, look.picture == nil {
          RoundedRectangle(cornerRadius: 7)
            .fill(chosenGround)
            .shadow(color: .black.opacity(0.12), radius: 4, x: 0, y: 3)
            .padding(2)
        }
      }
      .overlay(alignment: .leading) {
        if hasLine, let divider = look.divider {
          divider
        } else if hasLine {
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

/// All as wide as each other: the widest, or an equal share of what there is; but for those that have widths of their own.
private struct SegmentsLayout: Layout {
  let widths: [Int: CGFloat]
  let isByContent: Bool

  /// - Parameter room: For all, in points; nil is as wide as they want to be.
  private func widths(_ subviews: Subviews, in room: CGFloat?) -> [CGFloat] {
    let own = subviews.map { $0.sizeThatFits(.unspecified).width }
    let free = subviews.indices.filter { widths[$0] == nil }
    let widest = free.map { own[$0] }.max() ?? 0
    let fixed = widths.filter { subviews.indices.contains($0.key) }.reduce(0) { $0 + $1.value }
    let wanted = free.reduce(0) { $0 + own[$1] }
    return subviews.indices.map { index in
      if let width = widths[index] { return width }
      guard let room else { return isByContent ? own[index] : widest }
      let left = max(0, room - fixed)
      return isByContent && wanted > 0 ? left * own[index] / wanted : left / CGFloat(free.count)
    }
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let ideal = widths(subviews, in: nil).reduce(0, +)
    let isFixed = subviews.indices.allSatisfy { widths[$0] != nil }
    let width = isFixed ? ideal : proposal.width.map { $0.isFinite ? $0 : ideal } ?? ideal
    return CGSize(width: width, height: 32)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for (subview, width) in zip(subviews, widths(subviews, in: bounds.width)) {
      subview.place(
        at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }
}
