import Combine
import Foundation
import SashCore

/// What is chosen, with a mark that it opens a menu; in a row of a list after the label.
///
/// - Source: facts on metrics: `chevron.up.chevron.down` in footnote, 5 points behind the value; in a row the value is grey.
struct PickerMenuRow: View {
  let label: AnyView
  let currentValue: AnyView?
  let options: [PickerOption]
  @StateObject private var presenter = Presenter()
  @Environment(\.isInList) private var isInList
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Button(action: open) {
      if isInList {
        HStack(spacing: 8) {
          label
          Spacer(minLength: 0)
          value.foregroundStyle(SystemStyle.secondaryLabel)
        }
        .contentShape(Rectangle())
      } else {
        value.foregroundStyle(isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(SystemStyle.tertiaryLabel))
      }
    }
    .environment(\.buttonStyle, AnyButtonStyle(PickerMenuLook(), joinsRow: true))
    .modifier(PresenterPlaceModifier(presenter: presenter))
  }

  private var value: some View {
    HStack(spacing: 5) {
      PickerValue(currentValue: currentValue, options: options)
      Image(systemName: "chevron.up.chevron.down").font(.footnote)
    }
  }

  private func open() {
    let presenter = presenter
    presenter.present(
      PickerMenu(options: options, anchor: presenter.anchor, isAtEnd: isInList) { presenter.dismiss() },
      pace: .popup
    ) {
      presenter.setEscape { MainActor.assumeIsolated { presenter.dismiss() } }
    }
  }
}

private struct PickerMenuLook: ButtonStyle {
  @Environment(\.isInList) private var isInList
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed && !isInList ? 0.2 : 1)
  }
}

/// The values in a panel over the window.
///
/// - Source: facts on metrics: 250 points wide, rows of 44, corners of 13.
private struct PickerMenu: View {
  let options: [PickerOption]
  /// What the menu belongs to, in points of the window.
  let anchor: CGRect
  let isAtEnd: Bool
  let close: () -> Void

  var body: some View {
    GeometryReader { proxy in
      let window = proxy.frame(in: .global)
      let height = min(CGFloat(options.count) * 44, window.height - 40)
      let isBelow = anchor.maxY + 8 + height <= window.maxY || anchor.midY < window.midY
      let y =
        isBelow
        ? min(anchor.maxY + 8, window.maxY - height - 8) : max(window.minY + 8, anchor.minY - 8 - height)
      let x = isAtEnd ? anchor.maxX - 250 : anchor.midX - 125
      ZStack(alignment: .topLeading) {
        Color.black.opacity(0.001).contentShape(Rectangle()).onTapGesture(perform: close)
        panel(height: height)
          .modifier(LayerFade(from: 0.6, to: 0.9, anchor: isBelow ? .top : .bottom))
          .offset(
            x: min(max(x, window.minX + 8), max(window.minX + 8, window.maxX - 258)) - window.minX,
            y: max(0, y - window.minY))
      }
      .environment(\.layoutDirection, .leftToRight)
    }
  }

  private func panel(height: CGFloat) -> some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(options.indices, id: \.self) { index in
          Button {
            options[index].select()
            close()
          } label: {
            HStack(spacing: 8) {
              Image(systemName: "checkmark")
                .font(.system(size: 13, weight: .semibold))
                .opacity(options[index].isSelected ? 1 : 0)
                .frame(width: 18)
              options[index].view.lineLimit(1)
              Spacer(minLength: 0)
            }
            .padding(.horizontal, 12)
            .frame(height: 44)
            .contentShape(Rectangle())
          }
          .buttonStyle(MenuRowLook())
          .overlay(alignment: .bottom) {
            if index < options.count - 1 { Divider() }
          }
        }
      }
    }
    .frame(width: 250, height: height)
    .background(Color(SystemColor.tertiaryBackground))
    .clipShape(RoundedRectangle(cornerRadius: 13))
    .shadow(color: .black.opacity(0.2), radius: 24, x: 0, y: 8)
  }
}

private struct MenuRowLook: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.background(configuration.isPressed ? SystemStyle.fill : Color.clear)
  }
}
