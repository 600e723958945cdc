import Foundation
import SashControls
import SashCore

/// The bar of a navigation controller, or one that stands alone with items of its own. What is set on
/// `UINavigationBar.appearance()` is the look of all bars of SwiftUI and of controllers that are made later.
///
/// - Missing: looks for low bars.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
  open var prefersLargeTitles = false { didSet { owner?.containerChanged() } }
  /// Whether what is under the bar is seen through it, where no appearance says how it looks.
  open var isTranslucent = true { didSet { looksChanged() } }
  open var barTintColor: UIColor? { didSet { looksChanged() } }
  /// A black bar has light letters.
  open var barStyle: UIBarStyle = .default { didSet { looksChanged() } }
  open var standardAppearance = UINavigationBarAppearance() { didSet { appearanceSet() } }
  open var compactAppearance: UINavigationBarAppearance?
  /// The look while nothing is under the bar; nil shows no ground then.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { appearanceSet() } }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { looksChanged() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { looksChanged() } }
  open override var backgroundColor: UIColor? { didSet { looksChanged() } }
  open override var tintColor: UIColor! { didSet { looksChanged() } }
  /// In the place of the line below the bar; one without a size leaves the line out.
  open var shadowImage: UIImage? { didSet { looksChanged() } }
  /// In the place of the arrow of the way back.
  open var backIndicatorImage: UIImage? { didSet { looksChanged() } }
  open var backIndicatorTransitionMaskImage: UIImage?
  private var pictures: [UIBarMetrics: UIImage] = [:]
  private var titleOffset: CGFloat = 0
  /// A picture behind the bar, which is stretched; one without a size leaves the ground out. That for `default` counts.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    pictures[barMetrics] = backgroundImage
    looksChanged()
  }
  /// As `setBackgroundImage(_:for:)`, wherever the bar stands.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { pictures[barMetrics] }
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    pictures[barMetrics]
  }
  /// How far below its place the title is, in points. That for `default` counts.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    guard barMetrics == .default else { return }
    titleOffset = adjustment
    looksChanged()
  }
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    barMetrics == .default ? titleOffset : 0
  }

  weak var owner: UINavigationController?
  /// What the bar shows now, and what lies behind that. One of a bar that stands alone is drawn in it.
  open var items: [UINavigationItem]? {
    get { owner?.viewControllers.map(\.navigationItem) ?? ownItems }
    set {
      ownItems = newValue ?? []
      for item in ownItems { item.onChange = { [weak self] in self?.changed() } }
      changed()
    }
  }
  private var ownItems: [UINavigationItem] = []
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// Shows an item over the others, in a bar that stands alone.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    items = ownItems + [item]
    delegate?.navigationBar(self, didPush: item)
  }
  /// Goes back to the item below, in a bar that stands alone; gives the one that was shown.
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard ownItems.count > 1, let last = ownItems.last,
      delegate?.navigationBar(self, shouldPop: last) ?? true
    else { return nil }
    items = Array(ownItems.dropLast())
    delegate?.navigationBar(self, didPop: last)
    return last
  }
  open weak var delegate: (any UINavigationBarDelegate)?
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Whether anything of its look was set: where nothing was, that of all bars holds.
  private var hasLook = false

  private func appearanceSet() {
    for appearance in [standardAppearance, scrollEdgeAppearance] {
      appearance?.onChange = { [weak self] in self?.looksChanged() }
    }
    looksChanged()
  }
  private func looksChanged() {
    hasLook = true
    if self === UINavigationBar.appearance() {
      BarLooks.navigation = madeLook(standardAppearance, scrollEdgeAppearance)
    } else {
      owner?.containerChanged()
      changed()
    }
  }

  /// Nil where that of all bars holds.
  var look: BarLook? { hasLook ? madeLook(standardAppearance, scrollEdgeAppearance) : nil }

  /// The look while a controller is shown that has one of its own; nil where that of all bars holds.
  func look(for item: UINavigationItem) -> BarLook? {
    let (standard, edge) = (item.standardAppearance, item.scrollEdgeAppearance)
    if standard == nil, edge == nil { return look }
    return madeLook(standard ?? standardAppearance, edge ?? scrollEdgeAppearance)
  }

  private func madeLook(_ standard: UINavigationBarAppearance, _ edge: UINavigationBarAppearance?) -> BarLook
  {
    var look = BarLook()
    look.face = standard.face
    if let edge { look.faceAtRest = edge.face }
    func offset(_ own: UIOffset) -> UIOffset {
      own == .zero ? UIOffset(horizontal: 0, vertical: titleOffset) : own
    }
    look.title = .init(
      standard.titleTextAttributes.isEmpty ? titleTextAttributes : standard.titleTextAttributes,
      offset: offset(standard.titlePositionAdjustment))
    look.largeTitle = .init(
      (edge ?? standard).largeTitleTextAttributes.isEmpty
        ? standard.largeTitleTextAttributes.isEmpty
          ? largeTitleTextAttributes : standard.largeTitleTextAttributes
        : (edge ?? standard).largeTitleTextAttributes)
    if look.face == .system { plainFace(&look, hasEdge: edge != nil) }
    if barStyle == .black { look.scheme = .dark }
    look.tint = standard.buttonAppearance.tint ?? ownTint.map { Color(uiColor: $0) }
    look.back.picture = (standard.backIndicatorImage ?? backIndicatorImage).map { Image(uiImage: $0) }
    (look.button, look.doneButton) = (standard.buttonAppearance.title, standard.doneButtonAppearance.title)
    look.back.title = standard.backButtonAppearance.title.over(standard.buttonAppearance.title)
      .over(UIBarButtonItem.backTitleOfAll)
    return look
  }
  /// What is set on the bar itself, where no appearance says how it looks.
  private func plainFace(_ look: inout BarLook, hasEdge: Bool) {
    if let picture = pictures[.default] {
      look.face.effect = nil
      if picture.size == .zero { look.face = .none } else { look.face.picture = Image(uiImage: picture) }
    } else if let color = barTintColor ?? backgroundColor {
      look.face = .color(Color(uiColor: color))
    } else if !isTranslucent {
      look.face = .color(Color(uiColor: barStyle == .black ? .black : .systemBackground))
    } else if barStyle == .black {
      look.face.scheme = .dark
    } else if shadowImage == nil {
      return
    }
    if let shadowImage {
      look.face.line = shadowImage.size == .zero ? .none : .picture(Image(uiImage: shadowImage))
    }
    // A bar without anything of its own has no ground at rest.
    let isPlain = look.face.color == nil && look.face.picture == nil && barStyle == .default
    if !hasEdge, !isPlain { look.faceAtRest = look.face }
  }

  /// What is set for all buttons has changed.
  static func buttonLooksChanged() {
    let all = UINavigationBar.appearance()
    BarLooks.navigation = all.madeLook(all.standardAppearance, all.scrollEdgeAppearance)
  }

  override var content: AnyView {
    guard owner == nil, let top = ownItems.last else { return super.content }
    let look = look ?? BarLooks.navigation
    let back = ownItems.count > 1 ? ownItems[ownItems.count - 2] : nil
    return AnyView(
      LoneBar(
        look: look, title: Text(verbatim: top.title ?? ""), prompt: top.prompt,
        titleView: top.titleView,
        leading: top.leadingItems, trailing: top.trailingItems,
        back: back.map { item in
          (item.backButtonTitle ?? item.title ?? "", { [weak self] in _ = self?.popItem(animated: true) })
        },
        tint: look.tint ?? tintColor.color))
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }

  // MARK: What an extension of an app may do in its place (`dynamic`)

  open override dynamic func layoutSubviews() { super.layoutSubviews() }
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
}

/// A bar that stands alone: its buttons at both ends and its title in the middle.
///
/// - Source: facts on metrics: 44 points high, buttons 16 in, a title of 17 semibold
private struct LoneBar: View {
  let look: BarLook
  let title: Text
  let prompt: String?
  let titleView: UIView?
  let leading: [UIBarButtonItem]
  let trailing: [UIBarButtonItem]
  let back: (title: String, go: @MainActor () -> Void)?
  let tint: Color

  var body: some View {
    ZStack {
      VStack(spacing: 0) {
        if let prompt { Text(verbatim: prompt).font(.caption) }
        if let titleView {
          BarView(view: titleView)
        } else {
          title.font(look.title.font ?? .headline).foregroundColor(look.title.color).lineLimit(1)
            .accessibilityAddTraits(.isHeader)
        }
      }
      HStack(spacing: 16) {
        if let back {
          Button(action: back.go) {
            HStack(spacing: 6) {
              Image(systemName: "chevron.backward").fontWeight(.semibold)
              Text(verbatim: back.title)
            }
          }
        }
        BarButtons(items: leading, looks: BarButtonLooks(look))
        Spacer(minLength: 8)
        BarButtons(items: trailing, looks: BarButtonLooks(look))
      }
      .padding(.horizontal, 16)
    }
    .fill(.center).tint(tint)
    .background { BarGround(face: look.faceAtRest == .none ? look.face : look.faceAtRest, edge: .bottom) }
  }
}
