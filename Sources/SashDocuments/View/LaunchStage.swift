import CoreTransferable
import Foundation
import SashControls
import SashCore
import SashTransfer

/// What buttons on the first screen do that make documents.
struct NewDocumentMaker {
  /// Makes an empty document; of a type, or of the first one that the app writes.
  var create: @MainActor (UTType?) -> Void
  /// Shows a document in a file.
  var open: @MainActor (URL) -> Void
  /// Shows a document that is a value of the app's; nil where the app has no scene of documents.
  var show: (@MainActor (OpenDocument) -> Void)?
}
private struct NewDocumentMakerKey: EnvironmentKey { static var defaultValue: NewDocumentMaker? { nil } }
extension EnvironmentValues {
  var newDocumentMaker: NewDocumentMaker? {
    get { self[NewDocumentMakerKey.self] }
    set { self[NewDocumentMakerKey.self] = newValue }
  }
}

/// The first screen of an app of documents: a title with buttons, and below it files to choose from.
///
/// - Source: pictures of iOS 18: the title in large letters in the upper half, buttons below it, files in a card at the
///   lower end
struct LaunchStage<Files: View>: View {
  let look: LaunchLook
  let name: String
  let files: Files
  @State private var frame = CGRect.zero
  @State private var titleFrame = CGRect.zero

  private var proxy: DocumentLaunchGeometryProxy {
    DocumentLaunchGeometryProxy(frame: frame, titleViewFrame: titleFrame)
  }

  var body: some View {
    ZStack {
      if let background = look.background { background.ignoresSafeArea() }
      if let behind = look.behind { behind(proxy) }
      VStack(spacing: 0) {
        Spacer(minLength: 24)
        titles
        Spacer(minLength: 24)
        files
          .frame(maxWidth: 640)
          .frame(height: max(frame.height * 0.4, 120))
          .background(Color(SystemColor.groupedBackground))
          .clipShape(UnevenRoundedRectangle(topLeadingRadius: 24, topTrailingRadius: 24, style: .continuous))
          .shadow(color: .black.opacity(0.15), radius: 12)
      }
      if let over = look.over { over(proxy).allowsHitTesting(false) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .coordinateSpace(.named("launch"))
    .onGeometryChange(for: CGRect.self) {
      $0.frame(in: .named("launch"))
    } action: {
      frame = $0
    }
  }

  private var titles: some View {
    VStack(spacing: 16) {
      (look.title ?? Text(verbatim: name))
        .font(.largeTitle.bold())
        .multilineTextAlignment(.center)
        .accessibilityAddTraits(.isHeader)
      VStack(spacing: 10) { look.actions }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
    }
    .padding(24)
    .onGeometryChange(for: CGRect.self) {
      $0.frame(in: .named("launch"))
    } action: {
      titleFrame = $0
    }
  }
}

/// The label of a button that makes a document, if nothing else is said.
public struct DefaultNewDocumentButtonLabel: View {
  let text: Text?
  @MainActor public var body: some View { text ?? Text("Create Document") }
}

/// A button that makes a document and shows it; for the first screen of an app of documents.
public nonisolated struct NewDocumentButton<Label: View>: View {
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let action: @MainActor (NewDocumentMaker) async throws -> Void
  init(label: Label, action: @escaping @MainActor (NewDocumentMaker) async throws -> Void) {
    (self.label, self.action) = (label, action)
  }
  @MainActor public var body: some View { MakingButton(label: label, action: action) }
}

private struct MakingButton<Label: View>: View {
  let label: Label
  let action: @MainActor (NewDocumentMaker) async throws -> Void
  @Environment(\.newDocumentMaker) private var maker
  @State private var problem: String?
  var body: some View {
    Button {
      guard let maker else {
        return runtimeWarning(
          "A NewDocumentButton makes documents only on the first screen of an app of documents.")
      }
      Task { @MainActor in
        do { try await action(maker) } catch is CancellationError {} catch {
          problem = error.localizedDescription
        }
      }
    } label: {
      label
    }
    .alert(
      "The document could not be made.",
      isPresented: Binding(get: { problem != nil }, set: { if !$0 { problem = nil } })
    ) {
    } message: {
      Text(verbatim: problem ?? "")
    }
  }
}

extension NewDocumentButton where Label == DefaultNewDocumentButtonLabel {
  /// Makes an empty document.
  public init(_ label: Text? = nil, contentType: UTType? = nil) {
    self.init(label: DefaultNewDocumentButtonLabel(text: label)) { $0.create(contentType) }
  }
  public init(_ titleKey: LocalizedStringKey, contentType: UTType? = nil) {
    self.init(Text(titleKey), contentType: contentType)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, contentType: UTType? = nil) {
    self.init(Text(title), contentType: contentType)
  }
  /// Shows a document in a file that a closure makes; nil shows none.
  public init(
    _ label: Text? = nil, contentType: UTType? = nil,
    prepareDocumentURL: @escaping @MainActor () async throws -> URL?
  ) {
    self.init(label: DefaultNewDocumentButtonLabel(text: label)) { maker in
      if let url = try await prepareDocumentURL() { maker.open(url) }
    }
  }
  public init(
    _ titleKey: LocalizedStringKey, contentType: UTType? = nil,
    prepareDocumentURL: @escaping @MainActor () async throws -> URL?
  ) { self.init(Text(titleKey), contentType: contentType, prepareDocumentURL: prepareDocumentURL) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, contentType: UTType? = nil, prepareDocumentURL: @escaping @MainActor () async throws -> URL?
  ) { self.init(Text(title), contentType: contentType, prepareDocumentURL: prepareDocumentURL) }
  /// Shows a document that a closure makes; nil shows none.
  public init<D: FileDocument>(
    _ label: Text? = nil, for documentType: D.Type, contentType: UTType? = nil,
    prepareDocument: @escaping @MainActor () async throws -> D?
  ) {
    self.init(label: DefaultNewDocumentButtonLabel(text: label)) { maker in
      guard let document = try await prepareDocument() else { return }
      guard let show = maker.show else {
        return runtimeWarning("The app has no DocumentGroup for \(D.self): NewDocumentButton does nothing.")
      }
      show(ValueDocument(document, D.writableContentTypes))
    }
  }
}
