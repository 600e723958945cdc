import Foundation
import Sash
import Testing

@testable import UIKit

@MainActor @Suite("Tints")
struct TintTests {
  private struct Page: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
  }
  /// Whether words are drawn in a colour that is green, or else in the blue of the system.
  private func isGreen(_ host: TestHost, _ words: String) throws -> Bool {
    let frame = try #require(host.frame(of: words))
    var (greens, blues) = (0, 0)
    for y in Int(frame.minY)...Int(frame.maxY) {
      for x in Int(frame.minX)...Int(frame.maxX) {
        let pixel = host.pixel(x: x, y: y)
        if pixel.green > pixel.blue + 60, pixel.green > pixel.red + 60 { greens += 1 }
        if pixel.blue > pixel.green + 60, pixel.blue > pixel.red + 60 { blues += 1 }
      }
    }
    #expect(greens == 0 || blues == 0)
    return greens > 10
  }

  /// - Source: Apple's documentation of `UIBarButtonItemAppearance`
  @Test("The look of a bar may say which colour its buttons have, now and later")
  func buttonAppearance() throws {
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Done", primaryAction: UIAction { _ in })
    let navigation = UINavigationController(rootViewController: controller)
    let host = TestHost { Page(controller: navigation) }
    #expect(try !isGreen(host, "Done"))
    let appearance = UINavigationBarAppearance()
    let buttons = UIBarButtonItemAppearance(style: .plain)
    buttons.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    appearance.buttonAppearance = buttons
    navigation.navigationBar.standardAppearance = appearance
    host.advance(by: 0.5)
    #expect(try isGreen(host, "Done"))
    buttons.configureWithDefault(for: .plain)
    host.advance(by: 0.5)
    #expect(try !isGreen(host, "Done"))
  }

  @Test("Items of a bar have its tint, unless they have their own")
  func bars() throws {
    let controller = UIViewController()
    let own = UIBarButtonItem(title: "Own", primaryAction: UIAction { _ in })
    own.tintColor = .blue
    controller.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Done", primaryAction: UIAction { _ in }), own,
    ]
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.tintColor = .green
    let host = TestHost { Page(controller: navigation) }
    #expect(try isGreen(host, "Done"))
    #expect(try !isGreen(host, "Own"))
  }

  @Test("Views of SwiftUI have the tint of the view around them, however deep they lie")
  func hosted() throws {
    let (outer, inner) = (UIViewController(), UIHostingController(rootView: Button("Go") {}))
    outer.view.tintColor = .green
    let between = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    outer.view.addSubview(between)
    outer.addChild(inner)
    inner.view.frame = between.bounds
    between.addSubview(inner.view)
    inner.didMove(toParent: outer)
    let host = TestHost { Page(controller: outer) }
    #expect(try isGreen(host, "Go"))
    outer.view.tintColor = .blue
    host.advance(by: 0.1)
    #expect(try !isGreen(host, "Go"))
  }
}
