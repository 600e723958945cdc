import Foundation
import SashCore
import SashMessages

/// What a picture should show.
public struct ImagePlaygroundConcept: Sendable, Hashable {
  let words: String
  public static func text(_ text: String) -> ImagePlaygroundConcept { Self(words: text) }
  public static func extracted(from text: String, title: String? = nil) -> ImagePlaygroundConcept {
    Self(words: text)
  }
}
/// How a picture should look.
public struct ImagePlaygroundStyle: Sendable, Hashable, Identifiable {
  public let id: String
  public static let animation = ImagePlaygroundStyle(id: "animation")
  public static let illustration = ImagePlaygroundStyle(id: "illustration")
  public static let sketch = ImagePlaygroundStyle(id: "sketch")
  public static let externalProvider = ImagePlaygroundStyle(id: "externalProvider")
  public static let all: [ImagePlaygroundStyle] = [.animation, .illustration, .sketch]
}
func noPictures() {
  tellOnce("no model makes pictures on this system; supportsImagePlayground is false.", by: "ImagePlayground")
}
/// Makes pictures of words: not on this system, it throws.
public final class ImageCreator: Sendable {
  public enum Error: Swift.Error, Sendable {
    case notSupported, unavailable, creationFailed, creationCancelled, unsupportedLanguage
  }
  public struct CreatedImage: Sendable {}
  public init() async throws {
    noPictures()
    throw Error.notSupported
  }
  public var availableStyles: [ImagePlaygroundStyle] { [] }
}
extension EnvironmentValues {
  /// Whether pictures can be made of words: they cannot.
  public var supportsImagePlayground: Bool { false }
}
extension View {
  /// Would present a sheet that makes pictures of words; it is closed at once, and the action for that is called.
  nonisolated public func imagePlaygroundSheet(
    isPresented: Binding<Bool>, concept: String, sourceImage: Image? = nil,
    onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil
  ) -> some View { refusing(isPresented, onCancellation) }
  nonisolated public func imagePlaygroundSheet(
    isPresented: Binding<Bool>, concept: String, sourceImageURL: URL,
    onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil
  ) -> some View { refusing(isPresented, onCancellation) }
  nonisolated public func imagePlaygroundSheet(
    isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept] = [], sourceImage: Image? = nil,
    onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil
  ) -> some View { refusing(isPresented, onCancellation) }
  nonisolated public func imagePlaygroundSheet(
    isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept] = [], sourceImageURL: URL,
    onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil
  ) -> some View { refusing(isPresented, onCancellation) }
  nonisolated public func imagePlaygroundGenerationStyle(
    _ style: ImagePlaygroundStyle, in allowedStyles: [ImagePlaygroundStyle] = ImagePlaygroundStyle.all
  ) -> some View { self }
  nonisolated private func refusing(_ isPresented: Binding<Bool>, _ onCancellation: (() -> Void)?)
    -> some View
  {
    onChange(of: isPresented.wrappedValue, initial: true) { _, now in
      guard now else { return }
      noPictures()
      isPresented.wrappedValue = false
      onCancellation?()
    }
  }
}
