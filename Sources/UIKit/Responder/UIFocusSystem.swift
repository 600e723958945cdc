import Foundation
import SashCore

/// What keys can lead to, and what is in it.
@MainActor @preconcurrency
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus goes first, of what is in it.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}
/// What can have the focus.
@MainActor @preconcurrency
public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
  var isFocused: Bool { get }
  var frame: CGRect { get }
}

/// Where the focus goes from one item to another.
@MainActor @preconcurrency
open class UIFocusUpdateContext: NSObject {
  public let previouslyFocusedItem: (any UIFocusItem)?
  public let nextFocusedItem: (any UIFocusItem)?
  public var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  public var nextFocusedView: UIView? { nextFocusedItem as? UIView }
  /// To where an arrow key leads; empty where none was pressed.
  public let focusHeading: UIFocusHeading
  init(_ before: (any UIFocusItem)?, _ after: (any UIFocusItem)?) {
    (previouslyFocusedItem, nextFocusedItem, focusHeading) = (before, after, [])
    super.init()
  }
}
/// To where a key leads.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIFocusHeading(rawValue: 1)
  public static let down = UIFocusHeading(rawValue: 2)
  public static let left = UIFocusHeading(rawValue: 4)
  public static let right = UIFocusHeading(rawValue: 8)
  public static let next = UIFocusHeading(rawValue: 16)
  public static let previous = UIFocusHeading(rawValue: 32)
  public static let first = UIFocusHeading(rawValue: 64)
  public static let last = UIFocusHeading(rawValue: 128)
}
/// What goes on beside a move of the focus.
@MainActor @preconcurrency
open class UIFocusAnimationCoordinator: NSObject {
  private var completions: [() -> Void] = []
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    if let animations { UIView.animate(withDuration: 0.2, animations: animations) }
    if let completion { completions.append(completion) }
  }
  func end() {
    let all = completions
    completions = []
    for completion in all { completion() }
  }
}

/// Which item of a window has the focus. Keys lead to what is in a window as SwiftUI does it; views of UIKit have the focus while
/// they are the first responder.
@MainActor @preconcurrency
open class UIFocusSystem: NSObject {
  private static let shared = UIFocusSystem()
  /// The one of a view's window; nil where it is in none.
  public class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    let view = environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded
    return view?.window == nil ? nil : shared
  }
  open class func environment(_ environment: any UIFocusEnvironment, contains other: any UIFocusEnvironment)
    -> Bool
  {
    var current: (any UIFocusEnvironment)? = other
    while let found = current {
      if found === environment { return true }
      current = found.parentFocusEnvironment
    }
    return false
  }
  /// What has the focus.
  open var focusedItem: (any UIFocusItem)? { UIResponder.first as? UIView }
  /// Moves the focus to where something wants it.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    if let item = UIFocusSystem.preferred(in: environment) as? UIView { UIFocusSystem.move(to: item) }
  }
  open func updateFocusIfNeeded() {}

  fileprivate static func preferred(in environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
    var seen: [any UIFocusEnvironment] = []
    return preferred(in: environment, &seen)
  }
  /// - Parameter seen: Those that have been asked: two may name each other.
  private static func preferred(in environment: any UIFocusEnvironment, _ seen: inout [any UIFocusEnvironment])
    -> (any UIFocusItem)?
  {
    if seen.contains(where: { $0 === environment }) { return nil }
    seen.append(environment)
    for wanted in environment.preferredFocusEnvironments {
      if let found = preferred(in: wanted, &seen) { return found }
    }
    let item = environment as? any UIFocusItem
    return item?.canBecomeFocused == true ? item : nil
  }
  fileprivate static func move(to item: UIView) {
    let before = UIResponder.first as? UIView
    let context = UIFocusUpdateContext(before, item)
    guard before !== item, item.shouldUpdateFocus(in: context), item.becomeFirstResponder() else { return }
    let coordinator = UIFocusAnimationCoordinator()
    // What is around both hears of it once.
    var told: [UIResponder] = []
    for view in [before, item].compactMap({ $0 }) {
      for responder in sequence(first: view as UIResponder, next: \.next)
      where !told.contains(where: { $0 === responder }) {
        told.append(responder)
        (responder as? any UIFocusEnvironment)?.didUpdateFocus(in: context, with: coordinator)
      }
    }
    coordinator.end()
  }
}

extension UIView: UIFocusItem {
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { controller ?? superview }
}
extension UIViewController: UIFocusEnvironment {
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview ?? parent }
}
extension UIFocusEnvironment {
  func requestPreferredFocus() { UIFocusSystem.focusSystem(for: self)?.requestFocusUpdate(to: self) }
}

/// A place without a view that leads the focus elsewhere. Keys do not lead to places here.
@MainActor @preconcurrency
open class UIFocusGuide: UILayoutGuide {
  open var isEnabled = true
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = [] {
    didSet {
      if preferredFocusEnvironments?.isEmpty == false {
        hasNoEffect("UIFocusGuide.preferredFocusEnvironments")
      }
    }
  }
}
