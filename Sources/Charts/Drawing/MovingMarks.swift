import CoreGraphics
import SashCore

/// The marks of a chart, which go from where they were to where they are where a change is animated.
struct MovingMarks: View, Animatable {
  nonisolated(unsafe) let model: ChartModel
  let margin: CGFloat
  let isMirrored: Bool
  nonisolated(unsafe) var animatableData: ChartMotion

  init(model: ChartModel, margin: CGFloat, isMirrored: Bool) {
    (self.model, self.margin, self.isMirrored) = (model, margin, isMirrored)
    animatableData = model.motion
  }

  var body: some View {
    let (shown, margin, isMirrored) = (model.moved(to: animatableData), margin, isMirrored)
    Canvas { context, size in
      if isMirrored { context.mirror(size.width) }
      MarkPainter(
        model: shown, plot: CGRect(origin: .zero, size: size).insetBy(dx: margin, dy: margin)
      )
      .draw(in: &context)
    }
  }
}
