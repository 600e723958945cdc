import Foundation
import Sash
import Testing

@testable import UIKit

private struct Page: UIViewControllerRepresentable {
  let controller: UIViewController
  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var chosen: (String) -> Void = { _ in }
  let names = ["Bern", "Oslo", "Rome"]
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { names.count }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    names[row]
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    chosen(names[row])
  }
}

/// A bar with a field in it, at the lower edge of its page.
private final class Docked: UIViewController {
  let bar = UIView()
  let field = UITextView()
  override func viewDidLoad() {
    view.backgroundColor = .white
    bar.backgroundColor = .red
    bar.autoresizingMask = .flexibleHeight
    field.isScrollEnabled = false
    field.autocapitalizationType = .none
    field.font = .systemFont(ofSize: 17)
    field.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(field)
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: bar.topAnchor, constant: 6),
      field.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -6),
      field.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 8),
      field.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -8),
    ])
  }
  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }
}

@MainActor @Suite("Input views", .serialized)
struct InputViewTests {
  @Test("A picker stands in the place of the keyboard while its field is edited, with a bar over it")
  func picker() {
    let (page, field, other, picker, rows) = (
      UIViewController(), UITextField(), UITextField(), UIPickerView(), Rows()
    )
    field.frame = CGRect(x: 10, y: 60, width: 200, height: 34)
    other.frame = CGRect(x: 10, y: 110, width: 200, height: 34)
    page.view.addSubview(field)
    page.view.addSubview(other)
    (picker.dataSource, picker.delegate) = (rows, rows)
    rows.chosen = { field.text = $0 }
    field.inputView = picker
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [
      UIBarButtonItem(title: "Done", primaryAction: UIAction { _ in field.resignFirstResponder() })
    ]
    field.inputAccessoryView = bar
    let host = TestHost(size: CGSize(width: 320, height: 600)) { Page(controller: page).ignoresSafeArea() }
    host.advance(by: 0.2)
    var news: [String] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { note in
      let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.rectValue
      news.append("\(Int(frame?.minY ?? 0)) \(Int(frame?.height ?? 0))")
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    #expect(!host.shows("Oslo"))
    field.becomeFirstResponder()
    host.advance(by: 1)
    #expect(host.shows("Oslo") && host.shows("Done"))
    #expect((host.frame(of: "Bern")?.minY ?? 0) > 384 && news == ["340 260"])
    picker.selectRow(1, inComponent: 0, animated: false)
    host.advance(by: 1)
    // A field without one takes it away.
    other.becomeFirstResponder()
    host.advance(by: 1)
    #expect(!host.shows("Oslo") && !host.shows("Done"))
    field.becomeFirstResponder()
    host.advance(by: 1)
    #expect(host.tap("Done"))
    host.advance(by: 1)
    #expect(!host.shows("Oslo") && !host.shows("Done") && !field.isFirstResponder)
    field.becomeFirstResponder()
    host.advance(by: 1)
    field.inputView = nil
    #expect(host.shows("Oslo"))
    field.reloadInputViews()
    host.advance(by: 1)
    #expect(!host.shows("Oslo") && host.shows("Done"))
    field.resignFirstResponder()
    host.advance(by: 1)
  }

  @Test("The accessory view of a controller is docked, takes text, grows with it, and stays")
  func docked() {
    let page = Docked()
    let navigation = UINavigationController(rootViewController: page)
    let host = TestHost(size: CGSize(width: 320, height: 600)) {
      Page(controller: navigation).ignoresSafeArea()
    }
    host.advance(by: 0.5)
    func redTop() -> Int { (0..<600).first { host.pixel(x: 2, y: $0) == (255, 0, 0) } ?? 600 }
    let first = redTop()
    #expect(page.isFirstResponder && first > 530 && first < 570 && host.pixel(x: 2, y: 598) == (255, 0, 0))
    host.click(at: CGPoint(x: 100, y: first + 20))
    host.advance(by: 0.5)
    #expect(page.field.isFirstResponder && redTop() == first)
    host.type("one")
    host.advance(by: 0.5)
    #expect(page.field.text == "one" && redTop() == first)
    host.press(.return)
    host.type("two")
    host.advance(by: 0.5)
    #expect(page.field.text == "one\ntwo" && redTop() < first - 15)
    page.field.resignFirstResponder()
    host.advance(by: 1)
    #expect(page.isFirstResponder && redTop() < 590)
    navigation.pushViewController(UIViewController(), animated: true)
    host.advance(by: 1)
    #expect(redTop() == 600)
    navigation.popViewController(animated: true)
    host.advance(by: 1)
    #expect(redTop() < 590)
  }
}
