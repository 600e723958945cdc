import Foundation

/// How far the page that is shown has got, from 0 to 1.
@MainActor @preconcurrency
open class UIPageControlProgress: NSObject {
  /// It is not retained.
  open weak var delegate: (any UIPageControlProgressDelegate)?
  open var currentProgress: Float = 0 {
    didSet {
      // What is no number is the beginning.
      currentProgress = currentProgress > 0 ? min(currentProgress, 1) : 0
      if currentProgress != oldValue { control?.changed() }
    }
  }
  open var isProgressVisible: Bool { control != nil }
  weak var control: UIPageControl?
  public override init() { super.init() }
  /// Where a page begins that has just come.
  func pageChanged() {
    guard let control else { return }
    currentProgress =
      delegate?.pageControlProgress(self, initialProgressForPage: control.currentPage) ?? 0
  }
}
/// Says where pages begin.
@MainActor @preconcurrency
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
  /// - Missing: being called.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}
extension UIPageControlProgressDelegate {
  public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int)
    -> Float
  {
    0
  }
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// Goes on by itself: each page stays for some seconds.
open class UIPageControlTimerProgress: UIPageControlProgress {
  /// Seconds.
  open var preferredDuration: TimeInterval
  open var resetsToInitialPageAfterEnd = false
  public private(set) var isRunning = false
  private var durations: [Int: TimeInterval] = [:]
  private var ticker: Timer?
  private static let step = 1.0 / 30

  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }
  open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }
  open func resumeTimer() {
    guard !isRunning else { return }
    isRunning = true
    ticker = Timer.scheduledTimer(withTimeInterval: UIPageControlTimerProgress.step, repeats: true) {
      [weak self] timer in
      MainActor.assumeIsolated {
        guard let self else { return timer.invalidate() }
        self.advance(by: UIPageControlTimerProgress.step)
      }
    }
  }
  open func pauseTimer() {
    isRunning = false
    ticker?.invalidate()
    ticker = nil
  }
  /// Some seconds have passed.
  func advance(by seconds: TimeInterval) {
    guard let control, control.numberOfPages > 0 else { return }
    let whole = max(duration(forPage: control.currentPage), 0.001)
    let new = currentProgress + Float(seconds / whole)
    if new < 1 { return currentProgress = new }
    let isLast = control.currentPage + 1 >= control.numberOfPages
    if isLast, !resetsToInitialPageAfterEnd {
      currentProgress = 1
      return pauseTimer()
    }
    control.currentPage = isLast ? 0 : control.currentPage + 1
    control.sendActions(for: .valueChanged)
  }
}
