import Combine
import CoreTransferable
import Foundation
import SashControls
import SashCore

/// A button that hands on what has been copied. It is disabled while nothing is there that it takes; what other programs
/// copy it sees when a person comes back to the window.
@MainActor @preconcurrency
public struct PasteButton: View {
  private let accepts: @MainActor ([NSItemProvider]) -> Bool
  private let paste: @MainActor ([NSItemProvider]) -> Void
  @State private var isEnabled = false
  @Environment(\.scenePhase) private var phase

  /// Pastes what is of one of some kinds.
  public nonisolated init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    accepts = { $0.contains { $0.offers(supportedContentTypes) } }
    paste = { payloadAction($0.filter { $0.offers(supportedContentTypes) }) }
  }
  /// Pastes items of a type.
  public nonisolated init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    accepts = { $0.contains { $0.canLoad(T.self) } }
    paste = { providers in
      Task { @MainActor in
        let items = await load(providers, as: T.self)
        if !items.isEmpty { onPaste(items) }
      }
    }
  }

  @MainActor public var body: some View {
    Button {
      paste(Pasteboard.general.providers)
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
    .buttonStyle(.borderedProminent)
    .disabled(!isEnabled)
    .onAppear { look() }
    .onChange(of: phase) { look() }
    .onHover { _ in look() }
    .onReceive(NotificationCenter.default.publisher(for: Pasteboard.changed)) { _ in look() }
  }
  private func look() {
    let new = accepts(Pasteboard.general.providers)
    if new != isEnabled { isEnabled = new }
  }
}

/// The items of a type that providers offer, in their order; those that cannot be read are left out.
@MainActor package func load<T: Transferable>(_ providers: [NSItemProvider], as type: T.Type) async -> [T] {
  var items: [T] = []
  for provider in providers where provider.canLoad(T.self) {
    do {
      items.append(try await provider.loadTransferable(type: T.self))
    } catch {
      runtimeWarning("An item cannot be read as \(T.self): \(error.localizedDescription)")
    }
  }
  return items
}
