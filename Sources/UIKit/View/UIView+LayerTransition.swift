import Foundation
import SashCore

extension UIView {
  /// Shows how its look becomes the one that it is given from now on: a picture of it as it is lies over or under it meanwhile.
  package func shows(_ transition: CATransition) {
    guard window != nil, UIView.areAnimationsEnabled, let outer = superview ?? stage.map({ _ in self }),
      let picture = snapshotView(afterScreenUpdates: false), let host = top.stage?.host
    else { return }
    let isInside = outer === self
    let (rest, size) = (transform, bounds.size)
    UIView.performWithoutAnimation {
      picture.frame = isInside ? bounds : untransformedFrame
      picture.isUserInteractionEnabled = false
      let isUnder = transition.type == .moveIn && !isInside
      if isInside {
        addSubview(picture)
      } else if isUnder {
        outer.insertSubview(picture, belowSubview: self)
      } else {
        outer.insertSubview(picture, aboveSubview: self)
      }
    }
    let way = transition.subtype.map { $0.offset(size) } ?? CGSize(width: -size.width, height: 0)
    let start = rest.concatenating(CGAffineTransform(translationX: -way.width, y: -way.height))
    let comes = !isInside && (transition.type == .push || transition.type == .moveIn)
    // What is changed after this belongs to the new look; the way begins when that is there, between evaluations.
    _ = host.schedule(after: 0) { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        if comes { UIView.performWithoutAnimation { self.transform = start } }
        UIView.animate(withDuration: transition.duration) {
          if comes { self.transform = rest }
          switch transition.type {
          case .push, .reveal: picture.transform = CGAffineTransform(translationX: way.width, y: way.height)
          case .moveIn: break
          default: picture.alpha = 0
          }
        } completion: { isDone in
          picture.removeFromSuperview()
          transition.delegate?.animationDidStop(transition, finished: isDone)
        }
      }
    }
    transition.delegate?.animationDidStart(transition)
  }
}

extension CATransitionSubtype {
  /// How far the old look goes, in points.
  ///
  /// - Source: on iOS `fromTop` comes from below: layers of Core Animation have their origin there
  fileprivate func offset(_ size: CGSize) -> CGSize {
    switch self {
    case .fromLeft: CGSize(width: size.width, height: 0)
    case .fromTop: CGSize(width: 0, height: -size.height)
    case .fromBottom: CGSize(width: 0, height: size.height)
    default: CGSize(width: -size.width, height: 0)
    }
  }
}
