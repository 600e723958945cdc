import Foundation
import Sash
import Testing

@testable import UIKit

@MainActor @Suite("Wheels of a picker")
struct PickerWheelTests {
  private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var picked: [Int] = []
    var asked = 0
    var count = 9
    var isAttributed = false
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
      asked += 1
      return "Row \(row)"
    }
    func pickerView(
      _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
      guard isAttributed else { return nil }
      return NSAttributedString(string: "Row \(row)", attributes: [.foregroundColor: UIColor.red])
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      picked.append(row)
    }
  }
  private func shown(_ rows: Rows) -> (UIPickerView, TestHost) {
    let picker = UIPickerView()
    picker.dataSource = rows
    picker.delegate = rows
    let host = TestHost(size: CGSize(width: 320, height: 216)) { Filled(view: picker) }
    host.advance(by: 0.1)
    return (picker, host)
  }
  private func middle(_ host: TestHost) -> String? {
    host.texts.first { host.frame(of: $0).map { abs($0.midY - 108) < 3 } ?? false }
  }

  @Test("A row that code selects comes to the middle, at once or on a way")
  func selects() {
    let rows = Rows()
    let (picker, host) = shown(rows)
    #expect(middle(host) == "Row 0")
    picker.selectRow(3, inComponent: 0, animated: false)
    host.advance(by: 0.1)
    #expect(middle(host) == "Row 3")
    picker.selectRow(6, inComponent: 0, animated: true)
    host.advance(by: 1)
    #expect(middle(host) == "Row 6" && rows.picked.isEmpty)
  }

  @Test("A tap and a drag turn the wheel, which stays where it has come to rest")
  func turns() {
    let rows = Rows()
    let (picker, host) = shown(rows)
    host.tap(at: CGPoint(x: 160, y: 140))
    host.advance(by: 1)
    #expect(middle(host) == "Row 1" && rows.picked == [1])
    host.press(at: CGPoint(x: 160, y: 140))
    for step in 1...8 {
      host.advance(by: 0.05)
      host.drag(to: CGPoint(x: 160, y: 140 - 8 * CGFloat(step)))
    }
    host.advance(by: 0.5)
    host.release(at: CGPoint(x: 160, y: 76))
    host.advance(by: 1)
    #expect(middle(host) == "Row 3" && rows.picked == [1, 3] && picker.selectedRow(inComponent: 0) == 3)
  }

  @Test("Rows that are loaded anew are asked for anew; turning asks for none")
  func loads() {
    let rows = Rows()
    let (picker, host) = shown(rows)
    let first = rows.asked
    picker.selectRow(2, inComponent: 0, animated: false)
    host.advance(by: 0.1)
    #expect(rows.asked == first)
    rows.count = 2
    picker.reloadAllComponents()
    host.advance(by: 0.1)
    #expect(rows.asked > first && !host.shows("Row 3") && middle(host) == "Row 0")
  }

  @Test("A title with attributes keeps them")
  func attributed() {
    let rows = Rows()
    rows.isAttributed = true
    let (_, host) = shown(rows)
    let isRed = (100..<220).contains { x in
      let pixel = host.pixel(x: x, y: 108)
      return pixel.red > 200 && pixel.green < 90
    }
    #expect(isRed)
  }
}
