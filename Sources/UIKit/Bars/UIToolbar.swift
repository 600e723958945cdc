import Foundation
import SashControls
import SashCore

/// Buttons side by side on a ground of their own.
open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]? {
    didSet {
      for item in items ?? [] { item.onChange = { [weak self] in self?.changed() } }
      changed()
    }
  }
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  private var pictures: [UIBarMetrics: UIImage] = [:]
  private var shadow: UIImage?
  /// A picture behind the buttons, which is stretched; one without a size leaves the ground out. That for `default` counts,
  /// wherever the bar stands.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    pictures[barMetrics] = backgroundImage
    changed()
  }
  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics)
    -> UIImage?
  { pictures[barMetrics] }
  /// In the place of the line above the bar; one without a size leaves the line out.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadow = shadowImage
    changed()
  }
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadow }
  /// A black bar has light letters.
  open var barStyle: UIBarStyle = .default { didSet { changed() } }
  open var barTintColor: UIColor? { didSet { changed() } }
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
  /// Whether what is under the bar is seen through it, where no appearance says how it looks.
  open var isTranslucent = true { didSet { changed() } }
  open var standardAppearance = UIToolbarAppearance() { didSet { appearanceSet() } }
  open var compactAppearance: UIToolbarAppearance?
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
  open weak var delegate: (any UIToolbarDelegate)?

  private func appearanceSet() {
    standardAppearance.onChange = { [weak self] in self?.changed() }
    changed()
  }
  private var face: BarFace {
    var face = standardAppearance.face
    guard face == .system else { return face }
    if let picture = pictures[.default] {
      face.effect = nil
      if picture.size == .zero { face = .none } else { face.picture = Image(uiImage: picture) }
    } else if let color = barTintColor {
      face = .color(color.color)
    } else if !isTranslucent {
      face = .color(Color(uiColor: barStyle == .black ? .black : .systemBackground))
    } else if barStyle == .black {
      face.scheme = .dark
    }
    if let shadow { face.line = shadow.size == .zero ? .none : .picture(Image(uiImage: shadow)) }
    return face
  }
  override var content: AnyView {
    let looks = BarButtonLooks(
      plain: standardAppearance.buttonAppearance.title, done: standardAppearance.doneButtonAppearance.title)
    let face = face
    let isDark = barStyle == .black
    return AnyView(
      HStack(spacing: 16) { BarButtons(items: items ?? [], looks: looks) }
        .padding(.horizontal, 16).fill(.leading)
        .background { BarGround(face: face, edge: .top) }
        .transformEnvironment(\.colorScheme) { if isDark { $0 = .dark } })
  }

  // MARK: What an extension of an app may do in its place (`dynamic`)

  open override dynamic func layoutSubviews() { super.layoutSubviews() }
}

/// Says where a tool bar is to stand. Bars stand where they are put; nobody is asked.
@MainActor @preconcurrency
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

public enum UIBarStyle: Int, Sendable { case `default`, black }
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }
