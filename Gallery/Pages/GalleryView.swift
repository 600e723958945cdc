import SwiftUI

/// The pages of the gallery, in the order of the bar.
package enum Page: String, CaseIterable, Identifiable {
  case state, layout, geometry, drawing, styles, text, controls, values, scroll, lists, motion
  case gestures, containers, navigation, tabs, type, symbols

  package var id: Self { self }
  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  var symbol: String {
    switch self {
    case .state: "arrow.clockwise"
    case .layout: "square.grid.2x2"
    case .geometry: "ruler"
    case .drawing: "paintpalette"
    case .styles: "circle.lefthalf.filled"
    case .text: "pencil"
    case .scroll: "arrow.up.arrow.down"
    case .containers: "square.stack"
    case .controls: "hand.tap"
    case .lists: "list.bullet"
    case .values: "slider.horizontal.3"
    case .motion: "play.fill"
    case .gestures: "hand.draw"
    case .navigation: "arrow.right.square"
    case .tabs: "rectangle.stack"
    case .type: "textformat"
    case .symbols: "star.square"
    }
  }

  /// What the page shows, without the gallery around it.
  @MainActor @ViewBuilder package var content: some View {
    switch self {
    case .state: ScrollView { StatePage() }
    case .layout: ScrollView { LayoutPage() }
    case .geometry: ScrollView { GeometryPage() }
    case .drawing: DrawingPage()
    case .styles: StylesPage()
    case .text: TextPage()
    case .controls: ControlsPage()
    case .scroll: ScrollPage()
    case .motion: MotionPage()
    case .gestures: GesturesPage()
    case .containers: ContainersPage()
    case .values: ScrollView { ValuesPage() }
    case .lists: ListsPage()
    case .navigation: NavigationPage()
    case .tabs: ScrollView { TabsPage() }
    case .type: TypePage()
    case .symbols: SymbolsPage()
    }
  }
}

/// The page that is chosen, and below it the bar to choose another.
package struct GalleryView: View {
  package init() {}
  @State private var page = Page(rawValue: startPage) ?? .state

  /// `SASH_GALLERY_PAGE=text` starts with another page, for pictures.
  private static var startPage: String {
    ProcessInfo.processInfo.environment["SASH_GALLERY_PAGE"] ?? Page.state.rawValue
  }

  package var body: some View {
    VStack(spacing: 0) {
      header
      Divider()
      page.content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      Divider()
      bar
    }
  }

  private var header: some View {
    Text(page.title)
      .font(.largeTitle)
      .bold()
      .accessibilityAddTraits(.isHeader)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal)
      .padding(.top, 12)
      .padding(.bottom, 8)
  }

  private var bar: some View {
    ScrollViewReader { proxy in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 0) {
          ForEach(Page.allCases) { item in
            Button {
              page = item
            } label: {
              VStack(spacing: 3) {
                Image(systemName: item.symbol).font(.system(size: 20)).frame(height: 24)
                  .accessibilityHidden(true)
                Text(item.title).font(.caption2).lineLimit(1)
              }
              .foregroundStyle(item == page ? Color.accentColor : Color.gray)
              .frame(width: 72)
            }
            .buttonStyle(.plain)
            .accessibilityAddTraits(item == page ? .isSelected : [])
            .id(item)
          }
        }
        .padding(.vertical, 8)
      }
      // As the bars of the system, it keeps its size.
      .dynamicTypeSize(...DynamicTypeSize.large)
      .onChange(of: page, initial: true) { proxy.scrollTo(page, anchor: .center) }
    }
  }
}

/// A titled group of samples on a page.
struct Sample<Content: View>: View {
  let title: String
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(title)
        .font(.footnote)
        .textCase(.uppercase)
        .foregroundStyle(.secondary)
      content
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.gray.opacity(0.1), in: RoundedRectangle(cornerRadius: 12))
    .padding(.horizontal)
  }
}
