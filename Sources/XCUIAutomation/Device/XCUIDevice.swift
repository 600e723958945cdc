import Foundation
import UIKit

/// The device that programs under test run on: a phone without a screen, which has no buttons but the one for home.
@MainActor @preconcurrency open class XCUIDevice: NSObject {
  public static let shared = XCUIDevice()
  /// The programs that have been driven last, which it acts on.
  static var applications: [XCUIApplication] { DrivenApplications.all }

  public enum Button: Int, Sendable { case home = 1, volumeUp, volumeDown, action, camera }
  public enum Appearance: Int, Sendable { case unspecified, light, dark }

  /// Presses a button: home hides what is shown, the others do nothing that a program hears of.
  open func press(_ button: Button) {
    if button == .home { Self.applications.last?.setForeground(false) }
  }
  open func hasHardwareButton(_ button: Button) -> Bool { button == .home }

  /// How the phone is held: windows get the size that it has then.
  open var orientation: UIDeviceOrientation = .portrait {
    didSet {
      guard orientation.isLandscape != oldValue.isLandscape else { return }
      for application in Self.applications {
        guard let size = application.windowSize else { continue }
        application.send(.resize(width: size.height, height: size.width))
      }
    }
  }
  /// Light or dark.
  open var appearance: Appearance = .light {
    didSet { for application in Self.applications { application.send(.setDark(appearance == .dark)) } }
  }
  open var system: XCUISystem { XCUISystem() }
}

/// The system around the programs.
@MainActor @preconcurrency open class XCUISystem: NSObject {
  /// Has the program that was driven last open a URL.
  open func open(_ url: URL) { DrivenApplications.all.last?.open(url) }
}

/// The programs that were started and still run, the oldest first.
@MainActor enum DrivenApplications {
  private struct Weak { weak var application: XCUIApplication? }
  private static var list: [Weak] = []
  static var all: [XCUIApplication] { list.compactMap(\.application).filter { $0.state != .notRunning } }
  static func note(_ application: XCUIApplication) {
    list.removeAll { $0.application == nil || $0.application === application }
    list.append(Weak(application: application))
  }
}
