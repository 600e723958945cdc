import CoreTransferable
import Foundation
import SashApp
import SashCore
import SashGraph

/// Where the title stands on the screen that an app of documents begins with.
public struct DocumentLaunchGeometryProxy {
  /// The whole screen, in points.
  public let frame: CGRect
  /// The title with what stands below it, in points of the screen.
  public let titleViewFrame: CGRect
}

/// What the screen looks like that an app of documents begins with.
struct LaunchLook {
  var title: Text?
  var actions: AnyView?
  var background: AnyView?
  var behind: (@MainActor (DocumentLaunchGeometryProxy) -> AnyView)?
  var over: (@MainActor (DocumentLaunchGeometryProxy) -> AnyView)?
}

/// The look that the scenes of an app agree on.
final class LaunchLooks {
  nonisolated(unsafe) var look: LaunchLook?
}
extension _SceneWindows {
  /// What all scenes of documents of the app begin with.
  var launchLooks: LaunchLooks {
    mutating get {
      if let known = launch as? LaunchLooks { return known }
      let made = LaunchLooks()
      launch = made
      return made
    }
  }
}

/// The buttons that the first screen of an app of documents has if nothing is said: one makes a new document.
public struct DefaultDocumentGroupLaunchActions: View {
  public nonisolated init() {}
  @MainActor public var body: some View { NewDocumentButton() }
}

/// The first screen of an app of documents, as a scene beside its `DocumentGroup`.
///
/// It has a title, buttons, and views in front of and behind the title; below it a person chooses a document.
public nonisolated struct DocumentGroupLaunchScene<Actions: View>: Scene {
  nonisolated(unsafe) let look: LaunchLook
  public typealias Body = Never
  @MainActor public var body: Never { fatalError("body should not be called on a scene of the framework.") }

  init(
    _ title: Text?, _ actions: Actions, background: AnyView?,
    behind: (@MainActor (DocumentLaunchGeometryProxy) -> AnyView)?,
    over: (@MainActor (DocumentLaunchGeometryProxy) -> AnyView)?
  ) {
    look = LaunchLook(
      title: title, actions: AnyView(actions), background: background, behind: behind, over: over)
  }

  public static func _makeScene(
    scene: _GraphValue<Self>, inputs: _SceneInputs, into windows: inout _SceneWindows
  ) { windows.launchLooks.look = scene.attribute.untrackedValue.look }
}

extension DocumentGroupLaunchScene {
  public init(
    _ title: Text? = nil,
    backgroundStyle: some ShapeStyle,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() }
  ) {
    self.init(
      title, actions(), background: AnyView(Rectangle().fill(backgroundStyle)), behind: nil, over: nil)
  }
  public init<B: View>(
    _ title: Text? = nil,
    backgroundStyle: some ShapeStyle,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> B
  ) {
    self.init(
      title, actions(), background: AnyView(Rectangle().fill(backgroundStyle)),
      behind: { AnyView(backgroundAccessoryView($0)) }, over: nil)
  }
  public init<O: View>(
    _ title: Text? = nil,
    backgroundStyle: some ShapeStyle,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O
  ) {
    self.init(
      title, actions(), background: AnyView(Rectangle().fill(backgroundStyle)), behind: nil,
      over: { AnyView(overlayAccessoryView($0)) })
  }
  public init<B: View, O: View>(
    _ title: Text? = nil,
    backgroundStyle: some ShapeStyle,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> B,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O
  ) {
    self.init(
      title, actions(), background: AnyView(Rectangle().fill(backgroundStyle)),
      behind: { AnyView(backgroundAccessoryView($0)) }, over: { AnyView(overlayAccessoryView($0)) })
  }
  public init(
    _ title: Text? = nil,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder background: () -> some View
  ) { self.init(title, actions(), background: AnyView(background()), behind: nil, over: nil) }
  public init<B: View>(
    _ title: Text? = nil,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder background: () -> some View,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> B
  ) {
    self.init(
      title, actions(), background: AnyView(background()), behind: { AnyView(backgroundAccessoryView($0)) },
      over: nil)
  }
  public init<O: View>(
    _ title: Text? = nil,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder background: () -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O
  ) {
    self.init(
      title, actions(), background: AnyView(background()), behind: nil,
      over: { AnyView(overlayAccessoryView($0)) })
  }
  public init<B: View, O: View>(
    _ title: Text? = nil,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder background: () -> some View,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> B,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O
  ) {
    self.init(
      title, actions(), background: AnyView(background()), behind: { AnyView(backgroundAccessoryView($0)) },
      over: { AnyView(overlayAccessoryView($0)) })
  }
  public init(
    _ title: Text? = nil,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() }
  ) { self.init(title, actions(), background: nil, behind: nil, over: nil) }
  public init<B: View>(
    _ title: Text? = nil,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> B
  ) {
    self.init(title, actions(), background: nil, behind: { AnyView(backgroundAccessoryView($0)) }, over: nil)
  }
  public init<O: View>(
    _ title: Text? = nil,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O
  ) { self.init(title, actions(), background: nil, behind: nil, over: { AnyView(overlayAccessoryView($0)) }) }
  public init<B: View, O: View>(
    _ title: Text? = nil,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> B,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O
  ) {
    self.init(
      title, actions(), background: nil, behind: { AnyView(backgroundAccessoryView($0)) },
      over: { AnyView(overlayAccessoryView($0)) })
  }
  public init(
    _ titleKey: LocalizedStringKey,
    backgroundStyle: some ShapeStyle,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() }
  ) {
    self.init(
      Text(titleKey), actions(), background: AnyView(Rectangle().fill(backgroundStyle)), behind: nil,
      over: nil)
  }
  public init<B: View>(
    _ titleKey: LocalizedStringKey,
    backgroundStyle: some ShapeStyle,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> B
  ) {
    self.init(
      Text(titleKey), actions(), background: AnyView(Rectangle().fill(backgroundStyle)),
      behind: { AnyView(backgroundAccessoryView($0)) }, over: nil)
  }
  public init<O: View>(
    _ titleKey: LocalizedStringKey,
    backgroundStyle: some ShapeStyle,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O
  ) {
    self.init(
      Text(titleKey), actions(), background: AnyView(Rectangle().fill(backgroundStyle)), behind: nil,
      over: { AnyView(overlayAccessoryView($0)) })
  }
  public init<B: View, O: View>(
    _ titleKey: LocalizedStringKey,
    backgroundStyle: some ShapeStyle,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> B,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O
  ) {
    self.init(
      Text(titleKey), actions(), background: AnyView(Rectangle().fill(backgroundStyle)),
      behind: { AnyView(backgroundAccessoryView($0)) }, over: { AnyView(overlayAccessoryView($0)) })
  }
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder background: () -> some View
  ) { self.init(Text(titleKey), actions(), background: AnyView(background()), behind: nil, over: nil) }
  public init<B: View>(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder background: () -> some View,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> B
  ) {
    self.init(
      Text(titleKey), actions(), background: AnyView(background()),
      behind: { AnyView(backgroundAccessoryView($0)) }, over: nil)
  }
  public init<O: View>(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder background: () -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O
  ) {
    self.init(
      Text(titleKey), actions(), background: AnyView(background()), behind: nil,
      over: { AnyView(overlayAccessoryView($0)) })
  }
  public init<B: View, O: View>(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder background: () -> some View,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> B,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O
  ) {
    self.init(
      Text(titleKey), actions(), background: AnyView(background()),
      behind: { AnyView(backgroundAccessoryView($0)) }, over: { AnyView(overlayAccessoryView($0)) })
  }
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() }
  ) { self.init(Text(titleKey), actions(), background: nil, behind: nil, over: nil) }
  public init<B: View>(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> B
  ) {
    self.init(
      Text(titleKey), actions(), background: nil, behind: { AnyView(backgroundAccessoryView($0)) }, over: nil)
  }
  public init<O: View>(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O
  ) {
    self.init(
      Text(titleKey), actions(), background: nil, behind: nil, over: { AnyView(overlayAccessoryView($0)) })
  }
  public init<B: View, O: View>(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> B,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O
  ) {
    self.init(
      Text(titleKey), actions(), background: nil, behind: { AnyView(backgroundAccessoryView($0)) },
      over: { AnyView(overlayAccessoryView($0)) })
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    backgroundStyle: some ShapeStyle,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() }
  ) {
    self.init(
      Text(title), actions(), background: AnyView(Rectangle().fill(backgroundStyle)), behind: nil, over: nil)
  }
  @_disfavoredOverload
  public init<S: StringProtocol, B: View>(
    _ title: S,
    backgroundStyle: some ShapeStyle,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> B
  ) {
    self.init(
      Text(title), actions(), background: AnyView(Rectangle().fill(backgroundStyle)),
      behind: { AnyView(backgroundAccessoryView($0)) }, over: nil)
  }
  @_disfavoredOverload
  public init<S: StringProtocol, O: View>(
    _ title: S,
    backgroundStyle: some ShapeStyle,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O
  ) {
    self.init(
      Text(title), actions(), background: AnyView(Rectangle().fill(backgroundStyle)), behind: nil,
      over: { AnyView(overlayAccessoryView($0)) })
  }
  @_disfavoredOverload
  public init<S: StringProtocol, B: View, O: View>(
    _ title: S,
    backgroundStyle: some ShapeStyle,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> B,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O
  ) {
    self.init(
      Text(title), actions(), background: AnyView(Rectangle().fill(backgroundStyle)),
      behind: { AnyView(backgroundAccessoryView($0)) }, over: { AnyView(overlayAccessoryView($0)) })
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder background: () -> some View
  ) { self.init(Text(title), actions(), background: AnyView(background()), behind: nil, over: nil) }
  @_disfavoredOverload
  public init<S: StringProtocol, B: View>(
    _ title: S,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder background: () -> some View,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> B
  ) {
    self.init(
      Text(title), actions(), background: AnyView(background()),
      behind: { AnyView(backgroundAccessoryView($0)) }, over: nil)
  }
  @_disfavoredOverload
  public init<S: StringProtocol, O: View>(
    _ title: S,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder background: () -> some View,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O
  ) {
    self.init(
      Text(title), actions(), background: AnyView(background()), behind: nil,
      over: { AnyView(overlayAccessoryView($0)) })
  }
  @_disfavoredOverload
  public init<S: StringProtocol, B: View, O: View>(
    _ title: S,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder background: () -> some View,
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> B,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O
  ) {
    self.init(
      Text(title), actions(), background: AnyView(background()),
      behind: { AnyView(backgroundAccessoryView($0)) }, over: { AnyView(overlayAccessoryView($0)) })
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() }
  ) { self.init(Text(title), actions(), background: nil, behind: nil, over: nil) }
  @_disfavoredOverload
  public init<S: StringProtocol, B: View>(
    _ title: S,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> B
  ) {
    self.init(
      Text(title), actions(), background: nil, behind: { AnyView(backgroundAccessoryView($0)) }, over: nil)
  }
  @_disfavoredOverload
  public init<S: StringProtocol, O: View>(
    _ title: S,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O
  ) {
    self.init(
      Text(title), actions(), background: nil, behind: nil, over: { AnyView(overlayAccessoryView($0)) })
  }
  @_disfavoredOverload
  public init<S: StringProtocol, B: View, O: View>(
    _ title: S,
    @ViewBuilder _ actions: () -> Actions = { DefaultDocumentGroupLaunchActions() },
    @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> B,
    @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> O
  ) {
    self.init(
      Text(title), actions(), background: nil, behind: { AnyView(backgroundAccessoryView($0)) },
      over: { AnyView(overlayAccessoryView($0)) })
  }
}
