import Foundation

/// Functions of Metal, by their names.
///
/// - Missing: running them: there is no Metal here, so effects by shaders leave views as they are.
@dynamicMemberLookup public nonisolated struct ShaderLibrary: Equatable, Sendable {
  private let place: String
  private init(place: String) { self.place = place }
  /// The library of the app.
  public static let `default` = ShaderLibrary(place: "default")
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(place: bundle.bundlePath) }
  public init(data: Data) { place = "data" }
  public init(url: URL) { place = url.absoluteString }
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
}

/// A function of Metal.
@dynamicCallable public nonisolated struct ShaderFunction: Equatable, Sendable {
  public var library: ShaderLibrary
  public var name: String
  public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// A function of Metal with what it is given.
///
/// - Missing: running it; see `ShaderLibrary`.
public nonisolated struct Shader: Equatable, Sendable {
  /// What a function is given.
  public struct Argument: Equatable, Sendable {
    private let text: String
    private init(_ values: Any...) { text = "\(values)" }
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument("float", x) }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument("float2", x, y) }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument("float3", x, y, z)
    }
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument("float4", x, y, z, w)
    }
    public static func float2(_ point: CGPoint) -> Argument { Argument("float2", point.x, point.y) }
    public static func float2(_ size: CGSize) -> Argument { Argument("float2", size.width, size.height) }
    public static func float2(_ vector: CGVector) -> Argument { Argument("float2", vector.dx, vector.dy) }
    public static func floatArray(_ array: [Float]) -> Argument { Argument("floats", array) }
    public static var boundingRect: Argument { Argument("bounds") }
    public static func color(_ color: Color) -> Argument { Argument("color", color) }
    public static func colorArray(_ array: [Color]) -> Argument { Argument("colors", array) }
    public static func image(_ image: Image) -> Argument { Argument("image", image) }
    public static func data(_ data: Data) -> Argument { Argument("data", data) }
  }
  /// What a function is used for.
  public struct UsageType: Hashable, Sendable {
    private let value: UInt8
    public static let shapeStyle = UsageType(value: 0)
    public static let colorEffect = UsageType(value: 1)
    public static let distortionEffect = UsageType(value: 2)
    public static let layerEffect = UsageType(value: 3)
  }
  public var function: ShaderFunction
  public var arguments: [Argument]
  public var dithersColor = false
  public init(function: ShaderFunction, arguments: [Argument]) {
    (self.function, self.arguments) = (function, arguments)
  }
  /// Prepares a function. There is nothing to prepare.
  public func compile(as type: UsageType) async throws { notRun() }

  func notRun() {
    runtimeWarning(
      "The shader \(function.name) is not run: there is no Metal here, and the view stays as it is.")
  }
}

/// A shader as a style: the foreground, since it is not run.
extension Shader: ShapeStyle {
  public func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    notRun()
    return HierarchicalShapeStyle.primary
  }
}

extension View {
  /// Changes the colour of each pixel by a shader.
  ///
  /// - Missing: shaders; the view stays as it is.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    if isEnabled { shader.notRun() }
    return self
  }
  /// Moves each pixel by a shader.
  ///
  /// - Missing: shaders; the view stays as it is.
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    if isEnabled { shader.notRun() }
    return self
  }
  /// Makes each pixel of what is drawn around it, by a shader.
  ///
  /// - Missing: shaders; the view stays as it is.
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    if isEnabled { shader.notRun() }
    return self
  }
}

extension VisualEffect {
  /// Changes the colour of each pixel by a shader.
  ///
  /// - Missing: shaders; the view stays as it is.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    if isEnabled { shader.notRun() }
    return self
  }
  /// Moves each pixel by a shader.
  ///
  /// - Missing: shaders; the view stays as it is.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    if isEnabled { shader.notRun() }
    return self
  }
  /// Makes each pixel of what is drawn around it, by a shader.
  ///
  /// - Missing: shaders; the view stays as it is.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    if isEnabled { shader.notRun() }
    return self
  }
}
