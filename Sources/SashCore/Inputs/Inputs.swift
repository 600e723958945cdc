import Foundation
import SashDisplay
import SashGraph
import SashLayout

/// What every node of a view may need, whether it stands alone or in a list.
public struct _GraphInputs {
  /// The environment at this place.
  package var environment: EnvironmentInput
  /// The scene that the view lives in.
  package unowned(unsafe) var host: ViewGraph
  /// The transaction of the changes that are being evaluated, as seen at this place; empty between evaluations. A rule
  /// reads it untracked, when a change of something else has made it run.
  package var transaction: Attribute<Transaction>
  /// True where a modifier around this place may animate changes that as a whole are not animated.
  package var mayAnimate = false
  /// Bodies of the modifiers around this place that have not been used by their `content` yet, innermost first.
  package var modifierBodies: ModifierBodyStack?
  /// The axis of the nearest stack, for spacers and dividers.
  package var stackAxis: Axis?
  /// The child of a container that this is in; nil above all containers.
  package var place: TreePlace?
  /// What few views change.
  var rare = RareInputs()

  package init(environment: EnvironmentInput, host: ViewGraph) {
    self.environment = environment
    self.host = host
    transaction = host.rootTransaction
  }
}

/// What a parent gives to one view when it is made.
public struct _ViewInputs {
  package var base: _GraphInputs
  /// Where the parent has placed the view.
  package var geometry: Attribute<ViewGeometry>
  /// The chain of coordinate spaces from this view up to the window.
  package var space: CoordinateSpaceNode
  /// What covers parts of the spaces around this view, nearest first.
  package var safeArea: SafeAreaNode
  /// How large the nearest container is that frames are relative to, in points, without its safe area: the window, and
  /// inside of scroll views and navigation these. Must not follow from the layout of what is inside.
  package var container: Attribute<CGSize>
  /// The space in which frames here are animated: that of the nearest view that moves what is in it as a whole; nil for the
  /// window.
  package var motionOrigin: CoordinateSpaceNode?
  /// The nearest shape around this view that `containerShape(_:)` names.
  package var containerShape: ContainerShape?
  /// The preferences that some view above wants to hear of.
  package var preferences: PreferenceKeySet

  package init(
    base: _GraphInputs, geometry: Attribute<ViewGeometry>, space: CoordinateSpaceNode, safeArea: SafeAreaNode,
    container: Attribute<CGSize>, preferences: PreferenceKeySet = PreferenceKeySet()
  ) {
    self.base = base
    self.geometry = geometry
    self.space = space
    self.safeArea = safeArea
    self.container = container
    self.preferences = preferences
  }

  /// The size the parent has settled on, in points; changes only when the size does, not when the view moves.
  package var size: Attribute<CGSize> {
    geometry.projecting(offset: MemoryLayout<ViewGeometry>.offset(of: \.size)!, as: CGSize.self)
  }
  /// The proposal that the size answers.
  package var proposal: Attribute<ProposedViewSize> {
    geometry.projecting(
      offset: MemoryLayout<ViewGeometry>.offset(of: \.proposal)!, as: ProposedViewSize.self)
  }
  package var environment: EnvironmentInput { base.environment }
  package var host: ViewGraph { base.host }
  /// Inputs for the list of views that stands at this place.
  package var listInputs: _ViewListInputs { _ViewListInputs(base: base) }
}

/// What a container gives to the list of its children when it is made.
public struct _ViewListInputs {
  package var base: _GraphInputs
  package var traits = ViewTraits()
  package init(base: _GraphInputs) { self.base = base }
}

/// What a view gives back to its parent when it is made.
public struct _ViewOutputs {
  /// How the view measures itself and places its children; nil takes what it is offered.
  package var layout: Attribute<LayoutEngine>?
  /// What it draws, in its own space; nil draws nothing.
  package var display: Attribute<PlacedItem?>?
  /// The values of the preferences asked for.
  package var preferences = PreferenceOutputs()
  package init(layout: Attribute<LayoutEngine>? = nil, display: Attribute<PlacedItem?>? = nil) {
    self.layout = layout
    self.display = display
  }
}

/// Where a parent has placed a view: in points, in the parent's space.
package struct ViewGeometry: Equatable {
  package var origin: CGPoint
  /// The size the view answered to `proposal`.
  package var size: CGSize
  package var proposal: ProposedViewSize
  package init(origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    self.origin = origin
    self.size = size
    self.proposal = proposal
  }
  package init(_ placement: Placement) {
    self.init(origin: placement.origin, size: placement.size, proposal: placement.proposal)
  }
  package static let zero = ViewGeometry(origin: .zero, size: .zero, proposal: .zero)
}
