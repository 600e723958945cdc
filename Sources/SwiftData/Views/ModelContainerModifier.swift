import SashApp
import SashCore

private struct ModelContextKey: EnvironmentKey {
  /// A context of no classes; what uses it unasked finds nothing.
  nonisolated(unsafe) static let defaultValue: ModelContext = {
    let container = try! ModelContainer(
      for: Schema([]), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
    return ModelContext(container)
  }()
}

extension EnvironmentValues {
  /// The context that queries of views read from.
  public var modelContext: ModelContext {
    get {
      let context = self[ModelContextKey.self]
      // The undo manager is that of the window in which somebody reads the context.
      if self[UndoableContextKey.self] { context.undoManager = undoManager }
      return context
    }
    set { self[ModelContextKey.self] = newValue }
  }
  /// Whether the context uses the undo manager of the window.
  fileprivate var undoesInContext: Bool {
    get { self[UndoableContextKey.self] }
    set { self[UndoableContextKey.self] = newValue }
  }
}

private struct UndoableContextKey: EnvironmentKey { static var defaultValue: Bool { false } }

/// Opens a container once for the place where it is asked for.
@MainActor private final class OpenContainer: ObservableObject {
  private var container: ModelContainer?

  func open(_ settings: ContainerSettings) -> ModelContainer {
    if let container { return container }
    let made = settings.open()
    container = made
    return made
  }
}

/// What a container is opened with.
struct ContainerSettings {
  var types: [any PersistentModel.Type]
  var inMemory: Bool
  var autosaves: Bool
  var undoes: Bool
  var onSetup: (Result<ModelContainer, any Error>) -> Void

  @MainActor func open() -> ModelContainer {
    do {
      let container = try ModelContainer(
        for: Schema(types), configurations: [ModelConfiguration(isStoredInMemoryOnly: inMemory)])
      container.mainContext.autosaveEnabled = autosaves
      onSetup(.success(container))
      return container
    } catch {
      onSetup(.failure(error))
      // The views stay without what is kept, and the file as it is.
      runtimeWarning("modelContainer(for:) cannot open its store: \(error)")
      return try! ModelContainer(
        for: Schema(types), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
    }
  }
}

private struct ModelContainerModifier: ViewModifier {
  let settings: ContainerSettings
  @StateObject private var container = OpenContainer()

  func body(content: Content) -> some View {
    content.environment(\.modelContext, container.open(settings).mainContext)
      .environment(\.undoesInContext, settings.undoes)
  }
}

extension View {
  /// Gives the views in this one a container's context.
  @MainActor @preconcurrency public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  /// Gives the views in this one a context.
  public nonisolated func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }

  /// Opens a container for a class and those that it leads to, and gives the views in this one its context.
  @MainActor @preconcurrency public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
  }

  /// Opens a container for classes, and gives the views in this one its context.
  @MainActor @preconcurrency public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      ModelContainerModifier(
        settings: ContainerSettings(
          types: modelTypes, inMemory: inMemory, autosaves: isAutosaveEnabled, undoes: isUndoEnabled,
          onSetup: onSetup)))
  }
}

/// The containers that scenes have opened; a scene is described anew with each change of its app.
@MainActor private enum SceneContainers {
  private static var open: [String: ModelContainer] = [:]

  static func container(_ settings: ContainerSettings) -> ModelContainer {
    let key = settings.types.map { "\($0)" }.joined(separator: ",") + "\(settings.inMemory)"
    if let known = open[key] { return known }
    let made = settings.open()
    open[key] = made
    return made
  }
}

extension Scene {
  /// Gives the views of this scene a container's context.
  @MainActor @preconcurrency public func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.mainContext)
  }

  /// Gives the views of this scene a context.
  public nonisolated func modelContext(_ modelContext: ModelContext) -> some Scene {
    environment(\.modelContext, modelContext)
  }

  /// Opens a container for a class and those that it leads to, and gives the views of this scene its context.
  @MainActor @preconcurrency public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
  }

  /// Opens a container for classes, and gives the views of this scene its context.
  @MainActor @preconcurrency public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    let settings = ContainerSettings(
      types: modelTypes, inMemory: inMemory, autosaves: isAutosaveEnabled, undoes: isUndoEnabled,
      onSetup: onSetup)
    return environment(\.modelContext, SceneContainers.container(settings).mainContext)
      .environment(\.undoesInContext, isUndoEnabled)
  }
}
