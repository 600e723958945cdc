import Foundation
import FoundationNetworking

/// A file that a page offers, on its way to the disk. No page is loaded here, so only what an app asks for itself is downloaded.
@MainActor @preconcurrency
open class WKDownload: NSObject {
  public enum RedirectPolicy: Int, Sendable { case cancel, allow }
  public enum PlaceholderPolicy: Int, Sendable { case disable, enable }
  public let originalRequest: URLRequest?
  public private(set) weak var webView: WKWebView?
  open weak var delegate: (any WKDownloadDelegate)?
  public let progress = Progress(totalUnitCount: 1)
  private var task: URLSessionDownloadTask?
  private var isOver = false

  init(_ request: URLRequest, webView: WKWebView?) {
    (originalRequest, self.webView) = (request, webView)
    super.init()
  }
  /// Loads the file, and asks the delegate then where to put it.
  func start() {
    guard let originalRequest, !isOver else { return }
    // The task keeps the download until it ends: apps need not.
    let task = URLSession.shared.downloadTask(with: originalRequest) { place, response, error in
      // The file is gone when this returns.
      let kept = place.flatMap { place -> URL? in
        let kept = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        return (try? FileManager.default.moveItem(at: place, to: kept)).map { kept }
      }
      DispatchQueue.main.async { MainActor.assumeIsolated { self.came(kept, response, error) } }
    }
    self.task = task
    task.resume()
  }
  private func came(_ file: URL?, _ response: URLResponse?, _ error: (any Error)?) {
    task = nil
    guard let file else {
      if !isOver { fail(error ?? WKError(.unknown)) }
      return
    }
    guard !isOver else { return discard(file) }
    guard let response, let delegate else {
      discard(file)
      return fail(error ?? WKError(.unknown))
    }
    delegate.download(
      self, decideDestinationUsing: response, suggestedFilename: response.suggestedFilename ?? "Download"
    ) { destination in
      guard !self.isOver else { return self.discard(file) }
      guard let destination else {
        self.discard(file)
        return self.cancel()
      }
      do {
        try FileManager.default.moveItem(at: file, to: destination)
        self.isOver = true
        self.progress.completedUnitCount = 1
        delegate.downloadDidFinish(self)
      } catch {
        self.discard(file)
        self.fail(error)
      }
    }
  }
  private func discard(_ file: URL) { try? FileManager.default.removeItem(at: file) }
  private func fail(_ error: any Error) {
    isOver = true
    delegate?.download(self, didFailWithError: error, resumeData: nil)
  }
  /// What was loaded is thrown away; nothing is left to go on with.
  open func cancel(_ completionHandler: (@MainActor (Data?) -> Void)? = nil) {
    isOver = true
    task?.cancel()
    completionHandler?(nil)
  }
}

/// Says where a file goes, and hears of its way.
@MainActor @preconcurrency
public protocol WKDownloadDelegate: NSObjectProtocol {
  /// - Parameter completionHandler: Takes a place where there is no file yet, or nil to stop.
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping @MainActor (URL?) -> Void)
  func download(
    _ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    decisionHandler: @escaping @MainActor (WKDownload.RedirectPolicy) -> Void)
  func download(
    _ download: WKDownload, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
  func downloadDidFinish(_ download: WKDownload)
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
  /// The same for code that waits: one of both is enough, and nil stops the download.
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
  ) async -> URL?
}
extension WKDownloadDelegate {
  public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping @MainActor (URL?) -> Void
  ) {
    Task.immediate { @MainActor in
      completionHandler(
        await self.download(
          download, decideDestinationUsing: response, suggestedFilename: suggestedFilename))
    }
  }
  public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
  ) async -> URL? { nil }
  public func download(
    _ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    decisionHandler: @escaping @MainActor (WKDownload.RedirectPolicy) -> Void
  ) { decisionHandler(.allow) }
  public func download(
    _ download: WKDownload, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) { completionHandler(.performDefaultHandling, nil) }
  public func downloadDidFinish(_ download: WKDownload) {}
  public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}

extension WKWebView {
  /// Downloads a file; the handler sets the delegate that is asked where to put it.
  public func startDownload(
    using request: URLRequest, completionHandler: @escaping @MainActor (WKDownload) -> Void
  ) {
    let download = WKDownload(request, webView: self)
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        completionHandler(download)
        download.start()
      }
    }
  }
  public func startDownload(using request: URLRequest) async -> WKDownload {
    let download = WKDownload(request, webView: self)
    DispatchQueue.main.async { MainActor.assumeIsolated { download.start() } }
    return download
  }
}
