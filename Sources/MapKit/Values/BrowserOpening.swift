import Foundation
import SashCore
import UIKit

/// Hands URLs to the browser, from whatever thread.
enum BrowserOpening {
  static func open(_ url: URL) {
    DispatchQueue.main.async { MainActor.assumeIsolated { UIApplication.shared.open(url) } }
  }
}
