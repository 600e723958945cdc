import Foundation
import SashCore

/// Draws a view through a transform about its middle. On the way to another one it moves, turns and grows, each by itself.
nonisolated struct UIViewTurn: TransformEffect, Equatable {
  private var move: CGSize
  private var angle: CGFloat
  private var scale: CGSize
  private var shear: CGFloat

  init(_ transform: CGAffineTransform) {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    move = CGSize(width: transform.tx, height: transform.ty)
    let width = hypot(a, b)
    angle = b == 0 && a >= 0 ? 0 : atan2(b, a)
    scale = CGSize(width: width, height: width > 0 ? (a * d - b * c) / width : hypot(c, d))
    shear = width > 0 ? (a * c + b * d) / (width * width) : 0
  }
  func _transform(in size: CGSize) -> CGAffineTransform {
    let (cosine, sine) = angle == 0 ? (1, 0) : (cos(angle), sin(angle))
    // A shear along the width, then the scale, then the turn.
    let (a, b) = (scale.width * cosine, scale.width * sine)
    let turned = CGAffineTransform(
      a: a, b: b, c: a * shear - scale.height * sine, d: b * shear + scale.height * cosine, tx: move.width,
      ty: move.height)
    if turned.isIdentity { return .identity }
    let (x, y) = (size.width / 2, size.height / 2)
    return CGAffineTransform(translationX: -x, y: -y).concatenating(turned)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

extension UIViewTurn: Animatable {
  typealias Two = AnimatablePair<CGFloat, CGFloat>
  var animatableData: AnimatablePair<Two, AnimatablePair<Two, Two>> {
    get {
      .init(.init(move.width, move.height), .init(.init(scale.width, scale.height), .init(angle, shear)))
    }
    set {
      move = CGSize(width: newValue.first.first, height: newValue.first.second)
      scale = CGSize(width: newValue.second.first.first, height: newValue.second.first.second)
      (angle, shear) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}
