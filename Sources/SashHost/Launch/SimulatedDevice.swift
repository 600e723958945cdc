import Foundation
import SashGeometry

/// A phone whose screen a window can stand for, held upright.
package enum SimulatedDevice: String, Sendable, CaseIterable {
  case iPhoneSE, iPhone15, iPhone15ProMax

  /// The screen, in points.
  /// - Source: the display sizes that Apple publishes for each model
  package var size: CGSize {
    switch self {
    case .iPhoneSE: CGSize(width: 375, height: 667)
    case .iPhone15: CGSize(width: 393, height: 852)
    case .iPhone15ProMax: CGSize(width: 430, height: 932)
    }
  }
  /// What the status bar and the home indicator cover, in points.
  /// - Source: 59 and 34 points as observed on iPhone 15; 20 points of status bar on models with a home button
  package var safeAreaInsets: EdgeInsets {
    self == .iPhoneSE
      ? EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
      : EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
  }
}
