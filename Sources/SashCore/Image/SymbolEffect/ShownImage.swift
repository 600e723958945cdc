import Foundation
import SashDisplay
import SashGraph
import Symbols

/// What an image has shown last, and what moves in it: the effects on its symbol, the symbol before it, its colours.
final class ShownImage {
  private let place: AnimationPlace
  private let environment: EnvironmentInput
  private var effects: [RunningEffect]
  private var last: ResolvedSymbol?
  private var replacement: Replacement?
  /// The fills of the tones.
  private var fills: [Int: ValueAnimation<StyleVector>] = [:]

  /// A symbol that gives way to another one.
  private struct Replacement {
    let old: ResolvedSymbol
    let style: SymbolReplacement?
    let start: Double
    let duration: Double

    func poses(at share: Double) -> (going: LayerPose?, coming: LayerPose) {
      let ease = share * share * (3 - 2 * share)
      func pose(_ amount: Double, from scale: Double) -> LayerPose {
        LayerPose(opacity: max(0.004, amount), scale: scale + (1 - scale) * amount)
      }
      let late = max(0, ease * 2 - 1)
      switch style {
      case nil: return (LayerPose(opacity: 1 - ease), LayerPose(opacity: max(0.004, ease)))
      case .offUp: return (nil, pose(ease, from: 0.5))
      case .downUp: return (ease < 0.5 ? pose(1 - 2 * ease, from: 0.5) : nil, pose(late, from: 0.5))
      case .upUp: return (ease < 0.5 ? pose(1 - 2 * ease, from: 1.4) : nil, pose(late, from: 0.5))
      }
    }
  }

  init(_ inputs: _GraphInputs) {
    place = AnimationPlace(inputs)
    environment = inputs.environment
    var effects: [RunningEffect] = []
    var (node, removals) = (inputs.symbolEffects, [Attribute<Bool>]())
    while let next = node {
      if let isRemoved = next.isRemoved { removals.append(isRemoved) }
      if let state = next.state { effects.append(RunningEffect(state: state, removals: removals)) }
      node = next.outer
    }
    self.effects = effects
  }
  deinit { for key in fills.keys { fills[key]!.end() } }

  /// What to draw of an image; in a rule, which runs with each frame while something moves.
  func content(_ image: ResolvedImage, in frame: CGRect) -> DisplayContent? {
    guard let symbol = image as? ResolvedSymbol else {
      last = nil
      return image.content(in: frame, environment: environment)
    }
    noteReplacement(by: symbol)
    last = symbol
    let poses = effectPoses(of: symbol)
    guard let replacement else { return drawn(symbol, in: frame, poses) }
    let share = (now - replacement.start) / replacement.duration
    if share >= 1 {
      self.replacement = nil
      return drawn(symbol, in: frame, poses)
    }
    keepMoving()
    var contents: [DisplayContent] = []
    let (going, coming) = replacement.poses(at: share)
    if let going {
      let size = replacement.old.size
      let place =
        replacement.old.storage.resizing != nil
        ? frame
        : CGRect(
          x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
          height: size.height)
      contents += drawn(replacement.old, in: place, [going]).map { [$0] } ?? []
    }
    contents += drawn(symbol, in: frame, (poses ?? [LayerPose()]).map { $0.with(coming) }).map { [$0] } ?? []
    return .group(
      contents.map { PlacedItem(offset: .zero, item: DisplayItem(identity: .none, content: $0)) })
  }

  private func drawn(_ symbol: ResolvedSymbol, in frame: CGRect, _ poses: [LayerPose]?) -> DisplayContent? {
    symbol.content(in: frame, environment: environment, poses: poses) { [self] fill, level in
      // Only what has been seen before can be led over.
      var animation = fills[level] ?? ValueAnimation()
      defer { fills[level] = animation }
      let vector = StyleVector(fill)
      guard let lag = animation.lag(of: vector, in: place) else { return fill }
      return (vector - lag).applied(to: fill)
    }
  }

  private var now: Double { place.host.animations.frameTime }
  private func keepMoving() {
    _ = place.host.animations.time.value
    place.host.animations.isMoving = true
  }

  private func noteReplacement(by symbol: ResolvedSymbol) {
    guard let last, last !== symbol, place.transaction.untrackedValue.animation != nil,
      last.glyph != symbol.glyph
    else { return }
    switch environment[\.contentTransition].kind {
    case .symbol(let configuration, let speed):
      let style: SymbolReplacement =
        if case .replace(let style) = configuration.form { style } else { .downUp }
      replacement = Replacement(old: last, style: style, start: now, duration: 0.4 / speed)
    case .opacity: replacement = Replacement(old: last, style: nil, start: now, duration: 0.35)
    default: break
    }
  }

  /// How the layers are drawn; nil while no effect runs.
  private func effectPoses(of symbol: ResolvedSymbol) -> [LayerPose]? {
    var poses: [LayerPose]?
    for index in effects.indices {
      let isRightToLeft = environment[\.layoutDirection] == .rightToLeft
      guard
        let step = effects[index].poses(
          layers: symbol.glyph.layers.count, isRightToLeft: isRightToLeft, now: now)
      else { continue }
      if step.isMoving { keepMoving() }
      poses = poses.map { zip($0, step.poses).map { $0.with($1) } } ?? step.poses
    }
    return poses
  }
}

/// One effect on one symbol, from change to change.
private struct RunningEffect {
  let state: Attribute<SymbolEffectState>
  let removals: [Attribute<Bool>]
  private var trigger: Int?
  private var wasActive: Bool?
  private var start: Double?
  /// When an effect that has been taken away comes to rest.
  private var end = Double.infinity

  init(state: Attribute<SymbolEffectState>, removals: [Attribute<Bool>]) {
    (self.state, self.removals) = (state, removals)
  }

  /// Nil while the symbol is as it is.
  mutating func poses(layers: Int, isRightToLeft: Bool, now: Double) -> (poses: [LayerPose], isMoving: Bool)?
  {
    let state = state.value
    let isOn = state.isActive && !removals.contains { $0.value }
    let run = SymbolRun(
      form: state.configuration.form, isByLayer: state.configuration.isByLayer, layers: layers,
      isRightToLeft: isRightToLeft)
    if run.duration == 0 { return level(state, isOn, layers: layers, now: now) }
    let pause =
      state.options.delay ?? (state.options.repetition == .natural && state.trigger != nil ? 0 : run.pause)
    let cycle = (run.duration + pause) / state.options.speed
    note(state, isOn, cycle: cycle, now: now)
    guard let start, now < end else {
      self.start = nil
      return nil
    }
    let times: Int? =
      switch state.options.repetition {
      case .natural: state.trigger == nil ? nil : 1
      case .times(let count): count
      case .forever: nil
      }
    let number = Int((now - start) / cycle)
    // No pause follows the last run.
    if let times, now - start >= Double(times - 1) * cycle + run.duration / state.options.speed {
      self.start = nil
      return nil
    }
    let time = (now - start - Double(number) * cycle) * state.options.speed
    return ((0..<layers).map { run.pose(of: $0, at: time) }, true)
  }

  /// Begins and ends runs.
  private mutating func note(_ state: SymbolEffectState, _ isOn: Bool, cycle: Double, now: Double) {
    if let number = state.trigger {
      if let trigger, trigger != number, isOn { (start, end) = (now, .infinity) }
      trigger = number
      if !isOn { start = nil }
      return
    }
    if isOn, wasActive != true {
      // One that is still coming to rest goes on.
      if start == nil || now >= end { start = now }
      end = .infinity
    } else if !isOn, wasActive == true, let start {
      end = start + ((now - start) / cycle).rounded(.up) * cycle
    }
    wasActive = isOn
  }

  /// Effects that last by a pose of their own: another size, or nothing to be seen.
  private mutating func level(_ state: SymbolEffectState, _ isOn: Bool, layers: Int, now: Double) -> (
    poses: [LayerPose], isMoving: Bool
  )? {
    if let wasActive, wasActive != isOn { start = now }
    wasActive = isOn
    let duration = 0.35 / state.options.speed
    let share = start.map { min(1, (now - $0) / duration) } ?? 1
    if share >= 1 { start = nil }
    let ease = share * share * (3 - 2 * share)
    let amount = isOn ? ease : 1 - ease
    let pose: LayerPose
    switch state.configuration.form {
    case .scale(let isDown): pose = LayerPose(scale: 1 + (isDown ? -0.2 : 0.25) * amount)
    case .disappear(let isDown):
      pose = LayerPose(opacity: 1 - amount, scale: 1 + (isDown ? -0.4 : 0.4) * amount)
    case .appear(let isDown):
      // Without the effect the symbol is there.
      guard isOn else { return nil }
      pose = LayerPose(opacity: max(0.004, ease), scale: 1 + (isDown ? 0.4 : -0.4) * (1 - ease))
    default: return nil
    }
    if pose == LayerPose(), share >= 1 { return nil }
    return (Array(repeating: pose, count: layers), share < 1)
  }
}
