import Foundation

extension URL {
  /// Writes an address with those of its parts that are of interest.
  ///
  /// - Source: Apple's documentation of `URL.FormatStyle` and its defaults.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// When a part is written.
    public struct ComponentDisplayOption: Codable, Hashable, Sendable {
      private enum Rule: Codable, Hashable {
        case always, never
        case when(Component, Set<String>), unless(Component, Set<String>)
      }
      private let rule: Rule
      public static var always: Self { Self(rule: .always) }
      public static var never: Self { Self(rule: .never) }
      /// Not in addresses of the web.
      public static var omitIfHTTPFamily: Self { Self(rule: .unless(.scheme, ["http", "https"])) }
      /// Where another part is one of some words.
      public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
        Self(rule: .when(component, requirements))
      }
      /// Except where another part is one of some words.
      public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
        Self(rule: .unless(component, requirements))
      }
      func shows(_ parts: URLComponents) -> Bool {
        switch rule {
        case .always: true
        case .never: false
        case .when(let component, let words): component.value(in: parts).map(words.contains) ?? false
        case .unless(let component, let words): !(component.value(in: parts).map(words.contains) ?? false)
        }
      }
    }
    /// A part of an address.
    public enum Component: Int, Codable, Hashable, Sendable {
      case scheme, user, password, host, port, path, query, fragment

      func value(in parts: URLComponents) -> String? {
        switch self {
        case .scheme: parts.scheme
        case .user: parts.user
        case .password: parts.password
        case .host: parts.host
        case .port: parts.port.map(String.init)
        case .path: parts.path
        case .query: parts.query
        case .fragment: parts.fragment
        }
      }
    }

    private var options: [Component: ComponentDisplayOption]

    public init(
      scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
      password: ComponentDisplayOption = .never, host: ComponentDisplayOption = .always,
      port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
    ) {
      options = [
        .scheme: scheme, .user: user, .password: password, .host: host, .port: port, .path: path,
        .query: query, .fragment: fragment,
      ]
    }

    private func with(_ component: Component, _ option: ComponentDisplayOption) -> Self {
      var style = self
      style.options[component] = option
      return style
    }
    public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self { with(.scheme, strategy) }
    public func user(_ strategy: ComponentDisplayOption = .never) -> Self { with(.user, strategy) }
    public func password(_ strategy: ComponentDisplayOption = .never) -> Self { with(.password, strategy) }
    public func host(_ strategy: ComponentDisplayOption = .always) -> Self { with(.host, strategy) }
    public func port(_ strategy: ComponentDisplayOption = .omitIfHTTPFamily) -> Self {
      with(.port, strategy)
    }
    public func path(_ strategy: ComponentDisplayOption = .always) -> Self { with(.path, strategy) }
    public func query(_ strategy: ComponentDisplayOption = .never) -> Self { with(.query, strategy) }
    public func fragment(_ strategy: ComponentDisplayOption = .never) -> Self { with(.fragment, strategy) }

    public func format(_ value: URL) -> String {
      guard let parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
        return value.absoluteString
      }
      func part(_ component: Component) -> String? {
        guard options[component]?.shows(parts) ?? false else { return nil }
        return component.value(in: parts)
      }
      var text = ""
      if let user = part(.user) { text += user + (part(.password).map { ":\($0)" } ?? "") + "@" }
      text += part(.host) ?? ""
      if let port = part(.port) { text += ":\(port)" }
      if let scheme = part(.scheme) { text = parts.host == nil ? "\(scheme):" : "\(scheme)://\(text)" }
      text += part(.path) ?? ""
      if let query = part(.query) { text += "?\(query)" }
      if let fragment = part(.fragment) { text += "#\(fragment)" }
      return text
    }
  }

  /// Reads an address and sees to it that it has the parts that are required.
  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    /// Whether a part has to be there.
    public struct ComponentParseStrategy<Part: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
      fileprivate let isRequired: Bool
      fileprivate let value: Part?
      public static var required: Self { Self(isRequired: true, value: nil) }
      public static var optional: Self { Self(isRequired: false, value: nil) }
      /// What counts where the part is not there.
      public static func defaultValue(_ value: Part) -> Self { Self(isRequired: false, value: value) }

      fileprivate func complete(_ part: inout Part?, _ name: String, of text: String) throws {
        if part != nil { return }
        if isRequired {
          throw CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: "“\(text)” has no \(name)."])
        }
        part = value
      }
    }
    private let scheme: ComponentParseStrategy<String>
    private let user: ComponentParseStrategy<String>
    private let password: ComponentParseStrategy<String>
    private let host: ComponentParseStrategy<String>
    private let port: ComponentParseStrategy<Int>
    private let path: ComponentParseStrategy<String>
    private let query: ComponentParseStrategy<String>
    private let fragment: ComponentParseStrategy<String>

    public init(
      scheme: ComponentParseStrategy<String> = .required, user: ComponentParseStrategy<String> = .optional,
      password: ComponentParseStrategy<String> = .optional, host: ComponentParseStrategy<String> = .required,
      port: ComponentParseStrategy<Int> = .optional, path: ComponentParseStrategy<String> = .optional,
      query: ComponentParseStrategy<String> = .optional, fragment: ComponentParseStrategy<String> = .optional
    ) {
      (self.scheme, self.user, self.password, self.host) = (scheme, user, password, host)
      (self.port, self.path, self.query, self.fragment) = (port, path, query, fragment)
    }

    /// - Throws: `CocoaError.formatting` if it is no address, or one without a part that is required.
    public func parse(_ value: String) throws -> URL {
      let text = value.trimmingCharacters(in: .whitespacesAndNewlines)
      guard var parts = URLComponents(string: text) else {
        throw CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: "“\(text)” is no address."])
      }
      func nonempty(_ part: String?) -> String? { part?.isEmpty == false ? part : nil }
      var (scheme, host) = (nonempty(parts.scheme), nonempty(parts.host))
      var path = nonempty(parts.path)
      try self.scheme.complete(&scheme, "scheme", of: text)
      try self.host.complete(&host, "host", of: text)
      try self.path.complete(&path, "path", of: text)
      try user.complete(&parts.user, "user", of: text)
      try password.complete(&parts.password, "password", of: text)
      try port.complete(&parts.port, "port", of: text)
      try query.complete(&parts.query, "query", of: text)
      try fragment.complete(&parts.fragment, "fragment", of: text)
      (parts.scheme, parts.host, parts.path) = (scheme, host, path ?? "")
      guard let url = parts.url else {
        throw CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: "“\(text)” is no address."])
      }
      return url
    }
  }

  /// Writes the address in a style.
  public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == URL {
    format.format(self)
  }
  /// The parts that a person wants to see.
  public func formatted() -> String { FormatStyle().format(self) }
  /// Reads an address by a strategy.
  public init<T: Foundation.ParseStrategy>(_ value: T.ParseInput, strategy: T) throws
  where T.ParseOutput == URL { self = try strategy.parse(value) }
}

extension URL.FormatStyle: ParseableFormatStyle {
  public var parseStrategy: URL.ParseStrategy { URL.ParseStrategy() }
}
extension FormatStyle where Self == URL.FormatStyle { public static var url: Self { Self() } }
extension ParseStrategy where Self == URL.ParseStrategy { public static var url: Self { Self() } }
