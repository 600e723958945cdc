import Foundation

/// A text with attributes that says what has become of it: to its delegate, and to what lays it out.
///
/// A class of one's own overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and
/// `setAttributes(_:range:)`, and calls `edited(_:range:changeInLength:)` in the last two: all other changes are made by these.
open class NSTextStorage: NSMutableAttributedString {
  /// What has been changed.
  public struct EditActions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editedAttributes = EditActions(rawValue: 1)
    public static let editedCharacters = EditActions(rawValue: 2)
  }
  /// It is not retained.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// What lays it out. They are retained.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// What has been changed since it was last looked at.
  open private(set) var editedMask: EditActions = []
  /// Where, in UTF-16 units of the text as it is now.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  open private(set) var changeInLength = 0
  private var depth = 0
  private var isProcessing = false

  /// An empty text.
  public convenience init() { self.init(string: "") }

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.append(aLayoutManager)
    MainActor.assumeIsolated {
      aLayoutManager.storage?.removeLayoutManager(aLayoutManager)
      aLayoutManager.storage = self
      aLayoutManager.textChanged()
    }
  }
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    MainActor.assumeIsolated { if aLayoutManager.storage === self { aLayoutManager.storage = nil } }
  }

  open override func beginEditing() { depth += 1 }
  open override func endEditing() {
    depth = max(0, depth - 1)
    if depth == 0 { processIfNeeded() }
  }
  /// Something has been changed; it is looked at at the end of the changes.
  ///
  /// - Parameter editedRange: What was changed, in UTF-16 units of the text before.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    self.editedMask.formUnion(editedMask)
    let new = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    if self.editedRange.location == NSNotFound {
      self.editedRange = new
    } else {
      let start = min(self.editedRange.location, new.location)
      let end = max(NSMaxRange(self.editedRange) + delta, NSMaxRange(new))
      self.editedRange = NSRange(location: start, length: max(0, end - start))
    }
    changeInLength += delta
    if depth == 0 { processIfNeeded() }
  }
  private func processIfNeeded() {
    guard !editedMask.isEmpty, !isProcessing else { return }
    isProcessing = true
    processEditing()
    isProcessing = false
    (editedMask, changeInLength) = ([], 0)
    editedRange = NSRange(location: NSNotFound, length: 0)
  }
  /// Tells of what has been changed. Subclasses may change attributes before they call `super`.
  open func processEditing() {
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    MainActor.assumeIsolated { for manager in layoutManagers { manager.textChanged() } }
  }
  open func ensureAttributesAreFixed(in range: NSRange) {}
  open func invalidateAttributes(in range: NSRange) {}

  // MARK: Changes

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(
      [.editedCharacters, .editedAttributes], range: range, changeInLength: str.utf16.count - range.length)
  }
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    let parts = attrString.runs
    beginEditing()
    replaceCharacters(in: range, with: attrString.string)
    var place = range.location
    for part in parts {
      let length = part.text.utf16.count
      setAttributes(part.attributes, range: NSRange(location: place, length: length))
      place += length
    }
    endEditing()
  }
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    change(in: range) { $0.merging(attrs) { $1 } }
  }
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(in: range) { attributes in
      var attributes = attributes
      attributes[name] = nil
      return attributes
    }
  }
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }
  open override func append(_ attrString: NSAttributedString) {
    insert(attrString, at: (string as NSString).length)
  }
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: (string as NSString).length), with: attrString)
  }

  private func change(
    in range: NSRange, _ new: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    var changes: [(NSRange, [NSAttributedString.Key: Any])] = []
    var place = range.location
    while place < NSMaxRange(range) {
      var run = NSRange(location: place, length: 1)
      let old = attributes(at: place, effectiveRange: &run)
      let end = max(place + 1, min(NSMaxRange(run), NSMaxRange(range)))
      changes.append((NSRange(location: place, length: end - place), new(old)))
      place = end
    }
    beginEditing()
    for (range, attributes) in changes { setAttributes(attributes, range: range) }
    endEditing()
  }
}

/// Hears of the changes of a text, before and after it is laid out.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// The characters and the attributes may still be changed.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  /// The attributes may still be changed.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}
extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
