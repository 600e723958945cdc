import Foundation
import SashCore
import SashLayout

/// How an item of a menu is drawn.
enum MenuItemShape {
  /// From edge to edge, the title before the image.
  case row
  /// Beside others, the image over the title.
  case medium
  /// Beside others, the image, or the title if there is none.
  case small
  /// As small ones are, without lines between them; those that are not seen are scrolled to.
  case palette

  /// In points.
  fileprivate var height: CGFloat { self == .medium ? 62 : 44 }
}

/// Items of a menu side by side, in a group of their own.
///
/// - Source: Apple's reference on `UIMenu.ElementSize` (small: the image; medium: image and title) and on the palette style. The
///   heights are recalled, not measured.
struct MenuTiles<Items: View>: View {
  let shape: MenuItemShape
  @ViewBuilder let items: Items
  @Environment(\.pixelLength) private var pixel

  var body: some View {
    Section {
      Group(subviews: items.environment(\.menuItemShape, shape)) { tiles in
        if shape == .palette {
          ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 0) { ForEach(tiles) { $0 } }.padding(.horizontal, 10)
          }
          .scrollBounceBehavior(.basedOnSize, axes: .horizontal)
          .frame(height: shape.height)
        } else {
          TileRows(height: shape.height) {
            ForEach(tiles) { tile in
              tile.overlay(alignment: .leading) {
                if tile.id != tiles.first?.id {
                  Rectangle().fill(Color(SystemColor.separator)).frame(width: pixel)
                }
              }
            }
          }
        }
      }
      // What is chosen here needs no room for marks elsewhere.
      .transformPreference(MenuMarksKey.self) { $0 = false }
    }
  }
}

/// Equal shares of the width, at most four in a row.
private struct TileRows: Layout {
  let height: CGFloat
  private static let most = 4

  private func rows(_ count: Int) -> Int { (count + Self.most - 1) / Self.most }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let ideal = widest * CGFloat(min(subviews.count, Self.most))
    return CGSize(
      width: proposal.width.map { $0.isFinite ? $0 : ideal } ?? ideal,
      height: height * CGFloat(rows(subviews.count)))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, subview) in subviews.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: Self.most)
      let width = bounds.width / CGFloat(min(Self.most, subviews.count - row * Self.most))
      subview.place(
        at: CGPoint(x: bounds.minX + width * CGFloat(column), y: bounds.minY + height * CGFloat(row)),
        proposal: ProposedViewSize(width: width, height: height))
    }
  }
}

/// One of several items of a menu that stand side by side.
struct MenuTile: View {
  let label: AnyView
  let shape: MenuItemShape
  let isOn: Bool
  /// Whether it is pressed, or keys have led here.
  let isActive: Bool
  @Environment(\.paletteSelectionEffect) private var effect

  var body: some View {
    tile
      .lineLimit(1)
      .background {
        if isActive || isOn && !showsItself {
          SystemStyle.tertiaryFill
            .clipShape(RoundedRectangle(cornerRadius: shape == .palette ? 8 : 0))
            .padding(
              shape == .palette ? EdgeInsets(top: 4, leading: 2, bottom: 4, trailing: 2) : EdgeInsets())
        }
      }
      .contentShape(Rectangle())
      .attaching { if isOn { $0.properties.added = .selected } }
  }

  @ViewBuilder private var tile: some View {
    if shape == .palette {
      label.symbolVariant(variant)
        .foregroundStyle(PaletteStyle())
        .padding(.horizontal, 6)
        .frame(minWidth: 40, minHeight: shape.height)
    } else {
      VStack(spacing: 4) { label }
        .padding(.horizontal, 4)
        .frame(maxWidth: .infinity, minHeight: shape.height)
    }
  }

  private var showsItself: Bool { shape == .palette && effect != .automatic }
  private var variant: SymbolVariants {
    if isOn, case .variant(let variant) = effect.kind { return variant }
    return .none
  }
}

/// The tint of an item that has one of its own.
struct PaletteStyle: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    environment.tint ?? AnyShapeStyle(.primary)
  }
}

/// Image and title as the item of the menu around them wants them.
struct MenuLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { MenuLabel(configuration: configuration) }

  private struct MenuLabel: View {
    let configuration: Configuration
    @Environment(\.menuItemShape) private var shape
    var body: some View {
      switch shape {
      case .row:
        MenuLabelLayout {
          configuration.title
          configuration.icon
        }
      case .medium:
        VStack(spacing: 4) {
          // Titles stand on one line, however tall the images are.
          configuration.icon.imageScale(.large).frame(height: 24)
          configuration.title.font(.footnote)
        }
      case .small, .palette: Label(configuration).labelStyle(.iconOnly).imageScale(.large)
      }
    }
  }
}

private struct MenuItemShapeKey: EnvironmentKey { static var defaultValue: MenuItemShape { .row } }

extension EnvironmentValues {
  var menuItemShape: MenuItemShape {
    get { self[MenuItemShapeKey.self] }
    set { self[MenuItemShapeKey.self] = newValue }
  }
}
