import Foundation
import SashCore

/// The views that stand for all of their class, or for those in some containers.
///
/// What has been set on one is what differs from a view as it is made. A view takes it when it comes into a window, where it has
/// nothing else there itself.
///
/// - Source: the documentation of `UIAppearance`: looks are taken when a view enters a window; the innermost container wins
@MainActor enum AppearanceProxies {
  private struct Proxy {
    let owner: AnyClass
    let containers: [any UIAppearanceContainer.Type]
    let view: UIView
    /// A view of the class as it is made.
    let usual: UIView
  }
  private static var all: [Proxy] = []

  static func proxy<V: UIView>(of owner: V.Type, in containers: [any UIAppearanceContainer.Type]) -> V {
    let known = all.first { proxy in
      proxy.owner == owner && proxy.containers.count == containers.count
        && zip(proxy.containers, containers).allSatisfy { $0 == $1 }
    }
    if let found = known?.view as? V { return found }
    guard let made = makeInstance(of: owner) as? V, let usual = makeInstance(of: owner) as? UIView else {
      fatalError("\(owner) has no initialiser init().")
    }
    all.append(Proxy(owner: owner, containers: containers, view: made, usual: usual))
    // The innermost containers come first, and so do the classes that are nearer to those of views.
    all.sort { ($0.containers.count, depth($0.owner)) > ($1.containers.count, depth($1.owner)) }
    return made
  }
  private static func depth(_ owner: AnyClass) -> Int {
    sequence(first: owner, next: { class_getSuperclass($0) }).reduce(0) { count, _ in count + 1 }
  }

  /// A view has come into a window.
  static func apply(to view: UIView) {
    if all.isEmpty { return }
    for proxy in all
    where proxy.view !== view && isKind(view, of: proxy.owner) && isIn(proxy.containers, view) {
      for property in properties { property(proxy.view, proxy.usual, view) }
    }
  }
  private static func isKind(_ object: UIResponder, of owner: AnyClass) -> Bool {
    sequence(first: type(of: object) as AnyClass, next: { class_getSuperclass($0) }).contains { $0 == owner }
  }
  /// The first container is the innermost.
  private static func isIn(_ containers: [any UIAppearanceContainer.Type], _ view: UIView) -> Bool {
    var wanted = containers[...]
    var current: UIResponder? = view.next
    while let container = wanted.first, let responder = current {
      if let owner = container as? AnyClass, isKind(responder, of: owner) { wanted = wanted.dropFirst() }
      current = responder.next
    }
    return wanted.isEmpty
  }

  private typealias Property = (_ proxy: UIView, _ usual: UIView, _ view: UIView) -> Void
  private static func property<V: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<V, Value>)
    -> Property
  {
    { proxy, usual, view in
      guard let proxy = proxy as? V, let usual = usual as? V, let view = view as? V else { return }
      let (set, plain) = (proxy[keyPath: path], usual[keyPath: path])
      if set != plain, view[keyPath: path] == plain { view[keyPath: path] = set }
    }
  }
  /// - Missing: properties beside these; looks of bars, of which there is one for all.
  private static let properties: [Property] = [
    { proxy, usual, view in
      if let tint = proxy.ownTint, view.ownTint == nil { view.tintColor = tint }
    },
    property(\UIView.backgroundColor), property(\UILabel.textColor), property(\UILabel.font),
    property(\UITextField.textColor), property(\UITextField.font), property(\UITextView.textColor),
    property(\UITextView.font), property(\UISwitch.onTintColor), property(\UISlider.minimumTrackTintColor),
    property(\UIProgressView.progressTintColor), property(\UIActivityIndicatorView.color),
    property(\UITableView.separatorColor),
    property(\UISlider.maximumTrackTintColor), property(\UISlider.thumbTintColor),
    property(\UIPageControl.pageIndicatorTintColor), property(\UIPageControl.currentPageIndicatorTintColor),
    property(\UISearchBar.barTintColor), property(\UIToolbar.barTintColor),
    { proxy, _, view in
      guard let proxy = proxy as? UIButton, let button = view as? UIButton else { return }
      for state in [UIControl.State.normal, .highlighted, .selected, .disabled] {
        if let color = proxy.ownTitleColor(for: state), button.ownTitleColor(for: state) == nil {
          button.setTitleColor(color, for: state)
        }
      }
    },
  ]
}
