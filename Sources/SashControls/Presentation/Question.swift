import Combine
import Foundation
import SashCore

extension View {
  nonisolated func question<A: View, M: View>(
    _ kind: QuestionKind, title: Text?, isPresented: Binding<Bool>, hasMessage: Bool = true,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      QuestionModifier(
        kind: kind, title: title, isPresented: isPresented, hasMessage: hasMessage, actions: actions,
        message: message))
  }
}

/// Asks a question while a binding is true.
private struct QuestionModifier<A: View, M: View>: ViewModifier {
  let kind: QuestionKind
  let title: Text?
  let isPresented: Binding<Bool>
  let hasMessage: Bool
  let actions: () -> A
  let message: () -> M
  @StateObject private var holder = PresenterHolder()

  func body(content: Content) -> some View {
    let holder = holder
    content.modifier(
      PresentationModifier(
        isPresented: isPresented, id: nil, onDismiss: nil, pace: kind == .alert ? .alert : .slide,
        content: {
          guard let presenter = holder.presenter else { return nil }
          switch kind {
          case .alert:
            return AnyView(
              AlertCard(presenter: presenter, title: title, actions: actions(), message: message()))
          case .dialog:
            return AnyView(
              DialogCard(
                presenter: presenter, title: title, actions: actions(), message: message(),
                hasMessage: hasMessage))
          }
        },
        layer: { presenter in
          holder.presenter = presenter
          return QuestionLayer(presenter: presenter, kind: kind)
        }))
  }
}

/// Leads the buttons of a question to what shows it.
final class PresenterHolder: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  weak var presenter: Presenter?
}

extension Binding where Value == Bool {
  /// True only while a condition holds too.
  package nonisolated func when(_ condition: Bool) -> Binding<Bool> {
    let base = self
    return Binding(get: { condition && base.wrappedValue }, set: { base.wrappedValue = $0 })
  }
}
