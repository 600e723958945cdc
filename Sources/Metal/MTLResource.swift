import Foundation

public enum MTLStorageMode: UInt, Sendable { case shared, managed, `private`, memoryless }
public enum MTLCPUCacheMode: UInt, Sendable { case defaultCache, writeCombined }
public struct MTLResourceOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let cpuCacheModeWriteCombined = MTLResourceOptions(rawValue: 1)
  public static let storageModeShared = MTLResourceOptions([])
  public static let storageModeManaged = MTLResourceOptions(rawValue: 1 << 4)
  public static let storageModePrivate = MTLResourceOptions(rawValue: 2 << 4)
  public static let storageModeMemoryless = MTLResourceOptions(rawValue: 3 << 4)
}
public protocol MTLResource: AnyObject {
  var label: String? { get set }
  var device: any MTLDevice { get }
  var storageMode: MTLStorageMode { get }
}
public protocol MTLBuffer: MTLResource {
  var length: Int { get }
  func contents() -> UnsafeMutableRawPointer
}
public enum MTLPixelFormat: UInt, Sendable {
  case invalid = 0, r8Unorm = 10, r16Float = 25, rg8Unorm = 30, r32Float = 55, rg16Float = 65
  case rgba8Unorm = 70, rgba8Unorm_srgb = 71, bgra8Unorm = 80, bgra8Unorm_srgb = 81
  case rgb10a2Unorm = 90, rg32Float = 105, rgba16Float = 115, rgba32Float = 125
  case depth32Float = 252, stencil8 = 253, depth24Unorm_stencil8 = 255, depth32Float_stencil8 = 260
}
public enum MTLTextureType: UInt, Sendable {
  case type1D, type1DArray, type2D, type2DArray, type2DMultisample, typeCube, typeCubeArray, type3D
}
public struct MTLTextureUsage: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let shaderRead = MTLTextureUsage(rawValue: 1)
  public static let shaderWrite = MTLTextureUsage(rawValue: 2)
  public static let renderTarget = MTLTextureUsage(rawValue: 4)
}
/// What a texture should be.
open class MTLTextureDescriptor: NSObject, @unchecked Sendable {
  open var textureType: MTLTextureType = .type2D
  open var pixelFormat: MTLPixelFormat = .rgba8Unorm
  open var width = 1
  open var height = 1
  open var depth = 1
  open var mipmapLevelCount = 1
  open var sampleCount = 1
  open var arrayLength = 1
  open var usage: MTLTextureUsage = .shaderRead
  open var storageMode: MTLStorageMode = .shared
  public override init() {}
  open class func texture2DDescriptor(
    pixelFormat: MTLPixelFormat, width: Int, height: Int, mipmapped: Bool
  ) -> MTLTextureDescriptor {
    let new = MTLTextureDescriptor()
    (new.pixelFormat, new.width, new.height) = (pixelFormat, width, height)
    if mipmapped { new.mipmapLevelCount = 1 + Int(log2(Double(max(width, height, 1)))) }
    return new
  }
}
public protocol MTLTexture: MTLResource {
  var width: Int { get }
  var height: Int { get }
  var depth: Int { get }
  var pixelFormat: MTLPixelFormat { get }
  var textureType: MTLTextureType { get }
  var mipmapLevelCount: Int { get }
  func replace(
    region: MTLRegion, mipmapLevel level: Int, withBytes pixelBytes: UnsafeRawPointer, bytesPerRow: Int)
  func getBytes(
    _ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, from region: MTLRegion, mipmapLevel level: Int)
}
public enum MTLSamplerMinMagFilter: UInt, Sendable { case nearest, linear }
public enum MTLSamplerMipFilter: UInt, Sendable { case notMipmapped, nearest, linear }
public enum MTLSamplerAddressMode: UInt, Sendable {
  case clampToEdge, mirrorClampToEdge, `repeat`, mirrorRepeat, clampToZero
}
open class MTLSamplerDescriptor: NSObject, @unchecked Sendable {
  open var minFilter: MTLSamplerMinMagFilter = .nearest
  open var magFilter: MTLSamplerMinMagFilter = .nearest
  open var mipFilter: MTLSamplerMipFilter = .notMipmapped
  open var sAddressMode: MTLSamplerAddressMode = .clampToEdge
  open var tAddressMode: MTLSamplerAddressMode = .clampToEdge
  open var maxAnisotropy = 1
  public override init() {}
}
public protocol MTLSamplerState: AnyObject {}
public enum MTLCompareFunction: UInt, Sendable {
  case never, less, equal, lessEqual, greater, notEqual, greaterEqual, always
}
open class MTLDepthStencilDescriptor: NSObject, @unchecked Sendable {
  open var depthCompareFunction: MTLCompareFunction = .always
  open var isDepthWriteEnabled = false
  public override init() {}
}
public protocol MTLDepthStencilState: AnyObject {}
public protocol MTLDrawable: AnyObject {
  func present()
}
