import Foundation
import SashText

/// The fonts that an app brings: those that its `Info.plist` names under `UIAppFonts`.
package enum AppFonts {
  /// Makes them known when a font is first asked for by name.
  package static func register() { isDone }

  private static let isDone: Void = {
    let names = Bundle.main.object(forInfoDictionaryKey: "UIAppFonts") as? [String] ?? []
    for name in names {
      let file = URL(fileURLWithPath: name).lastPathComponent
      let url =
        Bundle.main.url(forResource: name, withExtension: nil)
        ?? Bundle.main.url(forResource: file, withExtension: nil)
      guard let url else {
        runtimeWarning("The font \(name), named in the app's Info.plist, is not among its resources.")
        continue
      }
      FontLibrary.shared.registerFont(url)
    }
  }()
}
