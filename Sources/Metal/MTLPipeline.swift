import Foundation

open class MTLCompileOptions: NSObject, @unchecked Sendable {
  open var fastMathEnabled = true
  open var preprocessorMacros: [String: NSObject]?
  public override init() {}
}
public protocol MTLLibrary: AnyObject {
  var functionNames: [String] { get }
  func makeFunction(name functionName: String) -> (any MTLFunction)?
}
public protocol MTLFunction: AnyObject {
  var name: String { get }
}
public protocol MTLRenderPipelineState: AnyObject {}
public protocol MTLComputePipelineState: AnyObject {
  var maxTotalThreadsPerThreadgroup: Int { get }
  var threadExecutionWidth: Int { get }
}
public enum MTLBlendFactor: UInt, Sendable {
  case zero, one, sourceColor, oneMinusSourceColor, sourceAlpha, oneMinusSourceAlpha, destinationColor
  case oneMinusDestinationColor, destinationAlpha, oneMinusDestinationAlpha
}
public enum MTLBlendOperation: UInt, Sendable { case add, subtract, reverseSubtract, min, max }
open class MTLRenderPipelineColorAttachmentDescriptor: NSObject, @unchecked Sendable {
  open var pixelFormat: MTLPixelFormat = .invalid
  open var isBlendingEnabled = false
  open var rgbBlendOperation: MTLBlendOperation = .add
  open var alphaBlendOperation: MTLBlendOperation = .add
  open var sourceRGBBlendFactor: MTLBlendFactor = .one
  open var sourceAlphaBlendFactor: MTLBlendFactor = .one
  open var destinationRGBBlendFactor: MTLBlendFactor = .zero
  open var destinationAlphaBlendFactor: MTLBlendFactor = .zero
}
open class MTLRenderPipelineColorAttachmentDescriptorArray: NSObject, @unchecked Sendable {
  private var all: [Int: MTLRenderPipelineColorAttachmentDescriptor] = [:]
  open subscript(attachmentIndex: Int) -> MTLRenderPipelineColorAttachmentDescriptor! {
    get {
      if let made = all[attachmentIndex] { return made }
      let new = MTLRenderPipelineColorAttachmentDescriptor()
      all[attachmentIndex] = new
      return new
    }
    set { all[attachmentIndex] = newValue }
  }
}
open class MTLRenderPipelineDescriptor: NSObject, @unchecked Sendable {
  open var label: String?
  open var vertexFunction: (any MTLFunction)?
  open var fragmentFunction: (any MTLFunction)?
  open var vertexDescriptor: MTLVertexDescriptor?
  open var rasterSampleCount = 1
  open var depthAttachmentPixelFormat: MTLPixelFormat = .invalid
  open var stencilAttachmentPixelFormat: MTLPixelFormat = .invalid
  public let colorAttachments: MTLRenderPipelineColorAttachmentDescriptorArray! = .init()
  public override init() {}
}
public enum MTLVertexFormat: UInt, Sendable {
  case invalid, uchar2 = 1, float = 28, float2 = 29, float3 = 30, float4 = 31
}
public enum MTLVertexStepFunction: UInt, Sendable { case constant, perVertex, perInstance }
open class MTLVertexAttributeDescriptor: NSObject, @unchecked Sendable {
  open var format: MTLVertexFormat = .invalid
  open var offset = 0
  open var bufferIndex = 0
}
open class MTLVertexBufferLayoutDescriptor: NSObject, @unchecked Sendable {
  open var stride = 0
  open var stepRate = 1
  open var stepFunction: MTLVertexStepFunction = .perVertex
}
open class MTLVertexAttributeDescriptorArray: NSObject, @unchecked Sendable {
  private var all: [Int: MTLVertexAttributeDescriptor] = [:]
  open subscript(index: Int) -> MTLVertexAttributeDescriptor! {
    get {
      if let made = all[index] { return made }
      let new = MTLVertexAttributeDescriptor()
      all[index] = new
      return new
    }
    set { all[index] = newValue }
  }
}
open class MTLVertexBufferLayoutDescriptorArray: NSObject, @unchecked Sendable {
  private var all: [Int: MTLVertexBufferLayoutDescriptor] = [:]
  open subscript(index: Int) -> MTLVertexBufferLayoutDescriptor! {
    get {
      if let made = all[index] { return made }
      let new = MTLVertexBufferLayoutDescriptor()
      all[index] = new
      return new
    }
    set { all[index] = newValue }
  }
}
open class MTLVertexDescriptor: NSObject, @unchecked Sendable {
  public let attributes: MTLVertexAttributeDescriptorArray! = .init()
  public let layouts: MTLVertexBufferLayoutDescriptorArray! = .init()
  public override init() {}
}
