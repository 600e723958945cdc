import Foundation
import SashMessages

extension Path {
  /// The parts that lie in both paths. Curves become lines.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && $1 }
  }
  /// The parts that lie in either path. Curves become lines.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 || $1 }
  }
  /// The parts that do not lie in `other`. Curves become lines.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && !$1 }
  }
  /// The parts that lie in one path only. Curves become lines.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 != $1 }
  }
  /// The same area without crossings, filled alike by both rules. Curves become lines.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill: eoFill) { first, _ in first }
  }

  /// The area where `keep` holds of being inside this and the other path.
  ///
  /// `tolerance` is how far lines may be from curves, in points; nil is a small part of the paths' size.
  package func combined(
    with other: Path, eoFill: Bool = false, tolerance: CGFloat? = nil, keep: (Bool, Bool) -> Bool
  ) -> Path {
    let box = boundingRect.union(other.boundingRect)
    guard !box.isNull, box.width.isFinite, box.height.isFinite else { return Path() }
    let size = Double(max(box.width, box.height))
    guard size > 0 else { return Path() }
    let tolerance = tolerance.map(Double.init) ?? min(0.02, size * 1e-3)
    var arrangement = Arrangement(origin: SIMD2(Double(box.midX), Double(box.midY)), size: size)
    for (path, owner) in [(self, 0), (other, 1)] {
      var lines = FlatPath()
      guard lines.append(path, tolerance: tolerance) else {
        tellOnce("Paths with points that are not finite cannot be combined; the result is empty.")
        return Path()
      }
      arrangement.add(lines, owner: owner)
    }
    return arrangement.outline { a, b in
      eoFill ? keep(a % 2 != 0, b % 2 != 0) : keep(a != 0, b != 0)
    }
  }
}
