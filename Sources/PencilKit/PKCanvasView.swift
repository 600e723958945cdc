import Foundation
import SashMessages
import UIKit

/// A point of a stroke.
public struct PKStrokePoint: Hashable, Sendable {
  public var location: CGPoint
  public var timeOffset: TimeInterval
  public var size: CGSize
  public var opacity: CGFloat
  public var force: CGFloat
  public var azimuth: CGFloat
  public var altitude: CGFloat
  public init(
    location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat,
    azimuth: CGFloat,
    altitude: CGFloat
  ) {
    (self.location, self.timeOffset, self.size, self.opacity) = (location, timeOffset, size, opacity)
    (self.force, self.azimuth, self.altitude) = (force, azimuth, altitude)
  }
  public static func == (a: PKStrokePoint, b: PKStrokePoint) -> Bool {
    a.location == b.location && a.timeOffset == b.timeOffset && a.size == b.size && a.opacity == b.opacity
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(timeOffset) }
}
/// The points of a stroke, in order.
public struct PKStrokePath: RandomAccessCollection, Sendable {
  private var points: [PKStrokePoint]
  public let creationDate: Date
  public init() { self.init(controlPoints: [] as [PKStrokePoint], creationDate: Date()) }
  public init<T: Sequence>(controlPoints: T, creationDate: Date) where T.Element == PKStrokePoint {
    (points, self.creationDate) = (Array(controlPoints), creationDate)
  }
  public var startIndex: Int { 0 }
  public var endIndex: Int { points.count }
  public subscript(position: Int) -> PKStrokePoint { points[position] }
  mutating func append(_ point: PKStrokePoint) { points.append(point) }
}
public struct PKInk: Sendable {
  public enum InkType: String, Sendable {
    case pen = "com.apple.ink.pen", pencil = "com.apple.ink.pencil", marker = "com.apple.ink.marker"
    case monoline = "com.apple.ink.monoline", fountainPen = "com.apple.ink.fountainpen"
    case watercolor = "com.apple.ink.watercolor", crayon = "com.apple.ink.crayon"
  }
  public var inkType: InkType
  public var color: UIColor
  public init(_ inkType: InkType, color: UIColor = .black) { (self.inkType, self.color) = (inkType, color) }
}
public struct PKStroke: Sendable {
  public var ink: PKInk
  public var path: PKStrokePath
  public var transform: CGAffineTransform
  public init(
    ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity,
    mask: UIBezierPath? = nil
  ) {
    (self.ink, self.path, self.transform) = (ink, path, transform)
  }
  public var renderBounds: CGRect {
    let width = path.first?.size.width ?? 0
    guard let first = path.first?.location else { return .null }
    return path.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1.location, size: .zero))
    }
    .insetBy(dx: -width, dy: -width).applying(transform)
  }
  /// Draws the points as one smooth line.
  func draw(in context: CGContext) {
    guard let first = path.first else { return }
    let line = CGMutablePath()
    line.move(to: first.location)
    for (from, to) in zip(path, path.dropFirst()) {
      let middle = CGPoint(x: (from.location.x + to.location.x) / 2, y: (from.location.y + to.location.y) / 2)
      line.addQuadCurve(to: middle, control: from.location)
    }
    line.addLine(to: path.last?.location ?? first.location)
    context.saveGState()
    context.concatenate(transform)
    let clear: CGFloat = ink.inkType == .marker ? 0.5 : ink.inkType == .pencil ? 0.8 : 1
    context.setStrokeColor(ink.color.withAlphaComponent(ink.color.cgColor.alpha * clear).cgColor)
    context.setLineWidth(first.size.width)
    context.setLineCap(ink.inkType == .marker ? .butt : .round)
    context.setLineJoin(.round)
    context.addPath(line)
    context.strokePath()
    context.restoreGState()
  }
}
/// Strokes.
///
/// - Missing: Apple's format of `dataRepresentation()`; the data are read by this module alone.
public struct PKDrawing: Sendable, Equatable {
  public var strokes: [PKStroke]
  public init() { strokes = [] }
  public init<S: Sequence>(strokes: S) where S.Element == PKStroke { self.strokes = Array(strokes) }
  public init(data: Data) throws {
    strokes = try JSONDecoder().decode([StoredStroke].self, from: data).map(\.stroke)
  }
  public func dataRepresentation() -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(strokes.map(StoredStroke.init))) ?? Data()
  }
  public var bounds: CGRect { strokes.reduce(.null) { $0.union($1.renderBounds) } }
  public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
    guard rect.width > 0, rect.height > 0 else { return UIImage() }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: rect.size, format: format).image { context in
      context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
      for stroke in strokes { stroke.draw(in: context.cgContext) }
    }
  }
  public func appending(_ drawing: PKDrawing) -> PKDrawing { PKDrawing(strokes: strokes + drawing.strokes) }
  public mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }
  public func transformed(using transform: CGAffineTransform) -> PKDrawing {
    PKDrawing(
      strokes: strokes.map {
        var stroke = $0
        stroke.transform = stroke.transform.concatenating(transform)
        return stroke
      })
  }
  public mutating func transform(using transform: CGAffineTransform) { self = transformed(using: transform) }
  public static func == (a: PKDrawing, b: PKDrawing) -> Bool {
    a.dataRepresentation() == b.dataRepresentation()
  }
}
private struct StoredStroke: Codable {
  var ink: String
  var color: [CGFloat]
  var width: CGFloat
  var points: [CGPoint]
  var transform: [CGFloat]
  init(_ stroke: PKStroke) {
    ink = stroke.ink.inkType.rawValue
    var parts = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    stroke.ink.color.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
    color = [parts.0, parts.1, parts.2, parts.3]
    width = stroke.path.first?.size.width ?? 1
    points = stroke.path.map(\.location)
    let t = stroke.transform
    transform = [t.a, t.b, t.c, t.d, t.tx, t.ty]
  }
  var stroke: PKStroke {
    let color =
      color.count == 4 ? UIColor(red: color[0], green: color[1], blue: color[2], alpha: color[3]) : .black
    let t = transform.count == 6 ? transform : [1, 0, 0, 1, 0, 0]
    return PKStroke(
      ink: PKInk(PKInk.InkType(rawValue: ink) ?? .pen, color: color),
      path: PKStrokePath(controlPoints: points.map { PKStrokePoint($0, width) }, creationDate: Date()),
      transform: CGAffineTransform(a: t[0], b: t[1], c: t[2], d: t[3], tx: t[4], ty: t[5]))
  }
}
extension PKStrokePoint {
  init(_ location: CGPoint, _ width: CGFloat, _ time: TimeInterval = 0) {
    self.init(
      location: location, timeOffset: time, size: CGSize(width: width, height: width), opacity: 1, force: 1,
      azimuth: 0, altitude: .pi / 2)
  }
}

// MARK: Tools

public protocol PKTool: Sendable {}
public struct PKInkingTool: PKTool {
  public typealias InkType = PKInk.InkType
  public var ink: PKInk
  public var width: CGFloat
  public init(_ type: PKInk.InkType, color: UIColor = .black, width: CGFloat? = nil) {
    self.init(ink: PKInk(type, color: color), width: width ?? type.defaultWidth)
  }
  public init(ink: PKInk, width: CGFloat) { (self.ink, self.width) = (ink, width) }
  public var color: UIColor {
    get { ink.color }
    set { ink.color = newValue }
  }
  public var inkType: PKInk.InkType { ink.inkType }
}
extension PKInk.InkType {
  public var defaultWidth: CGFloat {
    switch self {
    case .marker: 18
    case .watercolor, .crayon: 14
    case .pen, .monoline: 3
    case .pencil, .fountainPen: 2.5
    }
  }
  public var validWidthRange: ClosedRange<CGFloat> { 0.5...60 }
}
public struct PKEraserTool: PKTool {
  public enum EraserType: Int, Sendable { case vector, bitmap, fixedWidthBitmap }
  public var eraserType: EraserType
  public var width: CGFloat
  public init(_ eraserType: EraserType, width: CGFloat = 20) {
    (self.eraserType, self.width) = (eraserType, width)
  }
}
/// - Missing: strokes that are chosen with a lasso; the tool draws nothing.
public struct PKLassoTool: PKTool {
  public init() {}
}
public enum PKCanvasViewDrawingPolicy: UInt, Sendable { case `default`, anyInput, pencilOnly }

/// A sheet that fingers draw on.
@MainActor @preconcurrency
open class PKCanvasView: UIScrollView {
  open var drawing = PKDrawing() { didSet { changed() } }
  open var tool: any PKTool = PKInkingTool(.pen)
  open var drawingPolicy: PKCanvasViewDrawingPolicy = .default
  open var allowsFingerDrawing = true
  open var isRulerActive = false
  open var isDrawingEnabled = true
  open weak var canvasDelegate: (any PKCanvasViewDelegate)?
  open var drawingGestureRecognizer: UIGestureRecognizer { strokes }
  private let strokes = UIGestureRecognizer()
  private let sheet = CanvasSheet()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }
  private func begin() {
    backgroundColor = .systemBackground
    isScrollEnabled = false
    sheet.canvas = self
    sheet.backgroundColor = .clear
    addSubview(sheet)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGSize(
      width: max(contentSize.width, bounds.width), height: max(contentSize.height, bounds.height))
    sheet.frame = CGRect(origin: .zero, size: size)
  }
  private func changed() {
    sheet.setNeedsDisplay()
    canvasDelegate?.canvasViewDrawingDidChange(self)
  }
  open override var canBecomeFirstResponder: Bool { true }

  fileprivate func erase(at point: CGPoint, _ width: CGFloat) {
    let kept = drawing.strokes.filter { stroke in
      !stroke.path.contains { other in
        let at = other.location.applying(stroke.transform)
        return hypot(at.x - point.x, at.y - point.y) < (width + other.size.width) / 2
      }
    }
    if kept.count != drawing.strokes.count { keep(kept) }
  }
  fileprivate func add(_ stroke: PKStroke) { keep(drawing.strokes + [stroke]) }
  private func keep(_ strokes: [PKStroke]) {
    let before = drawing
    undoManager?.registerUndo(withTarget: self) { canvas in
      MainActor.assumeIsolated { canvas.keep(before.strokes) }
    }
    drawing.strokes = strokes
  }
}
@MainActor @preconcurrency
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
  func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
  func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
  func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
  func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}
extension PKCanvasViewDelegate {
  public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
  public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
  public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
  public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}

/// What lies on the canvas and is drawn on.
final class CanvasSheet: UIView {
  weak var canvas: PKCanvasView?
  private var stroke: PKStroke?
  private var start: TimeInterval = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let canvas, canvas.isDrawingEnabled, let touch = touches.first else { return }
    canvas.canvasDelegate?.canvasViewDidBeginUsingTool(canvas)
    start = touch.timestamp
    if let tool = canvas.tool as? PKInkingTool {
      let point = PKStrokePoint(touch.location(in: self), tool.width)
      stroke = PKStroke(ink: tool.ink, path: PKStrokePath(controlPoints: [point], creationDate: Date()))
    }
    touchesMoved(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let canvas, let touch = touches.first else { return }
    let place = touch.location(in: self)
    if let tool = canvas.tool as? PKEraserTool { canvas.erase(at: place, tool.width) }
    guard let width = stroke?.path.first?.size.width else { return }
    stroke?.path.append(PKStrokePoint(place, width, touch.timestamp - start))
    setNeedsDisplay()
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let canvas else { return }
    if let stroke { canvas.add(stroke) }
    stroke = nil
    canvas.canvasDelegate?.canvasViewDidEndUsingTool(canvas)
    setNeedsDisplay()
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    stroke = nil
    setNeedsDisplay()
  }
  override func draw(_ rect: CGRect) {
    guard let canvas, let context = UIGraphicsGetCurrentContext() else { return }
    for one in canvas.drawing.strokes { one.draw(in: context) }
    stroke?.draw(in: context)
  }
}
@MainActor @preconcurrency
public protocol PKToolPickerObserver: AnyObject {
  func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
  func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
}
extension PKToolPickerObserver {
  public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}
  public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
}
/// The palette of tools. It is not shown; the tool is the one that code has set.
///
/// - Missing: the palette on the screen.
@MainActor @preconcurrency
open class PKToolPicker: NSObject {
  open var selectedTool: any PKTool = PKInkingTool(.pen) {
    didSet {
      observers.forEach { ($0.value as? any PKToolPickerObserver)?.toolPickerSelectedToolDidChange(self) }
    }
  }
  open var isRulerActive = false
  public private(set) var isVisible = false
  open var showsDrawingPolicyControls = true
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  open var colorUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  private struct Weak { weak var value: AnyObject? }
  private var observers: [Weak] = []
  public override init() { super.init() }
  private static let one = PKToolPicker()
  open class func shared(for window: UIWindow) -> PKToolPicker? { one }
  open func addObserver(_ observer: any PKToolPickerObserver) { observers.append(Weak(value: observer)) }
  open func addObserver(_ canvas: PKCanvasView) {}
  open func removeObserver(_ observer: any PKToolPickerObserver) {
    observers.removeAll { $0.value === observer }
  }
  open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {
    isVisible = visible
    if visible {
      tellOnce("the palette of tools is not shown; set the canvas's tool in code.", by: "PencilKit")
    }
  }
  open func frameObscured(in view: UIView) -> CGRect { .null }
}
