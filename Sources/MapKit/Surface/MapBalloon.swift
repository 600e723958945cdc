import Foundation
import SashControls
import SashCore

/// A marker as iOS draws it: a balloon whose tip is at the place, and its title below.
///
/// - Source: pictures of `MKMarkerAnnotationView` on iOS 17: a disc of 28 points with a small tip; selected it rises on a longer
///   stalk and is twice as large.
struct MapBalloon: View {
  let face: MarkerFace
  let tint: AnyShapeStyle
  let isSelected: Bool
  let showsTitle: Bool

  static let disc: CGFloat = 28
  static let tip: CGFloat = 4

  var body: some View {
    let scale: CGFloat = isSelected ? 2 : 1
    BalloonShape()
      .fill(tint)
      .overlay(alignment: .top) {
        icon.frame(width: Self.disc * 0.56, height: Self.disc * 0.56)
          .frame(width: Self.disc, height: Self.disc)
      }
      .frame(width: Self.disc, height: Self.disc + Self.tip)
      .compositingGroup()
      .shadow(color: .black.opacity(0.2), radius: 1.5, y: 1)
      .scaleEffect(scale, anchor: .bottom)
      .overlay(alignment: .bottom) {
        if showsTitle, let title = face.title {
          MapTitle(title: title).alignmentGuide(.bottom) { $0[.top] - 2 }
        }
      }
      .contentShape(Rectangle())
      .animation(.spring(duration: 0.35, bounce: 0.3), value: isSelected)
  }

  @ViewBuilder private var icon: some View {
    if let icon = face.icon {
      icon.font(.system(size: 14, weight: .semibold)).foregroundStyle(.white).lineLimit(1).minimumScaleFactor(
        0.4)
    } else {
      // A pin as of a map: a head on a needle.
      Image(systemName: "mappin").font(.system(size: 15, weight: .semibold)).foregroundStyle(.white)
    }
  }
}

private struct BalloonShape: Shape {
  func path(in rect: CGRect) -> Path {
    let radius = rect.width / 2
    let middle = CGPoint(x: rect.midX, y: rect.minY + radius)
    var path = Path(ellipseIn: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.width))
    // The tip touches the disc 18° beside its lowest point.
    let (dx, dy) = (radius * sin(18 * CGFloat.pi / 180), radius * cos(18 * CGFloat.pi / 180))
    path.move(to: CGPoint(x: middle.x + dx, y: middle.y + dy))
    path.addQuadCurve(
      to: CGPoint(x: rect.midX, y: rect.maxY), control: CGPoint(x: rect.midX + 1.5, y: rect.maxY - 2))
    path.addQuadCurve(
      to: CGPoint(x: middle.x - dx, y: middle.y + dy), control: CGPoint(x: rect.midX - 1.5, y: rect.maxY - 2))
    path.closeSubpath()
    return path
  }
}

/// The name of something on a map, readable on any ground.
struct MapTitle: View {
  let title: AnyView
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let halo = scheme == .dark ? Color.black.opacity(0.75) : Color.white
    title.font(.system(size: 11, weight: .semibold)).foregroundStyle(.primary).lineLimit(2)
      .multilineTextAlignment(.center)
      .shadow(color: halo, radius: 0.6).shadow(color: halo, radius: 0.6)
      .frame(maxWidth: 120).fixedSize()
      .allowsHitTesting(false)
  }
}
