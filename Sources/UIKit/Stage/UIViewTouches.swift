import SashCore

/// Hands touches to a view that may want them, and to its gesture recognizers.
///
/// Only classes outside of this library can override what is called for touches.
struct UIViewTouches: ViewModifier {
  let view: UIView
  let recognizers: [UIGestureRecognizer]

  func body(content: Content) -> some View {
    let mayWant = !TouchClasses.isOfLibrary(type(of: view))
    if !mayWant && recognizers.isEmpty { return AnyView(content) }
    let target = AnyView(content.contentShape(Rectangle()))
    let touched = mayWant ? AnyView(target.simultaneousGesture(touches)) : target
    return recognizers.reduce(touched) { AnyView($0.simultaneousGesture($1.sashGesture)) }
  }

  private var touches: some Gesture {
    DragGesture(minimumDistance: 0).onChanged { [view] value in view.touchMoved(value) }
      .onEnded { [view] value in view.touchEnded(value) }
  }
}

/// Whether a class is one of this library.
@MainActor enum TouchClasses {
  private static var known: [ObjectIdentifier: Bool] = [:]
  static func isOfLibrary(_ type: UIView.Type) -> Bool {
    if let answer = known[ObjectIdentifier(type)] { return answer }
    let answer = String(reflecting: type).hasPrefix("UIKit.")
    known[ObjectIdentifier(type)] = answer
    return answer
  }
}
