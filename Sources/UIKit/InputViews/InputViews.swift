import Foundation
import SashControls
import SashCore

/// Shows the input views of who has the keys: in the place of the keyboard, and over it.
///
/// They are looked for from the first responder on. What is in an accessory view belongs to who has given that view: it stays
/// while something in it has the keys.
///
/// - Source: documentation of `UIResponder`: `inputView`, `inputAccessoryView`: whoever is nearest in the chain has its way
@MainActor enum InputViews {
  private struct Shown {
    weak var graph: ViewGraph?
    var input: InputHost?
    var accessory: InputHost?
    weak var owner: UIResponder?
  }
  private static var shown = Shown()
  /// The scene in which they are about to be looked at again.
  private static weak var due: ViewGraph?

  /// Who has the keys is another one.
  static func firstChanged(from old: UIResponder?) {
    if UIResponder.first == nil, let old { giveBack(from: old) }
    updateSoon()
  }
  /// What has an accessory view gets the keys back from what was in that view.
  private static func giveBack(from old: UIResponder) {
    guard let owner = shown.owner, let accessory = shown.accessory?.view, owner !== old,
      let view = old as? UIView, view.isDescendant(of: accessory), owner.canBecomeFirstResponder,
      owner.windowInChain?.windowScene?.graph != nil
    else { return }
    UIResponder.first = owner
  }

  /// Who has given the accessory view leaves, and what is in that view with it.
  static func leaves(_ owner: UIResponder) {
    if owner.isFirstResponder { owner.resignFirstResponder() }
    guard shown.owner === owner, let accessory = shown.accessory?.view else { return }
    shown.owner = nil
    if let view = UIResponder.first as? UIView, view.isDescendant(of: accessory) {
      view.resignFirstResponder()
    }
  }

  /// Looks at them again when what goes on is over.
  static func updateSoon() {
    guard let graph = UIResponder.first?.windowInChain?.windowScene?.graph ?? shown.graph else { return }
    if due === graph { return }
    due = graph
    graph.enqueue { [weak graph] in
      MainActor.assumeIsolated {
        if due === graph { due = nil }
        update()
      }
    }
  }

  /// Looks at them again.
  static func update() {
    let found = UIResponder.first.map(find)
    let graph = UIResponder.first?.windowInChain?.windowScene?.graph
    if let old = shown.graph, old !== graph { ScreenKeyboard.of(old)?.show(KeyboardParts()) }
    guard let graph, let keyboard = ScreenKeyboard.of(graph) else {
      shown = Shown()
      return
    }
    let input = host(found?.input, shown.input)
    let accessory = host(found?.accessory, shown.accessory)
    shown = Shown(graph: graph, input: input, accessory: accessory, owner: found?.owner)
    let width = graph.size.width
    keyboard.show(
      KeyboardParts(
        input: input?.part(width, isInput: true), accessory: accessory?.part(width, isInput: false)))
  }
  private static func host(_ view: UIView?, _ known: InputHost?) -> InputHost? {
    guard let view else { return nil }
    if let known, known.view === view, view.superview === known { return known }
    return InputHost(view)
  }

  private static func find(from first: UIResponder) -> (
    input: UIView?, accessory: UIView?, owner: UIResponder?
  ) {
    var (input, accessory, owner): (UIView?, UIView?, UIResponder?) = (nil, nil, nil)
    var responder: UIResponder? = first
    while let one = responder {
      if input == nil { input = one.inputView ?? one.inputViewController?.view }
      if accessory == nil, let view = one.inputAccessoryView ?? one.inputAccessoryViewController?.view {
        (accessory, owner) = (view, one)
      }
      // What is in an accessory view goes on with who has given it.
      let isHost = one is InputHost && one === shown.accessory
      responder = isHost ? shown.owner : one.next
    }
    return (input, accessory, owner)
  }
}

/// Holds an input view, which is as high as it says.
final class InputHost: UIView {
  let view: UIView
  private var told: CGFloat = 0
  private var isInput = false

  init(_ view: UIView) {
    self.view = view
    super.init(frame: view.bounds)
    backgroundColor = .clear
    view.removeFromSuperview()
    addSubview(view)
  }
  required init?(coder: NSCoder) { fatalError("InputHost is made with a view.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    if view.frame != bounds { view.frame = bounds }
  }
  /// All of it has been laid out: what is in it may want another height.
  func laidOut() { if abs(height(bounds.width) - told) > 0.5 { InputViews.updateSoon() } }
  func part(_ width: CGFloat, isInput: Bool) -> KeyboardParts.Part {
    self.isInput = isInput
    told = height(width)
    return KeyboardParts.Part(
      AnyView(UIViewStage(root: self)), identity: ObjectIdentifier(view), height: told)
  }

  /// - Source: UIKit: a view with flexible height, and one without a frame, is as high as it wants to be; others are as high as
  ///   their frames. Pickers are 216 points high.
  private func height(_ width: CGFloat) -> CGFloat {
    let intrinsic = view.intrinsicContentSize.height
    let isFree =
      view.autoresizingMask.contains(.flexibleHeight) || !view.translatesAutoresizingMaskIntoConstraints
      || (view as? UIInputView)?.allowsSelfSizing == true
    if !isFree, known > 0 { return known }
    if intrinsic > 0 { return intrinsic }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    if fitting > 0 { return fitting }
    return known > 0 ? known : isInput ? 216 : 44
  }
  /// The height that the view had when it came.
  private lazy var known = view.bounds.height
}

/// A view in the place of a keyboard, or over one, on a ground that looks like one.
@MainActor @preconcurrency
open class UIInputView: UIView {
  public enum Style: Int, Sendable { case `default`, keyboard }
  public let inputViewStyle: Style
  /// Whether its constraints say how high it is.
  open var allowsSelfSizing = false { didSet { InputViews.updateSoon() } }
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard {
      backgroundColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
          ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.83, blue: 0.86, alpha: 1)
      }
    }
  }
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// Looks after a view in the place of a keyboard.
@MainActor @preconcurrency
open class UIInputViewController: UIViewController {
  /// Its view, as an input view.
  open override var inputView: UIView? {
    get { viewIfLoaded as? UIInputView }
    set { view = newValue }
  }
  open override func loadView() { view = UIInputView(frame: .zero, inputViewStyle: .keyboard) }
  open func dismissKeyboard() { UIResponder.first?.resignFirstResponder() }
}

extension UIResponder {
  /// The window that it is in.
  var windowInChain: UIWindow? {
    if let view = self as? UIView { return view.window }
    if let controller = self as? UIViewController { return controller.viewIfLoaded?.window }
    return next?.windowInChain
  }
}
