import Foundation
import SashCore
import SashDisplay

/// A rectangle that shows something and holds other views.
///
/// Views are objects with frames that code sets; what they show is drawn by the graph of the scene that they are in
/// (`Stage`). A view that is in no window can be asked and laid out all the same.
///
/// - Missing: effects of motion.
@MainActor @preconcurrency
open class UIView: UIResponder {
  // MARK: Where it is

  var storedBounds: CGRect
  var storedCenter: CGPoint
  /// A transform about the centre.
  open var transform = CGAffineTransform.identity {
    willSet { ViewPlaces.willChange(self) }
    didSet { if transform != oldValue { changed() } }
  }

  // MARK: What it looks like

  /// How much of it is seen, from 0 to 1.
  open var alpha: CGFloat = 1 {
    willSet { ViewPlaces.willChange(self) }
    didSet { if alpha != oldValue { changed() } }
  }
  open var isHidden = false { didSet { if isHidden != oldValue { hiddenChanged() } } }
  open var isOpaque = true
  open var backgroundColor: UIColor? {
    willSet { ViewPlaces.willChange(self) }
    didSet { if backgroundColor != oldValue { changed() } }
  }
  /// Whether what is in it is drawn inside of its bounds only.
  open var clipsToBounds = false { didSet { if clipsToBounds != oldValue { changed() } } }
  open var contentMode: ContentMode = .scaleToFill {
    didSet { if contentMode != oldValue { setNeedsDisplay() } }
  }
  open var clearsContextBeforeDrawing = true
  var ownTint: UIColor?
  var needsDisplay = true
  /// What `draw(_:)` made last.
  var drawing: UIImage?
  /// How its ground is drawn. Its class is `layerClass`.
  public private(set) lazy var layer: CALayer = makeLayer()
  /// The class of the layers of views of this class.
  open class var layerClass: AnyClass { CALayer.self }
  /// Where the view is seen: as far as this one, placed in its bounds, has opacity.
  open var mask: UIView? {
    didSet {
      layer.mask = mask?.layer
      changed()
    }
  }
  /// Light or dark whatever the views around are.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    willSet { styleBefore = traitCollection }
    didSet {
      let before = styleBefore
      styleBefore = nil
      guard overrideUserInterfaceStyle != oldValue else { return }
      changed()
      if let before { tellTraits(before) }
    }
  }
  private var styleBefore: UITraitCollection?
  /// Traits that it sets itself.
  var overriddenTraits: UITraitOverrides?

  // MARK: Who it belongs to

  public internal(set) weak var superview: UIView?
  public internal(set) var subviews: [UIView] = []
  /// The controller whose `view` this is.
  weak var controller: UIViewController?
  /// The bridge to the graph, for the topmost view of a tree.
  weak var stage: Stage?
  /// Where the tree is shown, for its topmost view.
  weak var stageWindow: UIWindow?
  /// Rises with each change of it or of what is in it.
  var version = 0

  // MARK: Layout

  var needsLayout = true
  /// Whether it has to update its constraints before it is laid out.
  var wantsConstraintUpdate = true
  /// Whether it or something in it has to. Where that is so, it is so of all views around.
  var hasConstraintUpdates = true
  /// Something that the constraints in this island depend on has changed since they were solved.
  var needsSolving = true
  /// Whether no constraint leads out of it, so that what is in it can be solved by itself.
  var isConstraintIsland: Bool { false }
  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []
  /// Whether its frame is where it is set; false has constraints place it.
  open var translatesAutoresizingMaskIntoConstraints = true { didSet { setNeedsLayout() } }
  /// The active constraints between this view and what is in it.
  open var constraints: [NSLayoutConstraint] { heldConstraints }
  public internal(set) var layoutGuides: [UILayoutGuide] = []
  var hugging = [NSLayoutConstraint.Axis: UILayoutPriority]()
  /// Along which axes views of this kind keep their own size where there is more room, unless somebody says otherwise.
  class var huggedAxes: Set<NSLayoutConstraint.Axis> { [] }
  var resistance = [NSLayoutConstraint.Axis: UILayoutPriority]()
  /// The constraints that count of which it is the nearest view that all of their items are in.
  var heldConstraints: [NSLayoutConstraint] = []
  var inheritedSafeArea = UIEdgeInsets.zero
  /// How much a keyboard covers of it, in points.
  var keyboardCover: CGFloat = 0
  /// Points between the edges and what is in it.
  /// Around what is in it, in points: 8, and at the sides of the view of a controller 16, of a wide one 20.
  open var layoutMargins: UIEdgeInsets {
    get { ownMargins ?? usualMargins }
    set {
      guard ownMargins != newValue else { return }
      ownMargins = newValue
      marginsChanged()
      setNeedsLayout()
    }
  }
  private var ownMargins: UIEdgeInsets?
  var usualMargins: UIEdgeInsets {
    guard controller != nil else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    let side: CGFloat = bounds.width >= 414 ? 20 : 16
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }
  open var insetsLayoutMarginsFromSafeArea = true
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { setNeedsLayout() } }
  }
  var guides: [String: UILayoutGuide] = [:]

  // MARK: Touches

  /// Whether a controller has been presented over it, so that no touch reaches it.
  var isCovered = false { didSet { if isCovered != oldValue { changed() } } }
  open var isUserInteractionEnabled = true {
    didSet { if isUserInteractionEnabled != oldValue { changed() } }
  }
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  public internal(set) var gestures: [UIGestureRecognizer] = []
  /// Those of the class, which are not in `gestureRecognizers`.
  var ownRecognizers: [UIGestureRecognizer] { [] }
  /// What else a person can do with it.
  public internal(set) var interactions: [any UIInteraction] = []

  /// Effects of tilting the device.
  open var motionEffects: [UIMotionEffect] = []
  /// Whether its colours stay where those of the screen are turned round.
  open var accessibilityIgnoresInvertColors = false
  open var tag = 0
  open var restorationIdentifier: String?
  /// What it says to those who do not see it.
  var speech = UIViewSpeech()
  /// While its class says which elements are in it.
  var isAskedForElements = false
  /// The width that constraints give it, while they ask how large it wants to be in it.
  var constrainedWidth: CGFloat?
  open var accessibilityLabel: String? {
    get { speech.label }
    set { say { $0.label = newValue } }
  }
  open var accessibilityIdentifier: String? {
    get { speech.identifier }
    set { say { $0.identifier = newValue } }
  }
  open var accessibilityValue: String? {
    get { speech.value }
    set { say { $0.value = newValue } }
  }
  open var accessibilityHint: String? {
    get { speech.hint }
    set { say { $0.hint = newValue } }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { speech.traits ?? ownTraits }
    set { say { $0.traits = newValue } }
  }
  /// Whether it is one element, and what is in it none.
  open var isAccessibilityElement: Bool {
    get { speech.isElement ?? isElementByItself }
    set { say { $0.isElement = newValue } }
  }
  /// Whether nothing in it is told.
  open var accessibilityElementsHidden: Bool {
    get { speech.hidesElements }
    set { say { $0.hidesElements = newValue } }
  }
  /// Whether nothing beside it is told while it is there.
  open var accessibilityViewIsModal: Bool {
    get { speech.isModal }
    set { say { $0.isModal = newValue } }
  }
  open var accessibilityUserInputLabels: [String]! {
    get { speech.inputLabels ?? [] }
    set { say { $0.inputLabels = newValue } }
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { speech.customActions }
    set { say { $0.customActions = newValue } }
  }
  private func say(_ change: (inout UIViewSpeech) -> Void) {
    change(&speech)
    changed()
  }
  /// Raises its value, where its traits say that it can be adjusted.
  open func accessibilityIncrement() {}
  /// Lowers its value, where its traits say that it can be adjusted.
  open func accessibilityDecrement() {}
  /// Is activated, as by a tap; false leaves that to what a tap does.
  open func accessibilityActivate() -> Bool { false }
  /// Goes back or closes, if it can.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Does what matters most in it, if there is something.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Shows more of what lies in a direction, if there is more.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// What is told of it, in this order: views in it, and elements that are none. Nil tells of all its views.
  open var accessibilityElements: [Any]? {
    get { speech.elements }
    set { setSpokenElements(newValue) }
  }
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  /// Where it is, in points of the window. What is set is kept and not used: elements are where they are seen.
  open var accessibilityFrame: CGRect {
    get { speech.frame ?? convert(bounds, to: nil) }
    set { say { $0.frame = newValue } }
  }
  /// Where it is touched, in points of the window.
  open var accessibilityActivationPoint: CGPoint {
    get { speech.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { say { $0.activationPoint = newValue } }
  }
  /// Its outline, in points of the window. It is kept.
  open var accessibilityPath: UIBezierPath? {
    get { speech.path }
    set { say { $0.path = newValue } }
  }
  /// The language of its words. It is kept.
  open var accessibilityLanguage: String? {
    get { speech.language }
    set { say { $0.language = newValue } }
  }
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibilityLabel = newValue?.string }
  }
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibilityValue = newValue?.string }
  }
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityHint.map { NSAttributedString(string: $0) } }
    set { accessibilityHint = newValue?.string }
  }
  /// Whether what is in it is told together, before what is beside it.
  open var shouldGroupAccessibilityChildren: Bool {
    get { speech.groups }
    set { say { $0.groups = newValue } }
  }
  /// What the elements in it are to each other. It is kept.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { speech.containerType }
    set { say { $0.containerType = newValue } }
  }
  /// Lists of what is of one kind in it. They are kept.
  ///
  /// - Missing: being offered: assistive technologies here find kinds by themselves.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { speech.rotors }
    set { say { $0.rotors = newValue } }
  }
  /// Whether a person can do something with it. It is kept.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { speech.responds ?? isUserInteractionEnabled }
    set { say { $0.responds = newValue } }
  }
  /// Whether it is shown large while a finger rests on it, where text is large.
  ///
  /// - Missing: being shown so.
  open var showsLargeContentViewer = false
  open var largeContentTitle: String?
  open var largeContentImage: UIImage?
  open var scalesLargeContentImage = false
  open var largeContentImageInsets = UIEdgeInsets.zero
  /// The smallest text of the view and of what is in it.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    didSet { if minimumContentSizeCategory != oldValue { textLimitsChanged() } }
  }
  /// The largest text of the view and of what is in it.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    didSet { if maximumContentSizeCategory != oldValue { textLimitsChanged() } }
  }
  /// Whether its height is that of a text of several lines, which its width makes.
  var isHighByWidth: Bool { false }
  /// What it is where nobody has said it.
  var ownTraits: UIAccessibilityTraits { [] }
  /// Whether it is an element where nobody has said it.
  var isElementByItself: Bool { false }
  /// What becomes of the elements in it.
  var spokenChildren: SemanticsNote.Children? {
    // One that a class makes an element by itself is known by what it acts.
    let isElement = speech.isElement ?? (actsForSpeech && !isElementByItself && isAccessibilityElement)
    return isElement ? .ignore : nil
  }
  /// Whether it says something even where nobody has said it.
  var speaksByItself: Bool { false }
  /// What a control adds.
  func sayMore(_ attachment: inout AccessibilityAttachment) {}
  /// What it is in collisions of dynamic behaviours.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  open var collisionBoundingPath: UIBezierPath {
    UIBezierPath(
      rect: CGRect(
        x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
  }
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
  }
  open var tintAdjustmentMode: TintAdjustmentMode = .automatic

  /// - Parameter frame: In points of the view that it will be put into.
  public init(frame: CGRect) {
    storedBounds = CGRect(origin: .zero, size: frame.standardized.size)
    storedCenter = CGPoint(x: frame.midX, y: frame.midY)
    super.init()
  }
  public convenience override init() { self.init(frame: .zero) }
  /// A view as a file of Interface Builder says, or one without a size.
  public required init?(coder: NSCoder) {
    storedBounds = .zero
    storedCenter = .zero
    super.init()
    (coder as? InterfaceCoder)?.take(self)
  }

  open override var next: UIResponder? { controller ?? superview ?? stageWindow }

  /// What the controls in it are drawn in; that of the view around where nothing is set.
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? stageWindow?.ownTint ?? .tintColor }
    set {
      guard newValue != ownTint else { return }
      ownTint = newValue
      tintColorDidChange()
      for view in subviews { view.tellTint() }
      changed()
      (self as? UIWindow)?.windowScene?.windowsChanged()
    }
  }
  private func tellTint() {
    guard ownTint == nil else { return }
    tintColorDidChange()
    for view in subviews { view.tellTint() }
  }
  open func tintColorDidChange() {}

  /// What the views in it are drawn for.
  open var traitCollection: UITraitCollection {
    traits(in: superview?.traitCollection ?? stage?.traits ?? stageWindow?.traitCollection ?? .current)
  }
  /// The appearance, the size classes or the scale of the place are others.
  open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// What it shows itself, below its subviews, in its bounds.
  var content: AnyView { AnyView(EmptyView()) }
  /// Whether its subviews are in a scroll view.
  var scrolls: Bool { false }
  /// How it is offered to the graph, where a view is more than a picture.
  func wrapped(_ content: AnyView) -> AnyView { content }

  // MARK: Frames

  /// Where it is, in points of the view around. With a transform it is the smallest rectangle around what is seen.
  open var frame: CGRect {
    get {
      let (size, center) = (storedBounds.size, storedCenter)
      if transform.isIdentity {
        return CGRect(
          x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
      }
      let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      return box.applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      let new = newValue.standardized
      if transform.isIdentity {
        bounds.size = new.size
      } else {
        let size = CGRect(origin: .zero, size: new.size).applying(transform.inverted()).size
        bounds.size = size
      }
      center = CGPoint(x: new.midX, y: new.midY)
    }
  }
  /// What of its own space it shows, in points.
  open var bounds: CGRect {
    get { storedBounds }
    set {
      guard newValue != storedBounds else { return }
      ViewPlaces.willChange(self)
      let old = storedBounds.size
      storedBounds = newValue
      if old != newValue.size {
        needsDisplay = true
        coveredByBars()
        if autoresizesSubviews { resizeSubviews(from: old) }
        setNeedsLayout()
      } else {
        changed()
      }
    }
  }
  /// Its middle, in points of the view around.
  open var center: CGPoint {
    get { storedCenter }
    set {
      guard newValue != storedCenter else { return }
      ViewPlaces.willChange(self)
      storedCenter = newValue
      coveredByBars()
      changed()
    }
  }

  // MARK: Alignment

  /// How much of the frame lies around what constraints are about, in points: shadows, badges and the like.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// What constraints are about, of a frame. It and `frame(forAlignmentRect:)` have to be inverse to each other.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
      width: alignmentRect.width + insets.left + insets.right,
      height: alignmentRect.height + insets.top + insets.bottom)
  }
  /// The views whose baselines count as this view's; a view of several parts gives one of them.
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }

  // MARK: Layout

  /// Places the subviews; what is placed by constraints has been placed.
  open dynamic func layoutSubviews() {}
  /// The size that suits it best, in points: no more than it has unless it knows a better one.
  open dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = intrinsicContentSize
    return CGSize(
      width: own.width == UIView.noIntrinsicMetric ? storedBounds.width : own.width,
      height: own.height == UIView.noIntrinsicMetric ? storedBounds.height : own.height)
  }
  /// The size of what it shows, in points; `noIntrinsicMetric` where it shows nothing that has one.
  open dynamic var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// The size by the constraints in it that is nearest to one, in points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    ConstraintStore.fittingSize(
      of: self, target: targetSize, horizontal: horizontalFittingPriority.rawValue,
      vertical: verticalFittingPriority.rawValue)
  }
  open func invalidateIntrinsicContentSize() {
    (superview as? UIStackView)?.sizeOfSubviewChanged()
    superview?.setNeedsLayout()
    setNeedsLayout()
    changed()
  }
  open func setNeedsLayout() {
    needsLayout = true
    ConstraintStore.layoutChanged(at: self)
    top.stage?.changed()
  }
  /// Has it laid out again where nothing has changed that constraints look at.
  func setNeedsPlacing() {
    needsLayout = true
    changed()
  }
  /// Brings the constraints of a class of one's own up to date. It runs before the first layout, and before the next one
  /// after `setNeedsUpdateConstraints()`; what is in the view has updated its own by then.
  open func updateConstraints() {}
  open func needsUpdateConstraints() -> Bool { wantsConstraintUpdate }
  open func setNeedsUpdateConstraints() { requestConstraintUpdate() }
  /// Has this view and what is in it update their constraints, if they are to.
  open func updateConstraintsIfNeeded() { updateConstraintTree() }
  /// The time for constraints that a class of the house makes itself.
  func updateOwnConstraints() {}
  /// A view in it has been hidden or shown.
  func subviewHiddenChanged() {}
  open func safeAreaInsetsDidChange() {}
  func keyboardMoved() {}
  /// The safe area is another one, for classes of the house.
  func safeAreaChanged() {}
  open func layoutMarginsDidChange() {}
  func marginsChanged() {
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
  }
  /// Whether it is laid out by constraints alone. All views may have constraints here, so nothing depends on it.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Draws into the current image context, in points of the bounds: nothing, unless it is overridden.
  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() {
    needsDisplay = true
    changed()
  }
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  // MARK: The tree

  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    let index = subviews.firstIndex { $0 === siblingSubview }
    insert(view, at: index.map { $0 + 1 } ?? subviews.count)
  }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: subviews.firstIndex { $0 === siblingSubview } ?? subviews.count)
  }
  open func removeFromSuperview() { superview?.remove(self, to: nil) }
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open dynamic func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open dynamic func didMoveToWindow() {}
  /// The window that it is in.
  open var window: UIWindow? { superview?.window ?? stageWindow }
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }

  // MARK: Touches

  /// The view in front at a point of its bounds; nil if that is outside, or takes no touches.
  ///
  /// - Source: facts on UIKit, U384–U388.
  open dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if isHidden || alpha < 0.01 || !isUserInteractionEnabled || !self.point(inside: point, with: event) {
      return nil
    }
    for view in subviews.reversed() {
      if let found = view.hitTest(convert(point, to: view), with: event) { return found }
    }
    return self
  }
  open dynamic func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    storedBounds.contains(point)
  }
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestures.append(gestureRecognizer)
    gestureRecognizer.view = self
    changed()
  }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.callOff()
    gestures.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
    changed()
  }
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { gestures.isEmpty ? nil : gestures }
    set {
      for old in gestures {
        old.callOff()
        old.view = nil
      }
      gestures = newValue ?? []
      for new in gestures { new.view = self }
      changed()
    }
  }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Has what is typed in it go nowhere any more.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let first = UIResponder.first as? UIView, first.isDescendant(of: self) else { return false }
    return first.resignFirstResponder() || force
  }

  private func hiddenChanged() {
    changed()
    superview?.subviewHiddenChanged()
    superview?.setNeedsLayout()
  }

  /// What is drawn has changed: the tree is drawn again with the transaction of this moment.
  func changed() {
    Stage.lastVersion += 1
    var view: UIView? = self
    var top = self
    while let current = view {
      current.version = Stage.lastVersion
      top = current
      view = current.superview
    }
    top.stage?.changed()
  }

  open override var description: String {
    guard isMainThread() else { return "<\(type(of: self))>" }
    return MainActor.assumeIsolated {
      "<\(type(of: self)): frame = (\(frame.minX) \(frame.minY); \(frame.width) \(frame.height))>"
    }
  }

  // MARK: What an extension of an app may do in its place (`dynamic`)

  open override dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  open override dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
  }
  open override dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
  open override dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
  }
}

/// In which direction the parts of a view are laid out.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

extension UIView {
  /// How what a view shows fits its bounds.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft,
      topRight
    case bottomLeft, bottomRight
  }
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
  /// What of a frame follows the size of the view around.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}
