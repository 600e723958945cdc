import Foundation
import Sash
import Testing

@testable import UIKit

/// Texts that are edited by places in them.
@MainActor @Suite("Text input")
struct TextInputTests {
  private final class CodeField: UITextField {
    var deletions = 0
    override func deleteBackward() {
      deletions += 1
      super.deleteBackward()
    }
  }

  @Test("Code selects and replaces parts of a field's text [text-5 text-7]")
  func field() throws {
    let field = UITextField()
    field.text = "a😀bc"
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 3))
    let range = try #require(field.textRange(from: start, to: field.endOfDocument))
    #expect(field.text(in: range) == "bc" && field.offset(from: field.beginningOfDocument, to: start) == 3)
    #expect(field.position(from: start, offset: 9) == nil)
    #expect(field.compare(start, to: field.endOfDocument) == .orderedAscending)
    #expect(field.textRange(from: field.endOfDocument, to: start) == range)
    field.selectedTextRange = range
    #expect(field.selectedTextRange == range)
    field.insertText("x")
    #expect(field.text == "a😀x" && field.selectedTextRange?.isEmpty == true)
    field.deleteBackward()
    field.deleteBackward()
    #expect(field.text == "a")
  }

  @Test("The same in a text view, whose delegate hears of it")
  func view() throws {
    let view = UITextView()
    view.text = "one two"
    view.selectedRange = NSRange(location: 0, length: 3)
    let range = try #require(view.selectedTextRange)
    view.replace(range, withText: "1")
    #expect(view.text == "1 two" && view.selectedRange == NSRange(location: 1, length: 0))
    view.deleteBackward()
    #expect(view.text == " two" && view.hasText)
  }

  @Test("A field that a person deletes in hears of it, and may keep the letter")
  func deletion() {
    let field = CodeField()
    field.text = "12"
    field.edited(to: "1")
    #expect(field.text == "1" && field.deletions == 1)
    field.edited(to: "13")
    #expect(field.text == "13" && field.deletions == 1)
  }

  @Test("Families of fonts are known by their names, and have fonts")
  func fonts() throws {
    let family = try #require(UIFont.familyNames.first { $0.hasPrefix("DejaVu Sans") })
    #expect(!UIFont.fontNames(forFamilyName: family).isEmpty)
    #expect(UIFont.fontNames(forFamilyName: "No such family").isEmpty)
  }

  @Test("Pages become a file that says how many there are and what it is called")
  func pages() throws {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [kCGPDFContextTitle: "Ä"]
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 50), format: format)
    let data = renderer.pdfData { context in
      context.beginPage()
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 100, height: 50))
      context.beginPage()
    }
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.hasPrefix("%PDF-1.4") && text.hasSuffix("%%EOF\n"))
    #expect(text.contains("/Count 2") && text.contains("/MediaBox [0 0 100.00 50.00]"))
    #expect(text.contains("/Title <FEFF00C4>") && text.contains("/Width 200 /Height 100"))
    // The table of objects says where each one begins.
    let bytes = [UInt8](data)
    let mark = try #require(text.components(separatedBy: "startxref\n").last?.split(separator: "\n").first)
    let table = try #require(Int(mark))
    #expect(String(decoding: bytes[table..<(table + 4)], as: UTF8.self) == "xref")
  }

  @Test("Nothing is printed, and whoever waits hears so")
  func printing() async {
    let isPrinted = await withCheckedContinuation { answer in
      UIPrintInteractionController.shared.present(animated: true) { _, done, _ in
        answer.resume(returning: done)
      }
    }
    #expect(!isPrinted && !UIPrintInteractionController.isPrintingAvailable)
  }
}
