import Foundation
import SashCore
import UIKit

/// Recommends an app over what is seen. There is no store here: it fails to load, as without a network.
@MainActor @preconcurrency
open class SKOverlay: NSObject {
  public enum Position: Int, Sendable { case bottom, bottomRaised }
  /// What is recommended.
  open class Configuration: NSObject {}
  open class AppConfiguration: Configuration {
    open var appIdentifier: String
    open var position: Position
    open var userDismissible = true
    open var campaignToken: String?
    open var providerToken: String?
    public init(appIdentifier: String, position: Position) {
      (self.appIdentifier, self.position) = (appIdentifier, position)
    }
  }
  open class AppClipConfiguration: Configuration {
    open var position: Position
    open var campaignToken: String?
    open var providerToken: String?
    public init(position: Position) { self.position = position }
  }
  /// How it comes and goes.
  open class TransitionContext: NSObject {}

  public let configuration: Configuration
  open weak var delegate: (any SKOverlayDelegate)?
  public init(configuration: Configuration) { self.configuration = configuration }
  open func present(in scene: UIWindowScene) {
    noStore()
    delegate?.storeOverlayDidFailToLoad(self, error: StoreKitError.notAvailableInStorefront)
  }
  open class func dismiss(in scene: UIWindowScene) {}
}
@MainActor @preconcurrency
public protocol SKOverlayDelegate: AnyObject {
  func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
  func storeOverlayWillStartPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  func storeOverlayDidFinishPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  func storeOverlayWillStartDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  func storeOverlayDidFinishDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
}
extension SKOverlayDelegate {
  public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}
  public func storeOverlayWillStartPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  public func storeOverlayDidFinishPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  public func storeOverlayWillStartDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  public func storeOverlayDidFinishDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
}
extension View {
  /// Would recommend an app over this view. There is no store: it is closed at once, and says so.
  public nonisolated func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping @MainActor () -> SKOverlay.Configuration
  ) -> some View {
    onChange(of: isPresented.wrappedValue, initial: true) { _, now in
      guard now else { return }
      noStore()
      isPresented.wrappedValue = false
    }
  }
}
