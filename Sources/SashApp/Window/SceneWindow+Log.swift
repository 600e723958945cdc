import Foundation
import SashCore
import SashDisplay
import SashInput

extension SceneWindow {
  /// `SASH_LOG_TEXTS=1` prints the texts of each frame, so that scripts can follow an app in a real window;
  /// `SASH_LOG_TEXTS=places` those that are seen, each after its middle in points, so that they can point at it.
  static let loggedTexts: (texts: Bool, places: Bool) = {
    let wish = ProcessInfo.processInfo.environment["SASH_LOG_TEXTS"]
    return (wish == "1" || wish == "places", wish == "places")
  }()

  func logTexts(of list: DisplayItem) {
    let texts = elements(in: list).filter { !$0.isLabel }.compactMap { element in
      guard SceneWindow.loggedTexts.places else { return element.text }
      let seen = element.visibleFrame.intersection(CGRect(origin: .zero, size: window.size))
      return seen.isEmpty ? nil : "\(Int(seen.midX)),\(Int(seen.midY)) \(element.text)"
    }
    print("texts: " + texts.joined(separator: " | "))
    fflush(stdout)
  }
}
