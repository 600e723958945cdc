import Foundation
import SashCore
import SashHost

extension SceneWindow {
  /// The phase that the window stands for now.
  private var phase: ScenePhase { window.isVisible ? (window.isFocused ? .active : .inactive) : .background }

  /// Leads the scene to the phase of its window.
  func phaseMayHaveChanged(isDrawing: Bool = false) { lead(to: phase, isDrawing: isDrawing) }

  /// Leads the scene to a phase, through `inactive` where that lies between.
  ///
  /// The views are settled in each phase, since `onChange` is to see them all, and at once: a window that has just been
  /// hidden draws no frame in which they could be, and then is the time to save.
  ///
  /// - Parameter isDrawing: A frame is being drawn that will show what changes, so none is asked for.
  func lead(to goal: ScenePhase, isDrawing: Bool = false) {
    while scene.environment.scenePhase != goal {
      let next: ScenePhase = scene.environment.scenePhase == .inactive ? goal : .inactive
      let name = Self.notification(from: scene.environment.scenePhase, to: next)
      scene.updateEnvironment(requestsFrame: !isDrawing) { $0.scenePhase = next }
      onPhase?()
      NotificationCenter.default.post(name: Notification.Name(name), object: nil)
      scene.update()
      scene.focus.holder?.activityChanged()
      onUpdate?()
      if !isDrawing { scene.requestFrame() }
    }
  }
}

extension SceneWindow {
  /// What `UIApplication` calls the change to a phase beside the one before.
  private static func notification(from old: ScenePhase, to new: ScenePhase) -> String {
    switch (old, new) {
    case (_, .active): "UIApplicationDidBecomeActiveNotification"
    case (_, .background): "UIApplicationDidEnterBackgroundNotification"
    case (.active, _): "UIApplicationWillResignActiveNotification"
    default: "UIApplicationWillEnterForegroundNotification"
    }
  }
}

extension ViewGraph {
  /// Sets the size classes for a window, in points; nothing happens if they stay.
  func setSizeClasses(forWindow size: CGSize) {
    var values = environment
    values.setSizeClasses(forWindow: size)
    if values.horizontalSizeClass != environment.horizontalSizeClass
      || values.verticalSizeClass != environment.verticalSizeClass
    {
      updateEnvironment { $0.setSizeClasses(forWindow: size) }
    }
  }
}

extension EnvironmentValues {
  /// What a window gives to its views before the first frame.
  ///
  /// - Parameters:
  ///   - scale: Device pixels a point.
  ///   - size: The content of the window, in points.
  @MainActor package static func ofWindow(
    size: CGSize, scale: CGFloat, colorScheme: ColorScheme, wishes: AccessibilityWishes = [],
    host: any AppHost
  ) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.displayScale = scale
    values.colorScheme = colorScheme
    values.setSizeClasses(forWindow: size)
    values.scenePhase = .inactive
    values.makeUndoManager()
    values.accent = .accent(of: .main)
    values.systemURLOpener = SystemURLOpener { [weak host] url, completion in
      if let host { host.open(url, completion: completion) } else { completion(false) }
    }
    if !wishes.isEmpty {
      values.accessibility.reducesMotion = wishes.contains(.reduceMotion)
      values.accessibility.reducesTransparency = wishes.contains(.reduceTransparency)
      values.accessibility.differentiatesWithoutColor = wishes.contains(.differentiateWithoutColor)
      values.accessibility.invertsColors = wishes.contains(.invertColors)
      values.accessibility.showsButtonShapes = wishes.contains(.buttonShapes)
      if wishes.contains(.increaseContrast) { values._colorSchemeContrast = .increased }
    }
    values.legibilityWeight = wishes.contains(.boldText) ? .bold : .regular
    return values
  }
}
