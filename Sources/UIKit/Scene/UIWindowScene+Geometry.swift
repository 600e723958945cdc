import Foundation
import SashCore

extension UIWindowScene {
  /// What an app wishes of the shape of its window.
  @MainActor @preconcurrency
  open class GeometryPreferences: NSObject {
    /// Wishes for a phone or a tablet: which way up it is held.
    open class iOS: GeometryPreferences {
      open var interfaceOrientations: UIInterfaceOrientationMask?
      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }
  /// Wishes for another shape of the window.
  ///
  /// - Missing: turning: the size of a window is for who uses it to choose.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) { hasNoEffect("UIWindowScene.requestGeometryUpdate(_:errorHandler:)") }
}

extension UIWindowScene {
  /// The shape that a window has.
  @MainActor @preconcurrency
  open class Geometry: NSObject {
    public let interfaceOrientation: UIInterfaceOrientation
    public let coordinateSpace: any UICoordinateSpace
    /// In points of the screen.
    public let systemFrame: CGRect
    public let isInteractivelyResizing = false
    public let isInterfaceOrientationLocked = false
    init(_ scene: UIWindowScene) {
      interfaceOrientation = scene.interfaceOrientation
      coordinateSpace = scene.screen
      systemFrame = scene.screen.bounds
      super.init()
    }
  }
  /// The shape of the window now.
  public var effectiveGeometry: Geometry { Geometry(self) }
}
