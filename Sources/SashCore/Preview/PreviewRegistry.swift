import SashPreviewScan

/// A type that `#Preview` declares, for the program to find by its conformance.
public protocol PreviewRegistry {
  /// `Module/File.swift`, where the preview was written.
  static var fileID: String { get }
  static var line: Int { get }
  static var column: Int { get }
  @MainActor static func makePreview() throws -> Preview
}

/// A preview of the running program, found by scanning it.
package struct DiscoveredPreview {
  /// The name given to `#Preview`, the provider's type, or the place in the source.
  package let name: String
  /// Where it was written; nil for a `PreviewProvider`, which does not tell.
  package let place: (fileID: String, line: Int)?
  package let preview: Preview

  /// All previews of the program: those of `#Preview` by file and line, then the providers by name.
  ///
  /// Only debug builds have them all: an optimised build drops types that nothing refers to, and with them the
  /// previews, as Apple's tools do.
  @MainActor package static func all() -> [DiscoveredPreview] {
    macros() + providers()
  }

  @MainActor private static func macros() -> [DiscoveredPreview] {
    conformingTypes(to: (any PreviewRegistry).self).compactMap { $0 as? any PreviewRegistry.Type }
      .sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
      .compactMap { registry in
        guard let preview = try? registry.makePreview() else { return nil }
        let place = (fileID: registry.fileID, line: registry.line)
        return DiscoveredPreview(
          name: preview.displayName ?? "\(place.fileID):\(place.line)", place: place, preview: preview)
      }
  }

  @MainActor private static func providers() -> [DiscoveredPreview] {
    func preview<Provider: PreviewProvider>(_ provider: Provider.Type) -> DiscoveredPreview {
      let name = String(describing: provider)
      return DiscoveredPreview(name: name, place: nil, preview: Preview(name) { Provider.previews })
    }
    return conformingTypes(to: (any PreviewProvider).self).compactMap { $0 as? any PreviewProvider.Type }
      .map { preview($0) }
      .sorted { $0.name < $1.name }
  }
}
