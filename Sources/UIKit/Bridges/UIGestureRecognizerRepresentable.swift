import Combine
import SashCore

/// A recognizer of UIKit as a gesture of SwiftUI.
///
/// - Missing: the spaces of the converter other than the view's and the window's.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  associatedtype Coordinator = Void
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
  @MainActor @preconcurrency func makeUIGestureRecognizer(context: Self.Context)
    -> Self.UIGestureRecognizerType
  @MainActor @preconcurrency func updateUIGestureRecognizer(
    _ recognizer: Self.UIGestureRecognizerType, context: Self.Context)
  /// The gesture has made a step: the state of the recognizer says which.
  @MainActor @preconcurrency func handleUIGestureRecognizerAction(
    _ recognizer: Self.UIGestureRecognizerType, context: Self.Context)
  @MainActor @preconcurrency func makeCoordinator(converter: Self.CoordinateSpaceConverter)
    -> Self.Coordinator
}

extension UIGestureRecognizerRepresentable {
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}
extension UIGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { () }
}

/// What a bridged recognizer may need to know.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Tells where a gesture is.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  weak var recognizer: UIGestureRecognizer?
  /// In points of the view.
  public var localLocation: CGPoint { recognizer?.place ?? .zero }
  public var localTranslation: CGPoint? { (recognizer as? UIPanGestureRecognizer)?.translation(in: nil) }
  public var localVelocity: CGPoint? { (recognizer as? UIPanGestureRecognizer)?.velocity(in: nil) }
}

extension View {
  /// Recognises a gesture of UIKit on this view.
  public nonisolated func gesture<Representable: UIGestureRecognizerRepresentable>(
    _ representable: Representable
  )
    -> some View
  { modifier(RecognizerModifier(representable: representable)) }
}

private struct RecognizerModifier<Representable: UIGestureRecognizerRepresentable>: ViewModifier {
  nonisolated(unsafe) let representable: Representable
  @StateObject private var holder = RecognizerHolder<Representable>()

  nonisolated init(representable: Representable) { self.representable = representable }

  func body(content: Content) -> some View {
    let recognizer = holder.recognizer(for: representable)
    return content.gesture(recognizer.sashGesture, isEnabled: recognizer.isEnabled)
  }
}

@MainActor
private final class RecognizerHolder<Representable: UIGestureRecognizerRepresentable>: ObservableObject {
  private var made:
    (recognizer: Representable.UIGestureRecognizerType, coordinator: Representable.Coordinator)?

  func recognizer(for representable: Representable) -> Representable.UIGestureRecognizerType {
    typealias Context = UIGestureRecognizerRepresentableContext<Representable>
    if made == nil {
      let empty = UIGestureRecognizerRepresentableCoordinateSpaceConverter(recognizer: nil)
      let coordinator = representable.makeCoordinator(converter: empty)
      let recognizer = representable.makeUIGestureRecognizer(
        context: Context(coordinator: coordinator, converter: empty))
      made = (recognizer, coordinator)
    }
    let (recognizer, coordinator) = made!
    let context = Context(
      coordinator: coordinator,
      converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter(recognizer: recognizer))
    representable.updateUIGestureRecognizer(recognizer, context: context)
    recognizer.handler = { [unowned recognizer] in
      representable.handleUIGestureRecognizerAction(recognizer, context: context)
    }
    return recognizer
  }
}
