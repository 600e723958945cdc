import Foundation
import SashControls
import SashCore

/// Controllers that are presented over a window, as sheets and covers of SwiftUI.
@MainActor enum Presentation {
  static func present(
    _ controller: UIViewController, from origin: UIViewController, animated: Bool, _ completion: (() -> Void)?
  ) {
    guard let window = origin.presentingWindow else {
      runtimeWarning("\(type(of: origin)) is in no window, so it cannot present \(type(of: controller)).")
      return
    }
    if window.presented.contains(where: { $0 === controller }) || controller.presenter != nil {
      runtimeWarning("\(type(of: controller)) is presented already.")
      return
    }
    let outer = origin.outermost
    if outer.presentedViewController != nil {
      runtimeWarning("\(type(of: outer)) presents already; \(type(of: controller)) is not shown.")
      return
    }
    outer.presentedViewController = controller
    controller.presenter = outer
    // From now on nobody gets at what is behind it, though no frame has shown it yet.
    outer.view.isCovered = controller.sheet.largestUndimmedDetentIdentifier == nil
    window.presented.append(controller)
    window.presentationsChanged()
    if let completion { afterFrame(of: window, completion) }
  }

  static func dismiss(from origin: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    let outer = origin.outermost
    let leaving = outer.presentedViewController ?? (outer.presenter == nil ? nil : outer)
    guard let leaving, let window = leaving.presentingWindow ?? outer.presentingWindow else {
      completion?()
      return
    }
    end(leaving, in: window)
    if let completion { afterFrame(of: window, completion) }
  }

  /// Takes a controller and those in front of it away.
  static func end(_ controller: UIViewController, in window: UIWindow) {
    guard let index = window.presented.firstIndex(where: { $0 === controller }) else { return }
    let leaving = window.presented[index...]
    window.presented.removeSubrange(index...)
    for controller in leaving {
      controller.presenter?.presentedViewController = nil
      controller.presenter?.viewIfLoaded?.isCovered = false
      controller.presenter = nil
    }
    window.presentationsChanged()
  }

  private static func afterFrame(of window: UIWindow, _ action: @escaping () -> Void) {
    if let graph = window.windowScene?.graph { graph.enqueue(action) } else { action() }
  }
}

extension UIViewController {
  /// The topmost of its parents.
  fileprivate var outermost: UIViewController { parent?.outermost ?? self }
  fileprivate var presentingWindow: UIWindow? {
    var controller: UIViewController? = outermost
    while let found = controller {
      if let window = found.viewIfLoaded?.window { return window }
      controller = found.presenter
    }
    return nil
  }
}

extension UIWindow {
  func presentationsChanged() {
    guard let scene = windowScene else { return }
    if isOfSwiftUI { showPresenterOfSwiftUI() }
    if scene.graph?.graph.isUpdating == true {
      scene.graph?.enqueue { [weak self] in
        MainActor.assumeIsolated { self?.presentationSignal.objectWillChange.send() }
      }
    } else {
      presentationSignal.objectWillChange.send()
    }
  }
  /// A window of SwiftUI presents from a layer over it.
  private func showPresenterOfSwiftUI() {
    guard let scene = windowScene, let graph = scene.graph, scene.layers[ObjectIdentifier(self)] == nil else {
      return
    }
    scene.layers[ObjectIdentifier(self)] = graph.addLayer(
      Color.clear.frame(width: 0, height: 0).modifier(Presentations(window: self, level: 0)),
      base: graph.rootInputs,
      owner: graph.rootSubgraph)
  }
}

/// Shows the controllers that are presented over a window, each from the one behind it.
struct Presentations: ViewModifier {
  let window: UIWindow
  let level: Int
  @ObservedObject private var signal: SceneSignal

  init(window: UIWindow, level: Int) {
    self.window = window
    self.level = level
    signal = window.presentationSignal
  }

  private enum Kind { case sheet, cover, alert, dialog }
  private var shown: UIViewController? {
    window.presented.indices.contains(level) ? window.presented[level] : nil
  }
  private var alert: UIAlertController? { shown as? UIAlertController }
  private func kind(_ controller: UIViewController) -> Kind {
    if let alert = controller as? UIAlertController {
      return alert.preferredStyle == .alert ? .alert : .dialog
    }
    switch controller.modalPresentationStyle {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom: return .cover
    default: return .sheet
    }
  }
  private func isShown(_ kind: Kind) -> Binding<Bool> {
    let (window, level) = (window, level)
    return Binding(
      get: { shown.map { self.kind($0) == kind } ?? false },
      set: { isOn in
        MainActor.assumeIsolated {
          guard !isOn, window.presented.indices.contains(level) else { return }
          let controller = window.presented[level]
          Presentation.end(controller, in: window)
          // What code dismisses has gone before the binding says so.
          controller.sheet.delegate?.presentationControllerDidDismiss(controller.sheet)
        }
      })
  }

  func body(content: Content) -> some View {
    content
      .sheet(isPresented: isShown(.sheet)) { AnyView(presented) }
      .fullScreenCover(isPresented: isShown(.cover)) { AnyView(presented) }
      .alert(Text(alert?.title ?? ""), isPresented: isShown(.alert)) {
        alert.map { AlertParts(alert: $0) }
      } message: {
        alert?.message.map { Text($0) }
      }
      .confirmationDialog(
        Text(alert?.title ?? ""), isPresented: isShown(.dialog),
        titleVisibility: alert?.title == nil ? .hidden : .visible
      ) {
        alert.map { AlertParts(alert: $0) }
      } message: {
        alert?.message.map { Text($0) }
      }
  }

  @ViewBuilder private var presented: some View {
    if let shown {
      CoveringStage(root: shown.view)
        .interactiveDismissDisabled(
          shown.isModalInPresentation
            || shown.sheet.delegate?.presentationControllerShouldDismiss(shown.sheet) == false
        )
        .presentationDetents(Set(shown.sheet.detents.map(\.ofSwiftUI)))
        .presentationBackgroundInteraction(shown.sheet.undimmed)
        .presentationDragIndicator(shown.sheet.prefersGrabberVisible ? .visible : .automatic)
        .modifier(Presentations(window: window, level: level + 1))
    }
  }
}
