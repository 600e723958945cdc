import Foundation
import SashControls
import SashCore
import SashFoundation
@_exported import UIKit

/// What a page of the web says about itself.
///
/// - Missing: pictures, icons and films of pages that are asked: they are kept where code sets them.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
  open var originalURL: URL?
  open var url: URL?
  open var title: String?
  open var remoteVideoURL: URL?
  open var iconProvider: NSItemProvider?
  open var imageProvider: NSItemProvider?
  open var videoProvider: NSItemProvider?
  public override init() { super.init() }
}

/// Why nothing is known of a page.
public struct LPError: _FrameworkError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { "LPErrorDomain" }

  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = LPError
    case unknown = 1
    case metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut, metadataFetchNotAllowed
  }
  public static var unknown: Code { .unknown }
  public static var metadataFetchFailed: Code { .metadataFetchFailed }
  public static var metadataFetchCancelled: Code { .metadataFetchCancelled }
  public static var metadataFetchTimedOut: Code { .metadataFetchTimedOut }
  public static var metadataFetchNotAllowed: Code { .metadataFetchNotAllowed }
}

/// Shows a link with its title and its host.
open class LPLinkView: UIView {
  open var metadata: LPLinkMetadata { didSet { show() } }
  private var card: UIHostingController<LinkCard>!
  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
    begin()
  }
  public convenience init(url: URL) {
    let metadata = LPLinkMetadata()
    (metadata.originalURL, metadata.url) = (url, url)
    self.init(metadata: metadata)
  }
  public required init?(coder: NSCoder) {
    metadata = LPLinkMetadata()
    super.init(coder: coder)
    begin()
  }
  private func begin() {
    card = UIHostingController(rootView: LinkCard(metadata))
    card.safeAreaRegions = []
    card.view.backgroundColor = .clear
    card.view.frame = bounds
    card.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(card.view)
  }
  private func show() {
    card.rootView = LinkCard(metadata)
    invalidateIntrinsicContentSize()
  }
  open override var intrinsicContentSize: CGSize { card.sizeThatFits(in: CGSize(width: 300, height: 1000)) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { card.sizeThatFits(in: size) }
}

private struct LinkCard: View {
  private let title: String?
  private let url: URL?
  @Environment(\.openURL) private var openURL
  init(_ metadata: LPLinkMetadata) { (title, url) = (metadata.title, metadata.url ?? metadata.originalURL) }

  var body: some View {
    HStack(spacing: 10) {
      VStack(alignment: .leading, spacing: 2) {
        if let title { Text(verbatim: title).font(.subheadline.weight(.semibold)).lineLimit(2) }
        Text(verbatim: host).font(.footnote).foregroundStyle(.secondary).lineLimit(1)
      }
      Spacer(minLength: 8)
      Image(systemName: "safari").foregroundStyle(.secondary)
    }
    .padding(12)
    .background(Color(uiColor: .secondarySystemFill), in: RoundedRectangle(cornerRadius: 12))
    .contentShape(Rectangle())
    .onTapGesture { if let url { openURL(url) } }
  }
  private var host: String {
    let host = url?.host ?? url?.absoluteString ?? ""
    return host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
  }
}
