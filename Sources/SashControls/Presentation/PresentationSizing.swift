import Foundation
import SashCore
import SashLayout

/// Finds the size of a sheet where there is width.
public protocol PresentationSizing: Sendable {
  /// The size that the sheet is to have, in points; nil for a length that is left to the system.
  @MainActor func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
    -> ProposedViewSize
}

/// The content of a sheet, to be measured.
@MainActor public struct PresentationSizingRoot {
  let measure: (ProposedViewSize) -> CGSize
  /// The size that the content takes of an offer.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}
/// Where a sheet is shown.
public struct PresentationSizingContext: Sendable {
  /// The window, in points.
  let size: CGSize
}

/// The size that fits the place: that of a form.
public struct AutomaticPresentationSizing: PresentationSizing {
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
    -> ProposedViewSize
  { FormPresentationSizing().proposedSize(for: root, context: context) }
}
/// The size of a form: 540 by 620 points.
///
/// - Source: facts on metrics
public struct FormPresentationSizing: PresentationSizing {
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
    -> ProposedViewSize
  { ProposedViewSize(width: 540, height: 620) }
}
/// The size of a page of paper, larger than a form.
///
/// - Source: a page sheet of UIKit is 712 points wide beside the readable width; a guess for its height
public struct PagePresentationSizing: PresentationSizing {
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
    -> ProposedViewSize
  { ProposedViewSize(width: 712, height: max(620, context.size.height - 44)) }
}
/// The ideal size of the content.
public struct FittedPresentationSizing: PresentationSizing {
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
    -> ProposedViewSize
  { ProposedViewSize(root.sizeThatFits(.unspecified)) }
}
/// A size that follows the content in some directions.
private struct ChangedSizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let fitsWidth: Bool
  let fitsHeight: Bool
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
    -> ProposedViewSize
  {
    var size = base.proposedSize(for: root, context: context)
    let ideal = root.sizeThatFits(
      ProposedViewSize(width: fitsWidth ? nil : size.width, height: fitsHeight ? nil : size.height))
    if fitsWidth { size.width = ideal.width }
    if fitsHeight { size.height = ideal.height }
    return size
  }
}

extension PresentationSizing {
  /// The ideal size of the content in some directions.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    ChangedSizing(base: self, fitsWidth: horizontal, fitsHeight: vertical)
  }
  /// Grows with the content in some directions.
  ///
  /// - Missing: keeping the greatest size when the content becomes smaller.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    ChangedSizing(base: self, fitsWidth: horizontal, fitsHeight: vertical)
  }
}
extension PresentationSizing where Self == AutomaticPresentationSizing {
  public static var automatic: AutomaticPresentationSizing { .init() }
}
extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: FormPresentationSizing { .init() }
}
extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: PagePresentationSizing { .init() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
  public static var fitted: FittedPresentationSizing { .init() }
}

/// What a person can do behind a sheet.
public struct PresentationBackgroundInteraction: Sendable {
  enum Kind: Equatable, Sendable {
    case automatic, enabled, disabled
    case upThrough(PresentationDetent)
  }
  let kind: Kind
  /// Nothing.
  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
  /// Everything; nothing is dimmed.
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)
  /// Everything while the sheet rests at a height or below it.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .upThrough(detent))
  }

  /// Whether what is behind a sheet can be used that rests at a height.
  func isEnabled(at height: CGFloat, heights: [(detent: PresentationDetent, height: CGFloat)]) -> Bool {
    switch kind {
    case .automatic, .disabled: false
    case .enabled: true
    case .upThrough(let detent):
      heights.first { $0.detent == detent }.map { height <= $0.height + 0.5 } ?? false
    }
  }
}

/// What a drag in the content of a sheet does.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let value: UInt8
  public static let automatic = PresentationContentInteraction(value: 0)
  /// It changes the height of the sheet first.
  public static let resizes = PresentationContentInteraction(value: 1)
  /// It scrolls the content first.
  public static let scrolls = PresentationContentInteraction(value: 2)
}

/// Gives a sheet its size, or the one that is found for it, as far as there is room.
struct SheetBox: Layout {
  let sizing: (any PresentationSizing)?
  let measure: ContentMeasure
  /// Without a wish, in points.
  let size: CGSize
  /// The window, in points.
  let window: CGSize

  private var found: CGSize {
    guard let sizing else { return size }
    let measure = measure
    let wish = MainActor.assumeIsolated {
      sizing.proposedSize(
        for: PresentationSizingRoot { measure.sizeThatFits($0) },
        context: PresentationSizingContext(size: window))
    }
    return CGSize(
      width: min(max(wish.width ?? 540, 44), max(44, window.width - 20)),
      height: min(max(wish.height ?? 620, 44), max(44, window.height - 20)))
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    found
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}
