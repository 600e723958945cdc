import Foundation

/// Functions that give pixels their colours and places, by name.
///
/// On Apple's systems they are written in Metal. Metal does not run here: an app gives the same functions in Swift, by name,
/// with `SwiftShader` of the module Sash. A shader whose function nobody gave draws nothing else than the view without
/// it, and says so once.
///
/// - Missing: functions in the language of Metal, and images as arguments.
@dynamicMemberLookup
public nonisolated struct ShaderLibrary: Equatable, Sendable {
  enum Source: Hashable, Sendable {
    case main
    case bundle(String)
    case data(Data)
    case url(URL)
  }
  let source: Source

  /// The library of the app itself.
  public static let `default` = ShaderLibrary(source: .main)
  /// The library in a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    bundle == .main ? .default : ShaderLibrary(source: .bundle(bundle.bundlePath))
  }
  private init(source: Source) { self.source = source }
  /// A library out of what a compiler of Metal has made.
  public init(data: Data) { source = .data(data) }
  /// A library in a file that a compiler of Metal has made.
  public init(url: URL) { source = .url(url) }

  /// The function of a name.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
  /// The function of a name in the app's own library.
  public static subscript(dynamicMember name: String) -> ShaderFunction { `default`[dynamicMember: name] }
}

/// A function of a library of shaders; calling it with its arguments makes a shader.
@dynamicCallable
public nonisolated struct ShaderFunction: Equatable, Sendable {
  public var library: ShaderLibrary
  public var name: String
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}
