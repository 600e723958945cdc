import CoreTransferable
import Foundation
import SashApp
import SashControls
import SashCore
import SashTransfer

/// The first screen of an app of documents as a view, for apps that have no `DocumentGroup`: it shows a view of the file that a
/// person has chosen.
@MainActor @preconcurrency
public struct DocumentLaunchView<Actions: View, DocumentView: View>: View {
  nonisolated(unsafe) private let look: LaunchLook
  nonisolated(unsafe) private let types: [UTType]
  nonisolated(unsafe) private let document: @MainActor (URL) -> DocumentView
  @State private var url: URL?
  @State private var isOpening = false
  @State private var problem: String?
  @Environment(\.windowPlace) private var place

  nonisolated init(
    _ title: Text?, _ types: [UTType], _ actions: Actions,
    _ document: @escaping @MainActor (URL) -> DocumentView,
    background: AnyView? = nil, behind: (@MainActor (DocumentLaunchGeometryProxy) -> AnyView)? = nil,
    over: (@MainActor (DocumentLaunchGeometryProxy) -> AnyView)? = nil
  ) {
    (self.types, self.document) = (types, document)
    look = LaunchLook(
      title: title, actions: AnyView(actions), background: background, behind: behind, over: over)
  }

  @MainActor public var body: some View {
    if let url {
      document(url)
    } else {
      LaunchStage(look: look, name: place?.scenes?.name ?? "", files: files)
        .environment(\.newDocumentMaker, NewDocumentMaker(create: create, open: { url = $0 }))
        .alert(
          "The document could not be made.",
          isPresented: Binding(get: { problem != nil }, set: { if !$0 { problem = nil } })
        ) {
        } message: {
          Text(verbatim: problem ?? "")
        }
    }
  }

  private var files: some View {
    List { Button("Open…", systemImage: "folder") { isOpening = true } }
      .modifier(
        FileDialogModifier(isPresented: $isOpening) {
          .open(types, allowsMultiple: false)
        } finish: { urls in
          if let chosen = urls?.first { url = chosen }
        })
  }
  /// An empty file of a type, in the folder of documents.
  private func create(_ type: UTType?) {
    do {
      let folder = try FileManager.default.url(
        for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
      let file = FileWriting.place(
        (type ?? types.first ?? .data).fileName(String(localized: "Untitled")), in: folder)
      try Data().write(to: file)
      url = file
    } catch { problem = error.localizedDescription }
  }
}

extension DocumentLaunchView {
  public nonisolated init(
    _ title: Text? = nil,
    for contentTypes: [UTType],
    backgroundStyle: some ShapeStyle,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView
  ) {
    self.init(
      title, contentTypes, actions(), onDocumentOpen, background: AnyView(Rectangle().fill(backgroundStyle)))
  }
  public nonisolated init<B: View>(
    _ title: Text? = nil,
    for contentTypes: [UTType],
    backgroundStyle: some ShapeStyle,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> B
  ) {
    self.init(
      title, contentTypes, actions(), onDocumentOpen, background: AnyView(Rectangle().fill(backgroundStyle)),
      behind: { AnyView(backgroundAccessoryView($0)) })
  }
  public nonisolated init<O: View>(
    _ title: Text? = nil,
    for contentTypes: [UTType],
    backgroundStyle: some ShapeStyle,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O
  ) {
    self.init(
      title, contentTypes, actions(), onDocumentOpen, background: AnyView(Rectangle().fill(backgroundStyle)),
      over: { AnyView(overlayAccessoryView($0)) })
  }
  public nonisolated init<B: View, O: View>(
    _ title: Text? = nil,
    for contentTypes: [UTType],
    backgroundStyle: some ShapeStyle,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> B,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O
  ) {
    self.init(
      title, contentTypes, actions(), onDocumentOpen, background: AnyView(Rectangle().fill(backgroundStyle)),
      behind: { AnyView(backgroundAccessoryView($0)) }, over: { AnyView(overlayAccessoryView($0)) })
  }
  public nonisolated init(
    _ title: Text? = nil,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView
  ) {
    self.init(title, contentTypes, actions(), onDocumentOpen)
  }
  public nonisolated init<B: View>(
    _ title: Text? = nil,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> B
  ) {
    self.init(
      title, contentTypes, actions(), onDocumentOpen, behind: { AnyView(backgroundAccessoryView($0)) })
  }
  public nonisolated init<O: View>(
    _ title: Text? = nil,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O
  ) {
    self.init(title, contentTypes, actions(), onDocumentOpen, over: { AnyView(overlayAccessoryView($0)) })
  }
  public nonisolated init<B: View, O: View>(
    _ title: Text? = nil,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> B,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O
  ) {
    self.init(
      title, contentTypes, actions(), onDocumentOpen, behind: { AnyView(backgroundAccessoryView($0)) },
      over: { AnyView(overlayAccessoryView($0)) })
  }
  public nonisolated init(
    _ title: Text? = nil,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder background: () -> some View
  ) {
    self.init(title, contentTypes, actions(), onDocumentOpen, background: AnyView(background()))
  }
  public nonisolated init<B: View>(
    _ title: Text? = nil,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder background: () -> some View,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> B
  ) {
    self.init(
      title, contentTypes, actions(), onDocumentOpen, background: AnyView(background()),
      behind: { AnyView(backgroundAccessoryView($0)) })
  }
  public nonisolated init<O: View>(
    _ title: Text? = nil,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder background: () -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O
  ) {
    self.init(
      title, contentTypes, actions(), onDocumentOpen, background: AnyView(background()),
      over: { AnyView(overlayAccessoryView($0)) })
  }
  public nonisolated init<B: View, O: View>(
    _ title: Text? = nil,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder background: () -> some View,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> B,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O
  ) {
    self.init(
      title, contentTypes, actions(), onDocumentOpen, background: AnyView(background()),
      behind: { AnyView(backgroundAccessoryView($0)) }, over: { AnyView(overlayAccessoryView($0)) })
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    for contentTypes: [UTType],
    backgroundStyle: some ShapeStyle,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView
  ) {
    self.init(
      Text(titleKey), contentTypes, actions(), onDocumentOpen,
      background: AnyView(Rectangle().fill(backgroundStyle)))
  }
  public nonisolated init<B: View>(
    _ titleKey: LocalizedStringKey,
    for contentTypes: [UTType],
    backgroundStyle: some ShapeStyle,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> B
  ) {
    self.init(
      Text(titleKey), contentTypes, actions(), onDocumentOpen,
      background: AnyView(Rectangle().fill(backgroundStyle)), behind: { AnyView(backgroundAccessoryView($0)) }
    )
  }
  public nonisolated init<O: View>(
    _ titleKey: LocalizedStringKey,
    for contentTypes: [UTType],
    backgroundStyle: some ShapeStyle,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O
  ) {
    self.init(
      Text(titleKey), contentTypes, actions(), onDocumentOpen,
      background: AnyView(Rectangle().fill(backgroundStyle)), over: { AnyView(overlayAccessoryView($0)) })
  }
  public nonisolated init<B: View, O: View>(
    _ titleKey: LocalizedStringKey,
    for contentTypes: [UTType],
    backgroundStyle: some ShapeStyle,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> B,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O
  ) {
    self.init(
      Text(titleKey), contentTypes, actions(), onDocumentOpen,
      background: AnyView(Rectangle().fill(backgroundStyle)),
      behind: { AnyView(backgroundAccessoryView($0)) }, over: { AnyView(overlayAccessoryView($0)) })
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView
  ) {
    self.init(Text(titleKey), contentTypes, actions(), onDocumentOpen)
  }
  public nonisolated init<B: View>(
    _ titleKey: LocalizedStringKey,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> B
  ) {
    self.init(
      Text(titleKey), contentTypes, actions(), onDocumentOpen,
      behind: { AnyView(backgroundAccessoryView($0)) })
  }
  public nonisolated init<O: View>(
    _ titleKey: LocalizedStringKey,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O
  ) {
    self.init(
      Text(titleKey), contentTypes, actions(), onDocumentOpen, over: { AnyView(overlayAccessoryView($0)) })
  }
  public nonisolated init<B: View, O: View>(
    _ titleKey: LocalizedStringKey,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> B,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O
  ) {
    self.init(
      Text(titleKey), contentTypes, actions(), onDocumentOpen,
      behind: { AnyView(backgroundAccessoryView($0)) }, over: { AnyView(overlayAccessoryView($0)) })
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder background: () -> some View
  ) {
    self.init(Text(titleKey), contentTypes, actions(), onDocumentOpen, background: AnyView(background()))
  }
  public nonisolated init<B: View>(
    _ titleKey: LocalizedStringKey,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder background: () -> some View,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> B
  ) {
    self.init(
      Text(titleKey), contentTypes, actions(), onDocumentOpen, background: AnyView(background()),
      behind: { AnyView(backgroundAccessoryView($0)) })
  }
  public nonisolated init<O: View>(
    _ titleKey: LocalizedStringKey,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder background: () -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O
  ) {
    self.init(
      Text(titleKey), contentTypes, actions(), onDocumentOpen, background: AnyView(background()),
      over: { AnyView(overlayAccessoryView($0)) })
  }
  public nonisolated init<B: View, O: View>(
    _ titleKey: LocalizedStringKey,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder background: () -> some View,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> B,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O
  ) {
    self.init(
      Text(titleKey), contentTypes, actions(), onDocumentOpen, background: AnyView(background()),
      behind: { AnyView(backgroundAccessoryView($0)) }, over: { AnyView(overlayAccessoryView($0)) })
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    for contentTypes: [UTType],
    backgroundStyle: some ShapeStyle,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView
  ) {
    self.init(
      Text(title), contentTypes, actions(), onDocumentOpen,
      background: AnyView(Rectangle().fill(backgroundStyle)))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, B: View>(
    _ title: S,
    for contentTypes: [UTType],
    backgroundStyle: some ShapeStyle,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> B
  ) {
    self.init(
      Text(title), contentTypes, actions(), onDocumentOpen,
      background: AnyView(Rectangle().fill(backgroundStyle)), behind: { AnyView(backgroundAccessoryView($0)) }
    )
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, O: View>(
    _ title: S,
    for contentTypes: [UTType],
    backgroundStyle: some ShapeStyle,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O
  ) {
    self.init(
      Text(title), contentTypes, actions(), onDocumentOpen,
      background: AnyView(Rectangle().fill(backgroundStyle)), over: { AnyView(overlayAccessoryView($0)) })
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, B: View, O: View>(
    _ title: S,
    for contentTypes: [UTType],
    backgroundStyle: some ShapeStyle,
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> B,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O
  ) {
    self.init(
      Text(title), contentTypes, actions(), onDocumentOpen,
      background: AnyView(Rectangle().fill(backgroundStyle)),
      behind: { AnyView(backgroundAccessoryView($0)) }, over: { AnyView(overlayAccessoryView($0)) })
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView
  ) {
    self.init(Text(title), contentTypes, actions(), onDocumentOpen)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, B: View>(
    _ title: S,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> B
  ) {
    self.init(
      Text(title), contentTypes, actions(), onDocumentOpen, behind: { AnyView(backgroundAccessoryView($0)) })
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, O: View>(
    _ title: S,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O
  ) {
    self.init(
      Text(title), contentTypes, actions(), onDocumentOpen, over: { AnyView(overlayAccessoryView($0)) })
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, B: View, O: View>(
    _ title: S,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> B,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O
  ) {
    self.init(
      Text(title), contentTypes, actions(), onDocumentOpen, behind: { AnyView(backgroundAccessoryView($0)) },
      over: { AnyView(overlayAccessoryView($0)) })
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder background: () -> some View
  ) {
    self.init(Text(title), contentTypes, actions(), onDocumentOpen, background: AnyView(background()))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, B: View>(
    _ title: S,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder background: () -> some View,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> B
  ) {
    self.init(
      Text(title), contentTypes, actions(), onDocumentOpen, background: AnyView(background()),
      behind: { AnyView(backgroundAccessoryView($0)) })
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, O: View>(
    _ title: S,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder background: () -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O
  ) {
    self.init(
      Text(title), contentTypes, actions(), onDocumentOpen, background: AnyView(background()),
      over: { AnyView(overlayAccessoryView($0)) })
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, B: View, O: View>(
    _ title: S,
    for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder background: () -> some View,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> B,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O
  ) {
    self.init(
      Text(title), contentTypes, actions(), onDocumentOpen, background: AnyView(background()),
      behind: { AnyView(backgroundAccessoryView($0)) }, over: { AnyView(overlayAccessoryView($0)) })
  }
}
