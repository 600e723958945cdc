import Foundation
import SashGeometry

/// What a host hands to the app. Locations are in points, in the window's space, y downward; times in seconds
/// of the host's clock.
package enum InputEvent: Sendable, Equatable {
  case pointer(PointerEvent)
  case scroll(ScrollEvent)
  case key(KeyEvent)
  /// Which modifier keys are held now.
  case modifiers(KeyModifiers)
  /// Text that the input method commits.
  case text(String)
  /// Text that the input method is still composing; empty ends it. The selection counts unicode scalars.
  case composition(String, selection: Range<Int>)
  /// Another program has put something down on the window.
  case drop(DropEvent)
}

/// What another program has put down on the window.
package struct DropEvent: Sendable, Equatable {
  /// In points, in the window's space.
  package var location: CGPoint
  package var files: [URL]
  package var texts: [String]
  package init(location: CGPoint, files: [URL] = [], texts: [String] = []) {
    (self.location, self.files, self.texts) = (location, files, texts)
  }
}

/// Where a pointer was at a time.
package struct PointerSample: Sendable, Equatable {
  /// In points, in the window's space.
  package var location: CGPoint
  /// Seconds of the host's clock.
  package var time: Double
  package init(location: CGPoint, time: Double) {
    self.location = location
    self.time = time
  }
}

/// A finger, pen or mouse button at a place.
package struct PointerEvent: Sendable, Equatable {
  package enum Phase: Sendable, Equatable { case hover, began, moved, ended, cancelled }
  package enum Kind: Sendable, Equatable { case mouse, touch }
  package enum Button: Sendable, Equatable { case primary, secondary, middle }
  /// Where the pointer hovers when it has left the window.
  package static let outside = CGPoint(x: -1e6, y: -1e6)
  package var phase: Phase
  package var kind: Kind
  /// The same from `began` to `ended`; 0 is the mouse.
  package var pointer: Int
  package var button: Button
  package var location: CGPoint
  package var time: Double
  package var modifiers: KeyModifiers
  package init(
    phase: Phase, kind: Kind = .mouse, pointer: Int = 0, button: Button = .primary, location: CGPoint,
    time: Double,
    modifiers: KeyModifiers = []
  ) {
    self.phase = phase
    self.kind = kind
    self.pointer = pointer
    self.button = button
    self.location = location
    self.time = time
    self.modifiers = modifiers
  }
}

/// A turn of a wheel or a step of a stroke on a touch pad: how far content should move, in points.
package struct ScrollEvent: Sendable, Equatable {
  package enum Phase: Sendable, Equatable {
    /// The host does not know when fingers come and go: a notch of a wheel, or whatever a touch pad tells.
    case turned
    case began, moved, ended, cancelled
  }
  package var phase: Phase
  /// Whether it follows a finger; else it is a notch of a wheel.
  package var isPrecise: Bool
  package var location: CGPoint
  package var delta: CGSize
  package var time: Double
  package var modifiers: KeyModifiers
  package init(
    phase: Phase = .turned, isPrecise: Bool = false, location: CGPoint, delta: CGSize, time: Double,
    modifiers: KeyModifiers = []
  ) {
    self.phase = phase
    self.isPrecise = isPrecise
    self.location = location
    // A wheel turns only one way; people hold shift for the other.
    let isSideways = !isPrecise && delta.width == 0 && modifiers.contains(.shift)
    self.delta = isSideways ? CGSize(width: delta.height, height: 0) : delta
    self.time = time
    self.modifiers = modifiers
  }
}

package struct KeyModifiers: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  package static let shift = KeyModifiers(rawValue: 1)
  package static let control = KeyModifiers(rawValue: 2)
  package static let option = KeyModifiers(rawValue: 4)
  package static let command = KeyModifiers(rawValue: 8)
}

/// A key by meaning, not by place; characters come as `InputEvent.text` as well.
package struct KeyEvent: Sendable, Equatable {
  package enum Key: Sendable, Hashable {
    case character(Character)
    case `return`, tab, escape, delete, forwardDelete, left, right, up, down, home, end, pageUp, pageDown,
      insert, space
    case function(Int)
  }
  package var key: Key
  package var isDown: Bool
  package var isRepeat: Bool
  package var modifiers: KeyModifiers
  package var time: Double
  /// Whether it types something by itself.
  package var isText: Bool {
    switch key {
    case .character, .space: true
    default: false
    }
  }
  package init(key: Key, isDown: Bool, isRepeat: Bool = false, modifiers: KeyModifiers = [], time: Double) {
    self.key = key
    self.isDown = isDown
    self.isRepeat = isRepeat
    self.modifiers = modifiers
    self.time = time
  }
}
