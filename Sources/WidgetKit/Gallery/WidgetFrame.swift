import Foundation
import SashControls
import SashCore

/// A widget as it stands on a home screen: its size, margins, ground and corners.
struct WidgetFrame: View {
  let family: WidgetFamily
  var hasMargins = true
  nonisolated(unsafe) let content: AnyView

  /// On each side, in points (iOS 17).
  private var margins: EdgeInsets {
    hasMargins && !family.isAccessory
      ? EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16) : EdgeInsets()
  }
  private var shape: AnyShape {
    switch family {
    case .accessoryCircular, .accessoryCorner: AnyShape(Circle())
    case .accessoryRectangular, .accessoryInline: AnyShape(RoundedRectangle(cornerRadius: 8))
    default: AnyShape(RoundedRectangle(cornerRadius: 22, style: .continuous))
    }
  }

  var body: some View {
    content
      .environment(\.widgetFamily, family)
      .environment(\.widgetContentMargins, margins)
      .padding(margins)
      .frame(width: family.size.width, height: family.size.height)
      .backgroundPreferenceValue(WidgetGroundKey.self) { ground in
        if let ground {
          ground.view
        } else if !family.isAccessory {
          Rectangle().fill(.background)
        }
      }
      .clipShape(shape)
  }
}
