import Foundation
import SashControls
import SashCore

/// A bar that shows how much has been done.
open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }
  open var progressViewStyle: Style = .default
  /// From 0 to 1.
  open var progress: Float {
    get { observedProgress.map { Float(min(max($0.fractionCompleted, 0), 1)) } ?? stored }
    set {
      stored = newValue
      changed()
    }
  }
  private var stored: Float = 0
  open var progressTintColor: UIColor? { didSet { changed() } }
  /// The colour of what has not been done. It is kept.
  open var trackTintColor: UIColor?

  /// Work that it shows, instead of what `progress` was set to.
  open var observedProgress: Progress? { didSet { changed() } }

  /// It is 4 points high, whatever the frame.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: 4))
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
    progressViewStyle = style
  }
  open func setProgress(_ progress: Float, animated: Bool) {
    if animated { withAnimation { self.progress = progress } } else { self.progress = progress }
  }
  override class var huggedAxes: Set<NSLayoutConstraint.Axis> { [.vertical] }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
  override var content: AnyView {
    guard let observedProgress else { return AnyView(bar) }
    return AnyView(TimelineView(ProgressWatch(task: observedProgress)) { [weak self] _ in self?.bar })
  }
  private var bar: some View {
    ProgressView(value: Double(min(max(progress, 0), 1))).progressViewStyle(.linear)
      .tint((progressTintColor ?? tintColor).color).fill(.center)
  }
}
