import Foundation
import Sash
import UIKit

/// Shows the controllers of apps in a window, as their scene delegates would, and keeps pictures of them to look at.
@MainActor enum AppShow {
  private struct Root: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
  }
  static func host(_ controller: UIViewController, size: CGSize = CGSize(width: 393, height: 852)) -> TestHost
  {
    TestHost(size: size) { Root(controller: controller).ignoresSafeArea() }
  }
  /// Writes a picture of the window into the folder that `SASH_APP_PICTURES` names, if there is one.
  static func keep(_ host: TestHost, _ name: String) {
    guard let folder = ProcessInfo.processInfo.environment["SASH_APP_PICTURES"] else { return }
    try? host.png().write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
  }
}
