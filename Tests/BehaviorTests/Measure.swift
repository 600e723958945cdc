import Foundation
import Sash
import SwiftUI

/// The frames that views of a test had last, by name, in points of the window.
final class Frames: CustomStringConvertible {
  private(set) var all: [String: CGRect] = [:]
  /// How often each was told.
  private(set) var counts: [String: Int] = [:]

  func note(_ name: String, _ frame: CGRect) {
    all[name] = frame
    counts[name, default: 0] += 1
  }
  func forget() { (all, counts) = ([:], [:]) }
  subscript(name: String) -> CGRect { all[name] ?? .null }
  var description: String {
    all.sorted { $0.key < $1.key }.map { name, frame in
      "\(name) (\(frame.minX),\(frame.minY),\(frame.width),\(frame.height))"
    }.joined(separator: "; ")
  }
}

extension View {
  /// Tells `frames` where this view stands.
  func measured(_ name: String, _ frames: Frames, in space: NamedCoordinateSpace? = nil) -> some View {
    background(
      GeometryReader { proxy in
        let _ = frames.note(name, space.map { proxy.frame(in: $0) } ?? proxy.frame(in: .global))
        Color.clear
      })
  }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
  /// The same within a thousandth of a point.
  func isNear(_ other: CGRect) -> Bool {
    zip([minX, minY, width, height], [other.minX, other.minY, other.width, other.height])
      .allSatisfy { abs($0 - $1) < 0.001 }
  }
}

extension TestHost {
  /// Taps the first element with this text or label, and waits until the screen or the layer that this brings up or takes
  /// away has come to rest.
  func go(_ text: String) {
    tap(text)
    advance(by: 1)
  }
}
