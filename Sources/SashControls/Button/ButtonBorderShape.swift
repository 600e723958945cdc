import Foundation
import SashCore

/// The outline of buttons that have a border.
public nonisolated struct ButtonBorderShape: Equatable, Sendable {
  private enum Kind: Equatable { case automatic, capsule, circle, rounded(CGFloat?) }
  private let kind: Kind
  /// The one that fits the place.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// Ends that are half circles.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle, as wide as what is in it needs.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// Corners of the radius that fits the size of the control.
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
  /// Corners of a radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }

  func outline(radius: CGFloat) -> AnyShape {
    switch kind {
    case .automatic, .rounded(nil): AnyShape(RoundedRectangle(cornerRadius: radius))
    case .rounded(let radius?): AnyShape(RoundedRectangle(cornerRadius: radius))
    case .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    }
  }
}

extension ButtonBorderShape: InsettableShape {
  public func path(in rect: CGRect) -> Path { outline(radius: 8).path(in: rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetBorder(border: self, amount: amount) }
}

private nonisolated struct InsetBorder: InsettableShape {
  let border: ButtonBorderShape
  let amount: CGFloat
  func path(in rect: CGRect) -> Path { border.path(in: rect.insetBy(dx: amount, dy: amount)) }
  func inset(by amount: CGFloat) -> InsetBorder { InsetBorder(border: border, amount: self.amount + amount) }
}

extension Shape where Self == ButtonBorderShape {
  /// The outline of buttons that have a border.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  /// The outline of buttons that have a border.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the outline of the buttons in this view that have a border.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
