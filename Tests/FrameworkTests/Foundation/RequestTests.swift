import Foundation
import Network
import Sash
import SwiftUI
import Testing

/// A server of HTTP on this machine, which remembers what it was asked.
private final class Answers: @unchecked Sendable {
  struct Request {
    let line: String
    let headers: [String: String]
    let body: Data

    /// Nil until all of it has come.
    init?(_ data: Data) {
      guard let end = data.range(of: Data("\r\n\r\n".utf8)) else { return nil }
      let lines = String(decoding: data[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
      line = lines[0]
      headers = lines.dropFirst().reduce(into: [:]) { headers, line in
        let parts = line.split(separator: ":", maxSplits: 1)
        headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
      }
      body = data[end.upperBound...]
      if body.count < headers["content-length"].flatMap { Int($0) } ?? 0 { return nil }
    }
  }

  private let lock = NSLock()
  private let queue = DispatchQueue(label: "answers")
  private let listener: NWListener
  private let answer: @Sendable (Request) -> (status: Int, body: Data)
  private var heard: [Request] = []
  private var connections: [NWConnection] = []
  var requests: [Request] { lock.withLock { heard } }

  init(_ answer: @escaping @Sendable (Request) -> (status: Int, body: Data)) async throws {
    self.answer = answer
    listener = try NWListener(using: .tcp)
    listener.newConnectionHandler = { [weak self] in self?.take($0) }
    listener.start(queue: queue)
    for _ in 0..<2_000 where (listener.port?.rawValue ?? 0) == 0 {
      try await Task.sleep(for: .milliseconds(5))
    }
  }
  deinit { listener.cancel() }

  func url(_ path: String) throws -> URL {
    let port = try #require(listener.port)
    return try #require(URL(string: "http://127.0.0.1:\(port.rawValue)\(path)"))
  }
  private func take(_ connection: NWConnection) {
    lock.withLock { connections.append(connection) }
    connection.start(queue: queue)
    read(connection, Data())
  }
  private func read(_ connection: NWConnection, _ before: Data) {
    connection.receive(minimumIncompleteLength: 1, maximumLength: 65_536) {
      [weak self] data, _, isEnd, error in
      guard let self, let data, error == nil else { return }
      guard let request = Request(before + data) else {
        if !isEnd { self.read(connection, before + data) }
        return
      }
      self.lock.withLock { self.heard.append(request) }
      let (status, body) = self.answer(request)
      let head = "HTTP/1.1 \(status) Answer\r\nContent-Length: \(body.count)\r\nConnection: close\r\n\r\n"
      connection.send(
        content: Data(head.utf8) + body, contentContext: .finalMessage, completion: .idempotent)
    }
  }
}

/// Lets real time pass until something is on the screen; half a minute at most, which a busy machine may need.
@MainActor private func wait(_ app: TestHost, until condition: () -> Bool) async {
  for _ in 0..<6_000 {
    await app.settle()
    if condition() { return }
    try? await Task.sleep(for: .milliseconds(5))
  }
}

/// What the documents show of requests, in their own code as far as it goes.
@MainActor @Suite("Requests, as documents show them")
struct RequestTests {
  private struct User: Decodable, Equatable {
    struct Address: Decodable, Equatable {
      var city: String
    }
    var id: Int
    var name: String
    var address: Address
  }

  @Test("A data task loads beside the main thread, and its response says whether that went well [S4-015]")
  func dataTask() async throws {
    let server = try await Answers { request in
      guard request.line.hasPrefix("GET /users ") else { return (404, Data("[]".utf8)) }
      return (
        200, Data(#"[{"id": 1, "name": "Ann", "address": {"city": "Oslo"}, "phone": "1"}]"#.utf8)
      )
    }
    @Sendable func load(_ path: String) async throws -> (users: [User]?, status: Int, isMain: Bool) {
      let url = try server.url(path)
      return try await withCheckedThrowingContinuation { done in
        let session = URLSession.shared
        session.dataTask(with: url) { (data, response, error) in
          guard let data, error == nil, let response = response as? HTTPURLResponse else {
            return done.resume(throwing: error ?? URLError(.unknown))
          }
          guard response.statusCode >= 200 && response.statusCode < 300 else {
            return done.resume(returning: (nil, response.statusCode, Thread.isMainThread))
          }
          done.resume(
            with: Result {
              (try JSONDecoder().decode([User].self, from: data), response.statusCode, Thread.isMainThread)
            })
        }.resume()
      }
    }
    let good = try await load("/users")
    #expect(good.users == [User(id: 1, name: "Ann", address: .init(city: "Oslo"))] && good.status == 200)
    #expect(!good.isMain)
    let bad = try await load("/missing")
    #expect(bad.users == nil && bad.status == 404)
  }

  @Test("A data task asks nobody before it is resumed [S4-159]")
  func suspended() async throws {
    let server = try await Answers { _ in (200, Data()) }
    let task = URLSession.shared.dataTask(with: try server.url("/later")) { _, _, _ in }
    #expect(task.state == .suspended)
    try await Task.sleep(for: .milliseconds(200))
    #expect(server.requests.isEmpty && task.state == .suspended)
    task.resume()
    for _ in 0..<6_000 where task.state != .completed { try await Task.sleep(for: .milliseconds(5)) }
    #expect(task.state == .completed && server.requests.map(\.line) == ["GET /later HTTP/1.1"])
  }

  private struct Post: Codable, Equatable {
    var body: String?
    var title: String?
    var id: Int
    var userId: Int
  }

  @Test("A request that posts has its method, its headers and its body, and gets the answer [S4-154]")
  func post() async throws {
    let server = try await Answers { ($0.line.hasPrefix("POST") ? 201 : 400, $0.body) }
    var request = URLRequest(url: try server.url("/posts"))
    request.httpMethod = "POST"
    request.addValue("application/json", forHTTPHeaderField: "Content-Type")
    let post = Post(body: "你好", title: "小明", id: 787, userId: 87)
    request.httpBody = try JSONEncoder().encode(post)
    let sent = request
    let answer: Post = try await withCheckedThrowingContinuation { done in
      URLSession.shared.dataTask(with: sent) { (data, response, error) in
        guard let data else { return done.resume(throwing: error ?? URLError(.unknown)) }
        done.resume(with: Result { try JSONDecoder().decode(Post.self, from: data) })
      }.resume()
    }
    #expect(answer == post)
    let heard = try #require(server.requests.first)
    #expect(heard.line == "POST /posts HTTP/1.1" && heard.headers["content-type"] == "application/json")
    #expect(try JSONDecoder().decode(Post.self, from: heard.body) == post)
  }

  // MARK: On screens

  private struct Order: Codable {
    var type = 1
    var quantity = 3
    static let types = ["Vanilla", "Strawberry"]
  }
  private struct Checkout: View {
    let url: URL
    @State private var order = Order()
    @State private var confirmationMessage = ""
    @State private var showingConfirmation = false
    @State private var networkingFailure = false
    @State private var networkFailureMessage = ""
    var body: some View {
      VStack {
        Button("Place Order") { Task { await placeOrder() } }
        Text(networkingFailure ? networkFailureMessage : "no failure")
      }
      .alert("Thank you!", isPresented: $showingConfirmation) {
      } message: {
        Text(confirmationMessage)
      }
    }
    func placeOrder() async {
      guard let encoded = try? JSONEncoder().encode(order) else { return }
      var request = URLRequest(url: url)
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
      request.httpMethod = "POST"
      do {
        let (data, _) = try await URLSession.shared.upload(for: request, from: encoded)
        let decodedOrder = try JSONDecoder().decode(Order.self, from: data)
        confirmationMessage =
          "\(decodedOrder.quantity)x \(Order.types[decodedOrder.type].lowercased()) cupcakes"
        showingConfirmation = true
      } catch {
        networkingFailure = true
        networkFailureMessage = "Lost internet connection"
      }
    }
  }

  @Test("What is uploaded is awaited; a failure is caught, and both are told on the screen [S4-155]")
  func upload() async throws {
    let server = try await Answers { ($0.line.hasPrefix("POST") ? 200 : 400, $0.body) }
    let good = TestHost { Checkout(url: try! server.url("/cupcakes")) }
    good.tap("Place Order")
    await wait(good) { good.shows("Thank you!") }
    #expect(good.shows("3x strawberry cupcakes") && good.shows("no failure"))
    #expect(server.requests.first?.headers["content-type"] == "application/json")
    // Nothing listens there.
    let bad = TestHost { Checkout(url: URL(string: "http://127.0.0.1:9/cupcakes")!) }
    bad.tap("Place Order")
    await wait(bad) { !bad.shows("no failure") }
    #expect(bad.shows("Lost internet connection") && !bad.shows("Thank you!"))
  }

  private struct Count: Codable {
    var resultCount: Int
  }
  private struct Found: Codable, Hashable {
    var trackId: Int
    var trackName: String
  }
  private struct Response: Codable {
    var results: [Found]
  }
  private struct Songs: View {
    let url: URL
    @State private var results: [Found] = []
    @State private var count: Int = 0
    var body: some View {
      VStack {
        Text("count \(count)")
        List(results, id: \.trackId) { item in
          Text(item.trackName)
        }
      }
      .onAppear(perform: loadData)
    }
    func loadData() {
      let request = URLRequest(url: url)
      URLSession.shared.dataTask(with: request) { data, response, error in
        if let data = data {
          if let decodedResponse = try? JSONDecoder().decode(Count.self, from: data) {
            DispatchQueue.main.async {
              self.count = decodedResponse.resultCount
            }
          }
          if let decodedResponse = try? JSONDecoder().decode(Response.self, from: data) {
            DispatchQueue.main.async {
              self.results = decodedResponse.results
            }
          }
          return
        }
        print("Fetch failed: \(error?.localizedDescription ?? "Unknown error")")
      }.resume()
    }
  }

  @Test(
    "A list shows what is loaded when it appears; types name only what they want of the answer [S4-156 S4-157]"
  )
  func songs() async throws {
    let server = try await Answers { _ in
      (
        200,
        Data(
          #"""
          {"resultCount": 50, "results": [
            {"artistId": 159260351, "trackId": 1, "trackName": "Love Story", "price": 1.29},
            {"artistId": 159260352, "trackId": 2, "trackName": "Red", "kind": "song"}
          ]}
          """#.utf8)
      )
    }
    let url = try server.url("/search?term=taylor+swift&entity=song")
    let app = TestHost { Songs(url: url) }
    #expect(app.texts == ["count 0"])
    await wait(app) { app.shows("Red") && app.shows("count 50") }
    #expect(app.texts == ["count 50", "Love Story", "Red"])
    #expect(server.requests.map(\.line) == ["GET /search?term=taylor+swift&entity=song HTTP/1.1"])
  }
}
