import CoreGraphics
import Foundation
import SashCore

extension CALayer {
  /// Gives its properties the values that another layer shows at this moment.
  func show(_ other: CALayer) {
    for key in LayerWay.keys {
      guard let lag = other.lag(of: key), let base = other.found(named: key),
        let now = other.modelNumbers(key), let shown = CALayer.value(mix(now, lag) { $0 - $1 }, like: base)
      else { continue }
      put(shown, named: key)
    }
    guard !other.running.isEmpty else { return }
    // Parts come after the wholes that they are parts of.
    for key in LayerProperty.names.sorted() {
      guard let base = found(at: key) ?? CALayer.absent(key), let now = LayerProperty.numbers(base) else {
        continue
      }
      let new = other.shown(key, now)
      if new != now, let value = CALayer.value(new, like: base) { put(value, at: key) }
    }
  }
  /// What a colour that is not there is like.
  private static func absent(_ key: String) -> Any? {
    key.hasSuffix("Color") ? CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0) : nil
  }
  /// A value of the kind of another one, of its numbers.
  private static func value(_ numbers: [CGFloat], like base: Any) -> Any? {
    switch (base, numbers.count) {
    case (is CGPoint, 2): CGPoint(x: numbers[0], y: numbers[1])
    case (is CGSize, 2): CGSize(width: numbers[0], height: numbers[1])
    case (is CGRect, 4): CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    case (is CATransform3D, 6):
      CATransform3DMakeAffineTransform(
        CGAffineTransform(
          a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5]))
    case (is CGColor, 4):
      CGColor(srgbRed: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
    case (is [CGColor], let count) where count % 4 == 0:
      stride(from: 0, to: count, by: 4).map {
        CGColor(srgbRed: numbers[$0], green: numbers[$0 + 1], blue: numbers[$0 + 2], alpha: numbers[$0 + 3])
      }
    case (is [NSNumber], _): numbers.map { NSNumber(value: Double($0)) }
    case (_, 1): numbers[0]
    default: nil
    }
  }
}
