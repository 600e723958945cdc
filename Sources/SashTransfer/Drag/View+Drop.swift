import CoreTransferable
import Foundation
import SashControls
import SashCore

extension View {
  /// Takes items of a type that are put down on this view. The action is told where, in points of the view; it returns
  /// whether it could use them.
  ///
  /// What the view draws takes them, or its `contentShape`.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      DropModifier(
        actions: DropActions(
          takes: { $0.holds(T.self) }, entered: { _, _ in isTargeted(true) },
          exited: { _, _ in isTargeted(false) },
          perform: { cargo, info in
            isTargeted(false)
            return cargo.deliver(T.self) { action($0, info.location) }
          })))
  }

  /// Takes what is of one of some kinds and put down on this view.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(
      DropModifier(
        actions: DropActions(
          takes: { $0.providers.contains { $0.offers(supportedContentTypes) } },
          entered: { _, _ in isTargeted?.wrappedValue = true },
          exited: { _, _ in isTargeted?.wrappedValue = false },
          perform: { _, info in
            isTargeted?.wrappedValue = false
            return action(info.itemProviders(for: supportedContentTypes), info.location)
          })))
  }
  /// Leaves what happens to things of some kinds that are dragged over this view to a delegate.
  public nonisolated func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View
  {
    modifier(
      DropModifier(
        actions: DropActions(
          takes: { $0.providers.contains { $0.offers(supportedContentTypes) } },
          validates: { delegate.validateDrop(info: $0) },
          entered: { delegate.dropEntered(info: $1) },
          updated: { cargo, info in
            let proposal = delegate.dropUpdated(info: info)
            let answer =
              (cargo.isForeign ? proposal?.operationOutsideApplication : nil) ?? proposal?.operation
            return answer?.answer
          }, exited: { delegate.dropExited(info: $1) }, perform: { delegate.performDrop(info: $1) })))
  }

  @available(iOS, deprecated: 100000.0, message: "Provide UTTypes as the supportedContentTypes instead.")
  @_disfavoredOverload
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
  }
  @available(iOS, deprecated: 100000.0, message: "Provide UTTypes as the supportedContentTypes instead.")
  @_disfavoredOverload
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
  }
  @available(iOS, deprecated: 100000.0, message: "Provide UTTypes as the supportedContentTypes instead.")
  @_disfavoredOverload
  public nonisolated func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, delegate: delegate)
  }
}

extension DynamicViewContent {
  /// Takes items of a type that are put down between the rows of a list; the action is told before which one.
  ///
  /// - Missing: an empty list takes nothing: give it a `dropDestination` of its own.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ offset: Int) -> Void
  ) -> some DynamicViewContent {
    modifier(_InsertActionModifier.inserting(T.self) { action($0, $1) })
  }
  /// Takes what is of one of some kinds and put down between the rows of a list.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    modifier(_InsertActionModifier.inserting(supportedContentTypes, action))
  }
}
