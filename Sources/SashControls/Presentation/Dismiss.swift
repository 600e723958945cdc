import SashCore

/// Ends what a view is shown in; the environment hands it down. Two are equal if they end the same.
package final class Dismisser: @unchecked Sendable {
  package var action: (@MainActor () -> Void)?
  package init(_ action: (@MainActor () -> Void)? = nil) { self.action = action }
}

/// Closes the presentation or leaves the screen in whose environment it was read.
///
///     @Environment(\.dismiss) private var dismiss
///     Button("Done") { dismiss() }
///
/// Read in the view that presents a sheet it does not close the sheet: that view is not in it.
@MainActor @preconcurrency public struct DismissAction {
  nonisolated let target: Dismisser?
  nonisolated init(target: Dismisser?) { self.target = target }

  /// Closes the presentation or leaves the screen; does nothing where nothing is presented.
  public func callAsFunction() { target?.action?() }
}

/// Whether a view is presented, and how to end that.
public struct PresentationMode {
  /// Whether the view is presented.
  public internal(set) var isPresented: Bool
  let target: Dismisser?

  /// Ends the presentation.
  @MainActor public mutating func dismiss() {
    guard isPresented else { return }
    isPresented = false
    target?.action?()
  }
}

private struct DismisserKey: EnvironmentKey { static var defaultValue: Dismisser? { nil } }

extension EnvironmentValues {
  /// What ends the nearest presentation or screen around this place.
  package var dismisser: Dismisser? {
    get { self[DismisserKey.self] }
    set { self[DismisserKey.self] = newValue }
  }

  /// Closes the presentation or leaves the screen that this view is in.
  public var dismiss: DismissAction { DismissAction(target: dismisser) }

  /// Whether the view is in a presentation or on a screen that was pushed.
  public var isPresented: Bool { dismisser != nil }

  /// Whether the view is presented, as a binding to end that.
  @available(*, deprecated, message: "Use EnvironmentValues.isPresented or EnvironmentValues.dismiss")
  public var presentationMode: Binding<PresentationMode> {
    let target = dismisser
    return Binding(
      get: { PresentationMode(isPresented: target != nil, target: target) }, set: { _ in })
  }
}
