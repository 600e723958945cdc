import Foundation
import SashMessages

/// The processor for pictures of the system; nil here, which says so once.
///
/// - Missing: a device. Programs find none, as on a machine without one.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? {
  tellOnce("there is no Metal on this system; MTLCreateSystemDefaultDevice() is nil.", by: "Metal")
  return nil
}
public func MTLCopyAllDevices() -> [any MTLDevice] { [] }

public protocol MTLDevice: AnyObject, Sendable {
  var name: String { get }
  var registryID: UInt64 { get }
  var isLowPower: Bool { get }
  var hasUnifiedMemory: Bool { get }
  var maxThreadsPerThreadgroup: MTLSize { get }
  var recommendedMaxWorkingSetSize: UInt64 { get }
  func supportsFamily(_ gpuFamily: MTLGPUFamily) -> Bool
  func supportsTextureSampleCount(_ sampleCount: Int) -> Bool
  func makeCommandQueue() -> (any MTLCommandQueue)?
  func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
  func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions)
    -> (any MTLBuffer)?
  func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
  func makeSamplerState(descriptor: MTLSamplerDescriptor) -> (any MTLSamplerState)?
  func makeDepthStencilState(descriptor: MTLDepthStencilDescriptor) -> (any MTLDepthStencilState)?
  func makeDefaultLibrary() -> (any MTLLibrary)?
  func makeDefaultLibrary(bundle: Bundle) throws -> any MTLLibrary
  func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary
  func makeLibrary(URL url: URL) throws -> any MTLLibrary
  func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws -> any MTLRenderPipelineState
  func makeComputePipelineState(function: any MTLFunction) throws -> any MTLComputePipelineState
}
extension MTLDevice {
  public func makeBuffer(length: Int) -> (any MTLBuffer)? { makeBuffer(length: length, options: []) }
  public func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int) -> (any MTLBuffer)? {
    makeBuffer(bytes: pointer, length: length, options: [])
  }
}
public enum MTLGPUFamily: Int, Sendable {
  case apple1 = 1001, apple2, apple3, apple4, apple5, apple6, apple7, apple8, apple9
  case mac1 = 2001, mac2
  case common1 = 3001, common2, common3
  case metal3 = 5001
  case metal4 = 5002
}
public struct MTLSize: Equatable, Sendable {
  public var width: Int
  public var height: Int
  public var depth: Int
  public init() { self.init(width: 0, height: 0, depth: 0) }
  public init(width: Int, height: Int, depth: Int) {
    (self.width, self.height, self.depth) = (width, height, depth)
  }
}
public func MTLSizeMake(_ width: Int, _ height: Int, _ depth: Int) -> MTLSize {
  MTLSize(width: width, height: height, depth: depth)
}
public struct MTLOrigin: Equatable, Sendable {
  public var x: Int
  public var y: Int
  public var z: Int
  public init() { self.init(x: 0, y: 0, z: 0) }
  public init(x: Int, y: Int, z: Int) { (self.x, self.y, self.z) = (x, y, z) }
}
public struct MTLRegion: Equatable, Sendable {
  public var origin: MTLOrigin
  public var size: MTLSize
  public init() { self.init(origin: MTLOrigin(), size: MTLSize()) }
  public init(origin: MTLOrigin, size: MTLSize) { (self.origin, self.size) = (origin, size) }
}
public func MTLRegionMake2D(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> MTLRegion {
  MTLRegion(origin: MTLOrigin(x: x, y: y, z: 0), size: MTLSize(width: width, height: height, depth: 1))
}
public struct MTLClearColor: Equatable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double
  public init() { self.init(red: 0, green: 0, blue: 0, alpha: 1) }
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
}
public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double)
  -> MTLClearColor
{ MTLClearColor(red: red, green: green, blue: blue, alpha: alpha) }
public struct MTLViewport: Equatable, Sendable {
  public var originX, originY, width, height, znear, zfar: Double
  public init(
    originX: Double, originY: Double, width: Double, height: Double, znear: Double, zfar: Double
  ) {
    (self.originX, self.originY, self.width, self.height) = (originX, originY, width, height)
    (self.znear, self.zfar) = (znear, zfar)
  }
}
public struct MTLScissorRect: Equatable, Sendable {
  public var x, y, width, height: Int
  public init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}
