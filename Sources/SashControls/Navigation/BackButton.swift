import SashCore

/// What the way back in the bar of a screen leads to.
struct WayBack {
  /// Leaves the screen.
  let dismisser: Dismisser
  /// The stack that the screen is in, and which of its screens it is.
  let model: NavigationModel
  let id: Int
  /// How the first screen of the stack is left.
  let column: ColumnBack?
}

/// The way back: an arrow and the title of the screen below, or "Back" where that does not fit. Held, it shows all screens
/// below to go to.
///
/// - Source: facts on metrics: `chevron.backward` 17 semibold at 8, gap 6
struct BackButton: View {
  let title: Text?
  let name: BackName
  let back: WayBack
  let look: BarLook.BackLook
  @State private var isOpen = false

  private var hasWords: Bool {
    switch name {
    case .title, .words, .generic: true
    case .none, .picture: false
    }
  }
  private func named(_ title: Text) -> some View {
    title.lineLimit(1).frame(maxWidth: 140, alignment: .leading).fixedSize()
  }

  var body: some View {
    Button {
      back.dismisser.action?()
    } label: {
      HStack(spacing: 6) {
        if case .picture(let picture) = name {
          picture
        } else if let picture = look.picture {
          picture
        } else {
          Image(decorativeSymbol: "chevron.backward").font(.system(size: 17, weight: .semibold))
            .imageScale(.large)
        }
        ViewThatFits(in: .horizontal) {
          switch name {
          case .title: if let title { named(title) }
          case .words(let words): named(Text(verbatim: words))
          case .generic, .none, .picture: EmptyView()
          }
          if hasWords { Text("Back").lineLimit(1) }
          Text(verbatim: "")
        }
        .looking(look.title, font: .body)
      }
      .font(.body)
      .frame(minHeight: 44)
    }
    .buttonStyle(BarItemStyle())
    .attaching {
      // - Source: XCTest: the way back is named by the screen that it leads to, and known as "BackButton"
      var spoken = title?.plainString ?? ""
      if case .words(let words) = name { spoken = words }
      $0.properties.label = spoken.isEmpty ? "Back" : spoken
      $0.properties.identifier = "BackButton"
      $0.act(.showMenu) { _ in isOpen = true }
    }
    .modifier(HoldModifier(isEnabled: true) { isOpen = true })
    .modifier(MenuModifier(isOpen: $isOpen, items: BackMenu(back: back, model: back.model)))
  }
}

/// The screens below one, the nearest first.
///
/// - Source: bars of iOS 14 and later. Titles are whole here, and "Back" stands for a screen without one.
private struct BackMenu: View {
  let back: WayBack
  @ObservedObject var model: NavigationModel

  var body: some View {
    ForEach(model.places(below: back.id)) { place in
      Button {
        model.pop(place.above)
      } label: {
        title(place.title)
      }
    }
    if let column = back.column {
      Button {
        model.showBase()
        column.dismisser.action?()
      } label: {
        title(column.title)
      }
    }
  }

  private func title(_ title: ScreenTitle?) -> Text {
    guard let text = title?.text, !text.plainString.isEmpty else { return Text("Back") }
    return text
  }
}
