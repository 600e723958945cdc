/// Puts the same surroundings around several previews: a model container, an environment, data that take long to make.
///
/// `#Preview(traits: .modifier(SampleData()))` makes the context once for all previews that use the type, and shows the view when it
/// is there.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// What all previews share.
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = PreviewModifierContent
  /// Makes what all previews share, the first time that one of them is shown.
  static func makeSharedContext() async throws -> Context
  /// The preview with its surroundings.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}
extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// The view that a `PreviewModifier` surrounds.
@MainActor @preconcurrency
public struct PreviewModifierContent: View {
  let content: AnyView
  public var body: some View { content }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Puts what a modifier says around the view.
  public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait<T> {
    nonisolated(unsafe) let modifier = modifier
    return PreviewTrait { traits in
      traits.modifiers.append { content in AnyView(SurroundedPreview(modifier: modifier, content: content)) }
    }
  }
}

/// A preview whose surroundings are being made, or are there.
private struct SurroundedPreview<M: PreviewModifier>: View {
  let modifier: M
  let content: AnyView
  @State private var context: M.Context?
  @State private var failure: String?

  var body: some View {
    if let context {
      modifier.body(content: PreviewModifierContent(content: content), context: context)
    } else if let failure {
      Text(verbatim: failure)
    } else {
      Color.clear.task {
        do { context = try await SharedContexts.context(of: M.self) } catch {
          failure = "\(M.self) made no context for its previews: \(error)"
        }
      }
    }
  }
}

/// What modifiers of previews share, by their types.
@MainActor private enum SharedContexts {
  private static var tasks: [ObjectIdentifier: Any] = [:]
  static func context<M: PreviewModifier>(of type: M.Type) async throws -> M.Context {
    let key = ObjectIdentifier(type)
    if let task = tasks[key] as? Task<Made<M.Context>, any Error> { return try await task.value.context }
    let task = Task { @MainActor in Made(context: try await type.makeSharedContext()) }
    tasks[key] = task
    return try await task.value.context
  }
  private struct Made<Context>: @unchecked Sendable { let context: Context }
}
