import CoreGraphics
import Foundation

/// A chapter of the contents, and those within it.
open class PDFOutline: NSObject, @unchecked Sendable {
  public private(set) weak var document: PDFDocument?
  public private(set) weak var parent: PDFOutline?
  private var children: [PDFOutline] = []
  open var label: String? { didSet { changed() } }
  /// Where it leads to; nil if it does something else.
  open var destination: PDFDestination? {
    get { place ?? (action as? PDFActionGoTo)?.destination }
    set {
      place = newValue
      changed()
    }
  }
  private var place: PDFDestination?
  /// What it does.
  open var action: PDFAction? { didSet { changed() } }
  /// Whether those within it are shown at first.
  open var isOpen = false { didSet { changed() } }

  /// A chapter of no document yet, without a name.
  public override init() { super.init() }
  init(_ object: PDFObject, in document: PDFDocument, depth: Int = 0) {
    label = object["Title"]?.text
    super.init()
    place = object["Dest"].flatMap { document.destination($0) }
    action = object["A"].flatMap { PDFAction.read($0, in: document) }
    isOpen = (object["Count"]?.integer ?? 0) > 0
    self.document = document
    var next = object["First"]
    while let item = next, depth < 32, children.count < 10_000 {
      let child = PDFOutline(item, in: document, depth: depth + 1)
      child.parent = self
      children.append(child)
      next = item["Next"]
    }
  }
  private func changed() { document?.isChanged = true }
  func own(_ document: PDFDocument?) {
    self.document = document
    children.forEach { $0.own(document) }
  }

  open var numberOfChildren: Int { children.count }
  /// Nil if there is none of this index.
  open func child(at index: Int) -> PDFOutline? { children.indices.contains(index) ? children[index] : nil }
  /// Its place among those of its parent; 0 without one.
  open var index: Int { parent?.children.firstIndex { $0 === self } ?? 0 }
  /// Puts a chapter in, which leaves the one that it was in. Traps if the index lies beyond the end.
  open func insertChild(_ child: PDFOutline, at index: Int) {
    child.removeFromParent()
    children.insert(child, at: index)
    child.parent = self
    child.own(document)
    changed()
  }
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    parent.changed()
    self.parent = nil
    own(nil)
  }
}
