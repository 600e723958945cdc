import SashCore
import SashLayout

/// A `UIView` as a view of SwiftUI.
///
/// - Missing: `updateUIView` runs when the value, its properties or the environment differ, not with every run of the body
///   around; spacing and baselines of the view's own.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  /// Makes the view, once for each identity.
  @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
  /// Brings the view up to date, after it has been made and whenever something has changed.
  @MainActor @preconcurrency func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  /// The view has gone.
  @MainActor @preconcurrency static func dismantleUIView(
    _ uiView: Self.UIViewType, coordinator: Self.Coordinator)
  /// Makes what the view reports to, before the view.
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  /// The size that the view takes of an offer, in points; nil follows what the view shows.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context
  ) -> CGSize?
}

/// What a bridged view may need to know.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public private(set) var transaction: Transaction
  public var environment: EnvironmentValues

  init(_ coordinator: Representable.Coordinator, _ environment: EnvironmentValues, _ transaction: Transaction)
  {
    self.coordinator = coordinator
    self.environment = environment
    self.transaction = transaction
  }
  /// Changes views with an animation of SwiftUI.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    UIView.animate(transaction.animation ?? .default, changes: changes, completion: completion)
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() -> Coordinator { () }
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? {
    nil
  }
  @MainActor @preconcurrency public var body: Never { bodyError() }

  private nonisolated static var kind: RepresentableKind<Self, Coordinator, UIViewType> {
    RepresentableKind(
      makeCoordinator: { $0.makeCoordinator() },
      make: { $0.makeUIView(context: Context($1, $2, $3)) },
      update: { $0.updateUIView($1, context: Context($2, $3, $4)) },
      size: { $0.sizeThatFits($4, uiView: $1, context: Context($2, $3, Transaction())) }, view: { $0 },
      end: { dismantleUIView($0, coordinator: $1) })
  }
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    kind.outputs(view: view, inputs: inputs)
  }
  public nonisolated static func _makeViewList(
    view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs { .unary(view: view, inputs: inputs) }
}
