/// What an app tells those who do not see it without being asked.
package enum SemanticsNews: Sendable, Equatable {
  /// Words that are said once.
  case announcement(String, isUrgent: Bool)
  /// Parts of the window are others now. The element of this identity is to be looked at, or the first one.
  case layoutChanged(focus: UInt64?)
  /// The window shows something else.
  case screenChanged(focus: UInt64?)
  /// What is seen now of something that was scrolled.
  case scrolled(String)

  /// Hears of all news, on the main thread; nil while nobody is there.
  package nonisolated(unsafe) static var receiver: ((SemanticsNews) -> Void)?
  /// Whether somebody is there.
  package static var isHeard: Bool { receiver != nil }
  /// Tells whoever listens; nothing happens where nobody does.
  package static func post(_ news: SemanticsNews) { receiver?(news) }
}
