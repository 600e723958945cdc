import Foundation
import SashControls
import SashCore

/// The button to sign in with Apple, as Apple's looks. There is no service for it here: a press ends with a failure.
///
/// - Missing: Apple's mark before the text.
@MainActor @preconcurrency public struct SignInWithAppleButton: View {
  /// What it says.
  public struct Label: Sendable {
    let text: String
    public static let signIn = Label(text: "Sign in with Apple")
    public static let signUp = Label(text: "Sign up with Apple")
    public static let `continue` = Label(text: "Continue with Apple")
  }
  /// Its colours.
  public struct Style: Hashable, Sendable {
    let name: String
    public static let black = Style(name: "black")
    public static let white = Style(name: "white")
    public static let whiteOutline = Style(name: "whiteOutline")
  }
  private let label: Label
  nonisolated(unsafe) private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  nonisolated(unsafe) private let onCompletion: (Result<ASAuthorization, any Error>) -> Void
  @Environment(\.signInWithAppleButtonStyle) private var style

  public nonisolated init(
    _ label: SignInWithAppleButton.Label = .signIn,
    onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
    (self.onRequest, self.onCompletion) = (onRequest, onCompletion)
  }

  public var body: some View {
    Button {
      onRequest(ASAuthorizationAppleIDProvider().createRequest())
      sayNobodySignsIn()
      onCompletion(.failure(ASAuthorizationError(.failed)))
    } label: {
      Text(label.text)
        .font(.system(size: 19, weight: .medium)).lineLimit(1).minimumScaleFactor(0.5)
        .foregroundStyle(style == .black ? Color.white : .black)
        .padding(.horizontal, 8)
        .frame(minWidth: 140, maxWidth: .infinity, minHeight: 30, idealHeight: 44, maxHeight: .infinity)
        .background(style == .black ? Color.black : .white, in: RoundedRectangle(cornerRadius: 6))
        .overlay {
          if style == .whiteOutline { RoundedRectangle(cornerRadius: 6).strokeBorder(.black, lineWidth: 1) }
        }
    }
    .buttonStyle(.plain)
  }
}

private struct SignInStyleKey: EnvironmentKey {
  static var defaultValue: SignInWithAppleButton.Style { .black }
}
extension EnvironmentValues {
  fileprivate var signInWithAppleButtonStyle: SignInWithAppleButton.Style {
    get { self[SignInStyleKey.self] }
    set { self[SignInStyleKey.self] = newValue }
  }
}
extension View {
  /// The colours of buttons to sign in with Apple in this view.
  public nonisolated func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\.signInWithAppleButtonStyle, style)
  }
}
