import Foundation

// Models as they are written in files that import nothing but Foundation: on Apple's systems it brings Combine,
// Observation and the loading of URLs along.

final class FoundationCounter: ObservableObject {
  @Published var count = 0
  @Published private(set) var history: [Int] = []
  private var subscriptions: Set<AnyCancellable> = []
  init() { $count.dropFirst().sink { [weak self] in self?.history.append($0) }.store(in: &subscriptions) }
  static func request(_ url: URL) -> URLRequest { URLRequest(url: url) }
  static func load(_ request: URLRequest) async throws -> Int? {
    (try await URLSession.shared.data(for: request).1 as? HTTPURLResponse)?.statusCode
  }
}

@Observable final class FoundationNote {
  var title = "Note"
  @ObservationIgnored var reads = 0
}
