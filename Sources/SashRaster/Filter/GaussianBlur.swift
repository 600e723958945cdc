import SashDisplay

/// A Gaussian blur of layers.
///
/// A narrow one is three box averages. A wide one leaves nothing that averages of small cells do not show, so it
/// filters those, and mixes what lies between their centres: averages, both filters and mixing together take about as
/// long as one pass over the pixels. The filter is narrowed by what averaging and mixing widen, a quarter of a cell's
/// square in variance.
///
/// Cells stand at multiples of their size in device pixels and all steps are integers, so any part of the result has
/// the bytes it has in the whole.
struct GaussianBlur {
  /// A cell is `1 << shift` pixels wide and high; 0 is the narrow case.
  let shift: Int
  /// What each cell adds to its neighbours, of 65,536, from the farthest before it to the farthest after it.
  let weights: [UInt16]
  private let boxes: BoxBlur
  /// How far in pixels a pixel spreads; never above three times sigma, which damage counts on.
  let reach: Int

  /// The sigma in pixels from which on cells have another size. One of 4 cells and more keeps the error small.
  private static let steps = [6.0, 16, 32, 64]
  /// The same where the result is tinted, which hides more.
  private static let coarseSteps = [5.0, 10, 20, 40]

  /// The blurs of the last frames: a screen has few, and each is asked for many times.
  private static let known = Locked<[Kind: GaussianBlur]>([:])
  private struct Kind: Hashable {
    let sigma: Double
    let isCoarse: Bool
  }

  /// `sigma` in pixels; beyond 512 it is held there.
  init(sigma: Double, isCoarse: Bool = false) {
    let kind = Kind(sigma: min(512, max(0, sigma.isFinite ? sigma : 0)), isCoarse: isCoarse)
    self = Self.known.withLock { known in
      if let blur = known[kind] { return blur }
      // An animation goes through many.
      if known.count == 64 { known.removeAll(keepingCapacity: true) }
      let made = GaussianBlur(kind)
      known[kind] = made
      return made
    }
  }

  private init(_ kind: Kind) {
    let (sigma, isCoarse) = (kind.sigma, kind.isCoarse)
    boxes = BoxBlur(sigma: sigma)
    shift = (isCoarse ? Self.coarseSteps : Self.steps).count { $0 <= sigma }
    guard shift > 0 else {
      (weights, reach) = ([], boxes.reach)
      return
    }
    let cell = 1 << shift
    // The pixels between two centres take from both: one cell and a half more.
    let radius = (Int(3 * sigma) + 1 - cell * 3 / 2) / cell
    reach = cell * radius + cell * 3 / 2 - 1
    let variance = sigma * sigma / Double(cell * cell) - 0.25
    weights = Self.kernel(radius: radius, variance: variance)
  }

  var isIdentity: Bool { shift == 0 && boxes.isIdentity }
  /// True if cells are filtered.
  var isWide: Bool { shift > 0 }

  /// A narrow blur of a mask, outside of which everything is 0.
  func apply(to mask: AlphaMask) {
    assert(!isWide, "wide blurs are of layers")
    boxes.apply(to: mask)
  }

  /// The part `rect` of what the layer becomes; outside of the layer everything is clear.
  ///
  /// Where only the opacity counts, that of a wide blur is all that is right: it is less work.
  func blurred(_ source: Layer, in rect: PixelRect, onlyOpacity: Bool = false) -> Layer {
    if shift == 0 { return boxes.blurred(source, in: rect) }
    let result = Layer(rect, isClear: false)
    guard !rect.isEmpty else { return result }
    CellFilter(self, from: source.rect, to: rect, onlyOpacity: onlyOpacity).apply(source, result)
    return result
  }

  /// Whole numbers that fall like `q^(k²)` and have this variance. Products alone, which are the same everywhere.
  private static func kernel(radius: Int, variance: Double) -> [UInt16] {
    func shares(_ q: Double) -> (sum: Double, variance: Double, half: [Double]) {
      var (value, factor) = (1.0, q)
      var half = [1.0]
      var (sum, moment) = (1.0, 0.0)
      for k in stride(from: 1, through: radius, by: 1) {
        value *= factor
        factor *= q * q
        half.append(value)
        sum += 2 * value
        moment += 2 * value * Double(k * k)
      }
      return (sum, moment / sum, half)
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if shares(middle).variance < variance { low = middle } else { high = middle }
    }
    let (sum, _, half) = shares(low)
    let rounded = half.map { Int($0 / sum * 65_536 + 0.5) }
    let rest = 65_536 - rounded.dropFirst().reduce(0) { $0 + 2 * $1 }
    return (rounded.dropFirst().reversed() + [rest] + rounded.dropFirst()).map { UInt16($0) }
  }
}
