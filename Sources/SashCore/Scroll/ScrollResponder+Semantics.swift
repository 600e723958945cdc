import Foundation
import SashDisplay
import SashGeometry
import SashSemantics

extension ScrollResponder: SemanticsScroll {
  /// - Source: `accessibilityScrollAction(_:)`: by default, content moves by a page.
  var semantics: ResponderSemantics? {
    var properties = SemanticsProperties()
    properties.role = .scrollArea
    properties.scroll = self
    properties.actions = [Edge.top, .bottom, .leading, .trailing].map { edge in
      SemanticsAction(.scroll(edge)) { [weak self] in _ = self?.turnPage(to: edge) }
    }
    return ResponderSemantics(properties, kind: .container)
  }

  func moveContent(by distance: CGSize) -> Bool { state.moveContent(by: distance) }

  func turnPage(to edge: Edge) -> Bool {
    guard let metrics = state.currentMetrics else { return false }
    let page = metrics.onScreen(metrics.viewport)
    switch edge {
    case .top: return moveContent(by: CGSize(width: 0, height: page.height))
    case .bottom: return moveContent(by: CGSize(width: 0, height: -page.height))
    case .leading: return moveContent(by: CGSize(width: page.width, height: 0))
    case .trailing: return moveContent(by: CGSize(width: -page.width, height: 0))
    }
  }
}
