import CoreTransferable
import Foundation
import SashCore

extension View {
  /// Copies items when the keys for copying are pressed while this view, or one in it, has the focus.
  public nonisolated func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View
  {
    onCommand("c") {
      let items = payload()
      guard !items.isEmpty else { return false }
      Pasteboard.general.copy(items.map { NSItemProvider(transferring: $0) })
      return true
    }
  }
  /// Cuts items when the keys for cutting are pressed: the action takes them out and returns them.
  public nonisolated func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    onCommand("x") {
      let items = action()
      guard !items.isEmpty else { return false }
      Pasteboard.general.copy(items.map { NSItemProvider(transferring: $0) })
      return true
    }
  }
  /// Hands on what has been copied when the keys for pasting are pressed, as far as `validator` lets it.
  public nonisolated func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    onCommand("v") {
      let providers = Pasteboard.general.providers.filter { $0.canLoad(T.self) }
      guard !providers.isEmpty else { return false }
      Task { @MainActor in
        let items = validator(await load(providers, as: T.self))
        if !items.isEmpty { action(items) }
      }
      return true
    }
  }

  /// Copies what an action gives when the keys for copying are pressed while this view, or one in it, has the focus.
  public nonisolated func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    onCommand("c") { Pasteboard.general.take(payloadAction?()) }
  }
  /// Cuts what an action takes out and gives when the keys for cutting are pressed.
  public nonisolated func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    onCommand("x") { Pasteboard.general.take(payloadAction?()) }
  }
  /// Hands on what has been copied, where it is of one of some types, when the keys for pasting are pressed.
  public nonisolated func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onCommand("v") {
      let providers = Pasteboard.general.providers.filter { $0.offers(supportedContentTypes) }
      guard !providers.isEmpty else { return false }
      payloadAction(providers)
      return true
    }
  }

  /// Does something when a key is pressed with ⌘ or Control, or the key of desktops that means the same.
  private nonisolated func onCommand(_ key: Character, _ action: @escaping @MainActor () -> Bool) -> some View
  {
    onKeyPress(keys: [KeyEquivalent(key), .insert, .deleteForward], phases: .down) { press in
      let isMeant =
        switch press.key {
        case .insert, .deleteForward: EditKeys.current.clipboardLetter(press.key, press.modifiers) == key
        default: !press.modifiers.isDisjoint(with: [.command, .control])
        }
      guard isMeant else { return .ignored }
      return action() ? .handled : .ignored
    }
  }
}

extension Pasteboard {
  /// Copies items; says whether there are any.
  fileprivate func take(_ providers: [NSItemProvider]?) -> Bool {
    guard let providers, !providers.isEmpty else { return false }
    copy(providers)
    return true
  }
}
