import Foundation
import Sash
import SashCore
import SashFoundation
import SwiftUI
import Testing

@testable import UIKit

@MainActor @Suite("Pictures of views and texts")
struct SnapshotTests {
  /// Red, green, blue of a pixel of a picture with one pixel a point.
  private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> [Int]? {
    guard let bitmap = image.cgImage?.bitmap, x < bitmap.width, y < bitmap.height else { return nil }
    let color = bitmap[x, y]
    return [Int(color.red), Int(color.green), Int(color.blue)]
  }
  private func picture(_ size: CGSize, _ draw: () -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw() }
  }

  @Test("A hosted view of SwiftUI that is in no window is drawn in its own size")
  func hosted() {
    let view = UIHostingController(rootView: Color(red: 1, green: 0, blue: 0)).view!
    view.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
    let image = picture(CGSize(width: 40, height: 20)) {
      #expect(view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    }
    #expect(pixel(image, 20, 10) == [255, 0, 0])
    #expect(view.window == nil)
    // It is drawn anew the next time.
    let smaller = picture(CGSize(width: 20, height: 20)) {
      _ = view.drawHierarchy(in: CGRect(x: 10, y: 10, width: 10, height: 10), afterScreenUpdates: true)
    }
    #expect(pixel(smaller, 15, 15) == [255, 0, 0] && pixel(smaller, 5, 5) == [0, 0, 0])
  }

  @Test("Layers draw themselves with what is in them, those of views and others")
  func layers() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 20))
    inner.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    view.addSubview(inner)
    let image = picture(view.bounds.size) { view.layer.render(in: UIGraphicsGetCurrentContext()!) }
    #expect(pixel(image, 5, 10) == [0, 0, 255] && pixel(image, 15, 10) == [0, 255, 0])
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
    let other = picture(layer.bounds.size) { layer.render(in: UIGraphicsGetCurrentContext()!) }
    #expect(pixel(other, 5, 5) == [255, 0, 0])
  }

  @Test("Texts are measured by their fonts, on one line or in lines of a width, and drawn")
  func texts() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
    let one = "Hello hello".size(withAttributes: attributes)
    let larger = "Hello hello".size(withAttributes: [.font: UIFont.systemFont(ofSize: 40)])
    #expect(
      one.width > 60 && one.height > 18 && larger.width > 1.7 * one.width && larger.width < 2.1 * one.width)
    let lines = ("Hello hello" as NSString).boundingRect(
      with: CGSize(width: one.width * 0.7, height: .greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin], attributes: attributes, context: nil)
    #expect(lines.width <= one.width * 0.7 && abs(lines.height - 2 * one.height) < 2)
    let image = picture(CGSize(width: 100, height: 30)) {
      UIColor.white.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 100, height: 30))
      "■■■■".draw(at: .zero, withAttributes: attributes)
    }
    let dark = (0..<100).filter { (pixel(image, $0, 15) ?? [255])[0] < 100 }
    #expect(dark.count > 10)
  }

  private final class Counter: NSObject {
    var count = 0
    var name: String? = "a"
  }
  @Test("Observers of a property hear of what it has become, until they are let go")
  func observing() {
    let counter = Counter()
    var heard: [String] = []
    var observation: NSKeyValueObservation? = counter.observe(\.count, options: [.old, .new, .initial]) {
      heard.append("\($0.count) \($1.oldValue.map(String.init) ?? "-") \($1.newValue ?? -1)")
    }
    let other = counter.observe(\.name) { counter, _ in heard.append(counter.name ?? "nil") }
    #expect(heard == ["0 - 0"])
    counter.count = 3
    ObservedProperties.shared.look()
    ObservedProperties.shared.look()
    #expect(heard == ["0 - 0", "3 0 3"])
    counter.name = nil
    ObservedProperties.shared.look()
    #expect(heard.last == "nil")
    observation = nil
    counter.count = 4
    ObservedProperties.shared.look()
    #expect(heard.count == 3 && observation == nil)
    other.invalidate()
  }

  @Test("Rectangles in objects come out as they went in; sizes are printed as Apple prints them")
  func values() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect("\(rect.size)" == "(3.0, 4.0)")
    let turned = ProjectionTransform(CATransform3DMakeTranslation(5, 6, 7))
    #expect(turned.m31 == 5 && turned.m32 == 6 && turned.m33 == 1)
  }

  private final class Watching: UIView {
    var told: [String] = []
    override init(frame: CGRect) {
      super.init(frame: frame)
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, before: UITraitCollection) in
        self.told.append("style \(before.userInterfaceStyle == .dark)")
      }
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  @Test("Who asks for some traits is told of a change of these alone, until it takes that back")
  func traits() {
    let view = Watching(frame: .zero)
    let now = view.traitCollection
    let other = UITraitCollection(traitsFrom: [
      now, UITraitCollection(userInterfaceStyle: now.userInterfaceStyle == .dark ? .light : .dark),
    ])
    var sizes = 0
    let registration = view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { _, _ in sizes += 1 }
    view.traitChanges?.tell(view, before: other)
    #expect(view.told == ["style \(other.userInterfaceStyle == .dark)"] && sizes == 0)
    let wide: UIUserInterfaceSizeClass = now.horizontalSizeClass == .compact ? .regular : .compact
    let narrower = UITraitCollection(traitsFrom: [now, UITraitCollection(horizontalSizeClass: wide)])
    view.traitChanges?.tell(view, before: narrower)
    #expect(view.told.count == 1 && sizes == 1)
    view.unregisterForTraitChanges(registration)
    view.traitChanges?.tell(view, before: narrower)
    #expect(sizes == 1)
  }
}
