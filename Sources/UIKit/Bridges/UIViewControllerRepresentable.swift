import SashCore
import SashLayout

/// The view of a `UIViewController` as a view of SwiftUI.
///
/// - Missing: `updateUIViewController` runs when the value, its properties or the environment differ, not with every run of the body
///   around; spacing and baselines of the view's own.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  /// Makes the view, once for each identity.
  @MainActor @preconcurrency func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
  /// Brings the view up to date, after it has been made and whenever something has changed.
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: Self.UIViewControllerType, context: Self.Context)
  /// The view has gone.
  @MainActor @preconcurrency static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
  /// Makes what the view reports to, before the view.
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  /// The size that the view takes of an offer, in points; nil follows what the view shows.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context
  ) -> CGSize?
}

/// What a bridged view may need to know.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
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

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() -> Coordinator { () }
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
  @MainActor @preconcurrency public var body: Never { bodyError() }

  private nonisolated static var kind: RepresentableKind<Self, Coordinator, UIViewControllerType> {
    RepresentableKind(
      makeCoordinator: { $0.makeCoordinator() },
      make: { $0.makeUIViewController(context: Context($1, $2, $3)) },
      update: { $0.updateUIViewController($1, context: Context($2, $3, $4)) },
      size: { $0.sizeThatFits($4, uiViewController: $1, context: Context($2, $3, Transaction())) },
      view: { $0.view },
      end: { dismantleUIViewController($0, coordinator: $1) })
  }
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    kind.outputs(view: view, inputs: inputs)
  }
  public nonisolated static func _makeViewList(
    view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs { .unary(view: view, inputs: inputs) }
}
