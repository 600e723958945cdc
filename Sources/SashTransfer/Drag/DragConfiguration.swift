import SashCore

/// What a view that is dragged proposes to those on which it may be put down.
public struct DragConfiguration: Sendable, CustomDebugStringConvertible {
  /// What is proposed to views of this program. Copying always is.
  public struct OperationsWithinApp: Sendable {
    let allowMove: Bool
    let allowDelete: Bool
    /// Whether what is put down may be a link to what was dragged.
    public var allowAlias = false
    public init(allowMove: Bool = false) { self.init(allowMove, false) }
    public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
      self.init(allowMove, allowDelete)
    }
    fileprivate init(_ allowMove: Bool, _ allowDelete: Bool) {
      (self.allowMove, self.allowDelete) = (allowMove, allowDelete)
    }
  }
  /// What is proposed to other programs.
  ///
  /// - Missing: dragging to windows of other programs.
  public struct OperationsOutsideApp: Sendable {
    let allowCopy: Bool
    let allowMove: Bool
    let allowDelete: Bool
    /// Whether what is put down may be a link to what was dragged.
    public var allowAlias = false
    public init(allowCopy: Bool = true) {
      self.init(allowCopy: allowCopy, allowMove: false, allowDelete: false)
    }
    public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
      (self.allowCopy, self.allowMove, self.allowDelete) = (allowCopy, allowMove, allowDelete)
    }
  }

  public var operationsWithinApp: OperationsWithinApp
  public var operationsOutsideApp: OperationsOutsideApp

  public init(
    operationsWithinApp: OperationsWithinApp = OperationsWithinApp(allowMove: false),
    operationsOutsideApp: OperationsOutsideApp = OperationsOutsideApp(allowCopy: true)
  ) {
    (self.operationsWithinApp, self.operationsOutsideApp) = (operationsWithinApp, operationsOutsideApp)
  }
  /// Copying, and moving if that is allowed.
  public init(allowMove: Bool) { self.init(allowMove: allowMove, allowDelete: false) }
  /// Copying, and moving and deleting if these are allowed.
  public init(allowMove: Bool, allowDelete: Bool) {
    self.init(operationsWithinApp: OperationsWithinApp(allowMove, allowDelete))
  }

  /// What is proposed in this program.
  var suggested: DropOperation.Set {
    var all: DropOperation.Set = .copy
    if operationsWithinApp.allowMove { all.insert(.move) }
    if operationsWithinApp.allowDelete { all.insert(.delete) }
    return all
  }
  public var debugDescription: String {
    "DragConfiguration(move: \(operationsWithinApp.allowMove), delete: \(operationsWithinApp.allowDelete))"
  }
}

/// What a view does with what is put down on it.
public struct DropConfiguration: Sendable, CustomDebugStringConvertible {
  public var operation: DropOperation
  /// How many of the items it takes; nil takes all.
  public var acceptedItemCount: Int?
  public init(operation: DropOperation) { self.operation = operation }
  public var debugDescription: String { "DropConfiguration(\(operation))" }
}

extension DropOperation {
  /// Several things that may happen.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let cancel = Set(rawValue: 1)
    public static let forbidden = Set(rawValue: 2)
    public static let copy = Set(rawValue: 4)
    public static let move = Set(rawValue: 8)
    public static let delete = Set(rawValue: 16)
    init(_ operation: DropOperation) {
      self =
        switch operation {
        case .cancel: .cancel
        case .forbidden: .forbidden
        case .copy: .copy
        case .move: .move
        case .delete: .delete
        }
    }
  }
}

/// How the pictures of several things that are dragged lie.
public struct DragDropPreviewsFormation: Hashable, Sendable {
  enum Kind: Hashable { case automatic, list, pile, stack, none }
  let kind: Kind
  /// As the platform has it: in a stack.
  public static let `default` = DragDropPreviewsFormation(kind: .automatic)
  /// Below each other.
  public static let list = DragDropPreviewsFormation(kind: .list)
  /// One over the other, each turned a little.
  public static let pile = DragDropPreviewsFormation(kind: .pile)
  /// One over the other, each moved a little.
  public static let stack = DragDropPreviewsFormation(kind: .stack)
  /// Only what the pointer has taken.
  public static let none = DragDropPreviewsFormation(kind: .none)
}
