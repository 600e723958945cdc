import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("Sizes of controls that have just been made")
struct InitialSizeTests {
  @Test("Controls have their own size without being asked")
  func sizes() {
    let sizes: [(UIView, CGFloat, CGFloat)] = [
      (UISwitch(), 51, 31), (UISwitch(frame: CGRect(x: 5, y: 6, width: 500, height: 2)), 51, 31),
      (UIStepper(), 94, 32), (UIPickerView(), 320, 216), (UIActivityIndicatorView(), 20, 20),
      (UIActivityIndicatorView(style: .large), 37, 37), (UIProgressView(progressViewStyle: .default), 150, 4),
    ]
    for (view, width, height) in sizes { #expect(view.frame.size == CGSize(width: width, height: height)) }
    #expect(UISwitch(frame: CGRect(x: 5, y: 6, width: 500, height: 2)).frame.origin == CGPoint(x: 5, y: 6))
    #expect(UIProgressView().frame.height == 4)
  }

  @Test("What depends on a content is as large as that")
  func contents() {
    let segments = UISegmentedControl(items: ["One", "Another"])
    #expect(segments.frame.size == segments.intrinsicContentSize && segments.frame.width > 100)
    #expect(segments.frame.height == 32)
    let date = UIDatePicker()
    #expect(date.frame.size == date.intrinsicContentSize && date.frame.width > 60)
    #expect(UIPageControl().frame.height == UIPageControl().intrinsicContentSize.height)
  }

  @Test("A wheel that is made larger is larger, one with a frame of its own keeps that")
  func indicator() {
    let wheel = UIActivityIndicatorView()
    wheel.style = .large
    #expect(wheel.frame.size == CGSize(width: 37, height: 37))
    let framed = UIActivityIndicatorView(frame: CGRect(x: 0, y: 0, width: 60, height: 50))
    framed.style = .large
    #expect(framed.frame.size == CGSize(width: 60, height: 50))
    #expect(UIPickerView(frame: CGRect(x: 1, y: 2, width: 100, height: 162)).frame.width == 100)
  }
}
