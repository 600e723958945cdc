import Foundation
import FoundationNetworking
import Sash
import SwiftUI
import Testing

/// Answers requests to two hosts that do not exist.
private final class Posts: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool {
    request.url?.host?.hasSuffix(".posts.invalid") ?? false
  }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func startLoading() {
    let url = request.url!
    let isGood = url.host == "good.posts.invalid"
    let response = HTTPURLResponse(
      url: url, statusCode: isGood ? 200 : 500, httpVersion: "HTTP/1.1", headerFields: nil)!
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(#"[{"id":1,"title":"one"},{"id":2,"title":"two"}]"#.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }
  override func stopLoading() {}
}

@MainActor @Suite("Downloads", .serialized)
struct DownloadTests {
  private struct Post: Identifiable, Codable {
    let id: Int
    let title: String
  }

  private final class Model: ObservableObject {
    @Published var posts: [Post] = []
    @Published var failure = "none"
    private var cancellables: Set<AnyCancellable> = []
    /// In the place of the shared one, which asks the network.
    private let session: URLSession = {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.protocolClasses = [Posts.self]
      return URLSession(configuration: configuration)
    }()

    init(host: String) {
      session.dataTaskPublisher(for: URL(string: "https://\(host).posts.invalid/posts")!)
        .subscribe(on: DispatchQueue.global(qos: .background))
        .receive(on: DispatchQueue.main)
        .tryMap(checked)
        .decode(type: [Post].self, decoder: JSONDecoder())
        .sink { [weak self] completion in
          if case .failure(let error) = completion {
            self?.failure = "\((error as? URLError)?.code == .badServerResponse)"
          }
        } receiveValue: { [weak self] in
          self?.posts = $0
        }
        .store(in: &cancellables)
    }
    private func checked(_ output: URLSession.DataTaskPublisher.Output) throws -> Data {
      guard let response = output.response as? HTTPURLResponse, (200..<300).contains(response.statusCode)
      else {
        throw URLError(.badServerResponse)
      }
      return output.data
    }
  }

  private struct Screen: View {
    @StateObject var model: Model
    var body: some View {
      VStack {
        Text(model.failure)
        ForEach(model.posts) { Text($0.title) }
      }
    }
  }

  @Test(
    "Posts that are loaded, checked and decoded on the way to @Published are shown, a bad status is an error [S4-187 S4-194]"
  )
  func posts() async {
    let good = TestHost { Screen(model: Model(host: "good")) }
    #expect(good.texts == ["none"])
    await wait(good) { good.texts.count == 3 }
    #expect(good.texts == ["none", "one", "two"])
    let bad = TestHost { Screen(model: Model(host: "bad")) }
    await wait(bad) { bad.texts != ["none"] }
    #expect(bad.texts == ["true"])
  }
}
