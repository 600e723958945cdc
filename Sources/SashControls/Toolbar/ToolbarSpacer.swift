import SashCore
import SashGraph

/// How wide a spacer of a toolbar is.
public struct SpacerSizing: Hashable, Sendable {
  let isFlexible: Bool
  /// As wide as there is room.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// As wide as the system has it between groups of items.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// Room between items of a toolbar.
///
/// Only the bar at the bottom has room to share: at the top a flexible spacer is a fixed one.
public nonisolated struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    (self.sizing, self.placement) = (sizing, placement)
  }
  public var body: some CustomizableToolbarContent {
    ToolbarItem(id: "spacer", placement: placement) {
      ToolbarGap(isFlexible: sizing.isFlexible && placement.slot == .bottom)
    }
  }
}

private struct ToolbarGap: View {
  let isFlexible: Bool
  var body: some View {
    if isFlexible { Spacer(minLength: 0) } else { Color.clear.frame(width: 8, height: 1) }
  }
}
