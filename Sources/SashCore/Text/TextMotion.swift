import Foundation
import SashDisplay
import SashGraph
import SashText

/// What a text has shown last, so that a change of it can be led over.
final class ShownText {
  private let place: AnimationPlace
  private let transition: Attribute<ContentTransition>
  private var last: ResolvedText?
  private var size = CGSize.zero
  /// Of `ContentTransition.numericText(value:)`.
  private var value: Double?
  private var motion: TextMotion?

  init(_ inputs: _GraphInputs, _ environment: TextEnvironment) {
    place = AnimationPlace(inputs)
    transition = environment.transition
  }

  /// What to draw of a text on its way; nil if it is at rest.
  func content(_ text: ResolvedText, in newSize: CGSize) -> DisplayContent? {
    // It matters only when the text changes, so nothing depends on it.
    let transition = transition.untrackedValue
    if let last, last !== text, motion != nil || place.transaction.untrackedValue.animation != nil {
      let motion = motion ?? TextMotion(place)
      self.motion = motion
      motion.change(from: last, size, to: text, transition, value: value)
    }
    (last, size) = (text, newSize)
    if case .value(let number) = transition.kind { value = number } else { value = nil }
    guard let motion else { return nil }
    let (content, isRunning) = motion.content(text, in: newSize)
    if !isRunning { self.motion = nil }
    return isRunning ? content : nil
  }
}

/// A text on its way: to other paints while its words stay, or to other words.
///
/// Exists while something is on its way only.
final class TextMotion {
  private let place: AnimationPlace
  private var paints: ValueAnimation<PaintVector>?
  private var old: [OldText] = []

  /// A text that was shown before, and how far the one after it has come.
  private struct OldText {
    var content: TextContent
    /// Nil for a fade.
    var roll: Roll?
    /// In the unit of opacities elsewhere, 0 to 128.
    var arrival = ValueAnimation<Double>(from: 0)
    var share = 0.0
    let identity: DisplayIdentity
  }
  private struct Roll {
    var isDown: Bool
  }
  private let newIdentity: DisplayIdentity

  init(_ place: AnimationPlace) {
    self.place = place
    newIdentity = place.host.nextIdentity()
  }
  // Who waits for the end is told, also if the text goes before.
  deinit { end() }

  /// Sets out from a text, as it was shown, to another one.
  func change(
    from before: ResolvedText, _ size: CGSize, to after: ResolvedText, _ transition: ContentTransition,
    value oldValue: Double?
  ) {
    let isAnimated = place.transaction.untrackedValue.animation != nil
    if before.hasSameWords(as: after) {
      if paints == nil, isAnimated { paints = ValueAnimation(from: PaintVector(before)) }
      return
    }
    paints?.end()
    paints = nil
    if !isAnimated || transition.kind == .identity { return end() }
    var roll: Roll?
    switch transition.kind {
    case .numeric(let countsDown): roll = Roll(isDown: countsDown)
    case .value(let value): roll = Roll(isDown: value < oldValue ?? value)
    case .identity, .opacity, .interpolate, .symbol: break
    }
    if roll != nil { end() }
    var content = (before.needsFrame ? before.layout(painting: size) : before.layout()).content(in: size)
    content.isLeaving = true
    old.append(OldText(content: content, roll: roll, identity: place.host.nextIdentity()))
  }

  /// What is drawn of `text` in its size, and whether it is still on its way.
  func content(_ text: ResolvedText, in size: CGSize) -> (content: DisplayContent, isRunning: Bool) {
    var layout = text.needsFrame ? text.layout(painting: size) : text.layout()
    var isRunning = false
    if let lag = paints?.lag(of: PaintVector(text), in: place) {
      isRunning = true
      layout = text.layout(painting: size, behind: lag)
    }
    let new = layout.content(in: size)
    for index in old.indices {
      let lag = old[index].arrival.lag(of: 128, in: place)
      old[index].share = lag.map { min(1, max(0, 1 - $0 / 128)) } ?? 1
    }
    old.removeAll { $0.share >= 1 && !$0.arrival.isRunning }
    guard let newest = old.last else { return (.text(new), isRunning) }
    if newest.roll != nil { return (rolled(from: newest, to: new), true) }
    var items = old.map {
      faded($0.content, 1 - $0.share, $0.identity)
    }
    items.append(faded(new, newest.share, newIdentity))
    return (.group(items), true)
  }

  func end() {
    paints?.end()
    paints = nil
    for index in old.indices { old[index].arrival.end() }
    old = []
  }

  /// A text that is about to come is there for those who look for its words.
  private static let faintest = 0.002

  private func faded(_ content: TextContent, _ opacity: Double, _ identity: DisplayIdentity) -> PlacedItem {
    let text = PlacedItem(offset: .zero, item: DisplayItem(identity: .none, content: .text(content)))
    let opacity = max(TextMotion.faintest, min(1, opacity))
    return PlacedItem(
      offset: .zero, item: DisplayItem(identity: identity, content: .effect(.opacity(opacity), text)))
  }

  /// The characters that both have stay and move along the line; the others roll in and out.
  private func rolled(from before: OldText, to new: TextContent) -> DisplayContent {
    let share = before.share
    guard let pairs = RollPlan(before.content, new) else {
      return .group([
        faded(before.content, 1 - share, before.identity), faded(new, share, newIdentity),
      ])
    }
    let height = new.frame.height * 0.6 * (before.roll?.isDown == true ? -1 : 1)
    var stays = new
    stays.runs = pairs.staying(at: share)
    var comes = new
    comes.runs = pairs.coming
    comes.fills = []
    comes.isLeaving = true
    var leaves = before.content
    leaves.runs = pairs.leaving
    leaves.fills = []
    func moved(_ item: PlacedItem, by y: CGFloat) -> PlacedItem {
      PlacedItem(offset: CGPoint(x: item.offset.x, y: item.offset.y + y), item: item.item)
    }
    return .group([
      PlacedItem(offset: .zero, item: DisplayItem(identity: .none, content: .text(stays))),
      moved(faded(leaves, 1 - share, before.identity), by: -height * share),
      moved(faded(comes, share, newIdentity), by: height * (1 - share)),
    ])
  }
}

/// Which glyphs of two lines are the same characters: those that both begin with and both end with, and in between those
/// at the same place counted from the end.
private struct RollPlan {
  private struct Glyph {
    var run: GlyphRun
    var character: Character
    var position: CGPoint { run.positions[0] }
  }
  private var kept: [(old: Glyph, new: Glyph)] = []
  private(set) var leaving: [GlyphRun] = []
  private(set) var coming: [GlyphRun] = []

  /// Nil if glyphs are not characters one by one, or there are several lines.
  init?(_ old: TextContent, _ new: TextContent) {
    guard let before = RollPlan.glyphs(old), let after = RollPlan.glyphs(new) else { return nil }
    // Numbers are read by place value, from the end.
    var (left, right) = (Array(before.reversed()), Array(after.reversed()))
    for index in 0..<min(left.count, right.count) where left[index].character == right[index].character {
      kept.append((left[index], right[index]))
    }
    let same = (0..<min(left.count, right.count)).map { left[$0].character == right[$0].character }
    left = left.indices.filter { $0 >= same.count || !same[$0] }.map { left[$0] }
    right = right.indices.filter { $0 >= same.count || !same[$0] }.map { right[$0] }
    leaving = left.map(\.run)
    coming = right.map(\.run)
  }

  private static func glyphs(_ content: TextContent) -> [Glyph]? {
    let characters = Array(content.string)
    guard content.runs.reduce(0, { $0 + $1.glyphs.count }) == characters.count else { return nil }
    var found: [Glyph] = []
    for run in content.runs {
      for index in run.glyphs.indices {
        var single = run
        single.glyphs = [run.glyphs[index]]
        single.positions = [run.positions[index]]
        found.append(Glyph(run: single, character: " "))
      }
    }
    guard let baseline = found.first?.position.y, found.allSatisfy({ $0.position.y == baseline }) else {
      return nil
    }
    found.sort { $0.position.x < $1.position.x }
    for index in found.indices { found[index].character = characters[index] }
    return found
  }

  func staying(at share: Double) -> [GlyphRun] {
    kept.map { pair in
      var run = pair.new.run
      run.positions[0].x += (pair.old.position.x - pair.new.position.x) * (1 - share)
      return run
    }
  }
}

/// The paints of a text's runs as one vector.
struct PaintVector: VectorArithmetic {
  var list: [StyleVector] = []
  static var zero: PaintVector { PaintVector() }

  var magnitudeSquared: Double { list.reduce(0) { $0 + $1.magnitudeSquared } }
  mutating func scale(by rhs: Double) { for index in list.indices { list[index].scale(by: rhs) } }
  static func + (a: Self, b: Self) -> Self {
    if a.list.isEmpty { return b }
    if b.list.isEmpty { return a }
    return PaintVector(list: zip(a.list, b.list).map { $0 + $1 })
  }
  static func - (a: Self, b: Self) -> Self {
    if b.list.isEmpty { return a }
    return a + b.scaled(by: -1)
  }
}

extension PaintVector {
  init(_ text: ResolvedText) { list = text.runs.map { $0.fill.map { StyleVector($0) } ?? .zero } }
}

extension ResolvedText.Run {
  /// What the glyphs are filled with, if that can be led to something else.
  fileprivate var fill: StyleFill? {
    if let framed { return framed.fill }
    if case .color(let color) = run.attributes.paint { return .color(color) }
    return nil
  }
}

extension ResolvedText {
  /// True if only paints differ.
  fileprivate func hasSameWords(as other: ResolvedText) -> Bool {
    guard runs.count == other.runs.count, style == other.style else { return false }
    return zip(runs, other.runs).allSatisfy { a, b in
      var attributes = a.run.attributes
      attributes.paint = b.run.attributes.paint
      attributes.underline = b.run.attributes.underline
      attributes.strikethrough = b.run.attributes.strikethrough
      return a.run.string == b.run.string && attributes == b.run.attributes
    }
  }

  /// The layout with paints that are behind their own.
  fileprivate func layout(painting size: CGSize, behind lag: PaintVector) -> TextLayout {
    let shown = PaintVector(self) - lag
    return TextLayout(
      runs: zip(runs, shown.list).map { run, vector in
        guard let fill = run.fill else { return run.run }
        var painted = run.run
        painted.attributes.paint = vector.applied(to: fill).paint(in: CGRect(origin: .zero, size: size))
        return painted
      }, style: style)
  }
}
