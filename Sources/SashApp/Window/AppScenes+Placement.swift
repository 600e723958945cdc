import Foundation
import SashCore
import SashHost

extension AppScenes {
  /// What is known when a window is placed.
  private var placementContext: WindowPlacementContext {
    let screen = host.screen
    let display = DisplayProxy(
      bounds: screen.bounds,
      safeAreaInsets: EdgeInsets(
        top: screen.room.minY - screen.bounds.minY, leading: screen.room.minX - screen.bounds.minX,
        bottom: screen.bounds.maxY - screen.room.maxY, trailing: screen.bounds.maxX - screen.room.maxX),
      visibleRect: screen.room)
    return WindowPlacementContext(
      defaultDisplay: display,
      windows: windows.map {
        WindowProxy(
          id: kinds[$0.kind].id, phase: $0.window.scene.environment.scenePhase, place: WeakWindow($0))
      })
  }

  /// Asks a scene where a window stands.
  ///
  /// - Parameter graph: What the window shows.
  func placement(
    by make: (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement, of graph: ViewGraph
  ) -> WindowPlacement { make(WindowLayoutRoot { graph.rootSize(for: $0) }, placementContext) }

  /// Puts a placement into what the window system is asked for; who starts the program counts before it.
  ///
  /// - Returns: The window in whose place it stands, if there is one.
  func place(_ request: inout WindowRequest, at placement: WindowPlacement) -> AppWindow? {
    if choice.size == nil {
      // A content that takes whatever there is gets the room of the screen.
      let room = host.screen.room
      request.size.width = placement.width.map { $0.isFinite ? $0 : room.width } ?? request.size.width
      request.size.height = placement.height.map { $0.isFinite ? $0 : room.height } ?? request.size.height
    }
    if let share = placement.share { request.position = CGPoint(x: share.x, y: share.y) }
    let other = placement.position?.window?.place.window
    if placement.position?.side == .over, let other, other.covered == nil {
      request.stand(over: other.window.window)
      return other
    }
    let origin = origin(of: placement, size: request.size)
    if let origin, origin.x.isFinite, origin.y.isFinite { request.origin = origin }
    return nil
  }

  /// Where the content of a window comes to stand, in device pixels; nil if nothing says so.
  private func origin(of placement: WindowPlacement, size: CGSize) -> CGPoint? {
    let screen = host.screen
    // A place that only one number says has the other one from where windows are otherwise: in the middle.
    if placement.x != nil || placement.y != nil {
      let x = placement.x ?? screen.room.midX - size.width / 2
      let y = placement.y ?? screen.room.midY - size.height / 2
      return CGPoint(x: (x * screen.scale).rounded(), y: (y * screen.scale).rounded())
    }
    guard let position = placement.position else { return nil }
    if position.side == .hand {
      return CGPoint(
        x: ((screen.room.midX - size.width / 2) * screen.scale).rounded(),
        y: ((screen.room.maxY - size.height - screen.room.height / 8) * screen.scale).rounded())
    }
    guard let other = position.window?.place.window?.window, let frame = other.window.screenFrame,
      let corner = other.window.screenOrigin
    else { return nil }
    let (width, height) = (size.width * other.window.scale, size.height * other.window.scale)
    // What is drawn around the one will be drawn around the other.
    let (left, top) = (corner.x - frame.minX, corner.y - frame.minY)
    let isMirrored = other.scene.environment.layoutDirection == .rightToLeft
    switch position.side {
    case .leading, .trailing:
      let isLeft = (position.side == .leading) != isMirrored
      return CGPoint(x: isLeft ? frame.minX - width - left : frame.maxX + left, y: corner.y)
    case .above: return CGPoint(x: corner.x, y: frame.minY - height)
    case .below: return CGPoint(x: corner.x, y: frame.maxY + top)
    case .over, .hand: return nil
    }
  }

  // MARK: What a person does to a window

  /// Makes a window as large as its scene finds best, or as large as it was before.
  func zoom(_ window: AppWindow) {
    guard mayResize(window) else { return }
    let surface = window.window.window
    if let before = window.unzoomed {
      window.unzoomed = nil
      return surface.setFrame(size: before.size, origin: before.origin)
    }
    if surface.isMaximized { return surface.setMaximized(false) }
    let wishes = wishes(of: window.kind)
    let (graph, room) = (window.window.scene, host.screen.room)
    var goal: WindowPlacement?
    if let make = wishes.idealPlacement {
      goal = placement(by: make, of: graph)
    } else {
      let size: CGSize? =
        switch wishes.idealSize {
        case .automatic: nil
        case .fitToContent: graph.rootSize(for: .unspecified)
        case .maximum: graph.rootSize(for: .infinity)
        }
      goal = size.map { WindowPlacement(nil, size: $0) }
    }
    guard let goal else { return surface.setMaximized(true) }
    window.unzoomed = (surface.size, surface.screenOrigin)
    var request = WindowRequest(title: "", size: surface.size)
    _ = place(&request, at: goal)
    let size = CGSize(
      width: min(request.size.width, room.width), height: min(request.size.height, room.height))
    var origin = request.origin
    if origin == nil, let share = request.position {
      origin = CGPoint(
        x: ((room.minX + (room.width - size.width) * share.x) * surface.scale).rounded(),
        y: ((room.minY + (room.height - size.height) * share.y) * surface.scale).rounded())
    }
    surface.setFrame(size: size, origin: origin)
  }
  /// Whether a person may make a window larger and smaller.
  func mayResize(_ window: AppWindow) -> Bool { window.allowed.resize && !window.fitsContent }
}
