import Combine
import Foundation
import SashDisplay
import SashRaster

/// How far an image is that is loaded.
public enum AsyncImagePhase: Sendable {
  /// Nothing has come yet, or there is no URL.
  case empty
  case success(Image)
  case failure(any Error)

  /// The image, if it has come.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why no image came.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// An image that is loaded while it is shown; when it goes away before that, nobody waits for it any more.
///
/// Loading goes through `URLSession.shared` and its cache, decoding off the main thread.
public nonisolated struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var loaded: Loaded?

  /// What came for a URL.
  private final class Loaded: Sendable {
    let url: URL
    let phase: AsyncImagePhase
    init(_ url: URL, _ phase: AsyncImagePhase) {
      self.url = url
      self.phase = phase
    }
  }

  /// An image in its own size, and a grey area until it is there. `scale` is in pixels a point.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? .loading }
  }
  /// What `content` makes of the image, and a placeholder until it is there.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image {
        content(image)
      } else {
        placeholder()
      }
    }
  }
  /// What `content` makes of each phase, the changes of which come with `transaction`.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  @MainActor public var body: some View {
    content(phase).task(id: url) { await load() }
  }

  @MainActor private var phase: AsyncImagePhase {
    guard let loaded, loaded.url == url else { return .empty }
    return loaded.phase
  }

  @MainActor private func load() async {
    guard let url, phase.image == nil else { return }
    let phase: AsyncImagePhase
    do {
      let bitmap = try await RemoteImages.bitmap(at: url)
      phase = .success(Image(bitmap: bitmap, scale: scale, label: nil))
    } catch {
      phase = .failure(error)
    }
    if Task.isCancelled { return }
    withTransaction(transaction) { loaded = Loaded(url, phase) }
  }
}

extension Image {
  /// What stands for an image until it is there.
  /// - Source: pictures of `AsyncImage` on iOS: a light grey area of the size that it is offered.
  fileprivate static var loading: Image {
    let pixel = Bitmap(width: 1, height: 1)
    // The grey of system fills, 120, 120, 128 at 16 %.
    pixel.pixels[0] = 0x2914_1313
    return Image(bitmap: pixel, scale: 1, label: nil).resizable()
  }
}
