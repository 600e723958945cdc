import Foundation
import FoundationNetworking
import OpenCombine

extension URLSession {
  /// A publisher of one response: each subscription runs its own task, from its first request on.
  public struct DataTaskPublisher: OpenCombine.Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
      subscriber.receive(
        subscription: DataTaskSubscription(request: request, session: session) { result in
          switch result {
          case .success(let output):
            _ = subscriber.receive(output)
            subscriber.receive(completion: .finished)
          case .failure(let error):
            subscriber.receive(completion: .failure(error))
          }
        })
    }
  }

  /// A publisher that loads a URL and emits its data and response.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// A publisher that performs a request and emits its data and response.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

/// One task: waiting for demand, running, or done.
private final class DataTaskSubscription: Subscription, @unchecked Sendable {
  typealias Outcome = Result<URLSession.DataTaskPublisher.Output, URLError>

  private enum State {
    case waiting(finish: (Outcome) -> Void)
    case running(finish: (Outcome) -> Void)
    case done
  }

  private let lock = NSLock()
  private let request: URLRequest
  private let session: URLSession
  private var state: State

  init(request: URLRequest, session: URLSession, finish: @escaping (Outcome) -> Void) {
    self.request = request
    self.session = session
    state = .waiting(finish: finish)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    lock.lock()
    guard case .waiting(let finish) = state else { return lock.unlock() }
    let task = session.dataTask(with: request) { [self] data, response, error in
      complete(
        error.map { .failure($0 as? URLError ?? URLError(.unknown)) }
          ?? response.map { .success((data ?? Data(), $0)) }
          ?? .failure(URLError(.badServerResponse)))
    }
    state = .running(finish: finish)
    lock.unlock()
    task.resume()
  }

  /// The task runs to its end, unheard: `URLSessionTask.cancel()` of Foundation on Linux traps where it meets a failure
  /// that comes in at that moment.
  func cancel() {
    lock.lock()
    state = .done
    lock.unlock()
  }

  private func complete(_ outcome: Outcome) {
    lock.lock()
    guard case .running(let finish) = state else { return lock.unlock() }
    state = .done
    lock.unlock()
    finish(outcome)
  }
}
