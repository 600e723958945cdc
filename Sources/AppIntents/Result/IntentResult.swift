import Foundation
import SashCore

/// What comes of an intent.
public protocol IntentResult: Sendable {
  associatedtype Value = Never
  var value: Value? { get }
}
/// The result has a value.
public protocol ReturnsValue<Value>: IntentResult {}
/// The result says something.
public protocol ProvidesDialog: IntentResult {
  var dialog: IntentDialog? { get }
}
/// The result shows something.
public protocol ShowsSnippetView: IntentResult {}
/// The result goes on with another intent.
public protocol OpensIntent: IntentResult {}

/// A result: a value, another intent, a view and words, or none of them.
public struct IntentResultContainer<Value, OpenIntent, SnippetView, Dialog>: IntentResult, @unchecked Sendable
{
  public var value: Value?
  /// Which intent comes next.
  package var next: OpenIntent?
  /// What is shown.
  package var view: SnippetView?
  package var words: Dialog?
  package init(value: Value? = nil, next: OpenIntent? = nil, view: SnippetView? = nil, words: Dialog? = nil) {
    (self.value, self.next, self.view, self.words) = (value, next, view, words)
  }
}
extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {
  public var dialog: IntentDialog? { words }
}
extension IntentResultContainer: ShowsSnippetView where SnippetView: View {}
extension IntentResultContainer: OpensIntent where OpenIntent: AppIntent {}

extension IntentResult {
  public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
    Self()
  }
  public static func result<Value>(value: Value) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> { Self(value: value) }
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { Self(words: dialog) }
  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> { Self(value: value, words: dialog) }
  public static func result<Content: View>(view: Content) -> Self
  where Self == IntentResultContainer<Never, Never, Content, Never> { Self(view: view) }
  public static func result<Content: View>(@ViewBuilder content: () -> Content) -> Self
  where Self == IntentResultContainer<Never, Never, Content, Never> { Self(view: content()) }
  public static func result<Content: View>(dialog: IntentDialog, view: Content) -> Self
  where Self == IntentResultContainer<Never, Never, Content, IntentDialog> { Self(view: view, words: dialog) }
  public static func result<Content: View>(dialog: IntentDialog, @ViewBuilder content: () -> Content) -> Self
  where Self == IntentResultContainer<Never, Never, Content, IntentDialog> {
    Self(view: content(), words: dialog)
  }
  public static func result<Value, Content: View>(value: Value, view: Content) -> Self
  where Self == IntentResultContainer<Value, Never, Content, Never> { Self(value: value, view: view) }
  public static func result<Value, Content: View>(value: Value, dialog: IntentDialog, view: Content) -> Self
  where Self == IntentResultContainer<Value, Never, Content, IntentDialog> {
    Self(value: value, view: view, words: dialog)
  }
  public static func result<Value, Content: View>(
    value: Value, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Value, Never, Content, IntentDialog> {
    Self(value: value, view: content(), words: dialog)
  }
  public static func result<Value, Content: View>(value: Value, @ViewBuilder content: () -> Content) -> Self
  where Self == IntentResultContainer<Value, Never, Content, Never> { Self(value: value, view: content()) }
  public static func result<Intent: AppIntent>(opensIntent: Intent) -> Self
  where Self == IntentResultContainer<Never, Intent, Never, Never> { Self(next: opensIntent) }
  public static func result<Value, Intent: AppIntent>(value: Value, opensIntent: Intent) -> Self
  where Self == IntentResultContainer<Value, Intent, Never, Never> { Self(value: value, next: opensIntent) }
  public static func result<Intent: AppIntent>(opensIntent: Intent, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Intent, Never, IntentDialog> {
    Self(next: opensIntent, words: dialog)
  }
}
