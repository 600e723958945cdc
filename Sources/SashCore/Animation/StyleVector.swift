import Foundation
import SashDisplay

/// A resolved style as a vector: its colours and points, under the form that says what the numbers stand for.
///
/// Vectors of different forms have no way between them: their difference is zero, so that such a change is made at once.
package struct StyleVector: VectorArithmetic {
  /// What the numbers stand for; 0 for the zero of all forms.
  private var form = 0
  private var color = SIMD4<Double>.zero
  private var rest: [Double] = []

  package static let zero = StyleVector()
  package init() {}

  package var magnitudeSquared: Double { (color * color).sum() + rest.reduce(0) { $0 + $1 * $1 } }
  package mutating func scale(by rhs: Double) {
    color *= rhs
    for index in rest.indices { rest[index] *= rhs }
  }
  package static func + (a: Self, b: Self) -> Self {
    if a.form == 0 { return b }
    if b.form == 0 { return a }
    guard a.form == b.form, a.rest.count == b.rest.count else { return zero }
    var result = a
    result.color += b.color
    for index in result.rest.indices { result.rest[index] += b.rest[index] }
    return result
  }
  package static func - (a: Self, b: Self) -> Self {
    if b.form == 0 { return a }
    return a + b.scaled(by: -1)
  }
}

extension StyleVector {
  init(color: ColorComponents) {
    form = 1
    self.color = StyleVector.numbers(color)
  }
  private static func numbers(_ color: ColorComponents) -> SIMD4<Double> {
    let vector = Color.Resolved(color).animatableData
    return SIMD4(
      Double(vector.first), Double(vector.second.first), Double(vector.second.second.first),
      Double(vector.second.second.second))
  }
  private static func color(_ numbers: SIMD4<Double>) -> ColorComponents {
    var resolved = Color.Resolved(red: 0, green: 0, blue: 0)
    resolved.animatableData = .init(
      Float(numbers.x), .init(Float(numbers.y), .init(Float(numbers.z), Float(numbers.w))))
    return resolved.components
  }

  /// The vector of a fill; the zero of all forms for what does not animate.
  init(_ fill: StyleFill) {
    switch fill {
    case .color(let color): self.init(color: color)
    case .linear(let stops, let start, let end):
      self.init(kind: 2, stops, [start.x, start.y, end.x, end.y].map { Double($0) * 128 })
    case .radial(let stops, let center, let start, let end):
      self.init(kind: 3, stops, [Double(center.x) * 128, Double(center.y) * 128, Double(start), Double(end)])
    case .angular(let stops, let center, let start, let end):
      self.init(
        kind: 4, stops,
        [Double(center.x) * 128, Double(center.y) * 128, start.radians * 128, end.radians * 128])
    case .elliptical(let stops, let center, let start, let end):
      self.init(
        kind: 5, stops,
        [Double(center.x) * 128, Double(center.y) * 128, Double(start) * 128, Double(end) * 128])
    case .mesh(let mesh):
      self.init(
        kind: 6, mesh.colors.map { GradientStop(color: $0, location: 0) },
        mesh.positions.flatMap { [Double($0.x) * 128, Double($0.y) * 128] })
    case .tiles, .shader, .material, .anchored: self.init()
    }
  }
  /// Gradients of as many stops animate into each other.
  private init(kind: Int, _ stops: [GradientStop], _ rest: [Double]) {
    form = kind + stops.count * 8
    self.rest = rest
    for stop in stops {
      let color = StyleVector.numbers(stop.color)
      self.rest += [Double(stop.location) * 128, color.x, color.y, color.z, color.w]
    }
  }

  /// The fill with the numbers of this vector in place of its own.
  func applied(to fill: StyleFill) -> StyleFill {
    guard form == StyleVector(fill).form, form != 0 else { return fill }
    if case .color = fill { return .color(StyleVector.color(color)) }
    if case .mesh(let mesh) = fill { return .mesh(applied(to: mesh)) }
    var stops: [GradientStop] = []
    for index in stride(from: 4, to: rest.count, by: 5) {
      let color = SIMD4(rest[index + 1], rest[index + 2], rest[index + 3], rest[index + 4])
      stops.append(GradientStop(color: StyleVector.color(color), location: CGFloat(rest[index] / 128)))
    }
    func point(_ index: Int) -> UnitPoint { UnitPoint(x: rest[index] / 128, y: rest[index + 1] / 128) }
    switch fill {
    case .linear: return .linear(stops, start: point(0), end: point(2))
    case .radial: return .radial(stops, center: point(0), startRadius: rest[2], endRadius: rest[3])
    case .angular:
      return .angular(
        stops, center: point(0), start: .radians(rest[2] / 128), end: .radians(rest[3] / 128))
    case .elliptical:
      return .elliptical(stops, center: point(0), startFraction: rest[2] / 128, endFraction: rest[3] / 128)
    case .color, .tiles, .shader, .material, .mesh, .anchored: return fill
    }
  }
}

extension StyleVector {
  private func applied(to mesh: GradientMesh) -> GradientMesh {
    let count = mesh.positions.count * 2
    guard rest.count == count + mesh.colors.count * 5 else { return mesh }
    var mesh = mesh
    for index in mesh.positions.indices {
      mesh.positions[index] = SIMD2(Float(rest[index * 2] / 128), Float(rest[index * 2 + 1] / 128))
    }
    for index in mesh.colors.indices {
      let at = count + index * 5 + 1
      mesh.colors[index] = StyleVector.color(SIMD4(rest[at], rest[at + 1], rest[at + 2], rest[at + 3]))
    }
    return mesh
  }
}
