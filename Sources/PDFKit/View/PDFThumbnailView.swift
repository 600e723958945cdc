import CoreGraphics
import UIKit

/// Small pictures of the pages of a view; a press on one shows its page there.
@MainActor @preconcurrency
open class PDFThumbnailView: UIView {
  open weak var pdfView: PDFView? {
    didSet {
      guard pdfView !== oldValue else { return }
      observers.forEach { NotificationCenter.default.removeObserver($0) }
      observers = [NSNotification.Name.PDFViewDocumentChanged, .PDFViewPageChanged].map { name in
        NotificationCenter.default.addObserver(forName: name, object: pdfView, queue: nil) { [weak self] _ in
          MainActor.assumeIsolated {
            if name == .PDFViewDocumentChanged { self?.reload() } else { self?.mark() }
          }
        }
      }
      reload()
    }
  }
  /// In points.
  open var thumbnailSize = CGSize(width: 40, height: 60) { didSet { reload() } }
  open var layoutMode = PDFThumbnailLayoutMode.vertical { didSet { setNeedsLayout() } }
  open var contentInset = UIEdgeInsets(top: 6, left: 6, bottom: 6, right: 6) { didSet { setNeedsLayout() } }
  private let scroll = UIScrollView()
  private var pictures: [UIImageView] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }
  private func begin() {
    addSubview(scroll)
    let tap = UITapGestureRecognizer()
    tap.handler = { [weak self, weak tap] in
      if let self, let tap { press(at: tap.location(in: scroll)) }
    }
    scroll.addGestureRecognizer(tap)
  }
  /// The page that is shown in the view.
  open var selectedPages: [PDFPage]? { pdfView?.currentPage.map { [$0] } }

  private func press(at point: CGPoint) {
    guard let index = pictures.firstIndex(where: { $0.frame.contains(point) }),
      let page = pdfView?.document?.page(at: index)
    else { return }
    pdfView?.go(to: page)
  }
  private nonisolated(unsafe) var observers: [any NSObjectProtocol] = []
  deinit { observers.forEach { NotificationCenter.default.removeObserver($0) } }
  private func reload() {
    pictures.forEach { $0.removeFromSuperview() }
    pictures = (0..<(pdfView?.document?.pageCount ?? 0)).map { _ in UIImageView() }
    for picture in pictures {
      picture.contentMode = .scaleAspectFit
      scroll.addSubview(picture)
    }
    mark()
    setNeedsLayout()
  }
  private func mark() {
    let current = pdfView?.currentPage.flatMap { pdfView?.document?.index(for: $0) }
    for (index, picture) in pictures.enumerated() {
      picture.layer.borderWidth = index == current ? 2 : 0.5
      picture.layer.borderColor = (index == current ? UIColor.systemBlue : .lightGray).cgColor
    }
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
    var place = layoutMode == .vertical ? contentInset.top : contentInset.left
    for (index, picture) in pictures.enumerated() {
      let isVertical = layoutMode == .vertical
      picture.frame = CGRect(
        x: isVertical ? (bounds.width - thumbnailSize.width) / 2 : place,
        y: isVertical ? place : (bounds.height - thumbnailSize.height) / 2, width: thumbnailSize.width,
        height: thumbnailSize.height)
      place += (isVertical ? thumbnailSize.height : thumbnailSize.width) + 8
      if picture.image == nil, let page = pdfView?.document?.page(at: index), let view = pdfView {
        picture.image = page.thumbnail(of: thumbnailSize, for: view.displayBox)
      }
    }
    scroll.contentSize =
      layoutMode == .vertical
      ? CGSize(width: bounds.width, height: place) : CGSize(width: place, height: bounds.height)
  }
}
