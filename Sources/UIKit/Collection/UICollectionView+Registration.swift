import Foundation

extension UICollectionView {
  /// Makes cells of a class for items, and prepares them.
  @MainActor @preconcurrency
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    fileprivate let identifier = UUID().uuidString
    fileprivate let handler: Handler
    public init(handler: @escaping Handler) { self.handler = handler }
  }
  /// Makes headers and the like of a class, and prepares them.
  @MainActor @preconcurrency
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    fileprivate let identifier = UUID().uuidString
    fileprivate let kind: String
    fileprivate let handler: Handler
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }
  /// A cell of a registration, prepared for an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    guard
      let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath) as? Cell
    else { fatalError("A registration of \(Cell.self) has given a cell of another class.") }
    // What it prepares may depend on where it will be.
    cell.collection = self
    if cell.elementKey == nil { cell.elementKey = ElementKey(category: .cell, kind: "", path: indexPath) }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    register(
      Supplementary.self, forSupplementaryViewOfKind: registration.kind,
      withReuseIdentifier: registration.identifier)
    guard
      let view = dequeueReusableSupplementaryView(
        ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
        as? Supplementary
    else { fatalError("A registration of \(Supplementary.self) has given a view of another class.") }
    view.collection = self
    if view.elementKey == nil {
      view.elementKey = ElementKey(category: .supplementaryView, kind: registration.kind, path: indexPath)
    }
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}
