import Foundation
import SashCore

/// What is shown in the place of content that is not there: a large symbol, a title, a line that explains, and buttons.
///
/// - Source: the empty screens of iOS 17: the symbol 48 points and grey, the title `title2` bold, the description
///   `subheadline` in secondary, buttons 20 points below; 32 points of room at the sides
@MainActor @preconcurrency
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  nonisolated(unsafe) private let label: Label
  nonisolated(unsafe) private let description: Description
  nonisolated(unsafe) private let actions: Actions

  public nonisolated init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public var body: some View {
    VStack(spacing: 20) {
      VStack(spacing: 8) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      VStack(spacing: 12) { actions }
    }
    .looks { $0.multilineTextAlignment(.center) }
    .padding(.horizontal, 32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}

extension ContentUnavailableView
where Label == SashControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public nonisolated init(
    _ title: LocalizedStringKey, image name: String, description: Text? = nil
  ) { self.init(label: { SashControls.Label(title, image: name) }, description: { description }) }
  public nonisolated init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) { self.init(label: { SashControls.Label(title, systemImage: name) }, description: { description }) }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(label: { SashControls.Label(title, image: name) }, description: { description })
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(label: { SashControls.Label(title, systemImage: name) }, description: { description })
  }
}

/// What a search that finds nothing says.
@MainActor @preconcurrency
public struct SearchUnavailableContent {
  @MainActor @preconcurrency
  public struct Label: View {
    let text: String?
    public var body: some View {
      SashControls.Label {
        text.map { Text("No Results for “\($0)”") } ?? Text("No Results")
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }
  @MainActor @preconcurrency
  public struct Description: View {
    public var body: some View { Text("Check the spelling or try a new search.") }
  }
  @MainActor @preconcurrency
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search has found nothing.
  ///
  /// - Missing: the text of the search around it.
  public static var search: Self { found(nil) }
  /// Says that a search for a text has found nothing.
  public static func search(text: String) -> Self { found(text) }
  private static func found(_ text: String?) -> Self {
    Self(
      label: { SearchUnavailableContent.Label(text: text) },
      description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}
