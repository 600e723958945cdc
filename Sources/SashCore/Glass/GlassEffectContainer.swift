import Foundation

/// Groups panes of glass that belong together: panes of one kind that are near to each other flow together, and those of a
/// union are one pane.
///
/// Where panes may flow together, all of them are drawn behind the content of the container.
public nonisolated struct GlassEffectContainer<Content: View>: View {
  private let content: Content
  private let spacing: CGFloat
  /// - Parameter spacing: How near, in points, panes come to each other before they flow together.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.spacing = max(spacing ?? 0, 0)
  }
  @MainActor public var body: some View {
    content
      .environment(\.glassGroup, GlassGroup())
      .backgroundPreferenceValue(GlassParts.self) { parts in
        GeometryReader { proxy in
          MergedGlass(panes: MergedPane.all(of: parts, spacing: spacing) { proxy[$0] })
        }
      }
      .transformPreference(GlassParts.self) { $0 = [] }
  }
}

/// How glass comes and goes with its view.
public nonisolated struct GlassEffectTransition: Sendable {
  private enum Kind { case identity, matchedGeometry, materialize }
  private let kind: Kind
  /// At once.
  public static var identity: GlassEffectTransition { GlassEffectTransition(kind: .identity) }
  /// Out of glass of the same name that goes at the same time, see `glassEffectID(_:in:)`; else it fades.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(kind: .matchedGeometry) }
  /// Out of a blur, where it is.
  public static var materialize: GlassEffectTransition { GlassEffectTransition(kind: .materialize) }

  fileprivate var ofView: AnyTransition {
    switch kind {
    case .identity: .identity
    case .matchedGeometry: .opacity
    case .materialize: AnyTransition(of: BlurReplaceTransition(configuration: .downUp))
    }
  }
}

extension View {
  /// Makes one pane of the glass in this view and that of all others with the same name in the same container; nil takes it
  /// out of a union.
  public nonisolated func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    transformEnvironment(\.glassGroup) {
      $0?.union = id.map { GlassUnion(id: AnyHashable($0), namespace: namespace) }
    }
  }
  /// Sets how the glass of this view comes and goes.
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    self.transition(transition.ofView)
  }
}

nonisolated struct GlassUnion: Hashable, @unchecked Sendable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// Says that a container draws the glass, and which union it is of.
nonisolated struct GlassGroup: Equatable {
  var union: GlassUnion?
}

private struct GlassGroupKey: EnvironmentKey { static var defaultValue: GlassGroup? { nil } }

extension EnvironmentValues {
  var glassGroup: GlassGroup? {
    get { self[GlassGroupKey.self] }
    set { self[GlassGroupKey.self] = newValue }
  }
}

/// Glass that its container is to draw.
nonisolated struct GlassPart {
  let bounds: Anchor<CGRect>
  let glass: Glass
  let union: GlassUnion?
  let outline: @Sendable (CGRect) -> Path
}

nonisolated struct GlassParts: PreferenceKey {
  static var defaultValue: [GlassPart] { [] }
  static func reduce(value: inout [GlassPart], nextValue: () -> [GlassPart]) { value += nextValue() }
}

/// Glass that flows together.
nonisolated struct MergedPane {
  var frames: [CGRect]
  var outlines: [@Sendable (CGRect) -> Path]
  let glass: Glass
  let spacing: CGFloat

  var bounds: CGRect { frames.reduce(.null) { $0.union($1) } }
  var shape: MergedShape {
    let origin = bounds.origin
    return MergedShape(
      frames: frames.map { $0.offsetBy(dx: -origin.x, dy: -origin.y) }, outlines: outlines, spacing: spacing)
  }

  /// One pane for each union, then one for all those of one kind that are nearer than `spacing` to another of them.
  static func all(of parts: [GlassPart], spacing: CGFloat, frame: (Anchor<CGRect>) -> CGRect) -> [MergedPane]
  {
    var panes: [MergedPane] = []
    var unions: [GlassUnion: Int] = [:]
    for part in parts {
      let frame = frame(part.bounds)
      if let union = part.union, let known = unions[union] {
        panes[known].frames[0] = panes[known].frames[0].union(frame)
        continue
      }
      if let union = part.union { unions[union] = panes.count }
      panes.append(MergedPane(frames: [frame], outlines: [part.outline], glass: part.glass, spacing: spacing))
    }
    guard spacing > 0 else { return panes }
    var merged: [MergedPane] = []
    for pane in panes {
      var whole = pane
      merged.removeAll { other in
        guard other.glass == whole.glass, other.isNear(whole) else { return false }
        whole.frames = other.frames + whole.frames
        whole.outlines = other.outlines + whole.outlines
        return true
      }
      merged.append(whole)
    }
    return merged
  }

  private func isNear(_ other: MergedPane) -> Bool {
    frames.contains { a in
      other.frames.contains { b in
        let (x, y) = (max(a.minX - b.maxX, b.minX - a.maxX, 0), max(a.minY - b.maxY, b.minY - a.maxY, 0))
        return hypot(x, y) < spacing
      }
    }
  }
}

private struct MergedGlass: View {
  let panes: [MergedPane]
  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(panes.indices, id: \.self) { index in
        let pane = panes[index]
        GlassPane(glass: pane.glass, shape: pane.shape)
          .frame(width: pane.bounds.width, height: pane.bounds.height)
          .offset(x: pane.bounds.minX, y: pane.bounds.minY)
      }
    }
  }
}

/// Outlines in frames of their own, joined by necks where they are near to each other.
nonisolated struct MergedShape: Shape {
  var frames: [CGRect]
  let outlines: [@Sendable (CGRect) -> Path]
  let spacing: CGFloat

  func path(in rect: CGRect) -> Path {
    let paths = zip(outlines, frames).map { $0($1) }
    guard paths.count > 1 else { return paths.first ?? Path() }
    let whole = paths.dropFirst().reduce(paths[0]) { $0.union($1) }
    guard spacing > 0 else { return whole }
    // What a disk as wide as the spacing cannot reach from outside is filled: grown by its radius, and shrunk again.
    let pen = StrokeStyle(lineWidth: spacing, lineCap: .round, lineJoin: .round)
    let grown = whole.union(whole.strokedPath(pen))
    return whole.union(grown.subtracting(grown.strokedPath(pen)))
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  static var _sizing: _ShapeSizing { .greedy }
  var animatableData: FramesVector {
    get { FramesVector(values: frames.flatMap { [$0.minX, $0.minY, $0.width, $0.height] }) }
    set {
      for index in frames.indices where newValue.values.count >= 4 * index + 4 {
        let part = newValue.values[4 * index..<4 * index + 4]
        let start = part.startIndex
        frames[index] = CGRect(
          x: part[start], y: part[start + 1], width: part[start + 2], height: part[start + 3])
      }
    }
  }
}

/// Numbers of several frames; where one vector is longer, the rest of the other counts as zero.
nonisolated struct FramesVector: VectorArithmetic {
  var values: [CGFloat]
  static var zero: FramesVector { FramesVector(values: []) }
  private static func combine(_ a: Self, _ b: Self, _ change: (CGFloat, CGFloat) -> CGFloat) -> Self {
    FramesVector(
      values: (0..<max(a.values.count, b.values.count)).map {
        change($0 < a.values.count ? a.values[$0] : 0, $0 < b.values.count ? b.values[$0] : 0)
      })
  }
  static func + (a: Self, b: Self) -> Self { combine(a, b, +) }
  static func - (a: Self, b: Self) -> Self { combine(a, b, -) }
  mutating func scale(by factor: Double) { values = values.map { $0 * factor } }
  var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}
