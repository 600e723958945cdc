import Foundation
import Sash
import SwiftUI
import Testing

@testable import UIKit

private enum Theme: Int { case standard, mono }
private struct ThemeTrait: UITraitDefinition {
  static let defaultValue = Theme.standard
  static let affectsColorAppearance = true
}
extension UITraitCollection {
  fileprivate var theme: Theme { self[ThemeTrait.self] }
}
extension UIMutableTraits {
  fileprivate var theme: Theme {
    get { self[ThemeTrait.self] }
    set { self[ThemeTrait.self] = newValue }
  }
}
private struct ThemeKey: UITraitBridgedEnvironmentKey {
  static let defaultValue = Theme.standard
  static func read(from traitCollection: UITraitCollection) -> Theme { traitCollection.theme }
  static func write(to mutableTraits: inout any UIMutableTraits, value: Theme) { mutableTraits.theme = value }
}
extension EnvironmentValues {
  fileprivate var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}
private struct Stand: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}
private struct Reading: View {
  @Environment(\.theme) var theme
  @Environment(\.colorScheme) var scheme
  var body: some View {
    Text("\(theme == .mono ? "mono" : "standard") \(scheme == .dark ? "dark" : "light")")
  }
}

@MainActor @Suite("Traits of one's own, and traits that views set")
struct TraitTests {
  @Test("A trait that a view sets flows down, and who wants to know is told with what was before")
  func overrides() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let host = TestHost(size: CGSize(width: 100, height: 100)) { Stand(view: outer) }
    host.advance(by: 0.1)
    var log: [String] = []
    inner.registerForTraitChanges([ThemeTrait.self]) { (view: UIView, before: UITraitCollection) in
      log.append("\(before.theme) \(view.traitCollection.theme)")
    }
    outer.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (view: UIView, _) in log.append("size")
    }
    #expect(inner.traitCollection.theme == .standard)
    outer.traitOverrides.theme = .mono
    #expect(inner.traitCollection.theme == .mono && log == ["standard mono"])
    // A view between may set another value; the same value is no change.
    inner.traitOverrides.theme = .mono
    outer.traitOverrides.remove(ThemeTrait.self)
    #expect(inner.traitCollection.theme == .mono && outer.traitCollection.theme == .standard)
    #expect(log == ["standard mono"])
    #expect(inner.traitOverrides.contains(ThemeTrait.self) && !outer.traitOverrides.contains(ThemeTrait.self))
    outer.traitOverrides.horizontalSizeClass = .regular
    #expect(log == ["standard mono", "size"] && inner.traitCollection.horizontalSizeClass == .regular)
  }

  @Test("The style that a view overrides is told as other traits are")
  func style() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    var styles: [UIUserInterfaceStyle] = []
    inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
      styles.append(view.traitCollection.userInterfaceStyle)
    }
    outer.overrideUserInterfaceStyle = .dark
    outer.overrideUserInterfaceStyle = .dark
    outer.overrideUserInterfaceStyle = .light
    #expect(styles == [.dark, .light])
  }

  @Test("Controllers set traits for their views, before and after these are loaded")
  func controllers() {
    let page = UIViewController()
    page.traitOverrides.theme = .mono
    #expect(!page.isViewLoaded && page.traitCollection.theme == .mono)
    #expect(page.view.traitCollection.theme == .mono)
    page.traitOverrides.remove(ThemeTrait.self)
    #expect(page.view.traitCollection.theme == .standard)
  }

  @Test("A key of SwiftUI and a trait of UIKit are one value, in both directions")
  func bridge() {
    let hosting = UIHostingController(rootView: Reading())
    let page = UIViewController()
    page.addChild(hosting)
    page.view.addSubview(hosting.view)
    hosting.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    hosting.didMove(toParent: page)
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      Stand(view: page.view).environment(\.theme, .mono)
    }
    host.advance(by: 0.1)
    #expect(page.traitCollection.theme == .mono && host.accessibilityTree.contains("mono light"))
    page.traitOverrides.theme = .standard
    host.advance(by: 0.1)
    #expect(hosting.traitCollection.theme == .standard && host.accessibilityTree.contains("standard light"))
    page.view.traitOverrides.userInterfaceStyle = .dark
    host.advance(by: 0.1)
    #expect(host.accessibilityTree.contains("standard dark"))
  }

  @Test("Collections contain, differ and merge, with traits of the system and one's own")
  func collections() {
    let made = UITraitCollection { $0.theme = .mono }
    #expect(made[ThemeTrait.self] == .mono && made.userInterfaceStyle == .unspecified)
    let dark = made.modifyingTraits { $0.userInterfaceStyle = .dark }
    #expect(dark.theme == .mono && dark.userInterfaceStyle == .dark && dark != made)
    #expect(dark.containsTraits(in: made) && !made.containsTraits(in: dark))
    #expect(
      UITraitCollection(traitsFrom: [dark, UITraitCollection(ThemeTrait.self, value: .standard)]).theme
        == .standard)
    #expect(dark.changedTraits(from: made).map { $0.name } == ["UITraitUserInterfaceStyle"])
    #expect(made.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    #expect(
      !UITraitCollection(horizontalSizeClass: .compact).hasDifferentColorAppearance(
        comparedTo: UITraitCollection()))
    #expect(UITraitCollection().userInterfaceIdiom == .unspecified)
    #expect(UITraitCollection.current.userInterfaceIdiom == UIDevice.current.userInterfaceIdiom)
    #expect(UITraitCollection.current.forceTouchCapability == .unavailable)
    dark.performAsCurrent { #expect(UITraitCollection.current.theme == .mono) }
    #expect(UITraitCollection.current.theme == .standard)
  }
}
