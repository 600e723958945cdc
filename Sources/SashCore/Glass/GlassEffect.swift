import Foundation

/// The shape of glass where none is given: a capsule.
public nonisolated struct DefaultGlassEffectShape: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public static var _sizing: _ShapeSizing { .greedy }
}

extension View {
  /// Puts a pane of glass behind this view, in its frame.
  public nonisolated func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    modifier(GlassEffect(glass: glass, shape: shape))
  }

  /// Names the glass of this view, so that glass of the same name that comes while this one goes grows out of it; nil names
  /// none.
  @ViewBuilder public nonisolated func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    if let id {
      matchedGeometryEffect(id: GlassID(id: AnyHashable(id)), in: namespace)
    } else {
      self
    }
  }
}

/// Tells names of glass from those given by `matchedGeometryEffect`.
private nonisolated struct GlassID: Hashable {
  let id: AnyHashable
}

private nonisolated struct GlassEffect<S: Shape>: ViewModifier {
  let glass: Glass
  let shape: S
  @Environment(\.glassGroup) private var group

  func body(content: Content) -> some View {
    let isOwn = group == nil
    let shape = shape
    content
      .background {
        if isOwn, glass.kind != .identity { GlassPane(glass: glass, shape: shape) }
      }
      .transformAnchorPreference(key: GlassParts.self, value: .bounds) { parts, bounds in
        guard !isOwn, glass.kind != .identity else { return }
        parts.append(
          GlassPart(bounds: bounds, glass: glass, union: group?.union, outline: { shape.path(in: $0) }))
      }
  }
}

/// A pane with its rim and the shadow that it casts around it.
struct GlassPane<S: Shape>: View {
  let glass: Glass
  let shape: S
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let glow = scheme == .dark ? 0.35 : 0.75
    ZStack {
      // Around the pane only: what is below it would be seen through it.
      shape.fill(.black.opacity(0.16)).blur(radius: 8).offset(y: 3)
        .clipShape(Around(shape: shape), style: FillStyle(eoFill: true))
      shape.fill(GlassStyle(glass: glass))
      shape.stroke(
        .linearGradient(
          stops: [
            .init(color: .white.opacity(glow), location: 0),
            .init(color: .white.opacity(0.08), location: 0.45),
            .init(color: .white.opacity(0.08), location: 0.6),
            .init(color: .white.opacity(glow * 0.6), location: 1),
          ], startPoint: .topLeading, endPoint: .bottomTrailing), lineWidth: 1)
    }
    .allowsHitTesting(false)
  }
}

/// What is near a shape and not in it, by the even-odd rule.
private nonisolated struct Around<S: Shape>: Shape {
  let shape: S
  func path(in rect: CGRect) -> Path {
    var path = Path(rect.insetBy(dx: -48, dy: -48))
    path.addPath(shape.path(in: rect))
    return path
  }
  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
