import Sash
import SwiftUI
import Testing

/// Code of users that decodes and encodes, as it is written with Foundation.
@Suite @MainActor struct CodableTests {
  private struct Person: Codable, Equatable {
    var firstName: String
    var birthday: Date?
  }

  @Test("A date formatter decodes dates [S4-006]")
  func formattedDates() throws {
    let formatter = DateFormatter()
    formatter.dateFormat = "y-MM-dd"
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.locale = Locale(identifier: "en_US_POSIX")
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .formatted(formatter)
    let person = try decoder.decode(
      Person.self, from: Data(#"{"firstName": "Neil", "birthday": "1969-07-20"}"#.utf8))
    #expect(person.birthday == Date(timeIntervalSince1970: -14_256_000))
  }

  @Test("ISO 8601 dates decode [S4-168]")
  func isoDates() throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let person = try decoder.decode(
      Person.self, from: Data(#"{"firstName": "Neil", "birthday": "1969-07-20T20:17:40Z"}"#.utf8))
    #expect(person.birthday == Date(timeIntervalSince1970: -14_182_940))
  }

  @Test("Names with underscores become names with capitals [S4-008]")
  func snakeCase() throws {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    #expect(try decoder.decode(Person.self, from: Data(#"{"first_name": "Ann"}"#.utf8)).firstName == "Ann")
  }

  private struct Renamed: Codable, Equatable {
    var name: String
    enum CodingKeys: String, CodingKey { case name = "first" }
  }
  @Test("CodingKeys give other names, and encoding is the way back [S4-009 S4-010]")
  func codingKeys() throws {
    let value = try JSONDecoder().decode(Renamed.self, from: Data(#"{"first": "Ann"}"#.utf8))
    #expect(value.name == "Ann")
    let text = String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    #expect(text == #"{"first":"Ann"}"#)
    #expect(try JSONDecoder().decode(Renamed.self, from: Data(text.utf8)) == value)
  }

  private final class Model: ObservableObject {
    @Published var person: Person?
    init() { person = data().flatMap { try? JSONDecoder().decode(Person.self, from: $0) } }
    func data() -> Data? {
      let dictionary: [String: Any] = ["firstName": "Nick", "isPremium": true, "points": 5]
      return try? JSONSerialization.data(withJSONObject: dictionary, options: [])
    }
  }
  private struct Shown: View {
    @StateObject private var model = Model()
    var body: some View {
      VStack {
        if let person = model.person { Text(person.firstName) } else { Text("nobody") }
      }
    }
  }
  @Test(
    "A view model decodes what JSONSerialization makes of a dictionary, and the view shows it [S4-011 S4-012]"
  )
  func viewModel() {
    #expect(TestHost { Shown() }.shows("Nick"))
  }

  private final class Account: ObservableObject, Codable {
    @Published var name = "Ann"
    @Published var isSelected = true
    enum CodingKeys: CodingKey { case name }
    init() {}
    required init(from decoder: any Decoder) throws {
      name = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .name)
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .name)
    }
  }
  @Test("A class with published properties codes the keys that it lists [S4-055]")
  func publishedClass() throws {
    let account = Account()
    account.name = "Bea"
    let data = try JSONEncoder().encode(account)
    #expect(String(decoding: data, as: UTF8.self) == #"{"name":"Bea"}"#)
    let decoded = try JSONDecoder().decode(Account.self, from: data)
    #expect(decoded.name == "Bea")
    #expect(decoded.isSelected)
  }
}

/// Code of users around files and caches.
@Suite @MainActor struct FileTests {
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "SashFiles-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("a/b"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("1".utf8).write(to: folder.appendingPathComponent("one.txt"))
    try Data("2".utf8).write(to: folder.appendingPathComponent("a/two.txt"))
    try Data("3".utf8).write(to: folder.appendingPathComponent("a/b/three.txt"))
    try body(folder)
  }

  @Test("The documents directory lies in the user's home [S4-071]")
  func documents() throws {
    let folder = try #require(FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first)
    #expect(folder.path.hasPrefix(FileManager.default.homeDirectoryForCurrentUser.path))
  }

  @Test("A folder is listed, walked and flattened [S4-072 S4-073 S4-074]")
  func listing() throws {
    try inFolder { folder in
      let files = FileManager.default
      let names = try files.contentsOfDirectory(atPath: folder.path)
      #expect(names.sorted() == ["a", "one.txt"])
      let all = ["a", "a/b", "a/b/three.txt", "a/two.txt", "one.txt"]
      let walked = files.enumerator(atPath: folder.path)?.allObjects as? [String]
      #expect(walked?.sorted() == all)
      #expect(files.subpaths(atPath: folder.path)?.sorted() == all)
    }
  }

  private final class PictureFiles {
    let folder: URL
    init(in caches: URL) throws {
      folder = caches.appendingPathComponent("Pictures")
      if !FileManager.default.fileExists(atPath: folder.path) {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
    }
    func path(_ name: String) -> URL { folder.appendingPathComponent(name + ".jpg") }
    func save(_ image: UIImage, name: String) throws {
      try image.jpegData(compressionQuality: 1)?.write(to: path(name))
    }
    func image(_ name: String) -> UIImage? { UIImage(contentsOfFile: path(name).path) }
    func remove(_ name: String) throws { try FileManager.default.removeItem(at: path(name)) }
  }
  private func picture() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
    }
  }
  @Test("A class keeps pictures as JPEG files in a folder of the caches [S4-075]")
  func pictures() throws {
    #expect(!FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).isEmpty)
    try inFolder { folder in
      let files = try PictureFiles(in: folder)
      let image = picture()
      try files.save(image, name: "red")
      let read = try #require(files.image("red"))
      #expect(
        read.size.width / read.scale == image.size.width || read.size.width == image.size.width * image.scale)
      try files.remove("red")
      #expect(files.image("red") == nil)
    }
  }

  @Test("A cache of pictures keeps, gives and removes them [S4-081]")
  func cache() {
    let cache = NSCache<NSString, UIImage>()
    cache.countLimit = 100
    cache.totalCostLimit = 1024 * 1024 * 100
    let image = picture()
    cache.setObject(image, forKey: "red" as NSString)
    #expect(cache.object(forKey: "red") === image)
    cache.removeObject(forKey: "red")
    #expect(cache.object(forKey: "red") == nil)
    cache.countLimit = 2
    for index in 0..<5 { cache.setObject(image, forKey: "\(index)" as NSString) }
    #expect((0..<5).filter { cache.object(forKey: "\($0)" as NSString) != nil }.count <= 2)
  }
}
