import Foundation
import SashControls
import SashCore

/// How tips about shortcuts look.
public struct SiriTipViewStyle: Hashable, Sendable {
  fileprivate let name: String
  public static let automatic = Self(name: "automatic")
  public static let light = Self(name: "light")
  public static let dark = Self(name: "dark")
  public static let black = Self(name: "black")
}
private struct SiriTipStyleKey: EnvironmentKey {
  static var defaultValue: SiriTipViewStyle { .automatic }
}
extension EnvironmentValues {
  fileprivate var siriTipViewStyle: SiriTipViewStyle {
    get { self[SiriTipStyleKey.self] }
    set { self[SiriTipStyleKey.self] = newValue }
  }
}
extension View {
  /// How tips about shortcuts in this view look.
  public nonisolated func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View {
    environment(\.siriTipViewStyle, style)
  }
}

/// Says by which words an intent is spoken to, with a button that takes the tip away. Nobody listens here: it is a tip about other devices.
@MainActor @preconcurrency public struct SiriTipView: View {
  private let title: String
  private let isVisible: Binding<Bool>?
  @Environment(\.siriTipViewStyle) private var style

  public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {
    (title, self.isVisible) = (String(localized: Intent.title), isVisible)
  }
  public var body: some View {
    if isVisible?.wrappedValue ?? true {
      HStack(spacing: 12) {
        Image(systemName: "waveform.circle.fill").font(.title2).foregroundStyle(.tint)
        Text("Say “\(title)”")
        Spacer(minLength: 0)
        if let isVisible {
          Button {
            isVisible.wrappedValue = false
          } label: {
            Image(systemName: "xmark")
          }
          .buttonStyle(.plain).accessibilityLabel("Close")
        }
      }
      .padding(12)
      .foregroundStyle(words)
      .background(background, in: RoundedRectangle(cornerRadius: 12))
    }
  }
  private var words: Color {
    switch style {
    case .light: .black
    case .dark, .black: .white
    default: .primary
    }
  }
  private var background: AnyShapeStyle {
    switch style {
    case .light: AnyShapeStyle(Color.white)
    case .dark, .black: AnyShapeStyle(Color.black)
    default: AnyShapeStyle(.thinMaterial)
    }
  }
}
