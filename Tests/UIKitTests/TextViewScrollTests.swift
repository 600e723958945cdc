import Foundation
import Sash
import Testing

@testable import UIKit

private struct Stand: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

@MainActor @Suite("Text views that scroll, and words found in them")
struct TextViewScrollTests {
  private final class Follower: NSObject, UITextViewDelegate {
    var offsets: [CGFloat] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
  }
  private func shown(_ view: UITextView) -> TestHost {
    let host = TestHost(size: CGSize(width: 200, height: 200)) { Stand(view: view) }
    host.advance(by: 0.1)
    return host
  }
  private func lines(_ count: Int) -> String { (1...count).map { "line \($0)" }.joined(separator: "\n") }

  @Test("Code scrolls it, a person does, and both are told", arguments: [true, false])
  func scrolling(isEditable: Bool) {
    let (view, follower) = (UITextView(), Follower())
    (view.isEditable, view.delegate) = (isEditable, follower)
    (view.text, view.font) = (lines(100), .systemFont(ofSize: 16))
    let host = shown(view)
    #expect(view.contentOffset == .zero && view.contentSize.height > 1500 && view.contentSize.width == 200)
    host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: -120))
    host.advance(by: 1)
    #expect(view.contentOffset.y > 50 && follower.offsets.last == view.contentOffset.y)
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    host.advance(by: 0.1)
    #expect(view.contentOffset.y == 300 && host.texts.contains { $0.contains("line 20") })
    #expect(!host.texts.contains { $0.hasSuffix("line 1") } || !isEditable)
    // No further than there is something to see.
    view.contentOffset.y = 1e6
    host.advance(by: 0.1)
    #expect(abs(view.contentOffset.y - (view.contentSize.height - 200)) <= 2)
  }

  @Test("Room around the text is scrolled with it", arguments: [true, false])
  func insets(isEditable: Bool) {
    let view = UITextView()
    (view.text, view.isEditable, view.contentInset.top) = (lines(100), isEditable, 20)
    let host = shown(view)
    #expect(view.contentOffset.y == -20)
    view.contentOffset.y = 100
    host.advance(by: 0.2)
    #expect(view.contentOffset.y == 100)
    view.contentOffset.y = -20
    host.advance(by: 0.2)
    #expect(view.contentOffset.y == -20)
  }

  @Test("A range is scrolled to, as the end of a log is") func range() {
    let view = UITextView()
    view.text = lines(100)
    let host = shown(view)
    view.scrollRangeToVisible(NSRange(location: (view.text as NSString).length - 1, length: 1))
    host.advance(by: 2)
    let bottom = view.contentOffset.y
    #expect(bottom > 500 && bottom <= view.contentSize.height - 200 + 1)
    view.scrollRangeToVisible(NSRange(location: 0, length: 1))
    host.advance(by: 2)
    #expect(view.contentOffset.y < 10)
    view.scrollRangeToVisible(NSRange(location: NSNotFound, length: 5))
    view.scrollRangeToVisible(NSRange(location: 99_999, length: 5))
    host.advance(by: 2)
    #expect(abs(view.contentOffset.y - bottom) < 20)
  }

  @Test("What stands in it moves with the text, as a placeholder does") func subviews() throws {
    let view = UITextView()
    view.text = lines(100)
    let label = UILabel(frame: CGRect(x: 60, y: 90, width: 100, height: 20))
    (label.text, label.textColor) = ("MARK", .red)
    view.addSubview(label)
    let host = shown(view)
    func top() -> CGFloat? { host.frame(of: "MARK")?.minY }
    let before = try #require(top())
    host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: -40))
    host.advance(by: 1)
    let after = try #require(top())
    #expect(abs(before - after - view.contentOffset.y) < 1 && view.contentOffset.y > 10)
  }

  @Test("Words are found where that is allowed, by code and by keys") func finding() throws {
    let view = UITextView()
    view.text = "one two one three one"
    #expect(view.findInteraction == nil)
    view.isFindInteractionEnabled = true
    let host = shown(view)
    let find = try #require(view.findInteraction)
    #expect(!find.isFindNavigatorVisible)
    find.presentFindNavigator(showingReplace: true)
    host.advance(by: 0.3)
    #expect(find.isFindNavigatorVisible)
    find.searchText = "one"
    host.advance(by: 0.2)
    #expect(host.texts.contains("1 of 3") && view.selectedRange == NSRange(location: 0, length: 3))
    find.findNext()
    host.advance(by: 0.2)
    #expect(view.selectedRange == NSRange(location: 8, length: 3))
    find.findPrevious()
    find.dismissFindNavigator()
    host.advance(by: 0.3)
    #expect(!find.isFindNavigatorVisible && view.selectedRange == NSRange(location: 0, length: 3))
  }
}

@MainActor @Suite("Text views that are as high as their text")
struct TextViewHeightTests {
  private final class Growing: UITextView {
    override var intrinsicContentSize: CGSize {
      var size = super.intrinsicContentSize
      size.height = min(size.height, 90)
      return size
    }
  }
  @Test("A class that says how high it wants to be is heard")
  func limited() {
    let (view, stack) = (Growing(), UIStackView())
    view.isScrollEnabled = false
    view.text = Array(repeating: "word", count: 200).joined(separator: " ")
    stack.axis = .vertical
    stack.addArrangedSubview(view)
    let size = stack.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.height == 90)
  }

  @Test("In a stack it is as high as its lines in the width it has there, and grows with what is typed")
  func stack() {
    let (view, stack) = (UITextView(), UIStackView())
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 16)
    view.text = Array(repeating: "word", count: 30).joined(separator: " ")
    stack.axis = .vertical
    let below = UILabel()
    below.text = "below"
    stack.addArrangedSubview(view)
    stack.addArrangedSubview(below)
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 0)
    stack.layoutIfNeeded()
    let size = stack.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let fitting = view.sizeThatFits(CGSize(width: 200, height: 0)).height
    #expect(fitting > 100 && size.height >= fitting + 20)
    stack.frame.size = size
    stack.layoutIfNeeded()
    #expect(view.frame.height == fitting && below.frame.minY == fitting)
    view.text += " more and more words that need another line or two of it"
    stack.layoutIfNeeded()
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height > fitting)
  }
}
