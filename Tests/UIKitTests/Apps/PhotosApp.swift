import Foundation
import Sash
import Testing
import UIKit

// MARK: - Model

struct Photo: Hashable {
  let id: Int
  let album: String
  let color: UIColor
  let title: String
}

enum PhotoLibrary {
  static let albums = ["Featured", "Holidays", "Garden"]
  static let photos: [Photo] = albums.enumerated().flatMap { number, album in
    (0..<12).map { index in
      Photo(
        id: number * 100 + index, album: album,
        color: UIColor(
          hue: CGFloat(index) / 12, saturation: 0.55 + 0.1 * CGFloat(number), brightness: 0.9, alpha: 1),
        title: "\(album) \(index + 1)")
    }
  }
}

// MARK: - Cells

final class PhotoCell: UICollectionViewCell {
  let imageView = UIImageView()
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = 8
    imageView.layer.cornerCurve = .continuous
    label.font = .systemFont(ofSize: 11, weight: .medium)
    label.textColor = .white
    for view in [imageView, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: contentView.topAnchor),
      imageView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
    ])
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override var isHighlighted: Bool {
    didSet {
      UIView.animate(withDuration: 0.2) {
        self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity
      }
    }
  }
  func configure(with photo: Photo) {
    imageView.backgroundColor = photo.color
    label.text = photo.title
  }
}

final class AlbumHeader: UICollectionReusableView {
  static let kind = UICollectionView.elementKindSectionHeader
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .title2)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
    ])
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class AlbumGround: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

// MARK: - The grid

final class PhotoGridViewController: UIViewController, UICollectionViewDelegate {
  private(set) var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<String, Photo>!
  private(set) var selectedCell: PhotoCell?
  private let zoom = ZoomDelegate()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    view.backgroundColor = .systemBackground
    navigationController?.delegate = zoom
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    configureDataSource()
  }

  private func makeLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout { section, environment in
      section == 0 ? self.featuredSection() : self.gridSection(environment)
    }
    layout.register(AlbumGround.self, forDecorationViewOfKind: "ground")
    return layout
  }
  private func featuredSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.7), heightDimension: .absolute(170)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.interGroupSpacing = 12
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      for item in items where item.representedElementCategory == .cell {
        let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
        let scale = max(0.88, 1 - distance / environment.container.contentSize.width * 0.25)
        item.transform = CGAffineTransform(scaleX: scale, y: scale)
      }
    }
    section.boundarySupplementaryItems = [header()]
    return section
  }
  private func gridSection(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let columns = environment.container.effectiveContentSize.width > 600 ? 6 : 3
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / CGFloat(columns))),
      subitem: item, count: columns)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16)
    section.boundarySupplementaryItems = [header()]
    let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
    ground.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    section.decorationItems = [ground]
    return section
  }
  private func header() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: AlbumHeader.kind, alignment: .top)
  }

  private func configureDataSource() {
    let cell = UICollectionView.CellRegistration<PhotoCell, Photo> { cell, _, photo in
      cell.configure(with: photo)
    }
    let header = UICollectionView.SupplementaryRegistration<AlbumHeader>(elementKind: AlbumHeader.kind) {
      header, _, indexPath in
      header.label.text = PhotoLibrary.albums[indexPath.section]
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      view, indexPath, photo in
      view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: photo)
    }
    dataSource.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Photo>()
    snapshot.appendSections(PhotoLibrary.albums)
    for album in PhotoLibrary.albums {
      snapshot.appendItems(PhotoLibrary.photos.filter { $0.album == album }, toSection: album)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let photo = dataSource.itemIdentifier(for: indexPath) else { return }
    selectedCell = collectionView.cellForItem(at: indexPath) as? PhotoCell
    navigationController?.pushViewController(PhotoViewController(photo: photo), animated: true)
  }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let path = indexPaths.first, let photo = dataSource.itemIdentifier(for: path) else { return nil }
    return UIContextMenuConfiguration(
      identifier: nil,
      previewProvider: {
        let preview = PhotoViewController(photo: photo)
        preview.preferredContentSize = CGSize(width: 300, height: 240)
        return preview
      },
      actionProvider: { _ in
        let share = UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in }
        let delete = UIAction(
          title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
        ) { [weak self] _ in self?.delete(photo) }
        return UIMenu(title: "", children: [share, delete])
      })
  }
  private func delete(_ photo: Photo) {
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([photo])
    dataSource.apply(snapshot)
  }
}

// MARK: - One photo

final class PhotoViewController: UIViewController {
  let photo: Photo
  let imageView = UIImageView()
  init(photo: Photo) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
    title = photo.title
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    imageView.backgroundColor = photo.color
    imageView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(imageView)
    NSLayoutConstraint.activate([
      imageView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      imageView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      imageView.widthAnchor.constraint(equalTo: view.widthAnchor),
      imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor, multiplier: 0.75),
    ])
  }
}

// MARK: - The zoom

final class ZoomDelegate: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    switch operation {
    case .push where toVC is PhotoViewController: ZoomAnimator(isPresenting: true)
    case .pop where fromVC is PhotoViewController: ZoomAnimator(isPresenting: false)
    default: nil
    }
  }
}

final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  init(isPresenting: Bool) { self.isPresenting = isPresenting }
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.5 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let grid =
      transitionContext.viewController(forKey: isPresenting ? .from : .to) as? PhotoGridViewController
    let page = transitionContext.viewController(forKey: isPresenting ? .to : .from) as? PhotoViewController
    guard let toView = transitionContext.view(forKey: .to), let cell = grid?.selectedCell, let page else {
      transitionContext.completeTransition(false)
      return
    }
    if isPresenting {
      container.addSubview(toView)
    } else if let fromView = transitionContext.view(forKey: .from) {
      container.insertSubview(toView, belowSubview: fromView)
    }
    page.view.layoutIfNeeded()
    let cellFrame = cell.convert(cell.bounds, to: container)
    let photoFrame = page.imageView.convert(page.imageView.bounds, to: container)
    let moving = UIImageView(frame: isPresenting ? cellFrame : photoFrame)
    moving.backgroundColor = page.photo.color
    moving.layer.cornerRadius = isPresenting ? 8 : 0
    container.addSubview(moving)
    page.view.alpha = isPresenting ? 0 : 1
    page.imageView.isHidden = true
    cell.isHidden = true
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 0.9,
      initialSpringVelocity: 0, options: [],
      animations: {
        moving.frame = self.isPresenting ? photoFrame : cellFrame
        moving.layer.cornerRadius = self.isPresenting ? 0 : 8
        page.view.alpha = self.isPresenting ? 1 : 0
      },
      completion: { _ in
        moving.removeFromSuperview()
        page.imageView.isHidden = false
        cell.isHidden = false
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

// MARK: - The test

@MainActor @Suite("An app with a grid of photos", .serialized)
struct PhotosAppTests {
  @Test("Albums scroll, a photo grows out of its place and goes back to it, and one is deleted by its menu")
  func run() throws {
    let grid = PhotoGridViewController()
    let navigation = UINavigationController(rootViewController: grid)
    let host = AppShow.host(navigation)
    host.advance(by: 0.5)
    AppShow.keep(host, "photos-grid")
    #expect(host.shows("Featured") && host.shows("Holidays") && host.shows("Holidays 1"))
    // The featured ones are paged.
    let first = try #require(host.frame(of: "Featured 1"))
    host.press(at: CGPoint(x: 300, y: first.midY))
    host.drag(through: stride(from: 290, through: 150, by: -10).map { CGPoint(x: $0, y: first.midY) })
    host.release(at: CGPoint(x: 150, y: first.midY))
    host.advance(by: 2)
    AppShow.keep(host, "photos-paged")
    #expect((host.frame(of: "Featured 2")?.minX ?? 0) < 90)
    let start = try #require(host.frame(of: "Holidays 2"))
    host.tap(at: CGPoint(x: start.midX, y: start.minY - 30))
    host.advance(by: 0.15)
    AppShow.keep(host, "photos-zooming")
    host.advance(by: 1.5)
    AppShow.keep(host, "photos-photo")
    #expect(host.shows("Holidays 2") && !host.shows("Holidays 1") && navigation.viewControllers.count == 2)
    host.tap("Photos")
    host.advance(by: 2)
    AppShow.keep(host, "photos-back")
    #expect(host.shows("Holidays 1") && navigation.viewControllers == [grid])
    let other = try #require(host.frame(of: "Holidays 3"))
    host.press(at: CGPoint(x: other.midX, y: other.minY - 30))
    host.advance(by: 1)
    host.release(at: CGPoint(x: other.midX, y: other.minY - 30))
    host.advance(by: 1)
    AppShow.keep(host, "photos-menu")
    host.tap("Delete")
    host.advance(by: 1.5)
    #expect(!host.shows("Holidays 3") && host.shows("Holidays 4"))
    host.resize(to: CGSize(width: 852, height: 700))
    host.setColorScheme(.dark)
    host.advance(by: 0.5)
    AppShow.keep(host, "photos-wide-dark")
    // Six in a row.
    #expect(host.frame(of: "Holidays 7")?.minY == host.frame(of: "Holidays 2")?.minY)
  }
}
