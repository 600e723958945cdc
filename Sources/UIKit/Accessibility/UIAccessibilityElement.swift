import Foundation
import SashCore
import SashDisplay

/// A part of a view that is told of as if it were a view of its own.
@MainActor @preconcurrency
open class UIAccessibilityElement: UIResponder {
  /// The view that it is a part of. It is not retained.
  open weak var accessibilityContainer: AnyObject?
  open var accessibilityLabel: String? { didSet { changed() } }
  open var accessibilityValue: String? { didSet { changed() } }
  open var accessibilityHint: String? { didSet { changed() } }
  open var accessibilityIdentifier: String? { didSet { changed() } }
  open var accessibilityTraits: UIAccessibilityTraits = .none { didSet { changed() } }
  open var isAccessibilityElement = true { didSet { changed() } }
  /// In points of the window.
  open var accessibilityFrame: CGRect {
    get {
      (accessibilityContainer as? UIView)?.convert(accessibilityFrameInContainerSpace, to: nil) ?? stored
    }
    set {
      stored = newValue
      if let view = accessibilityContainer as? UIView {
        accessibilityFrameInContainerSpace = view.convert(newValue, from: nil)
      }
    }
  }
  private var stored = CGRect.zero
  /// In points of its view.
  open var accessibilityFrameInContainerSpace = CGRect.zero { didSet { changed() } }

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
  /// It is activated, as by a tap; false leaves that to its view.
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  private func changed() { (accessibilityContainer as? UIView)?.changed() }
}

extension UIView {
  /// - Parameter tells: Whether what is shown has to be made anew for it; false while it is made.
  func setSpokenElements(_ elements: [Any]?, tells: Bool = true) {
    for case let view as UIView in speech.elements ?? [] { view.setSpokenOrder(nil, tells) }
    speech.elements = elements
    for (place, element) in (elements ?? []).enumerated() {
      (element as? UIView)?.setSpokenOrder(Double((elements?.count ?? 0) - place), tells)
    }
    if tells { changed() }
  }
  private func setSpokenOrder(_ order: Double?, _ tells: Bool) {
    speech.order = order
    if tells { changed() }
  }
  /// Whether a view in it is told of, where it says which are.
  func tells(of view: UIView) -> Bool {
    guard let elements = speech.elements else { return true }
    return elements.contains { ($0 as? UIView)?.isDescendant(of: view) == true }
  }
}

/// The elements of a view that are no views.
struct SpokenElements: View {
  let view: UIView
  /// Of the view: another one is another value.
  let version: Int

  var body: some View {
    let all = (view.speech.elements ?? []).enumerated().compactMap { entry in
      (entry.element as? UIAccessibilityElement).map { (entry.offset, $0) }
    }.filter(\.1.isAccessibilityElement)
    let count = view.speech.elements?.count ?? 0
    UIViewPlaces(
      size: view.bounds.size,
      frames: all.map {
        $0.1.accessibilityFrameInContainerSpace.offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY)
      }
    ) {
      ForEach(all, id: \.0) { entry in
        Color.clear.attaching { attachment in
          let element = entry.1
          attachment.children = .ignore
          attachment.properties.label = element.accessibilityLabel
          attachment.properties.value = element.accessibilityValue
          attachment.properties.hint = element.accessibilityHint
          attachment.properties.identifier = element.accessibilityIdentifier
          attachment.properties.added = element.accessibilityTraits.semantics
          attachment.properties.sortPriority = Double(count - entry.0)
          if element.accessibilityTraits.contains(.notEnabled) { attachment.properties.isEnabled = false }
          attachment.act(.activate) { _ in MainActor.assumeIsolated { _ = element.accessibilityActivate() } }
          if element.accessibilityTraits.contains(.adjustable) {
            attachment.adjust { direction in
              MainActor.assumeIsolated {
                direction == .increment ? element.accessibilityIncrement() : element.accessibilityDecrement()
              }
            }
          }
        }
      }
    }
    .allowsHitTesting(false)
  }
}
