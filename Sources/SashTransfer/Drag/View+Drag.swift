import CoreTransferable
import Foundation
import SashControls
import SashCore

extension View {
  /// Lets this view be dragged, with a mouse or after a finger has rested on it. It looks as it does here meanwhile.
  ///
  /// - Missing: dragging to windows of other programs, several views at once, scrolling while a drag rests at an edge.
  public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(DragModifier(cargo: { _ in DragCargo(payload()) }, preview: nil))
  }
  /// Lets this view be dragged, which looks like another view meanwhile.
  public nonisolated func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: @escaping () -> V
  ) -> some View {
    modifier(DragModifier(cargo: { _ in DragCargo(payload()) }, preview: { AnyView(preview()) }))
  }
  /// Lets this view be dragged; what it stands for is made when a drag begins.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragModifier(cargo: { _ in DragCargo(providers: [data()]) }, preview: nil))
  }
  public nonisolated func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: @escaping () -> V
  ) -> some View {
    modifier(
      DragModifier(cargo: { _ in DragCargo(providers: [data()]) }, preview: { AnyView(preview()) }))
  }
  /// Lets this view be dragged, if there is something that it stands for.
  public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    modifier(
      DragModifier(
        cargo: { _ in (action?()).map { DragCargo(providers: [$0]) } }, preview: nil))
  }
}
