import Foundation
import SashControls
import SashCore

/// A row of dots, one for each page; a touch beside the middle goes one page on or back.
open class UIPageControl: UIControl {
  open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
  open var currentPage = 0 {
    didSet {
      if currentPage != oldValue { progress?.pageChanged() }
      changed()
    }
  }
  /// How far the page has got: its dot is a line that fills.
  open var progress: UIPageControlProgress? {
    didSet {
      oldValue?.control = nil
      progress?.control = self
      changed()
    }
  }
  open var hidesForSinglePage = false { didSet { changed() } }
  /// Whether there is a ground behind the dots. It is kept.
  ///
  /// - Missing: grounds, pictures in the place of dots.
  open var backgroundStyle = BackgroundStyle.automatic
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  open var allowsContinuousInteraction = true
  open var preferredIndicatorImage: UIImage? {
    didSet { if preferredIndicatorImage != nil { hasNoEffect("UIPageControl.preferredIndicatorImage") } }
  }
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    hasNoEffect("UIPageControl.setIndicatorImage(_:forPage:)")
  }
  open var pageIndicatorTintColor: UIColor? { didSet { looksChanged() } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { looksChanged() } }

  /// What is set on `UIPageControl.appearance()` concerns the pages of SwiftUI too.
  private func looksChanged() {
    changed()
    guard self === UIPageControl.appearance() else { return }
    PageDotsLook.ofAll.current = currentPageIndicatorTintColor.map { Color(uiColor: $0) }
    PageDotsLook.ofAll.others = pageIndicatorTintColor.map { Color(uiColor: $0) }
  }

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(0, pageCount)) * 16 + 16, height: 26)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }
  override class var huggedAxes: Set<NSLayoutConstraint.Axis> { [.vertical] }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  override var isPressedAsWhole: Bool { false }
  override var content: AnyView {
    if numberOfPages <= 1 && hidesForSinglePage { return AnyView(EmptyView()) }
    let (current, width) = (currentPage, bounds.width)
    let all = UIPageControl.appearance()
    let on = (currentPageIndicatorTintColor ?? all.currentPageIndicatorTintColor ?? .label).color
    let off =
      (pageIndicatorTintColor ?? all.pageIndicatorTintColor)?.color ?? UIColor.label.color.opacity(0.3)
    let progress = progress
    return AnyView(
      HStack(spacing: 9) {
        ForEach(0..<max(0, numberOfPages), id: \.self) { page in
          if page == current, let done = progress?.currentProgress {
            Capsule().fill(off).frame(width: 24, height: 7).overlay(alignment: .leading) {
              Capsule().fill(on).frame(width: 7 + 17 * CGFloat(done), height: 7)
            }
          } else {
            Circle().fill(page == current ? on : off).frame(width: 7, height: 7)
          }
        }
      }
      .fill(.center).contentShape(Rectangle())
      .onTapGesture { [weak self] place in self?.tapped(after: place.x > width / 2) })
  }
  private func tapped(after: Bool) {
    let new = min(max(0, currentPage + (after ? 1 : -1)), max(0, numberOfPages - 1))
    guard isEnabled, new != currentPage else { return }
    currentPage = new
    sendActions(for: .valueChanged)
  }
}
