import CoreGraphics
import Foundation
import SashCore

/// Lets particles go: sparks, snow, confetti.
@MainActor @preconcurrency
open class CAEmitterLayer: CALayer {
  open var emitterCells: [CAEmitterCell]? { didSet { changed() } }
  /// What the cells' own numbers are multiplied by.
  open var birthRate: Float = 1 { didSet { if birthRate != oldValue { changed() } } }
  open var lifetime: Float = 1
  open var velocity: Float = 1
  open var scale: Float = 1
  open var spin: Float = 1
  /// In points of the layer.
  open var emitterPosition = CGPoint.zero
  open var emitterZPosition: CGFloat = 0
  /// A circle's radius is its width.
  open var emitterSize = CGSize.zero
  open var emitterDepth: CGFloat = 0
  open var emitterShape = CAEmitterLayerEmitterShape.point
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  open var renderMode = CAEmitterLayerRenderMode.unordered { didSet { changed() } }
  open var preservesDepth = false
  /// The same seed gives the same particles.
  open var seed: UInt32 = 0 { didSet { particles = Particles(seed: seed) } }

  private var particles = Particles(seed: 0)
  private var last: Date?
  /// How many particles there are now.
  package var particleCount: Int { particles.all.count }

  public override init() { super.init() }
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAEmitterLayer else { return }
    (emitterCells, emitterPosition, emitterSize) = (
      other.emitterCells, other.emitterPosition, other.emitterSize
    )
    (emitterShape, emitterMode, renderMode) = (other.emitterShape, other.emitterMode, other.renderMode)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets a number of a cell by the path to it: `emitterCells.spark.birthRate`.
  open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard keyPath.hasPrefix("emitterCells.") else { return super.setValue(value, forKeyPath: keyPath) }
    let parts = keyPath.split(separator: ".").map(String.init)
    let cell = parts.count == 3 ? emitterCells?.first { $0.name == parts[1] } : nil
    if parts.first == "emitterCells", let cell, cell.set(value, named: parts[2]) { return changed() }
    runtimeWarning("CAEmitterLayer.setValue(_:forKeyPath:) does not know '\(keyPath)'; nothing is set.")
  }

  /// Lets the time go on to a moment.
  func advance(to date: Date) {
    defer { last = date }
    guard let last else { return }
    particles.step(date.timeIntervalSince(last) * Double(speed), in: self)
  }

  /// Whether nothing moves and nothing will come.
  private var isStill: Bool {
    particles.all.isEmpty
      && !(emitterCells ?? []).contains { $0.isEnabled && $0.birthRate > 0 && birthRate > 0 && lifetime > 0 }
  }

  package override var figure: AnyView? {
    guard emitterCells?.isEmpty == false else { return nil }
    if isStill { last = nil }
    return AnyView(
      TimelineView(.animation(paused: isStill)) { [self] timeline in
        ParticlePicture(emitter: self, date: timeline.date)
      })
  }

  /// Draws what is alive.
  fileprivate func draw(in context: GraphicsContext) {
    let shown: [Particle]
    switch renderMode {
    case .oldestFirst: shown = particles.all.sorted { $0.age > $1.age }
    case .oldestLast: shown = particles.all.sorted { $0.age < $1.age }
    default: shown = particles.all
    }
    var pictures: [ObjectIdentifier: (image: GraphicsContext.ResolvedImage, size: CGSize)] = [:]
    for particle in shown {
      let cell = particle.cell
      guard let contents = cell.contents.flatMap({ $0 as? CGImage }) else { continue }
      let key = ObjectIdentifier(cell)
      let picture =
        pictures[key]
        ?? {
          let image = Image(decorative: contents, scale: max(0.01, cell.contentsScale))
          let size = CGSize(
            width: CGFloat(contents.width) / max(0.01, cell.contentsScale),
            height: CGFloat(contents.height) / max(0.01, cell.contentsScale))
          return (context.resolve(image), size)
        }()
      pictures[key] = picture
      let speeds = [cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed]
      let color = zip(particle.color, speeds).map { min(max($0 + Double($1) * particle.age, 0), 1) }
      let scale = particle.scale + cell.scaleSpeed * particle.age
      guard color[3] > 0, scale > 0 else { continue }
      var inner = context
      if renderMode == .additive { inner.blendMode = .plusLighter }
      inner.opacity *= color[3]
      if color[0] < 1 || color[1] < 1 || color[2] < 1 {
        inner.addFilter(.colorMultiply(Color(red: color[0], green: color[1], blue: color[2])))
      }
      inner.translateBy(x: particle.position.x, y: particle.position.y)
      if particle.spin != 0 { inner.rotate(by: .radians(particle.spin * particle.age)) }
      inner.scaleBy(x: scale, y: scale)
      inner.draw(
        picture.image,
        in: CGRect(
          x: -picture.size.width / 2, y: -picture.size.height / 2, width: picture.size.width,
          height: picture.size.height))
    }
  }

  fileprivate struct ParticlePicture: View {
    let emitter: CAEmitterLayer
    let date: Date
    var body: some View {
      emitter.advance(to: date)
      // Particles fly out of the layer, which often has no size at all.
      let (size, margin) = (emitter.bounds.size, CGFloat(1_000))
      return Color.clear.overlay(alignment: .topLeading) {
        Canvas { context, _ in
          var inner = context
          inner.translateBy(x: margin, y: margin)
          MainActor.assumeIsolated { emitter.draw(in: inner) }
        }
        .frame(width: size.width + 2 * margin, height: size.height + 2 * margin)
        .offset(x: -margin, y: -margin)
      }
    }
  }
}

/// Where particles come from.
public struct CAEmitterLayerEmitterShape: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}
/// Whether particles come from the rim or from everywhere inside.
public struct CAEmitterLayerEmitterMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}
/// In which order particles are drawn, and how they mix.
public struct CAEmitterLayerRenderMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
