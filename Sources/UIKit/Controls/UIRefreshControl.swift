import Foundation
import SashControls
import SashCore

/// A wheel above what scrolls, which pulling the content down makes turn.
///
/// - Source: facts on UIKit, U246–U255: 60 points high, above the content; `beginRefreshing()` does not scroll.
open class UIRefreshControl: UIControl {
  weak var scrollView: UIScrollView?
  public private(set) var isRefreshing = false
  /// Stands below the wheel.
  open var attributedTitle: NSAttributedString? { didSet { changed() } }
  static let height: CGFloat = 60
  /// How far a finger pulls to start it, in points, beyond what is kept free.
  private static let threshold: CGFloat = 85

  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: -UIRefreshControl.height, width: 0, height: UIRefreshControl.height))
  }
  public convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What it keeps free above the content, in points.
  var room: CGFloat { isRefreshing ? UIRefreshControl.height : 0 }

  /// Shows that something is being renewed.
  open func beginRefreshing() { set(true) }
  /// Goes away: what was to be renewed has been.
  open func endRefreshing() { set(false) }

  private func set(_ isOn: Bool) {
    guard isOn != isRefreshing else { return }
    isRefreshing = isOn
    if isOn || UIView.areAnimationsEnabled == false {
      scrollView?.updateInset()
    } else {
      UIView.animate(withDuration: 0.3) { [scrollView] in scrollView?.updateInset() }
    }
    place()
  }
  /// The finger has gone: what was pulled far enough is renewed.
  func released() {
    guard let scrollView, !isRefreshing, isEnabled, pulled >= UIRefreshControl.threshold else { return }
    set(true)
    scrollView.setNeedsPlacing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
  /// How far the content is pulled beyond its start, in points.
  private var pulled: CGFloat {
    guard let scrollView else { return 0 }
    return -(scrollView.contentOffset.y + scrollView.adjustedContentInset.top)
  }
  /// Stands above the content, as wide as the scroll view.
  func place() {
    guard let scrollView else { return }
    frame = CGRect(
      x: 0, y: -UIRefreshControl.height, width: scrollView.bounds.width, height: UIRefreshControl.height)
    let pull = max(0, pulled)
    if pull != shownPull {
      shownPull = pull
      changed()
    }
  }
  private var shownPull: CGFloat = 0

  override var isPressedAsWhole: Bool { false }
  override var content: AnyView {
    guard isRefreshing || pulled > 0 else { return AnyView(EmptyView()) }
    let share = isRefreshing ? 1 : min(1, pulled / UIRefreshControl.threshold)
    return AnyView(
      VStack(spacing: 4) {
        ProgressView().tint(tintColor.color)
        if let attributedTitle {
          AttributedRun.text(attributedTitle.runs).font(.system(size: 12)).foregroundStyle(tintColor.color)
            .lineLimit(1)
        }
      }
      .opacity(Double(share)).fill(.center).allowsHitTesting(false))
  }
}
