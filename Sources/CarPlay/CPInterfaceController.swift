import Foundation
import UIKit

/// The stack of templates on a car's screen. It keeps what it is given; nobody sees it.
@MainActor @preconcurrency
open class CPInterfaceController: NSObject {
  open weak var delegate: (any CPInterfaceControllerDelegate)?
  public private(set) var templates: [CPTemplate] = []
  public private(set) var presentedTemplate: CPTemplate?
  open var rootTemplate: CPTemplate { templates.first ?? CPTemplate() }
  open var topTemplate: CPTemplate? { templates.last }
  open var prefersDarkUserInterfaceStyle = false

  open func setRootTemplate(_ rootTemplate: CPTemplate, animated: Bool) { show([rootTemplate]) }
  open func setRootTemplate(
    _ rootTemplate: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)?
  ) {
    show([rootTemplate])
    completion?(true, nil)
  }
  open func pushTemplate(_ templateToPush: CPTemplate, animated: Bool) { show(templates + [templateToPush]) }
  open func pushTemplate(
    _ templateToPush: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)?
  ) {
    show(templates + [templateToPush])
    completion?(true, nil)
  }
  open func popTemplate(animated: Bool) { show(templates.dropLast()) }
  open func popTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)?) {
    show(templates.dropLast())
    completion?(true, nil)
  }
  open func popToRootTemplate(animated: Bool) { show(Array(templates.prefix(1))) }
  open func popToRootTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)?) {
    show(Array(templates.prefix(1)))
    completion?(true, nil)
  }
  open func presentTemplate(_ templateToPresent: CPTemplate, animated: Bool) {
    presentedTemplate = templateToPresent
  }
  open func presentTemplate(
    _ templateToPresent: CPTemplate, animated: Bool, completion: ((Bool, (any Error)?) -> Void)?
  ) {
    presentedTemplate = templateToPresent
    completion?(true, nil)
  }
  open func dismissTemplate(animated: Bool) { presentedTemplate = nil }
  open func dismissTemplate(animated: Bool, completion: ((Bool, (any Error)?) -> Void)?) {
    presentedTemplate = nil
    completion?(true, nil)
  }
  private func show(_ new: [CPTemplate]) {
    noCar()
    templates = new
  }
}
@MainActor @preconcurrency
public protocol CPInterfaceControllerDelegate: AnyObject {
  func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool)
  func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool)
  func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool)
  func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool)
}
extension CPInterfaceControllerDelegate {
  public func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool) {}
  public func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool) {}
  public func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
  public func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool) {}
}
/// The scene of a car's screen. None is ever connected.
@MainActor @preconcurrency
open class CPTemplateApplicationScene: UIScene {
  open weak var templateDelegate: (any CPTemplateApplicationSceneDelegate)?
  public let interfaceController = CPInterfaceController()
}
@MainActor @preconcurrency
public protocol CPTemplateApplicationSceneDelegate: UISceneDelegate {
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController)
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnectInterfaceController interfaceController: CPInterfaceController)
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnect interfaceController: CPInterfaceController)
}
extension CPTemplateApplicationSceneDelegate {
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController
  ) {}
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnectInterfaceController interfaceController: CPInterfaceController
  ) {}
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnect interfaceController: CPInterfaceController
  ) {}
}
extension UISceneSession.Role {
  public static let carTemplateApplication = UISceneSession.Role(
    rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
}
