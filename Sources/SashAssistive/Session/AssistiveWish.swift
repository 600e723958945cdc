import Foundation

/// Whether a program is to speak to assistive technologies.
package enum AssistiveWish: Sendable, Equatable {
  /// As soon as one is there.
  case automatic
  /// From the start, and with a message where that cannot be.
  case always
  case never
}
