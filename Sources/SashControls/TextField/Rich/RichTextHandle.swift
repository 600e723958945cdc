import Foundation
import SashCore

/// What code that shows a `RichTextField` can do with it beside its text.
@MainActor package final class RichTextHandle {
  /// What scrolls its lines while it is shown.
  package internal(set) weak var scroll: ScrollState? { didSet { onScroll?(scroll) } }
  /// Hears of another one.
  package var onScroll: ((ScrollState?) -> Void)?
  weak var finder: TextFinder?
  package nonisolated init() {}

  // MARK: Finding

  package var isFinding: Bool { finder?.isShown ?? false }
  package func find(replacing: Bool) { finder?.open(replacing: replacing) }
  package func stopFinding() { finder?.close() }
  package func find(by step: Int) { finder?.go(by: step) }
  /// What is looked for, and what comes in its place.
  package var query: String {
    get { finder?.query ?? "" }
    set { finder?.query = newValue }
  }
  package var replacement: String {
    get { finder?.replacement ?? "" }
    set { finder?.replacement = newValue }
  }
}
