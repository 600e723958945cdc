import Foundation
import SashGeometry

/// Takes the whole proposal and offers it to children that stand at its top leading corner.
/// - Source: documentation of `GeometryReader`; 10 points as observed on iOS
package final class GeometryReaderEngine: ContainerEngine {
  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  package override func arrange(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    let offer = ProposedViewSize(size)
    return engines.map { Placement(origin: .zero, size: $0.sizeThatFits(offer), proposal: offer) }
  }
  /// What is inside says nothing about the reader.
  package override var statedGuides: StatedGuides { [] }
}
