import Foundation

/// What a spring makes, in a stretch of time, of where a value is and how fast it moves.
///
/// Springs are linear, so four numbers say it for vectors of any kind: with `d` the way that is left to the target,
/// d′ = way·d + wayByVelocity·v and v′ = velocityByWay·d + velocity·v.
struct SpringStep {
  var way, wayByVelocity, velocityByWay, velocity: Double

  /// The exact solution of d″ = −2·decay·d′ − ω₀²·d after `time` seconds.
  init(angularFrequency w: Double, decay: Double, time: Double) {
    if w > 0 {
      let fade = exp(-decay * time)
      let (sine, cosine) = (sin(w * time) * fade, cos(w * time) * fade)
      way = cosine + decay / w * sine
      wayByVelocity = -sine / w
      velocityByWay = (decay * decay / w + w) * sine
      velocity = cosine - decay / w * sine
    } else if w < 0 {
      // Overdamped: two fading exponentials.
      let (slow, fast) = (-w - decay, w - decay)
      let (first, second) = (exp(slow * time), exp(fast * time))
      let span = -2 * w
      way = (slow * second - fast * first) / span
      wayByVelocity = (second - first) / span
      velocityByWay = slow * fast * (first - second) / span
      velocity = (slow * first - fast * second) / span
    } else {
      let fade = exp(-decay * time)
      way = fade * (1 + decay * time)
      wayByVelocity = -fade * time
      velocityByWay = fade * decay * decay * time
      velocity = fade * (1 - decay * time)
    }
  }
}
