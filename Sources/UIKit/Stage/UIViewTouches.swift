import SashCore

/// Hands touches to a view that may want them, and to its gesture recognizers.
///
/// Views whose classes leave touches alone are no targets, so that what lies around them scrolls as if they were pictures.
struct UIViewTouches: ViewModifier {
  let view: UIView
  let recognizers: [UIGestureRecognizer]

  func body(content: Content) -> some View {
    let mayWant = view.takesTouches
    if !mayWant && recognizers.isEmpty { return AnyView(content) }
    let target = AnyView(content.contentShape(Rectangle()))
    let touched = mayWant ? AnyView(target.simultaneousGesture(touches)) : target
    return recognizers.reduce(touched) { AnyView($0.simultaneousGesture($1.sashGesture)) }
  }

  private var touches: some Gesture {
    DragGesture(minimumDistance: 0).onChanged { [view] value in view.touchMoved(value) }
      .onEnded { [view] value in view.touchEnded(value) }
      .onCalledOff { [view] in view.touchCalledOff() }
  }
}
