import Foundation
import SashGeometry

/// Offers a view the largest or smallest size of a ratio that fits or fills the proposal.
/// - Source: documentation of `aspectRatio(_:contentMode:)`; unspecified lengths as on iOS 17
package final class AspectRatioEngine: UnaryEngine {
  private let ratio: CGFloat?
  private let isFill: Bool

  /// - Parameter ratio: Width to height; nil takes that of the ideal size of the child.
  package init(ratio: CGFloat?, isFill: Bool, child: LayoutEngine) {
    if let ratio, !(ratio > 0 && ratio.isFinite) {
      LayoutWarning.reportMaking("Invalid aspect ratio (not positive or non-finite): \(ratio).")
      self.ratio = nil
    } else {
      self.ratio = ratio
    }
    self.isFill = isFill
    super.init(child: child)
  }

  package override var debugName: String { "aspectRatio" }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    if proposal == .unspecified { return proposal }
    let ratio: CGFloat
    if let given = self.ratio {
      ratio = given
    } else {
      let ideal = child.sizeThatFits(.unspecified)
      ratio = ideal.width / ideal.height
      guard ratio > 0, ratio.isFinite else { return proposal }
    }
    switch (proposal.width, proposal.height) {
    case (let width?, let height?):
      // The width decides where it is the tighter side for fitting, or the looser one for filling.
      let widthDecides = (width < height * ratio) != isFill
      return widthDecides
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: height * ratio, height: height)
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (nil, nil): return proposal
    }
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    child.sizeThatFits(offer(proposal))
  }
  package override func placeChild(in size: CGSize, proposal: ProposedViewSize) -> Placement {
    Placement(origin: .zero, size: size, proposal: offer(proposal))
  }
}
