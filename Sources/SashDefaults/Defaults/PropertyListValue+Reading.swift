import Foundation

// How user defaults read one kind of value as another.
extension PropertyListValue {
  package var asBool: Bool? {
    switch self {
    case .bool(let value): value
    case .int(let value): value != 0
    case .double(let value): value != 0
    case .string(let value): (value as NSString).boolValue
    default: nil
    }
  }
  package var asInt: Int? {
    switch self {
    case .bool(let value): value ? 1 : 0
    case .int(let value): value
    case .double(let value): Int(exactly: value.rounded(.towardZero))
    case .string(let value): (value as NSString).integerValue
    default: nil
    }
  }
  package var asDouble: Double? {
    switch self {
    case .bool(let value): value ? 1 : 0
    case .int(let value): Double(value)
    case .double(let value): value
    case .string(let value): (value as NSString).doubleValue
    default: nil
    }
  }
  package var asString: String? {
    switch self {
    case .bool(let value): value ? "1" : "0"
    case .int(let value): "\(value)"
    case .double(let value): value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    case .string(let value): value
    default: nil
    }
  }

  /// A file is kept as its path, any other URL as an archive, as on Apple's platforms.
  package init(url: URL) {
    if url.isFileURL {
      self = .string(url.path)
    } else if let data = try? NSKeyedArchiver.archivedData(
      withRootObject: url as NSURL, requiringSecureCoding: true)
    {
      self = .data(data)
    } else {
      self = .string(url.absoluteString)
    }
  }
  package var asURL: URL? {
    switch self {
    case .string(let path): URL(fileURLWithPath: (path as NSString).expandingTildeInPath)
    case .data(let data):
      (try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: data)).flatMap { $0.absoluteURL }
    default: nil
    }
  }
}
