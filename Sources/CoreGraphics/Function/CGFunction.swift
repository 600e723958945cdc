import Foundation
import SashGeometry

/// Works out results from inputs: the inputs are read at the first pointer, the results are written to the second.
public typealias CGFunctionEvaluateCallback = (
  UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
) -> Void
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What a function calls.
public struct CGFunctionCallbacks {
  /// Always 0.
  public var version: UInt32
  public var evaluate: CGFunctionEvaluateCallback?
  /// Called when the function goes away.
  public var releaseInfo: CGFunctionReleaseInfoCallback?
  public init(
    version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?
  ) {
    (self.version, self.evaluate, self.releaseInfo) = (version, evaluate, releaseInfo)
  }
}

/// Numbers to numbers, as a program works them out.
public final class CGFunction: @unchecked Sendable {
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGFunctionCallbacks
  private let inputs: Int
  private let outputs: Int
  private let domain: [CGFloat]
  private let range: [CGFloat]

  /// A function of so many inputs and results. Both are kept between the least and the most of each, if these are
  /// given.
  /// Nil without inputs or results.
  public init?(
    info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?,
    rangeDimension: Int,
    range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
  ) {
    guard domainDimension > 0, rangeDimension > 0 else { return nil }
    (self.info, self.callbacks) = (info, callbacks.pointee)
    (inputs, outputs) = (domainDimension, rangeDimension)
    self.domain = domain.map { Array(UnsafeBufferPointer(start: $0, count: domainDimension * 2)) } ?? []
    self.range = range.map { Array(UnsafeBufferPointer(start: $0, count: rangeDimension * 2)) } ?? []
  }
  deinit { callbacks.releaseInfo?(info) }

  func value(_ values: [CGFloat]) -> [CGFloat] {
    func kept(_ values: [CGFloat], _ limits: [CGFloat]) -> [CGFloat] {
      values.enumerated().map { index, value in
        index * 2 + 1 < limits.count ? min(max(value, limits[index * 2]), limits[index * 2 + 1]) : value
      }
    }
    let given = kept(values, domain) + [CGFloat](repeating: 0, count: max(0, inputs - values.count))
    var results = [CGFloat](repeating: 0, count: outputs)
    results.withUnsafeMutableBufferPointer { results in
      given.withUnsafeBufferPointer { callbacks.evaluate?(info, $0.baseAddress!, results.baseAddress!) }
    }
    return kept(results, range)
  }
}

/// Colours that a function gives along a line or between two circles.
public final class CGShading: @unchecked Sendable {
  let shading: PDFShading

  private init(
    _ space: CGColorSpace, _ function: CGFunction, _ shape: PDFShading.Shape, _ before: Bool, _ after: Bool
  ) {
    let count = space.numberOfComponents + 1
    shading = PDFShading(shape: shape, before: before, after: after) { share in
      var values = function.value([share])
      if values.count == count - 1 { values.append(1) }
      guard values.count >= count else { return .black }
      return values.withUnsafeBufferPointer { CGColor(colorSpace: space, components: $0.baseAddress!) }?.sRGB
        ?? .black
    }
  }
  /// Along a line. The function gets 0 at its start and 1 at its end, and gives the components of the space, the
  /// opacity last.
  public convenience init?(
    axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool,
    extendEnd: Bool
  ) { self.init(space, function, .axial(start, end), extendStart, extendEnd) }
  /// Between two circles.
  public convenience init?(
    radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat,
    function: CGFunction, extendStart: Bool, extendEnd: Bool
  ) { self.init(space, function, .radial(start, startRadius, end, endRadius), extendStart, extendEnd) }
}

extension CGContext {
  /// Fills what is not clipped with a shading.
  public func drawShading(_ shading: CGShading) { shading.shading.draw(in: self) }
}
