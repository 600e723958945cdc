import Foundation
import Sash
import Testing

@testable import UIKit

@MainActor private var events: [String] = []
@MainActor private weak var lastPage: LabelPage?

private final class Model: ObservableObject {
  @Published var text = "one"
  @Published var isShown = true
}

// MARK: Views of UIKit in SwiftUI

/// A field that a person of SwiftUI's knows: it gives back what is typed, and takes what the binding says where it is told to.
private struct Field: UIViewRepresentable {
  @Binding var text: String
  var follows = true
  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }
  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    (field.text, field.delegate, field.placeholder) = (text, context.coordinator, "type here")
    field.autocapitalizationType = .none
    return field
  }
  func updateUIView(_ uiView: UITextField, context: Context) { if follows { uiView.text = text } }
  final class Coordinator: NSObject, UITextFieldDelegate {
    @Binding var text: String
    init(text: Binding<String>) { _text = text }
    func textFieldDidChangeSelection(_ textField: UITextField) { text = textField.text ?? "" }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      events.append("return")
      textField.resignFirstResponder()
      return true
    }
  }
}
private struct FieldAndText: View {
  @ObservedObject var model: Model
  var follows = true
  var body: some View {
    VStack {
      Text(verbatim: "says \(model.text)")
      Field(text: $model.text, follows: follows).frame(width: 150, height: 40)
    }
  }
}
/// The kind of the view is not said.
private struct Hidden: UIViewRepresentable {
  let color: UIColor
  func makeUIView(context: Context) -> some UIView {
    let view = UIView()
    view.backgroundColor = color
    return view
  }
  func updateUIView(_ uiView: UIViewType, context: Context) {}
}
/// The kind of the view is named.
private struct Named: UIViewRepresentable {
  typealias UIViewType = UILabel
  let text: String
  final class Coordinator { let id = UUID() }
  func makeCoordinator() -> Coordinator {
    events.append("coordinator")
    return Coordinator()
  }
  func makeUIView(context: Context) -> UILabel {
    events.append("make")
    return UILabel()
  }
  func updateUIView(_ uiView: UILabel, context: Context) {
    events.append("update \(text)")
    uiView.text = text
  }
  static func dismantleUIView(_ uiView: UILabel, coordinator: Coordinator) { events.append("end") }
}
private struct NamedContent: View {
  @ObservedObject var model: Model
  var body: some View { if model.isShown { Named(text: model.text) } }
}

// MARK: Controllers in SwiftUI

private final class LabelPage: UIViewController {
  var text = "" { didSet { viewIfLoaded.map { ($0.subviews.first as? UILabel)?.text = text } } }
  var changed: (String) -> Void = { _ in }
  override func viewDidLoad() {
    super.viewDidLoad()
    events.append("loaded \(text)")
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 120, height: 30))
    (label.text, label.textColor) = (text, .red)
    view.addSubview(label)
  }
}
private struct ControllerView: UIViewControllerRepresentable {
  @Binding var text: String
  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }
  func makeUIViewController(context: Context) -> LabelPage {
    events.append("make")
    let page = LabelPage()
    page.text = text
    page.changed = { context.coordinator.text = $0 }
    lastPage = page
    return page
  }
  func updateUIViewController(_ uiViewController: LabelPage, context: Context) {
    events.append("update \(text)")
    uiViewController.text = text
  }
  final class Coordinator {
    @Binding var text: String
    init(text: Binding<String>) { _text = text }
  }
}
private struct OpaqueController: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> some UIViewController {
    let page = LabelPage()
    page.text = "early"
    return page
  }
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context) {}
}
private struct ControllerContent: View {
  @ObservedObject var model: Model
  var body: some View { ControllerView(text: $model.text) }
}
private struct Existing: UIViewControllerRepresentable {
  let controller: UIViewController
  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
private struct ExistingView: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

@MainActor @Suite("What SwiftUI's pages say of UIKit", .serialized)
struct RepresentableRowTests {
  init() { events = [] }

  @Test(
    "Coordinator, view, updates with each change, and the end [S0-136 S0-137 S1-062 S1-063 S1-064 S1-065 S1-066]"
  )
  func order() {
    let model = Model()
    let host = TestHost { NamedContent(model: model) }
    #expect(events.prefix(3) == ["coordinator", "make", "update one"] && host.texts == ["one"])
    events = []
    model.text = "two"
    host.advance(by: 0)
    #expect(events == ["update two"] && host.texts == ["two"])
    events = []
    model.isShown = false
    host.advance(by: 0)
    #expect(events == ["end"] && host.texts.isEmpty)
    // Who comes again is another one.
    events = []
    model.isShown = true
    host.advance(by: 0)
    #expect(events.prefix(3) == ["coordinator", "make", "update two"])
  }

  @Test(
    "What is typed reaches the binding, and what the binding says the field [S0-152 S0-153 S2-107 S2-108 S2-110]"
  )
  func bothWays() {
    let model = Model()
    let host = TestHost(size: CGSize(width: 200, height: 120)) { FieldAndText(model: model) }
    #expect(host.shows("says one"))
    host.tap(at: CGPoint(x: 100, y: 75))
    host.type("x")
    #expect(model.text.count == 4 && model.text.contains("x") && host.shows("says \(model.text)"))
    host.press(.return)
    #expect(events == ["return"])
    model.text = "other"
    host.advance(by: 0)
    #expect(host.texts.contains("other") && host.shows("says other"))
  }

  @Test("A method may return a changed copy of a representable, which is what is shown [S2-111]")
  func changedCopy() {
    struct PromptField: UIViewRepresentable {
      var prompt = "type here"
      func makeUIView(context: Context) -> UITextField { UITextField() }
      func updateUIView(_ uiView: UITextField, context: Context) { uiView.placeholder = prompt }
      func changePrompt(_ text: String) -> PromptField {
        var changed = self
        changed.prompt = text
        return changed
      }
    }
    let field = PromptField()
    let host = TestHost(size: CGSize(width: 200, height: 120)) {
      VStack {
        field.changePrompt("write here")
        field
      }
    }
    #expect(host.texts == ["write here", "type here"])
  }

  @Test("Without updateUIView a change of SwiftUI does not reach the field [S2-109]")
  func oneWay() {
    let model = Model()
    let host = TestHost(size: CGSize(width: 200, height: 120)) { FieldAndText(model: model, follows: false) }
    model.text = "other"
    host.advance(by: 0)
    #expect(host.shows("says other") && host.texts.contains("one") && !host.texts.contains("other"))
  }

  @Test("A view that is only some UIView fills its frame with its colour [S2-104 S2-106]")
  func opaque() {
    let host = TestHost(size: CGSize(width: 100, height: 60)) {
      Hidden(color: .red).frame(width: 60, height: 40)
    }
    #expect(host.pixel(x: 21, y: 11) == (255, 0, 0) && host.pixel(x: 78, y: 48) == (255, 0, 0))
    #expect(host.pixel(x: 18, y: 30) != (255, 0, 0) && host.pixel(x: 50, y: 52) != (255, 0, 0))
  }

  @Test("A placeholder with attributes is drawn in its colour [S2-102 S2-105]")
  func placeholder() {
    let field = UITextField()
    field.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [.foregroundColor: UIColor.red])
    let host = TestHost(size: CGSize(width: 200, height: 60)) { ExistingView(view: field) }
    #expect(host.texts.contains("Name"))
    var reds = 0
    for x in 0..<80 {
      for y in 15..<45 {
        let pixel = host.pixel(x: x, y: y)
        if pixel.0 > 200, pixel.1 < 120, pixel.2 < 120 { reds += 1 }
      }
    }
    #expect(reds > 5)
  }

  @Test("What a field is set to shows in SwiftUI: placeholder, border, keys [S0-150]")
  func fieldProperties() {
    let field = UITextField()
    field.placeholder = "Enter your name"
    field.keyboardType = .numberPad
    field.returnKeyType = .done
    field.autocorrectionType = .no
    field.borderStyle = .roundedRect
    let host = TestHost(size: CGSize(width: 200, height: 60)) {
      ExistingView(view: field).frame(width: 160, height: 34)
    }
    #expect(host.texts.contains("Enter your name"))
    #expect(field.keyboardType == .numberPad && field.returnKeyType == .done)
    // The border is another colour than what is in it and around it.
    #expect(host.pixel(x: 100, y: 13) != host.pixel(x: 100, y: 20))
    field.borderStyle = .none
    host.advance(by: 0)
    #expect(host.pixel(x: 100, y: 13) == host.pixel(x: 100, y: 20))
  }

  @Test("A message to nobody in particular reaches the first responder [S0-154]")
  func toFirstResponder() {
    let field = UITextField()
    let host = TestHost(size: CGSize(width: 200, height: 60)) { ExistingView(view: field) }
    host.tap(at: CGPoint(x: 50, y: 30))
    #expect(field.isFirstResponder)
    let sent = UIApplication.shared.sendAction(
      Selector("resignFirstResponder"), to: nil, from: nil, for: nil)
    host.advance(by: 0)
    #expect(sent && !field.isFirstResponder && host.textInputCaret == nil)
  }

  @Test(
    "A controller is made once, updated with each change, loads once, and tells back [S0-143 S0-156 S1-079 S2-114 S2-115]"
  )
  func controllers() {
    let model = Model()
    let host = TestHost { ControllerContent(model: model) }
    #expect(events.prefix(1) == ["make"] && events.filter { $0.hasPrefix("loaded") }.count == 1)
    #expect(host.texts == ["one"])
    events = []
    model.text = "two"
    host.advance(by: 0)
    #expect(events == ["update two"] && host.texts == ["two"])
    var reds = 0
    for x in 20..<140 {
      for y in 20..<50 {
        let pixel = host.pixel(x: x, y: y)
        if pixel.0 > 200, pixel.1 < 120, pixel.2 < 120 { reds += 1 }
      }
    }
    #expect(reds > 5)
    events = []
    // The other way.
    lastPage?.changed("three")
    host.advance(by: 0)
    #expect(model.text == "three" && host.texts == ["three"])
  }

  @Test("A sheet of a button shows a controller, made when it comes and gone with it [S2-112]")
  func sheet() {
    struct Bootcamp: View {
      @State private var showScreen: Bool = false
      let model: Model
      var body: some View {
        VStack {
          Text("hi")
          Button {
            showScreen.toggle()
          } label: {
            Text("Click me")
          }
          .sheet(
            isPresented: $showScreen,
            content: {
              ControllerContent(model: model)
              Button("Close") { showScreen = false }
            })
        }
      }
    }
    let model = Model()
    model.text = "你好"
    events = []
    let host = TestHost { Bootcamp(model: model) }
    #expect(events.isEmpty && !host.shows("你好"))
    host.tap("Click me")
    host.advance(by: 1)
    #expect(events.contains("loaded 你好") && host.shows("你好") && lastPage?.viewIfLoaded?.window != nil)
    host.tap("Close")
    host.advance(by: 1)
    #expect(!host.shows("你好") && lastPage == nil)
  }

  @Test("A controller may be only some UIViewController, and is set up before its view loads [S2-113]")
  func opaqueController() {
    let host = TestHost { OpaqueController() }
    #expect(host.texts == ["early"] && events == ["loaded early"])
  }

  @Test("A view and a controller that are there already are shown as they are [S1-178]")
  func existing() {
    let (view, page) = (UILabel(), LabelPage())
    view.text = "label"
    page.text = "page"
    let host = TestHost {
      VStack {
        ExistingView(view: view).frame(height: 40)
        Existing(controller: page)
      }
    }
    #expect(host.shows("label") && host.shows("page") && view.window != nil && page.view.window != nil)
  }

  private struct Counter: View {
    @State private var count = 0
    @Environment(\.colorScheme) private var scheme
    var body: some View { Button("\(scheme) \(count)") { count += 1 } }
  }
  @Test(
    "A hosted view lives on in a controller that lays it out by constraints to its safe area [S0-157 S0-158 S0-159]"
  )
  func hosting() throws {
    let outer = UIViewController()
    let hosting = UIHostingController(rootView: Counter().environment(\.colorScheme, .dark))
    outer.addChild(hosting)
    outer.view.addSubview(hosting.view)
    hosting.view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      hosting.view.topAnchor.constraint(equalTo: outer.view.safeAreaLayoutGuide.topAnchor, constant: 10),
      hosting.view.leadingAnchor.constraint(equalTo: outer.view.leadingAnchor, constant: 20),
      hosting.view.trailingAnchor.constraint(equalTo: outer.view.trailingAnchor, constant: -20),
      hosting.view.bottomAnchor.constraint(equalTo: outer.view.safeAreaLayoutGuide.bottomAnchor),
    ])
    hosting.didMove(toParent: outer)
    let host = TestHost(size: CGSize(width: 200, height: 100)) { Existing(controller: outer) }
    host.advance(by: 0.1)
    #expect(hosting.view.frame == CGRect(x: 20, y: 10, width: 160, height: 90) && hosting.parent === outer)
    #expect(host.shows("dark 0"))
    host.tap("dark 0")
    #expect(host.shows("dark 1"))
  }

  @Test(
    "The chain of responders leads from a view over controllers to the window; its size less the safe area is what is left [S3-059 S3-060]"
  )
  func chain() throws {
    let (scroll, inner) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    let page = UIViewController()
    page.view.addSubview(scroll)
    scroll.addSubview(inner)
    let (navigation, tabs) = (UINavigationController(rootViewController: page), UITabBarController())
    tabs.viewControllers = [navigation]
    let host = TestHost(size: CGSize(width: 393, height: 700)) { Existing(controller: tabs) }
    host.advance(by: 0.1)
    var met: [String] = []
    var next: UIResponder? = inner
    while let current = next {
      for (type, name) in [
        (UIScrollView.self as AnyClass, "scroll"), (UINavigationController.self, "navigation"),
        (UITabBarController.self, "tabs"), (UIWindow.self, "window"), (UIApplication.self, "application"),
      ] where Swift.type(of: current) == type { met.append(name) }
      next = current.next
    }
    #expect(
      met.filter { $0 != "application" }.prefix(4) == ["scroll", "navigation", "tabs", "window"], "\(met)")
    let window = try #require(inner.window)
    let insets = window.safeAreaInsets
    #expect(window.frame.width - insets.left - insets.right == 393)
    #expect(window.frame.height - insets.top - insets.bottom <= 700)
  }
}
