import Foundation
import Testing

@testable import SashProjects

@Suite("Sources in words that work without Objective-C")
struct TranslationTests {
  private func translated(_ texts: String...) -> (texts: [String], notices: [String]) {
    let sources = texts.enumerated().map { (url: URL(fileURLWithPath: "/\($0).swift"), text: $1) }
    let result = SourceTranslator(sources).translate()
    return (sources.map { result.texts[$0.url] ?? $0.text }, result.notices.map { "\($0)" })
  }
  private func lines(_ text: String) -> Int { text.filter(\.isNewline).count }

  @Test("What an extension overrides is overridden in the class, and the lines stay")
  func overrides() {
    let (texts, notices) = translated(
      "class Screen: UIViewController {\n}\n",
      """
      extension Screen {
        public override func show(_ view: UIView,
                                  at index: Int) throws -> Bool {
          try super.show(view, at: index)
        }
        override var isHidden: Bool { true }
        override var name: String { get { "" } set {} }
      }
      """)
    #expect(notices.isEmpty)
    #expect(
      texts[0].contains(
        "override func show(_ view: UIView, at index: Int) throws -> Bool { try self._sash_show(view, at: index) }"
      ) || texts[0].contains("try self._sash_show(view, at: index)"))
    #expect(texts[0].contains("override var isHidden: Bool { self._sash_isHidden }"))
    #expect(texts[0].contains("get { self._sash_name } set { self._sash_name = newValue }"))
    #expect(!texts[1].contains("override") && texts[1].contains("func _sash_show(") && lines(texts[0]) == 2)
    #expect(texts[1].contains("try super.show(view, at: index)") && lines(texts[1]) == 7)
  }

  @Test("The table of a class on one line stands behind a sign of its own")
  func oneLine() {
    let (texts, _) = translated(
      "class A: NSObject { @objc func go() {} }\nclass B: NSObject {\n  @objc func go() {}\n}\n")
    #expect(texts[0].contains("func go() {} ; nonisolated enum _SashSelectors"))
    #expect(texts[0].contains("func go() {}\n nonisolated enum _SashSelectors"))
  }

  @Test("What an extension overrides of UIKit's classes replaces it")
  func replacements() {
    let (texts, notices) = translated(
      """
      extension UIWindow {
        open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
          super.motionEnded(motion, with: event)
        }
      }
      extension UIHostingController { override open var prefersStatusBarHidden: Bool { true } }
      """)
    #expect(notices.isEmpty)
    #expect(
      texts[0].contains("@_dynamicReplacement(for: motionEnded(_:with:)) func _sash_motionEnded(_ motion"))
    #expect(texts[0].contains("super.motionEnded(motion, with: event)") && lines(texts[0]) == 5)
    #expect(texts[0].contains("@_dynamicReplacement(for: prefersStatusBarHidden)"))
    #expect(
      texts[0].contains("var _sash_prefersStatusBarHidden: Bool { true }") && !texts[0].contains("open"))
  }
  @Test("Tests that would run for each configuration run once, and a notice says so")
  func configurations() {
    let (texts, notices) = translated(
      "final class LaunchTests: XCTestCase {\n  override class var runsForEachTargetApplicationUIConfiguration: Bool { true }\n}\n"
    )
    #expect(
      !texts[0].contains("override") && texts[0].contains("class var runsForEach") && lines(texts[0]) == 3)
    #expect(
      notices == ["/0.swift:2: the tests of LaunchTests run once, and not for each configuration of the app"])
  }
  @Test("Other members of classes of other modules cannot be overridden, and a notice says so")
  func foreign() {
    let (texts, notices) = translated("extension UIView {\n  override func draw() {}\n}\n")
    #expect(texts[0].contains("override func draw()") && notices.count == 1)
  }

  @Test("Formatters that make values of texts say so by a protocol")
  func formatters() {
    let (texts, _) = translated(
      """
      class Digits: Formatter {
        override func string(for obj: Any?) -> String? { obj as? String }
        override func getObjectValue(_ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
          errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool { true }
      }
      """)
    #expect(texts[0].contains("class Digits: Formatter, _ParsingFormatter {"))
    #expect(
      texts[0].contains("override func string(for") && !texts[0].contains("override func getObjectValue"))
  }

  @Test("Objects that observe by names are told by the name of their method")
  func observing() {
    let (texts, _) = translated(
      """
      class Watcher: NSObject {
        override func observeValue(forKeyPath keyPath: String?, of object: Any?,
            change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}
      }
      """)
    #expect(!texts[0].contains("override"))
    #expect(texts[0].contains("\"observeValueForKeyPath:ofObject:change:context:\""))
  }

  @Test("Darwin is Foundation here")
  func darwin() {
    let (texts, _) = translated("import Darwin\nlet x = sin(1.0)\n")
    #expect(texts[0] == "import Foundation\nlet x = sin(1.0)\n")
  }

  @Test("Outlets and what can be inspected are set by name, and actions are found")
  func outlets() {
    let (texts, notices) = translated(
      """
      class Screen: UIViewController {
        @IBOutlet private weak var label: UILabel!
        @IBOutlet var buttons: [UIButton]!
        @IBInspectable var width: CGFloat = 1 { didSet { update() } }
        @IBInspectable var shown: Bool { true }
        @IBAction func tapped(_ sender: UIButton) {}
        @IBSegueAction func makeDetail(_ coder: NSCoder) -> Detail? { nil }
      }
      """)
    #expect(notices.isEmpty && !texts[0].contains("@IB") && lines(texts[0]) == 7)
    for name in ["setLabel:", "setButtons:", "setWidth:", "tapped:", "makeDetail:"] {
      #expect(texts[0].contains("_SelectorMethod(Screen.self, \"\(name)\")"), "\(name)")
    }
    #expect(texts[0].contains("{ ($0 as! Screen).`label` = try $1(0); return nil }"))
    #expect(!texts[0].contains("setShown:"))
  }
}
