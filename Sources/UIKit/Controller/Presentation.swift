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
    if outer.presented != nil {
      runtimeWarning("\(type(of: outer)) presents already; \(type(of: controller)) is not shown.")
      return
    }
    outer.presented = controller
    controller.presenter = outer
    // From now on nobody gets at what is behind it, though no frame has shown it yet.
    outer.view.isCovered = controller.sheet.largestUndimmedDetentIdentifier == nil
    window.presented.append(controller)
    controller.appearance.reasons.formUnion(animated ? [.presented, .animated] : .presented)
    if controller.coversPresenter { outer.beginDisappearing(animated ? .animated : []) }
    if let custom = CustomPresentation(of: controller, over: outer, from: origin, in: window) {
      controller.customPresentation = custom
      return custom.show(animated: animated, level: window.presented.count - 1, completion)
    }
    controller.tellsStyle(in: window)
    window.presentationsChanged(animated: animated)
    guard let completion else { return }
    // Alerts show no view of their own.
    if controller is UIAlertController {
      afterFrame(of: window, completion)
    } else {
      controller.afterAppearing(completion)
    }
  }

  static func dismiss(from origin: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    let outer = origin.outermost
    let leaving = outer.presented ?? (outer.presenter == nil ? nil : outer)
    guard let leaving, let window = leaving.presentingWindow ?? outer.presentingWindow else {
      completion?()
      return
    }
    end(leaving, in: window, animated: animated, completion)
  }

  /// Takes a controller and those in front of it away. The completion runs when they have gone.
  static func end(
    _ controller: UIViewController, in window: UIWindow, animated: Bool, _ completion: (() -> Void)? = nil
  ) {
    guard let index = window.presented.firstIndex(where: { $0 === controller }) else { return }
    if let custom = controller.customPresentation {
      for inner in window.presented[(index + 1)...].prefix(1) { end(inner, in: window, animated: false) }
      return custom.hide(animated: animated, completion)
    }
    for inner in window.presented[(index + 1)...].reversed() {
      inner.customPresentation?.hide(animated: false, nil)
    }
    let leaving = window.presented[index...]
    for controller in leaving.reversed() { begin(toEnd: controller, animated: animated) }
    for controller in leaving.reversed() { forget(controller, in: window) }
    window.presentationsChanged(animated: animated)
    guard let completion else { return }
    // Alerts show no view.
    if controller.appearance.stage == .disappeared {
      afterFrame(of: window, completion)
    } else {
      controller.afterDisappearing(completion)
    }
  }
  /// A controller is not presented any more.
  static func forget(_ controller: UIViewController, in window: UIWindow) {
    window.presented.removeAll { $0 === controller }
    controller.popoverPresentationController?.ended()
    controller.presenter?.presented = nil
    controller.presenter?.viewIfLoaded?.isCovered = false
    controller.presenter = nil
  }
  static func begin(toEnd controller: UIViewController, animated: Bool) {
    controller.staysUntilGone()
    controller.beginDisappearing(animated ? [.dismissed, .animated] : .dismissed)
    guard controller.coversPresenter, let behind = controller.presenter else { return }
    behind.beginReappearing(animated: animated)
    controller.afterDisappearing { behind.finishReappearing() }
  }

  private static func afterFrame(of window: UIWindow, _ action: @escaping () -> Void) {
    if let graph = window.windowScene?.graph { graph.enqueue(action) } else { action() }
  }
}

extension UIViewController {
  /// The topmost of its parents.
  var outermost: UIViewController { parent?.outermost ?? self }
  var presentingWindow: UIWindow? {
    var controller: UIViewController? = outermost
    while let found = controller {
      if let window = found.viewIfLoaded?.window { return window }
      controller = found.presenter
    }
    return nil
  }
}

extension UIViewController {
  /// Tells its delegate in which style it is about to be shown.
  fileprivate func tellsStyle(in window: UIWindow) {
    let style = shownStyle(in: window.traitCollection)
    if style == .popover { popover.delegate?.prepareForPopoverPresentation(popover) }
    let presentation = presentationInUse
    presentation.adaptiveDelegate?.presentationController(
      presentation,
      willPresentWithAdaptiveStyle: presentation === popover && style != .popover ? style : .none,
      transitionCoordinator: transitionCoordinator)
  }
  /// What a person's wish to put it away meets.
  var keeper: PresentationKeeper {
    PresentationKeeper(
      mayDismiss: { [weak self] in
        guard let self else { return true }
        let presentation = presentationInUse
        return !isModalInPresentation
          && presentation.adaptiveDelegate?.presentationControllerShouldDismiss(presentation) != false
          && popoverPresentationController?.delegate?.popoverPresentationControllerShouldDismissPopover(
            popover)
            != false
      },
      attempted: { [weak self] in
        guard let presentation = self?.presentationInUse else { return }
        presentation.adaptiveDelegate?.presentationControllerDidAttemptToDismiss(presentation)
      })
  }
  /// A person has put it away.
  fileprivate func dismissedByPerson(in window: UIWindow) {
    let presentation = presentationInUse
    let delegate = presentation.adaptiveDelegate
    if !(self is UIAlertController) { delegate?.presentationControllerWillDismiss(presentation) }
    Presentation.end(self, in: window, animated: true) {
      if !(self is UIAlertController) { delegate?.presentationControllerDidDismiss(presentation) }
      if let popover = presentation as? UIPopoverPresentationController {
        popover.delegate?.popoverPresentationControllerDidDismissPopover(popover)
      }
    }
  }
}

extension UIWindow {
  func presentationsChanged(animated: Bool = true) {
    guard let scene = windowScene else { return }
    if isOfSwiftUI { showPresenterOfSwiftUI() }
    var transaction = Transaction.current
    transaction.disablesAnimations = !animated || transaction.disablesAnimations
    let tell: @MainActor () -> Void = { [weak self] in
      withTransaction(transaction) { self?.presentationSignal.objectWillChange.send() }
    }
    if scene.graph?.graph.isUpdating == true {
      scene.graph?.enqueue { MainActor.assumeIsolated(tell) }
    } else {
      tell()
    }
  }
  /// A window of SwiftUI presents from a layer over it.
  private func showPresenterOfSwiftUI() {
    guard let scene = windowScene, let graph = scene.graph, scene.layers[ObjectIdentifier(self)] == nil else {
      return
    }
    scene.layers[ObjectIdentifier(self)] = graph.layers.add(
      Color.clear.frame(width: 0, height: 0).modifier(Presentations(window: self, level: 0)),
      base: graph.rootInputs,
      owner: graph.rootSubgraph)
  }
}

extension UIViewController {
  /// How large it wants to be as a form in the middle; nil leaves that to the system.
  fileprivate var formSize: CGSize? {
    modalPresentationStyle == .formSheet && preferredContentSize != .zero ? preferredContentSize : nil
  }
}

/// A sheet in the middle of a wide window is as large as its controller wants it to be.
private struct FormSize: ViewModifier {
  let wanted: CGSize?
  @Environment(\.horizontalSizeClass) private var sizeClass
  func body(content: Content) -> some View {
    if let wanted, sizeClass == .regular {
      content.frame(width: wanted.width, height: wanted.height).presentationSizing(.fitted)
    } else {
      content
    }
  }
}

/// Shows the controllers that are presented over a window, each from the one behind it.
struct Presentations: ViewModifier {
  let window: UIWindow
  let level: Int
  @ObservedObject private var signal: SceneSignal
  /// Popovers follow it.
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  init(window: UIWindow, level: Int) {
    self.window = window
    self.level = level
    signal = window.presentationSignal
  }

  private enum Kind { case sheet, cover, alert, dialog, popover }
  private var shown: UIViewController? {
    let shown = window.presented.indices.contains(level) ? window.presented[level] : nil
    return shown?.customPresentation == nil ? shown : nil
  }
  private var alert: UIAlertController? { shown as? UIAlertController }
  private var traits: UITraitCollection {
    UITraitCollection(horizontalSizeClass: UIUserInterfaceSizeClass(horizontalSizeClass))
  }
  private func kind(_ controller: UIViewController) -> Kind {
    if let alert = controller as? UIAlertController {
      if alert.preferredStyle == .alert { return .alert }
      return controller.shownStyle(in: traits) == .popover ? .popover : .dialog
    }
    switch controller.shownStyle(in: traits) {
    case .popover: return .popover
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
          if kind == .popover { (window.presented[level] as? UIAlertController)?.cancels() }
          // What code dismisses has gone before the binding says so.
          window.presented[level].dismissedByPerson(in: window)
        }
      })
  }

  func body(content: Content) -> some View {
    content
      .sheet(isPresented: isShown(.sheet)) { AnyView(presented) }
      .fullScreenCover(isPresented: isShown(.cover)) { AnyView(presented) }
      .background { PopoverSource(isPresented: isShown(.popover), controller: shown) { popover } }
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

  @ViewBuilder private var popover: some View {
    if let alert {
      PopoverChoices(alert: alert).modifier(Presentations(window: window, level: level + 1))
    } else if let shown {
      CoveringStage(root: shown.view)
        .modifier(PopoverSize(wanted: shown.popoverSize))
        .modifier(KeyCommandKeeping { [weak shown] in shown?.frontmost })
        .presentationKeeper(shown.keeper)
        .presentationCompactAdaptation(.popover)
        .modifier(Presentations(window: window, level: level + 1))
    }
  }

  @ViewBuilder private var presented: some View {
    if let shown {
      CoveringStage(root: shown.adapted(in: traits).view)
        .modifier(KeyCommandKeeping { [weak shown] in shown?.frontmost })
        .presentationKeeper(shown.keeper)
        .presentationDetents(Set(shown.sheet.detents.map(\.ofSwiftUI)), selection: shown.sheet.selection)
        .presentationBackgroundInteraction(shown.sheet.undimmed)
        .presentationDragIndicator(shown.sheet.prefersGrabberVisible ? .visible : .hidden)
        .presentationCornerRadius(shown.sheet.preferredCornerRadius)
        .modifier(FormSize(wanted: shown.formSize))
        .modifier(Presentations(window: window, level: level + 1))
    }
  }
}
