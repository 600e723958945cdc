import Foundation
import SashGeometry

/// Keeps the lengths of a view within limits; each axis decides on its own.
/// - Source: documentation of `frame(minWidth:idealWidth:maxWidth:…)`; the cases without documentation
///   follow iOS 17
package final class FlexFrameEngine: UnaryEngine {
  private let horizontal: FlexLimits
  private let vertical: FlexLimits
  private let alignment: Alignment

  package init(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment, child: LayoutEngine,
    direction: LayoutDirection
  ) {
    horizontal = FlexLimits(min: minWidth, ideal: idealWidth, max: maxWidth)
    vertical = FlexLimits(min: minHeight, ideal: idealHeight, max: maxHeight)
    self.alignment = alignment
    super.init(child: child, direction: direction)
  }

  package override var debugName: String { "frame(minWidth:…)" }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = horizontal.length(for: proposal.width)
    let height = vertical.length(for: proposal.height)
    if let width, let height { return CGSize(width: width, height: height) }
    let answer = child.answer(offer(proposal))
    let size = answer.size
    if horizontal.isFree { answersAlike.width = answer.range.width }
    if vertical.isFree { answersAlike.height = answer.range.height }
    return CGSize(
      width: width ?? horizontal.length(for: proposal.width, child: size.width),
      height: height ?? vertical.length(for: proposal.height, child: size.height))
  }

  package override func placeChild(in size: CGSize, proposal: ProposedViewSize) -> Placement {
    var final = ProposedViewSize(size)
    if horizontal.keepsUnspecified(proposal.width) || vertical.keepsUnspecified(proposal.height) {
      let answer = child.sizeThatFits(offer(proposal))
      if horizontal.keepsUnspecified(proposal.width), answer.width == size.width { final.width = nil }
      if vertical.keepsUnspecified(proposal.height), answer.height == size.height { final.height = nil }
    }
    return aligned(alignment, in: size, proposal: final)
  }

  package override var spacing: ViewSpacing {
    var spacing = child.spacing
    if !horizontal.isFree { spacing.reset(.horizontal) }
    if !vertical.isFree { spacing.reset(.vertical) }
    return spacing
  }
}

/// The limits of a flexible frame on one axis, in points and in order: `min <= ideal <= max`.
private struct FlexLimits {
  let min: CGFloat?
  let ideal: CGFloat?
  let max: CGFloat?

  init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
    var isInvalid = false
    func lifted(_ length: CGFloat?, to floor: CGFloat?) -> CGFloat? {
      guard let length else { return nil }
      let floor = floor ?? 0
      if length >= floor { return length }
      isInvalid = true
      return length.isNaN ? nil : floor
    }
    var min = lifted(min, to: nil)
    if min == .infinity { (min, isInvalid) = (nil, true) }
    var ideal = lifted(ideal, to: min)
    if ideal == .infinity { (ideal, isInvalid) = (nil, true) }
    let max = lifted(max, to: ideal ?? min)
    (self.min, self.ideal, self.max) = (min, ideal, max)
    if isInvalid { LayoutWarning.reportMaking(LayoutWarning.invalidFrame) }
  }

  var isFree: Bool { min == nil && ideal == nil && max == nil }

  private func clamped(_ length: CGFloat) -> CGFloat {
    Swift.max(Swift.min(length, max ?? .infinity), min ?? 0)
  }

  /// What the child is offered while measuring.
  func offer(_ proposal: CGFloat?) -> CGFloat? { (proposal ?? ideal).map(clamped) }

  /// The length where it does not depend on the child.
  func length(for proposal: CGFloat?) -> CGFloat? {
    guard let proposal else { return ideal }
    return min != nil && max != nil ? clamped(proposal) : nil
  }

  /// The length around a child that answered `child`.
  func length(for proposal: CGFloat?, child: CGFloat) -> CGFloat {
    guard let proposal else { return clamped(child) }
    if min != nil { return clamped(Swift.min(proposal, child)) }
    if max != nil { return clamped(Swift.max(clamped(proposal), child)) }
    return child
  }

  /// Whether the child is still asked for its ideal length when placed.
  func keepsUnspecified(_ proposal: CGFloat?) -> Bool { proposal == nil && ideal == nil }
}
