import Foundation
import SashControls
import SashCore

/// What the button of Apple Pay says.
public struct PayWithApplePayButtonLabel: Hashable, Sendable {
  let text: String
  public static let plain = Self(text: "Pay")
  public static let buy = Self(text: "Buy with Pay")
  public static let addMoney = Self(text: "Add Money with Pay")
  public static let book = Self(text: "Book with Pay")
  public static let checkout = Self(text: "Check out with Pay")
  public static let `continue` = Self(text: "Continue with Pay")
  public static let contribute = Self(text: "Contribute with Pay")
  public static let donate = Self(text: "Donate with Pay")
  public static let inStore = Self(text: "Pay with Pay")
  public static let order = Self(text: "Order with Pay")
  public static let reload = Self(text: "Reload with Pay")
  public static let rent = Self(text: "Rent with Pay")
  public static let setUp = Self(text: "Set up Pay")
  public static let subscribe = Self(text: "Subscribe with Pay")
  public static let support = Self(text: "Support with Pay")
  public static let tip = Self(text: "Tip with Pay")
  public static let topUp = Self(text: "Top Up with Pay")
}
/// The colours of the button of Apple Pay.
public struct PayWithApplePayButtonStyle: Hashable, Sendable {
  let name: String
  public static let automatic = Self(name: "automatic")
  public static let black = Self(name: "black")
  public static let white = Self(name: "white")
  public static let whiteOutline = Self(name: "whiteOutline")
}
/// How far a payment is.
public enum PayWithApplePayButtonPaymentAuthorizationPhase: Sendable {
  case willAuthorize
  case didAuthorize(payment: PKPayment, resultHandler: (PKPaymentAuthorizationResult) -> Void)
  case didFinish
}

/// The button of Apple Pay. Payments cannot be made here: one that is told what to do instead shows that, another does its action.
@MainActor @preconcurrency
public struct PayWithApplePayButton<Fallback: View>: View {
  private let label: PayWithApplePayButtonLabel
  private let action: () -> Void
  private let fallback: Fallback?
  @Environment(\.payWithApplePayButtonStyle) private var style

  public var body: some View {
    if let fallback {
      fallback
    } else {
      Button(action: action) {
        Text(label.text).font(.system(size: 17, weight: .medium)).lineLimit(1).minimumScaleFactor(0.5)
          .foregroundStyle(style == .white || style == .whiteOutline ? Color.black : .white)
          .padding(.horizontal, 8)
          .frame(minWidth: 100, maxWidth: .infinity, minHeight: 30, idealHeight: 44, maxHeight: .infinity)
          .background(
            style == .white || style == .whiteOutline ? Color.white : .black,
            in: RoundedRectangle(cornerRadius: 4))
      }
      .buttonStyle(.plain)
    }
  }
}
extension PayWithApplePayButton where Fallback == Never {
  public init(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void) {
    (self.label, self.action, fallback) = (label, action, nil)
  }
}
extension PayWithApplePayButton {
  public init(
    _ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void,
    @ViewBuilder fallback: () -> Fallback
  ) { (self.label, self.action, self.fallback) = (label, action, fallback()) }
  public init(
    _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
    onPaymentAuthorizationChange: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void,
    @ViewBuilder fallback: () -> Fallback
  ) {
    (self.label, action, self.fallback) = (label, { onPaymentAuthorizationChange(.didFinish) }, fallback())
  }
}

private struct PayStyleKey: EnvironmentKey {
  static var defaultValue: PayWithApplePayButtonStyle { .automatic }
}
extension EnvironmentValues {
  fileprivate var payWithApplePayButtonStyle: PayWithApplePayButtonStyle {
    get { self[PayStyleKey.self] }
    set { self[PayStyleKey.self] = newValue }
  }
}
extension View {
  public nonisolated func payWithApplePayButtonStyle(_ style: PayWithApplePayButtonStyle) -> some View {
    environment(\.payWithApplePayButtonStyle, style)
  }
}
