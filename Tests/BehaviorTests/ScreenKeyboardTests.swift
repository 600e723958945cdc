import Foundation
import Sash
import SwiftUI
import Testing

/// What is typed, as the app has it.
private final class Typed: ObservableObject {
  @Published var name = ""
  @Published var amount = ""
  @Published var notes = ""
  @Published var secret = ""
  @Published var submits = 0
}

private struct Form1: View {
  @ObservedObject var typed: Typed
  @FocusState private var focus: Int?
  var body: some View {
    VStack {
      TextField("Name", text: $typed.name)
        .focused($focus, equals: 1).submitLabel(.next).onSubmit { focus = 2 }
      TextField("Amount", text: $typed.amount).keyboardType(.decimalPad).focused($focus, equals: 2)
      SecureField("Secret", text: $typed.secret).submitLabel(.go).onSubmit { typed.submits += 1 }
      TextEditor(text: $typed.notes).frame(height: 80)
      Button("End") { focus = nil }
      Spacer()
      Text("Foot")
    }
  }
}

@MainActor @Suite("The keyboard on the screen")
struct ScreenKeyboardTests {
  private func host(_ typed: Typed) -> TestHost {
    let host = TestHost { Form1(typed: typed) }
    host.usesScreenKeyboard = true
    return host
  }
  private func tap(_ host: TestHost, _ keys: String...) {
    for key in keys {
      #expect(host.tap(key), "no key \(key)")
      host.advance(by: 0.05)
    }
  }

  @Test("It comes when a finger leads to a field, moves what is shown, and goes with the focus")
  func comes() throws {
    let host = host(Typed())
    #expect(!host.shows("space"))
    let foot = try #require(host.frame(of: "Foot"))
    host.tap("Name")
    host.advance(by: 1)
    let space = try #require(host.frame(of: "space"))
    #expect(space.maxY <= 852 && space.minY > 852 - 222)
    // Four rows of 54 points, and 6 above them.
    #expect(try #require(host.frame(of: "Foot")).maxY <= 852 - 222 && foot.maxY > 852 - 40)
    host.tap("End")
    host.advance(by: 1)
    #expect(!host.shows("space") && host.frame(of: "Foot") == foot)
    #expect(host.isIdle)
  }

  @Test("Without it, and with a mouse, no keyboard comes")
  func mouse() {
    let host = host(Typed())
    host.click("Name")
    host.advance(by: 1)
    #expect(host.textInputCaret != nil && !host.shows("space"))
    let none = TestHost { Form1(typed: Typed()) }
    none.tap("Name")
    none.advance(by: 1)
    #expect(none.textInputCaret != nil && !none.shows("space"))
  }

  @Test("Letters, Shift, marks, delete and the end of a sentence by two spaces [text-49 text-54]")
  func types() {
    let typed = Typed()
    let host = host(typed)
    host.tap("Name")
    host.advance(by: 1)
    // The first letter is large.
    tap(host, "H", "e", "y")
    #expect(typed.name == "Hey")
    tap(host, "delete", "delete", "o")
    #expect(typed.name == "Ho")
    tap(host, "space", "space")
    #expect(typed.name == "Ho. ")
    tap(host, "A", "123", "5", "#+=", "€", "ABC", "b")
    #expect(typed.name == "Ho. A5€b")
    // A second quick press of Shift locks it.
    host.advance(by: 1)
    tap(host, "shift", "shift", "X", "Y")
    #expect(typed.name == "Ho. A5€bXY")
    tap(host, "shift", "z")
    #expect(typed.name == "Ho. A5€bXYz")
  }

  @Test("The return key has the name of what it does, and leads to the next field, whose keys come [text-55]")
  func fields() {
    let typed = Typed()
    let host = host(typed)
    host.tap("Name")
    host.advance(by: 1)
    tap(host, "Next")
    host.advance(by: 1)
    #expect(host.shows("7") && !host.shows("q") && host.shows("."))
    tap(host, "1", ".", "5")
    #expect(typed.amount == "1.5")
    host.tap("Secret")
    host.advance(by: 1)
    // No letter of a secret is large by itself.
    tap(host, "p", "w")
    #expect(typed.secret == "pw")
    tap(host, "Go")
    host.advance(by: 1)
    #expect(typed.submits == 1 && !host.shows("space"))
  }

  @Test("Return begins a line in an editor")
  func lines() {
    let typed = Typed()
    let host = host(typed)
    host.tap(at: CGPoint(x: 200, y: host.frame(of: "End")!.minY - 40))
    host.advance(by: 1)
    tap(host, "A", "Return", "B")
    #expect(typed.notes == "A\nB")
  }

  @Test("A finger that slides types the key where it goes up; a second one types what the first holds")
  func fingers() throws {
    let typed = Typed()
    let host = host(typed)
    host.tap("Name")
    host.advance(by: 1)
    func middle(_ key: String) throws -> CGPoint {
      let frame = try #require(host.frame(of: key))
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    let (q, w, e) = (try middle("Q"), try middle("W"), try middle("E"))
    host.press(at: q)
    host.advance(by: 0.1)
    host.drag(to: w)
    host.advance(by: 0.1)
    host.release(at: w)
    #expect(typed.name == "W")
    host.press(at: q, finger: 1)
    host.advance(by: 0.05)
    host.press(at: e, finger: 2)
    host.advance(by: 0.05)
    #expect(typed.name == "Wq")
    host.release(at: q, finger: 1)
    host.release(at: e, finger: 2)
    host.advance(by: 0.1)
    #expect(typed.name == "Wqe")
  }

  @Test("A held letter offers others, a held delete goes on")
  func held() throws {
    let typed = Typed()
    let host = host(typed)
    typed.name = "hell"
    host.advance(by: 0.1)
    #expect(host.tap("hell"))
    host.advance(by: 1)
    host.press(.end)
    let o = try #require(host.frame(of: "o"))
    host.press(at: CGPoint(x: o.midX, y: o.midY))
    host.advance(by: 0.7)
    let accent = try #require(host.frame(of: "ö"))
    host.drag(to: CGPoint(x: accent.midX, y: o.midY - 20))
    host.advance(by: 0.1)
    host.release(at: CGPoint(x: accent.midX, y: o.midY - 20))
    host.advance(by: 0.1)
    #expect(typed.name == "hellö")
    let delete = try #require(host.frame(of: "delete"))
    host.press(at: CGPoint(x: delete.midX, y: delete.midY))
    host.advance(by: 1)
    host.release(at: CGPoint(x: delete.midX, y: delete.midY))
    #expect(typed.name.isEmpty)
  }

  @Test("It stays over a sheet, whose fields it serves, and leaves keys and Escape to it")
  func sheets() {
    struct Screen: View {
      @ObservedObject var typed: Typed
      @State private var isShown = false
      var body: some View {
        Button("Open") { isShown = true }
          .sheet(isPresented: $isShown) {
            VStack {
              TextField("Name", text: $typed.name)
              Spacer()
              Text("Below")
            }
          }
      }
    }
    let typed = Typed()
    let host = TestHost { Screen(typed: typed) }
    host.usesScreenKeyboard = true
    host.tap("Open")
    host.advance(by: 1)
    host.tap("Name")
    host.advance(by: 1)
    tap(host, "A", "b")
    #expect(typed.name == "Ab")
    // What is in the sheet moves out of its way.
    #expect(host.frame(of: "Below")!.maxY <= 852 - 222)
    host.type("c")
    #expect(typed.name == "Abc")
    host.press(.escape)
    host.press(.escape)
    host.advance(by: 1)
    #expect(!host.shows("space") && !host.shows("Below") && host.shows("Open"))
  }

  @Test("It goes while something covers the field that it serves, and comes back with it; a menu leaves it")
  func covered() {
    struct Screen: View {
      @ObservedObject var typed: Typed
      @State private var isShown = false
      var body: some View {
        VStack {
          TextField("Name", text: $typed.name)
          Button("Open") { isShown = true }
          Menu("More") { Button("Row") {} }
        }
        .sheet(isPresented: $isShown) { Text("Card") }
      }
    }
    let host = TestHost { Screen(typed: Typed()) }
    host.usesScreenKeyboard = true
    host.tap("Name")
    host.advance(by: 1)
    host.tap("More")
    host.advance(by: 1)
    #expect(host.shows("Row") && host.shows("space"))
    host.press(.escape)
    host.advance(by: 1)
    host.tap("Open")
    host.advance(by: 1)
    #expect(host.shows("Card") && !host.shows("space") && host.textInputCaret == nil)
    host.press(.escape)
    host.advance(by: 1)
    #expect(!host.shows("Card") && host.shows("space") && host.textInputCaret != nil)
  }

  @Test(
    "A field that it would cover is scrolled into sight, and stays there [fact-268 text-95]",
    arguments: [false, true])
  func reveals(inForm: Bool) throws {
    struct Screen: View {
      let inForm: Bool
      @State private var texts = Array(repeating: "", count: 15)
      var body: some View {
        if inForm {
          Form { fields }
        } else {
          ScrollView { VStack(spacing: 20) { fields.textFieldStyle(.roundedBorder) } }
        }
      }
      @ViewBuilder private var fields: some View {
        ForEach(texts.indices, id: \.self) { TextField("Field \($0)", text: $texts[$0]) }
      }
    }
    let host = TestHost { Screen(inForm: inForm) }
    host.usesScreenKeyboard = true
    let before = try #require(host.frame(of: "Field 14"))
    #expect(before.maxY > 852 - 222)
    host.tap("Field 14")
    host.advance(by: 1)
    #expect(host.shows("space"))
    let after = try #require(host.frame(of: "Field 14"))
    #expect(after.maxY <= 852 - 222 && after.minY > 300)
    // Another one, which stands free, moves nothing.
    let free = try #require(host.frame(of: "Field 10"))
    host.tap("Field 10")
    host.advance(by: 1)
    #expect(host.frame(of: "Field 10") == free)
  }

  @Test("Programs are told of it as by UIKit")
  func notifications() {
    var log: [String] = []
    let names: [Notification.Name] = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        log.append("\(name.rawValue) \(Int(frame?.minY ?? -1)) \(Int(frame?.height ?? -1))")
      }
    }
    defer { observers.forEach { NotificationCenter.default.removeObserver($0) } }
    let host = host(Typed())
    host.tap("Name")
    host.advance(by: 1)
    host.tap("End")
    host.advance(by: 1)
    #expect(
      log == [
        "UIKeyboardWillShowNotification 630 222", "UIKeyboardDidShowNotification 630 222",
        "UIKeyboardWillHideNotification 852 222", "UIKeyboardDidHideNotification 852 222",
      ])
  }

  @Test("Pictures are typed from a page of their own")
  func pictures() {
    let typed = Typed()
    let host = host(typed)
    host.tap("Name")
    host.advance(by: 1)
    tap(host, "Emoji")
    host.advance(by: 0.2)
    tap(host, "😀")
    #expect(typed.name == "😀")
    tap(host, "delete")
    #expect(typed.name.isEmpty)
    tap(host, "letters")
    #expect(host.shows("space"))
  }
}
