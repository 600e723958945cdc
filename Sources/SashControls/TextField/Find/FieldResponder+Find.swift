import SashCore
import SashText

extension FieldResponder {
  /// What a key that is about finding does; false if nothing can be found here.
  func find(_ action: EditKeys.Finding) -> Bool {
    guard let finder = field?.finder else { return false }
    return MainActor.assumeIsolated {
      guard finder.isEnabled else { return false }
      switch action {
      case .open: finder.open(replacing: false)
      case .replace: finder.open(replacing: true)
      case .next: finder.go(by: 1)
      case .previous: finder.go(by: -1)
      }
      return true
    }
  }
}

private struct FindRequestKey: EnvironmentKey { static var defaultValue: Binding<Bool>? { nil } }
private struct FindDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ReplaceDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the bar that finds is shown; nil where only keys bring it.
  var findRequest: Binding<Bool>? {
    get { self[FindRequestKey.self] }
    set { self[FindRequestKey.self] = newValue }
  }
  var isFindDisabled: Bool {
    get { self[FindDisabledKey.self] }
    set { self[FindDisabledKey.self] = newValue }
  }
  var isReplaceDisabled: Bool {
    get { self[ReplaceDisabledKey.self] }
    set { self[ReplaceDisabledKey.self] = newValue }
  }
}

extension View {
  /// Shows a bar that finds words in the text editor of this view while a binding is true; Done and Escape set it to false.
  ///
  /// ⌘F brings the bar too, ⌥⌘F with a line to replace, ⌘G and ⇧⌘G go to the next match and the one before.
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View {
    environment(\.findRequest, isPresented)
  }
  /// Keeps people from finding words in the text editors of this view.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View {
    transformEnvironment(\.isFindDisabled) { $0 = $0 || isDisabled }
  }
  /// Keeps people from replacing words in the text editors of this view.
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    transformEnvironment(\.isReplaceDisabled) { $0 = $0 || isDisabled }
  }
}

/// An editor, and the bar that finds words in it.
struct FindingEditor: View {
  let field: FieldCore
  @StateObject private var finder = TextFinder()
  @Environment(\.findRequest) private var request
  @Environment(\.isFindDisabled) private var isFindDisabled
  @Environment(\.isReplaceDisabled) private var isReplaceDisabled

  var body: some View {
    VStack(spacing: 0) {
      LinesCore(field: findable)
      if finder.isShown { FindBar(finder: finder, text: field.text.wrappedValue) }
    }
    .onAppear { field.rich?.handle?.finder = finder }
    .onChange(of: isFindDisabled, initial: true) { finder.isEnabled = !isFindDisabled }
    .onChange(of: isReplaceDisabled, initial: true) { finder.mayReplace = !isReplaceDisabled }
    .onChange(of: request?.wrappedValue ?? false, initial: true) { _, isWanted in
      if !isWanted { finder.close() } else if !finder.isShown { finder.open(replacing: false) }
    }
    .onChange(of: finder.isShown) { _, isShown in
      if let request, request.wrappedValue != isShown { request.wrappedValue = isShown }
    }
  }
  private var findable: FieldCore {
    var field = field
    field.finder = finder
    return field
  }
}
