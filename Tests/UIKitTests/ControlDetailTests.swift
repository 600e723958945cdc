import Foundation
import Sash
import Testing

@testable import UIKit

private struct Stand: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

@MainActor @Suite("Details of controls: pictures and actions of segments, scopes, minutes")
struct ControlDetailTests {
  @Test("Segments show pictures and run actions")
  func segments() {
    var log: [String] = []
    let control = UISegmentedControl(
      frame: CGRect(x: 0, y: 0, width: 200, height: 32),
      actions: [
        UIAction(title: "One") { _ in log.append("one") }, UIAction(title: "Two") { _ in log.append("two") },
      ])
    #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 1) == "Two")
    control.insertSegment(with: UIImage(systemName: "star"), at: 0, animated: false)
    #expect(control.imageForSegment(at: 0) != nil && control.titleForSegment(at: 0) == nil)
    control.removeSegment(at: 0, animated: false)
    let outer = UIView()
    outer.addSubview(control)
    let host = TestHost(size: CGSize(width: 200, height: 100)) { Stand(view: outer) }
    host.advance(by: 0.1)
    host.tap(at: CGPoint(x: 150, y: 16))
    host.advance(by: 0.3)
    #expect(log == ["two"] && control.selectedSegmentIndex == 1)
    let mixed = UISegmentedControl(items: ["a", UIImage(systemName: "star")!])
    #expect(mixed.titleForSegment(at: 0) == "a" && mixed.imageForSegment(at: 1) != nil)
  }

  private final class Told: NSObject, UISearchBarDelegate {
    var scopes: [Int] = []
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      scopes.append(selectedScope)
    }
  }
  @Test("A search bar has scopes below its field")
  func scopes() {
    let (bar, told) = (UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 88)), Told())
    bar.scopeButtonTitles = ["All", "Read"]
    #expect(bar.intrinsicContentSize.height == 44)
    bar.showsScopeBar = true
    bar.delegate = told
    #expect(bar.intrinsicContentSize.height == 88)
    let outer = UIView()
    outer.addSubview(bar)
    let host = TestHost(size: CGSize(width: 200, height: 100)) { Stand(view: outer) }
    host.advance(by: 0.1)
    host.tap(at: CGPoint(x: 150, y: 64))
    host.advance(by: 0.3)
    #expect(told.scopes == [1] && bar.selectedScopeButtonIndex == 1)
    bar.selectedScopeButtonIndex = 0
    #expect(told.scopes == [1])
  }

  @Test("A date is rounded down to the minutes that can be chosen")
  func minutes() {
    let picker = UIDatePicker()
    picker.minuteInterval = 15
    let date = Calendar.current.date(from: DateComponents(year: 2024, month: 5, day: 1, hour: 9, minute: 44))!
    picker.date = date
    #expect(Calendar.current.component(.minute, from: picker.date) == 30)
    picker.roundsToMinuteInterval = false
    #expect(picker.date == date)
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 5400
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
  }
}
