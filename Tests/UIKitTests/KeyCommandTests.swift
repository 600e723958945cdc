import Foundation
import Sash
import SashFoundation
import Testing

@testable import UIKit

private final class Commanded: UIViewController {
  var log: [String] = []
  var isOff = false
  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(
        title: "New", action: Selector("made:"), input: "n", modifierFlags: .command, propertyList: "new"),
      UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: Selector("up:")),
    ]
  }
  override func validate(_ command: UICommand) { if isOff { command.attributes = .disabled } }
}
private enum Table: _SelectorTable {
  static var _selectors: [_SelectorMethod] {
    [
      _SelectorMethod(Commanded.self, "made:") {
        let command: UIKeyCommand = try $1(0)
        (($0 as! Commanded)).log.append("made \(command.propertyList ?? "-")")
        return nil
      },
      _SelectorMethod(Commanded.self, "up:") {
        _ = $1
        (($0 as! Commanded)).log.append("up")
        return nil
      },
    ]
  }
}
private struct Shown: UIViewControllerRepresentable {
  let controller: UIViewController
  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

@MainActor @Suite("Commands of keys and menus")
struct KeyCommandTests {
  @Test("Keys send what the controller in front names, with and without a first responder [U392 U393]")
  func keys() {
    let page = Commanded()
    let navigation = UINavigationController(rootViewController: page)
    let field = UITextField(frame: CGRect(x: 10, y: 100, width: 100, height: 34))
    page.view.addSubview(field)
    let host = TestHost(size: CGSize(width: 300, height: 400)) { Shown(controller: navigation) }
    host.advance(by: 0.1)
    host.press(.command("n"))
    #expect(page.log == ["made new"])
    host.press(.character("n"))
    #expect(page.log == ["made new"])
    host.press(.up)
    #expect(page.log == ["made new", "up"])
    // A command comes before the field that is edited.
    field.becomeFirstResponder()
    host.advance(by: 0.1)
    host.press(.command("n"))
    #expect(page.log == ["made new", "up", "made new"] && field.text?.isEmpty != false)
    page.isOff = true
    host.press(.command("n"))
    #expect(page.log.count == 3)
  }

  @Test("Menus are built from those that are there")
  func menus() {
    let builder = MenuBuilder(.main)
    let own = UIMenu(
      title: "Own", identifier: UIMenu.Identifier("own"),
      children: [
        UICommand(title: "Go", action: Selector("go:"), propertyList: 1)
      ])
    builder.insertChild(own, atEndOfMenu: .file)
    #expect(builder.menu(for: .file)?.children.last?.title == "Own")
    #expect(builder.command(for: Selector("go:"), propertyList: 1)?.title == "Go")
    #expect(builder.command(for: Selector("go:"), propertyList: 2) == nil)
    builder.insertSibling(UIMenu(title: "Second", identifier: .about), afterMenu: UIMenu.Identifier("own"))
    #expect(builder.menu(for: .file)?.children.map(\.title) == ["Own", "Second"])
    builder.remove(menu: UIMenu.Identifier("own"))
    #expect(builder.menu(for: .file)?.children.map(\.title) == ["Second"])
    builder.remove(menu: .format)
    #expect(builder.menus.map(\.title) == ["", "File", "Edit", "View", "Window", "Help"])
  }

  @Test("A field selects, cuts, copies and pastes; what is secret is not copied")
  func edits() {
    let field = UITextField()
    field.text = "one two"
    field.selectAll(nil)
    #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "one two")
    field.cut(nil)
    #expect(field.text?.isEmpty != false && UIPasteboard.general.string == "one two")
    field.paste(nil)
    #expect(field.text == "one two")
    UIPasteboard.general.string = "before"
    field.isSecureTextEntry = true
    field.selectAll(nil)
    field.copy(nil)
    #expect(UIPasteboard.general.string == "before")
  }

  @Test("A bar of buttons stands above the keyboard while a field is edited; Done ends it [S0-151]")
  func accessory() {
    let (page, field, bar) = (UIViewController(), UITextField(), UIToolbar())
    field.frame = CGRect(x: 10, y: 100, width: 100, height: 34)
    page.view.addSubview(field)
    bar.items = [
      .flexibleSpace(),
      UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in field.resignFirstResponder() }),
    ]
    bar.sizeToFit()
    field.inputAccessoryView = bar
    let navigation = UINavigationController(rootViewController: page)
    let host = TestHost(size: CGSize(width: 300, height: 400)) { Shown(controller: navigation) }
    host.advance(by: 0.2)
    #expect(!host.shows("Done"))
    field.becomeFirstResponder()
    host.advance(by: 1)
    #expect(host.shows("Done") && (host.frame(of: "Done")?.minX ?? 0) > 200)
    host.tap("Done")
    host.advance(by: 1)
    #expect(!field.isFirstResponder && !host.shows("Done"))
  }

  @Test("A toolbar of one's own shows its buttons")
  func toolbar() {
    var taps = 0
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    bar.items = [
      UIBarButtonItem(title: "Left", primaryAction: UIAction { _ in taps += 1 }), .flexibleSpace(),
      UIBarButtonItem(title: "Right", primaryAction: UIAction { _ in taps += 10 }),
    ]
    let page = UIViewController()
    page.view.addSubview(bar)
    let host = TestHost(size: CGSize(width: 200, height: 100)) { Shown(controller: page) }
    host.tap("Left")
    host.tap("Right")
    #expect(taps == 11 && (host.frame(of: "Right")?.maxX ?? 0) > 170)
  }

  private final class Colors: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
      let label = view as? UILabel ?? UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      label.text = "own \(row)"
      return label
    }
  }
  @Test("Rows of a picker are views where the delegate gives them")
  func pickerViews() {
    let (picker, colors, page) = (UIPickerView(), Colors(), UIViewController())
    (picker.dataSource, picker.delegate) = (colors, colors)
    picker.frame = CGRect(x: 0, y: 0, width: 300, height: 216)
    page.view.addSubview(picker)
    let host = TestHost(size: CGSize(width: 300, height: 216)) { Shown(controller: page) }
    host.advance(by: 0.1)
    #expect(host.shows("own 0") && host.shows("own 1") && picker.view(forRow: 0, forComponent: 0) is UILabel)
  }
}
