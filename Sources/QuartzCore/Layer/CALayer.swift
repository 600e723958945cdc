import CoreGraphics
import Foundation
import SashCore

/// The view that a layer belongs to, as the layer sees it.
@MainActor package protocol LayerOwner: AnyObject {
  var layerFrame: CGRect { get set }
  var layerBounds: CGRect { get set }
  var layerPosition: CGPoint { get set }
  var layerAlpha: CGFloat { get set }
  var layerIsHidden: Bool { get set }
  var layerClips: Bool { get set }
  var layerColor: CGColor? { get set }
  var layerTransform: CGAffineTransform { get set }
  /// What the layer shows has changed.
  func layerChanged()
  /// Shows how its look becomes the one that it is given from now on.
  func shows(_ transition: CATransition)
  func layerNeedsLayout()
  func layerNeedsDisplay()
  func layOutLayer()
  /// Draws the view and what is in it.
  func drawLayer(in context: CGContext)
  /// The scene that shows it; nil while it is in no window.
  var layerScene: ViewGraph? { get }
  /// A layer of the same class, by the initialiser that copies.
  func copied(_ layer: CALayer) -> CALayer
}

/// What is drawn of a view, and what may be drawn in it: its ground, its border, its shadow, and layers inside of it.
///
/// A layer that belongs to a view is where the view is. One that belongs to none is drawn where it is in the layer around,
/// over the ground of the view and below its subviews.
///
/// - Missing: `contents` other than pictures, transforms in space beyond a plane, filters and tiles.
@MainActor @preconcurrency
open class CALayer: NSObject {
  package weak var owner: (any LayerOwner)?
  /// Draws the layer where nothing else does, and is asked for its actions.
  open weak var delegate: (any CALayerDelegate)?
  public internal(set) weak var superlayer: CALayer?
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for old in children { old.superlayer = nil }
      children = newValue ?? []
      for new in children { new.superlayer = self }
      changed()
    }
  }
  package private(set) var children: [CALayer] = []
  /// Its opacity is how much is seen of the layer.
  open var mask: CALayer? {
    didSet {
      oldValue?.superlayer = nil
      mask?.superlayer = self
      changed()
    }
  }
  package var running: [RunningAnimation] = []
  /// How animations of views, and those of its own changes, move it.
  var ways: [LayerWay] = []
  /// What this is a copy of, as that looks at a moment.
  private var original: CALayer?

  override public init() { super.init() }
  /// A copy of what another layer shows, without what is in it.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    (storedBounds, storedPosition, anchorPoint) = (other.bounds, other.position, other.anchorPoint)
    (storedOpacity, storedColor, cornerRadius) = (
      CGFloat(other.opacity), other.backgroundColor, other.cornerRadius
    )
    (storedTransform, storedHidden, storedClips) = (other.transform, other.isHidden, other.masksToBounds)
    (borderWidth, borderColor, contents) = (other.borderWidth, other.borderColor, other.contents)
    (cornerCurve, maskedCorners, contentsScale) = (
      other.cornerCurve, other.maskedCorners, other.contentsScale
    )
    (shadowColor, shadowOpacity, shadowOffset, shadowRadius) = (
      other.shadowColor, other.shadowOpacity, other.shadowOffset, other.shadowRadius
    )
    (contentsGravity, zPosition, sublayerTransform, name) = (
      other.contentsGravity, other.zPosition, other.sublayerTransform, other.name
    )
    kept = other.kept
  }
  public required init?(coder: NSCoder) { super.init() }

  /// What code has kept with it under names that are no properties.
  var kept: [String: Any] = [:]
  /// A property, a part of one (`transform.scale`, `position.x`), or what code has kept under a name; nil if there is nothing.
  open func value(forKeyPath keyPath: String) -> Any? { found(at: keyPath) }
  open func value(forKey key: String) -> Any? { found(named: key) }
  /// Sets a property or a part of one as code does that names it; what is no property is kept with the layer.
  ///
  /// - Missing: parts of transforms that leave the plane, and rotations about axes in it. They are told of, and nothing is set.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { put(value, at: keyPath) }
  open func setValue(_ value: Any?, forKey key: String) { put(value, named: key) }

  /// What it shows has changed. A layer of its own gets there in a quarter of a second, unless actions are off.
  ///
  /// - Parameter key: The property that has been set; what its action says is done.
  /// - Parameter old: What it was before.
  package func changed(_ key: String? = nil, from old: Any? = nil) {
    var layer: CALayer? = self
    while let current = layer, current.owner == nil { layer = current.superlayer }
    guard let owner = layer?.owner else { return }
    guard self.owner == nil else { return owner.layerChanged() }
    var action: (any CAAction)?
    if let key, !CATransaction.disableActions() { action = self.action(forKey: key) }
    if action is NSNull { return owner.layerChanged() }
    let change = key.flatMap { key in old.flatMap(LayerProperty.numbers).map { (self, key, $0) } }
    CATransaction.perform(action as? CAAnimation, change) { owner.layerChanged() }
  }

  // MARK: How its ground looks

  /// In points.
  open var cornerRadius: CGFloat = 0 {
    didSet { if cornerRadius != oldValue { changed("cornerRadius") } }
  }
  open var cornerCurve: CALayerCornerCurve = .circular {
    didSet { if cornerCurve != oldValue { changed("cornerCurve") } }
  }
  /// The corners that are round.
  open var maskedCorners: CACornerMask = .all {
    didSet { if maskedCorners != oldValue { changed("maskedCorners") } }
  }
  /// In points, inside of the bounds.
  open var borderWidth: CGFloat = 0 {
    didSet { if borderWidth != oldValue { changed("borderWidth") } }
  }
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { changed("borderColor") } }
  /// From 0 to 1.
  open var shadowOpacity: Float = 0 {
    didSet { if shadowOpacity != oldValue { changed("shadowOpacity") } }
  }
  /// How far the shadow is blurred, in points.
  open var shadowRadius: CGFloat = 3 {
    didSet { if shadowRadius != oldValue { changed("shadowRadius") } }
  }
  /// In points. The default is upward, as Core Animation has it.
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { if shadowOffset != oldValue { changed("shadowOffset") } }
  }
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { changed("shadowColor") } }
  /// The outline of the shadow. It is kept; the shadow is that of what is drawn.
  open var shadowPath: CGPath?
  /// Layers with greater ones lie in front.
  open var zPosition: CGFloat = 0 { didSet { if zPosition != oldValue { changed("zPosition") } } }
  /// A `CGImage` that fills the layer.
  open var contents: Any? { didSet { changed("contents") } }
  open var contentsGravity: CALayerContentsGravity = .resize {
    didSet { if contentsGravity != oldValue { changed() } }
  }
  open var contentsScale: CGFloat = 1
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var allowsEdgeAntialiasing = false
  open var drawsAsynchronously = false
  open var isOpaque = false
  open var isDoubleSided = true
  open var name: String?
  open var needsDisplayOnBoundsChange = false
  /// What is done to the pixels of the layer. It is kept.
  ///
  /// - Missing: any effect; `blur`, `saturation` and the like are modifiers of SwiftUI.
  open var filters: [Any]? {
    didSet { if filters?.isEmpty == false { hasNoEffect("CALayer.filters") } }
  }
  /// What is done to the pixels behind the layer. It is kept.
  open var backgroundFilters: [Any]? {
    didSet { if backgroundFilters?.isEmpty == false { hasNoEffect("CALayer.backgroundFilters") } }
  }
  /// How the layer is put on what is behind it. It is kept.
  open var compositingFilter: Any? {
    didSet { if compositingFilter != nil { hasNoEffect("CALayer.compositingFilter") } }
  }
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0

  // MARK: Where it is

  /// A tick of its animations is to come.
  var isTicking = false
  private var storedBounds = CGRect.zero
  private var storedPosition = CGPoint.zero
  private var storedOpacity: CGFloat = 1
  private var storedHidden = false
  private var storedClips = false
  private var storedColor: CGColor?
  private var storedTransform = CATransform3DIdentity
  /// The point of the layer that its position is about, in parts of its size.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { changed() } }
  open var anchorPointZ: CGFloat = 0

  open var bounds: CGRect {
    get { owner?.layerBounds ?? storedBounds }
    set {
      if let owner { return owner.layerBounds = newValue }
      let (old, isAnother) = (storedBounds, storedBounds.size != newValue.size)
      storedBounds = newValue
      if isAnother {
        mustLayOut = true
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
      }
      changed("bounds", from: old)
    }
  }
  open var position: CGPoint {
    get { owner?.layerPosition ?? storedPosition }
    set {
      if let owner { return owner.layerPosition = newValue }
      let old = storedPosition
      storedPosition = newValue
      changed("position", from: old)
    }
  }
  open var frame: CGRect {
    get {
      if let owner { return owner.layerFrame }
      let box = CGRect(
        x: -anchorPoint.x * storedBounds.width, y: -anchorPoint.y * storedBounds.height,
        width: storedBounds.width, height: storedBounds.height)
      return box.applying(affineTransform()).offsetBy(dx: storedPosition.x, dy: storedPosition.y)
    }
    set {
      if let owner { return owner.layerFrame = newValue }
      let size = CGRect(origin: .zero, size: newValue.size).applying(affineTransform().inverted()).size
      bounds.size = size
      position = CGPoint(
        x: newValue.minX + newValue.width * anchorPoint.x, y: newValue.minY + newValue.height * anchorPoint.y)
    }
  }
  /// A transform about the anchor point. What of it leaves the plane is left out.
  open var transform: CATransform3D {
    get { owner.map { CATransform3DMakeAffineTransform($0.layerTransform) } ?? storedTransform }
    set {
      if let owner { return owner.layerTransform = CATransform3DGetAffineTransform(newValue) }
      let old = storedTransform
      storedTransform = newValue
      changed("transform", from: old)
    }
  }
  open var sublayerTransform = CATransform3DIdentity
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
  open var masksToBounds: Bool {
    get { owner?.layerClips ?? storedClips }
    set {
      if let owner { return owner.layerClips = newValue }
      storedClips = newValue
      changed("masksToBounds")
    }
  }
  /// From 0 to 1.
  open var opacity: Float {
    get { Float(owner?.layerAlpha ?? storedOpacity) }
    set {
      if let owner { return owner.layerAlpha = CGFloat(newValue) }
      let old = storedOpacity
      storedOpacity = CGFloat(newValue)
      changed("opacity", from: old)
    }
  }
  open var isHidden: Bool {
    get { owner?.layerIsHidden ?? storedHidden }
    set {
      if let owner { return owner.layerIsHidden = newValue }
      storedHidden = newValue
      changed("hidden")
    }
  }
  open var backgroundColor: CGColor? {
    get { owner.map(\.layerColor) ?? storedColor }
    set {
      if let owner { return owner.layerColor = newValue }
      let old = storedColor
      storedColor = newValue
      changed("backgroundColor", from: old)
    }
  }

  // MARK: The tree

  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: children.firstIndex { $0 === sibling } ?? children.count)
  }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
  }
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = children.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }
  open func removeFromSuperlayer() {
    guard let superlayer else { return }
    superlayer.children.removeAll { $0 === self }
    self.superlayer = nil
    superlayer.changed()
  }
  private func insert(_ layer: CALayer, at index: Int) {
    precondition(layer !== self, "A layer cannot be added to itself.")
    if layer.owner != nil {
      runtimeWarning("The layer of a view cannot be added to another layer: add the view.")
      return
    }
    layer.superlayer?.children.removeAll { $0 === layer }
    layer.superlayer = self
    children.insert(layer, at: max(0, min(index, children.count)))
    changed()
  }

  // MARK: Layout and drawing

  var mustLayOut = true
  package var mustDisplay = false
  /// What `draw(in:)` made last.
  package var drawing: CGImage?
  open func setNeedsDisplay() {
    if let owner { return owner.layerNeedsDisplay() }
    mustDisplay = true
    changed()
  }
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  open func displayIfNeeded() { if mustDisplay { display() } }
  /// Draws what the layer shows: by its delegate or by `draw(in:)`.
  open func display() {
    mustDisplay = false
    if let delegate { delegate.display(self) } else { drawItself() }
  }
  fileprivate func drawItself() {
    let size = bounds.size
    guard size.width > 0, size.height > 0, size.width < 16_384, size.height < 16_384 else { return }
    let context = CGContext(size: size, scale: max(1, contentsScale), isOpaque: false)
    if let delegate { delegate.draw(self, in: context) }
    draw(in: context)
    drawing = context.makeImage()
  }
  /// Draws into a context, in points of the bounds.
  open func draw(in ctx: CGContext) {}
  open func setNeedsLayout() {
    mustLayOut = true
    owner?.layerNeedsLayout()
    changed()
  }
  open func layoutIfNeeded() {
    if let owner { return owner.layOutLayer() }
    if mustLayOut {
      mustLayOut = false
      layoutSublayers()
    }
    for layer in children { layer.layoutIfNeeded() }
  }
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  /// A copy of the layer as it is seen at this moment, while animations move it, without what is in it; nil for one that is
  /// in no view.
  open func presentation() -> Self? {
    guard let copy = topOwner?.copied(self) as? Self else { return nil }
    copy.original = self
    copy.show(self)
    return copy
  }
  /// What a copy was made of; other layers are themselves.
  open func model() -> Self { original as? Self ?? self }
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  /// The layer in front at a point of the layer around.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    let inner = CGPoint(x: p.x - frame.minX + bounds.minX, y: p.y - frame.minY + bounds.minY)
    guard !isHidden, contains(inner) else { return nil }
    for layer in children.reversed() { if let found = layer.hitTest(inner) { return found } }
    return self
  }
  /// What is done when a property of this name is set; `NSNull` stands for nothing. Of an animation its time and its curve
  /// count. Without an action a layer gets there in a quarter of a second, unless `CATransaction` disables it.
  open var actions: [String: any CAAction]?

  /// What it shows over its ground, for layers of the house.
  package var figure: AnyView? { nil }
  /// What is done when a property of this name is set: what the delegate says, or the layer, or its class. Nil is as usual.
  open func action(forKey event: String) -> (any CAAction)? {
    if let asked = delegate?.action(for: self, forKey: event) { return asked }
    return actions?[event] ?? type(of: self).defaultAction(forKey: event)
  }
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open class func needsDisplay(forKey key: String) -> Bool { false }
}

/// Draws a layer, and lays it out.
@MainActor @preconcurrency
public protocol CALayerDelegate: NSObjectProtocol {
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layoutSublayers(of layer: CALayer)
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}
extension CALayerDelegate {
  /// Draws the layer; what overrides this sets its `contents`.
  public func display(_ layer: CALayer) { layer.drawItself() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
/// What happens when a property of a layer changes.
@MainActor @preconcurrency
public protocol CAAction: NSObjectProtocol {}
extension NSNull: CAAction {}

/// How a corner bends.
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
/// How a picture fills a layer.
public struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  package static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
