import AVFoundation
import Foundation
import UIKit

/// A path that is filled and stroked.
@MainActor @preconcurrency
open class SKShapeNode: SKNode {
  open var path: CGPath?
  open var fillColor = UIColor.clear
  open var strokeColor = UIColor.white
  open var lineWidth: CGFloat = 1
  /// How far the stroke shines, in points.
  open var glowWidth: CGFloat = 0
  open var lineCap: CGLineCap = .butt
  open var lineJoin: CGLineJoin = .miter
  open var miterLimit: CGFloat = 10
  open var isAntialiased = true
  open var blendMode: SKBlendMode = .alpha
  open var fillTexture: SKTexture?
  open var strokeTexture: SKTexture?

  public override init() { super.init() }
  public convenience init(path: CGPath) {
    self.init()
    self.path = path
  }
  public convenience init(path: CGPath, centered: Bool) {
    self.init()
    let box = path.boundingBoxOfPath
    var move = CGAffineTransform(translationX: -box.midX, y: -box.midY)
    self.path = centered ? path.copy(using: &move) : path
  }
  public convenience init(rect: CGRect) { self.init(path: CGPath(rect: rect, transform: nil)) }
  public convenience init(rectOf size: CGSize) { self.init(rect: CGRect(centred: size)) }
  public convenience init(rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      path: CGPath(roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil))
  }
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
    self.init(rect: CGRect(centred: size), cornerRadius: cornerRadius)
  }
  public convenience init(circleOfRadius radius: CGFloat) {
    self.init(ellipseOf: CGSize(width: 2 * radius, height: 2 * radius))
  }
  public convenience init(ellipseOf size: CGSize) { self.init(ellipseIn: CGRect(centred: size)) }
  public convenience init(ellipseIn rect: CGRect) { self.init(path: CGPath(ellipseIn: rect, transform: nil)) }
  public convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
    let path = CGMutablePath()
    path.addLines(between: Array(UnsafeBufferPointer(start: points, count: numPoints)))
    self.init(path: path)
  }
  /// A curve through the points.
  public convenience init(splinePoints points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
    let through = Array(UnsafeBufferPointer(start: points, count: numPoints))
    let path = CGMutablePath()
    if let first = through.first { path.move(to: first) }
    for (index, end) in through.enumerated().dropFirst() {
      let (start, before) = (through[index - 1], through[max(index - 2, 0)])
      let after = through[min(index + 1, through.count - 1)]
      path.addCurve(
        to: end,
        control1: CGPoint(x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6),
        control2: CGPoint(x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6))
    }
    self.init(path: path)
  }
  /// - Missing: nodes of archives; this is nil.
  public required init?(coder aDecoder: NSCoder) {
    spriteWarning("Nodes of archives cannot be read.")
    return nil
  }
  open var lineLength: CGFloat {
    path.map {
      $0.points(every: 1).reduce(into: (CGFloat(0), CGPoint?.none)) { sum, point in
        if let last = sum.1 { sum.0 += hypot(point.x - last.x, point.y - last.y) }
        sum.1 = point
      }.0
    } ?? 0
  }

  override var drawingMode: CGBlendMode { blendMode.drawn }
  override var contentBounds: CGRect {
    guard let box = path?.boundingBoxOfPath, !box.isNull else { return .null }
    return box.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2)
  }
  override func drawContent(in context: CGContext) {
    guard let path else { return }
    context.setShouldAntialias(isAntialiased)
    if fillColor.cgColor.alpha > 0 {
      context.addPath(path)
      context.setFillColor(fillColor.cgColor)
      context.fillPath()
    }
    guard lineWidth > 0, strokeColor.cgColor.alpha > 0 else { return }
    context.setStrokeColor(strokeColor.cgColor)
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCap)
    context.setLineJoin(lineJoin)
    context.setMiterLimit(miterLimit)
    if glowWidth > 0 { context.setShadow(offset: .zero, blur: glowWidth, color: strokeColor.cgColor) }
    context.addPath(path)
    context.strokePath()
  }
}

extension CGRect {
  init(centred size: CGSize) {
    self.init(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
  }
}

/// What is seen of it only where its mask draws.
///
/// - Missing: masks of pictures and labels; what counts is their frame.
@MainActor @preconcurrency
open class SKCropNode: SKNode {
  open var maskNode: SKNode?

  /// What is seen, in points of its own; nil if all is.
  var seen: CGPath? {
    guard let mask = maskNode else { return nil }
    if let shape = mask as? SKShapeNode, let path = shape.path {
      var transform = mask.localTransform
      return path.copy(using: &transform)
    }
    return CGPath(rect: mask.calculateAccumulatedFrame(), transform: nil)
  }
}

/// A sound that belongs to a place.
///
/// - Missing: where the sound comes from; it is as loud everywhere.
@MainActor @preconcurrency
open class SKAudioNode: SKNode {
  /// Whether it begins anew at its end.
  open var autoplayLooped = true
  open var isPositional = true
  private var player: AVAudioPlayer?

  public convenience init(fileNamed name: String) {
    self.init()
    player = SceneSounds.player(name)
  }
  public convenience init(url: URL) {
    self.init()
    player = try? AVAudioPlayer(contentsOf: url)
  }
  override func entered(_ scene: SKScene) {
    super.entered(scene)
    player?.numberOfLoops = autoplayLooped ? -1 : 0
    if autoplayLooped { player?.play() }
  }
  open override func removeFromParent() {
    super.removeFromParent()
    player?.stop()
  }
  func play() { player?.play() }
  func pause() { player?.pause() }
  func stop() { player?.stop() }
  func set(volume: Float) { player?.volume = volume }
}
