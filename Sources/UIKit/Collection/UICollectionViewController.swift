import Foundation

/// Looks after a collection that is its view.
@MainActor @preconcurrency
open class UICollectionViewController: _ScrollingController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  public let collectionViewLayout: UICollectionViewLayout
  /// Whether selections go when the collection appears.
  open var clearsSelectionOnViewWillAppear = true
  open var useLayoutToLayoutNavigationTransitions = false
  /// Whether a long press takes an item, where the data source says that it may be moved.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { mover.isEnabled = installsStandardGestureForInteractiveMovement }
  }
  private let mover = MoveRecognizer()

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }
  private var storedCollection: UICollectionView?
  open override func loadView() {
    if loadsViewOfFile() { return }
    let made = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
    storedCollection = made
    view = made
    made.dataSource = self
    made.delegate = self
  }
  open override func viewDidLoad() {
    super.viewDidLoad()
    mover.handler = { [weak self] in self?.moves() }
    mover.isWanted = { [weak self] in self?.movesItem(at: $0) ?? false }
    collectionView.addGestureRecognizer(mover)
  }
  private func movesItem(at point: CGPoint) -> Bool {
    guard let view = collectionView, let path = view.indexPathForItem(at: point), let source = view.dataSource
    else { return false }
    view.askedDefault = false
    return source.collectionView(view, canMoveItemAt: path) && !view.askedDefault
  }
  private func moves() {
    guard let view = collectionView else { return }
    let point = mover.location(in: view)
    switch mover.state {
    case .began:
      guard let path = view.indexPathForItem(at: point) else { return }
      if view.beginInteractiveMovementForItem(at: path) {
        view.updateInteractiveMovementTargetPosition(point)
      }
    case .changed: view.updateInteractiveMovementTargetPosition(point)
    case .ended: view.endInteractiveMovement()
    default: view.cancelInteractiveMovement()
    }
  }
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    collectionView.askedDefault = true
    return true
  }
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return storedCollection ?? view as? UICollectionView
    }
    set {
      storedCollection = newValue
      view = newValue
    }
  }
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if clearsSelectionOnViewWillAppear {
      collectionView?.selectItem(at: nil, animated: animated, scrollPosition: [])
    }
  }
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView?.isEditing = editing
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    0
  }
  /// Traps: who gives items gives cells.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { fatalError("\(type(of: self)) has to override collectionView(_:cellForItemAt:).") }
  /// Traps: a layout with headers needs views for them.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    fatalError(
      "\(type(of: self)) has to override collectionView(_:viewForSupplementaryElementOfKind:at:) for \(kind)."
    )
  }

  // MARK: Delegate

  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
    -> Bool
  { true }
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  { true }
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
    -> Bool
  { true }
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { !collectionView.isEditing }
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration:
      UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration:
      UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    indexPaths.first.flatMap {
      self.collectionView(collectionView, contextMenuConfigurationForItemAt: $0, point: point)
    }
  }
}

/// A long press that takes an item, where one is that may be moved.
private final class MoveRecognizer: UILongPressGestureRecognizer {
  var isWanted: (CGPoint) -> Bool = { _ in false }
  override var mayBegin: Bool { isWanted(place) }
}
