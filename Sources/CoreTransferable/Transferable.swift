import Foundation
import UniformTypeIdentifiers

/// What can be dragged, copied, pasted and shared: it says in which forms, the best first.
public protocol Transferable: Sendable {
  associatedtype Representation: TransferRepresentation
  /// The forms of the type, the best first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form, or several, that a type can be sent and received in.
public protocol TransferRepresentation<Item>: Sendable {
  /// What is sent and received.
  associatedtype Item: Transferable
  associatedtype Body: TransferRepresentation
  /// The forms that this one is made of.
  var body: Body { get }
  /// Adds what is done for each form; what is made of others adds theirs.
  func _addForms(to forms: inout _TransferForms<Item>)
}
extension TransferRepresentation {
  public func _addForms(to forms: inout _TransferForms<Item>) {
    guard Body.self != Never.self, let inner = body as? any TransferRepresentation<Item> else { return }
    func add(_ inner: some TransferRepresentation<Item>) { inner._addForms(to: &forms) }
    add(inner)
  }
}
extension TransferRepresentation where Body == Never {
  public var body: Never { fatalError("\(Self.self) is a form of its own and has no body.") }
}

extension Never: TransferRepresentation, Transferable {
  public typealias Item = Never
  public typealias Body = Never
  public typealias Representation = Never
  public static var transferRepresentation: Never { fatalError("There is no Never to be sent.") }
}

/// Makes one representation of several that are written below each other.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }
  public static func buildExpression<Encoder, Decoder>(
    _ content: CodableRepresentation<Item, Encoder, Decoder>
  )
    -> CodableRepresentation<Item, Encoder, Decoder>
  { content }
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }
  public static func buildBlock<each Content: TransferRepresentation>(_ content: repeat each Content)
    -> TupleTransferRepresentation<Item, (repeat each Content)>
  {
    TupleTransferRepresentation(content: (repeat each content)) { forms in
      for inner in repeat each content {
        (inner as? any TransferRepresentation<Item>)?._addForms(to: &forms)
      }
    }
  }
}

/// Several representations, the best first.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation,
  @unchecked Sendable
{
  public typealias Body = Never
  let content: Value
  let add: (inout _TransferForms<Item>) -> Void
  public func _addForms(to forms: inout _TransferForms<Item>) { add(&forms) }
}

/// Who is offered a form.
public struct TransferRepresentationVisibility: Equatable, Sendable {
  private let name: String
  /// Every program.
  public static let all = TransferRepresentationVisibility(name: "all")
  /// Programs of the same developers. Here those cannot be told from others, so only this program is offered it.
  public static let team = TransferRepresentationVisibility(name: "team")
  /// Programs of the same group. Here only this program.
  public static let group = TransferRepresentationVisibility(name: "group")
  /// This program.
  public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
}
