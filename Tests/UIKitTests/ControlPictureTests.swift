import Foundation
import Sash
import Testing

@testable import UIKit

private struct Stand: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}
private final class ThickSlider: UISlider {
  override func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 10, y: bounds.midY - 6, width: bounds.width - 20, height: 12)
  }
}

@MainActor private func picture(_ color: UIColor, _ width: CGFloat = 4, _ height: CGFloat = 4) -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
    color.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
  }
}

@MainActor @Suite("Controls with pictures and places of one's own")
struct ControlPictureTests {
  private func host(_ view: UIView, _ width: CGFloat, _ height: CGFloat) -> TestHost {
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    let host = TestHost(size: CGSize(width: width, height: height)) { Stand(view: view) }
    host.advance(by: 0.2)
    return host
  }
  private func isColor(_ host: TestHost, _ x: Int, _ y: Int, _ red: Int, _ green: Int, _ blue: Int) -> Bool {
    let color = host.pixel(x: x, y: y)
    return abs(color.red - red) < 12 && abs(color.green - green) < 12 && abs(color.blue - blue) < 12
  }

  private func drag(_ host: TestHost, _ from: CGFloat, _ to: CGFloat) {
    host.press(at: CGPoint(x: from, y: 17))
    host.drag(to: CGPoint(x: to, y: 17))
    host.release(at: CGPoint(x: to, y: 17))
    host.advance(by: 0.1)
  }
  private func hold(_ host: TestHost) {
    host.press(at: CGPoint(x: 71, y: 16))
    host.advance(by: 2)
    host.release(at: CGPoint(x: 71, y: 16))
    host.advance(by: 0.2)
  }

  @Test("A slider draws its parts with pictures and colours, and its knob is taken where it is drawn")
  func slider() {
    let slider = UISlider()
    slider.value = 0.5
    slider.setThumbImage(picture(.red, 10, 30), for: .normal)
    slider.setMinimumTrackImage(picture(.blue, 4, 8), for: .normal)
    slider.maximumTrackTintColor = .green
    let host = host(slider, 200, 34)
    #expect(isColor(host, 100, 8, 255, 0, 0) && isColor(host, 100, 27, 255, 0, 0))
    #expect(isColor(host, 30, 14, 0, 0, 255) && isColor(host, 170, 17, 0, 255, 0))
    drag(host, 100, 195)
    #expect(slider.value == 1)
    // The whole way is that of the picture's middle: 5 to 195.
    drag(host, 195, 52.5)
    #expect(abs(slider.value - 0.25) < 0.01)
    #expect(slider.currentThumbImage?.size.width == 10)
  }

  @Test("A class says where the track of a slider is")
  func track() {
    let slider = ThickSlider()
    slider.minimumTrackTintColor = .blue
    slider.value = 0.5
    let host = host(slider, 200, 34)
    #expect(isColor(host, 40, 13, 0, 0, 255) && isColor(host, 40, 21, 0, 0, 255))
    #expect(!isColor(host, 4, 17, 0, 0, 255))
    let rect = slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0)
    #expect(rect == CGRect(x: 10, y: 3, width: 28, height: 28))
  }

  @Test("Segments have widths and states of their own, and a momentary control keeps none chosen")
  func segments() {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.setWidth(40, forSegmentAt: 0)
    control.setEnabled(false, forSegmentAt: 1)
    control.isMomentary = true
    var seen: [Int] = []
    control.addAction(
      UIAction { [unowned control] _ in seen.append(control.selectedSegmentIndex) }, for: .valueChanged)
    let host = host(control, 240, 32)
    host.tap(at: CGPoint(x: 20, y: 16))
    host.tap(at: CGPoint(x: 90, y: 16))
    // The third begins after 40 and half of what is left.
    host.tap(at: CGPoint(x: 150, y: 16))
    host.advance(by: 0.2)
    #expect(seen == [0, 2] && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.widthForSegment(at: 0) == 40 && !control.isEnabledForSegment(at: 1))
    control.setBackgroundImage(picture(.red), for: .normal, barMetrics: .default)
    control.setBackgroundImage(picture(.blue), for: .selected, barMetrics: .default)
    control.isMomentary = false
    control.selectedSegmentIndex = 0
    host.advance(by: 0.3)
    #expect(isColor(host, 5, 4, 0, 0, 255) && isColor(host, 235, 4, 255, 0, 0))
  }

  @Test("A stepper has pictures, and steps once where it does not repeat")
  func stepper() {
    let stepper = UIStepper()
    stepper.autorepeat = false
    stepper.setIncrementImage(picture(.red, 20, 20).withRenderingMode(.alwaysOriginal), for: .normal)
    let host = host(stepper, 94, 32)
    #expect(isColor(host, 71, 16, 255, 0, 0))
    hold(host)
    #expect(stepper.value == 1)
    stepper.autorepeat = true
    host.advance(by: 0.2)
    hold(host)
    #expect(stepper.value > 3)
  }

  @Test("Pages have pictures in the places of their dots")
  func pages() {
    let control = UIPageControl()
    control.numberOfPages = 2
    control.preferredIndicatorImage = picture(.red, 12, 12).withRenderingMode(.alwaysOriginal)
    control.preferredCurrentPageIndicatorImage = picture(.blue, 12, 12).withRenderingMode(.alwaysOriginal)
    let host = host(control, 60, 26)
    #expect(isColor(host, 20, 13, 0, 0, 255) && isColor(host, 40, 13, 255, 0, 0))
    control.currentPage = 1
    host.advance(by: 0.2)
    #expect(isColor(host, 40, 13, 0, 0, 255) && isColor(host, 20, 13, 255, 0, 0))
  }

  @Test("A search bar has a ground, and buttons at the end of its empty field")
  func search() {
    final class Listener: NSObject, UISearchBarDelegate {
      var marks = 0
      func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { marks += 1 }
    }
    let (bar, listener) = (UISearchBar(), Listener())
    bar.delegate = listener
    bar.showsBookmarkButton = true
    bar.barTintColor = .red
    let host = host(bar, 300, 44)
    #expect(isColor(host, 3, 3, 255, 0, 0))
    host.tap("Bookmarks")
    #expect(listener.marks == 1)
    bar.text = "a"
    host.advance(by: 0.2)
    #expect(!host.accessibilityTree.contains("Bookmarks"))
  }

  @Test("A pop-up button shows what was chosen in its menu, whose elements are on one at a time")
  func popUp() {
    var log: [String] = []
    let actions = ["One", "Two"].map { name in
      UIAction(title: name) { log.append("\($0.title) \($0.state == .on) \($0.sender is UIButton)") }
    }
    let button = UIButton(configuration: .plain())
    button.menu = UIMenu(children: actions)
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    let host = host(button, 200, 300)
    #expect(host.shows("One") && button.menu?.selectedElements.first === actions[0])
    host.tap("One")
    host.advance(by: 0.5)
    host.tap("Two")
    host.advance(by: 0.5)
    #expect(log == ["Two true true"] && actions[0].state == .off && host.shows("Two"))
  }

  @Test("A button that a tap selects is selected by it, before it acts")
  func toggles() {
    var seen: [Bool] = []
    let button = UIButton(
      configuration: .plain(),
      primaryAction: UIAction(title: "Star") { seen.append(($0.sender as? UIButton)?.isSelected ?? false) })
    button.changesSelectionAsPrimaryAction = true
    let host = host(button, 100, 44)
    host.tap("Star")
    host.tap("Star")
    #expect(seen == [true, false])
  }

  @Test("A menu keeps to one choice by itself, and shows smaller lines; some elements leave it open")
  func menus() {
    let sizes = UIMenu(
      title: "Size", options: [.displayInline, .singleSelection],
      children: ["Small", "Large"].map {
        UIAction(title: $0, subtitle: "\($0) letters", state: $0 == "Small" ? .on : .off) { _ in }
      })
    let count = UIAction(title: "Count", attributes: .keepsMenuPresented) { _ in }
    let button = UIButton(type: .system)
    button.setTitle("Menu", for: .normal)
    button.menu = UIMenu(children: [sizes, count])
    button.showsMenuAsPrimaryAction = true
    let host = host(button, 300, 400)
    host.tap("Menu")
    host.advance(by: 0.5)
    #expect(host.shows("Small letters"))
    host.tap("Count")
    host.advance(by: 0.5)
    #expect(host.shows("Large letters"))
    host.tap("Large")
    host.advance(by: 0.5)
    #expect(button.menu?.selectedElements.isEmpty == false)
    #expect(sizes.selectedElements.map(\.title) == ["Large"] && !host.shows("Large letters"))
  }
}
