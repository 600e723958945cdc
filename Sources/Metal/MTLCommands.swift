import Foundation

public protocol MTLCommandQueue: AnyObject {
  var label: String? { get set }
  var device: any MTLDevice { get }
  func makeCommandBuffer() -> (any MTLCommandBuffer)?
}
public enum MTLCommandBufferStatus: UInt, Sendable {
  case notEnqueued, enqueued, committed, scheduled, completed, error
}
public typealias MTLCommandBufferHandler = (any MTLCommandBuffer) -> Void
public protocol MTLCommandBuffer: AnyObject {
  var label: String? { get set }
  var status: MTLCommandBufferStatus { get }
  var error: (any Error)? { get }
  func makeRenderCommandEncoder(descriptor: MTLRenderPassDescriptor) -> (any MTLRenderCommandEncoder)?
  func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
  func makeBlitCommandEncoder() -> (any MTLBlitCommandEncoder)?
  func present(_ drawable: any MTLDrawable)
  func addCompletedHandler(_ block: @escaping MTLCommandBufferHandler)
  func addScheduledHandler(_ block: @escaping MTLCommandBufferHandler)
  func enqueue()
  func commit()
  func waitUntilCompleted()
  func waitUntilScheduled()
}
public protocol MTLCommandEncoder: AnyObject {
  var label: String? { get set }
  func endEncoding()
  func pushDebugGroup(_ string: String)
  func popDebugGroup()
}
public enum MTLPrimitiveType: UInt, Sendable { case point, line, lineStrip, triangle, triangleStrip }
public enum MTLIndexType: UInt, Sendable { case uint16, uint32 }
public enum MTLWinding: UInt, Sendable { case clockwise, counterClockwise }
public enum MTLCullMode: UInt, Sendable { case none, front, back }
public enum MTLTriangleFillMode: UInt, Sendable { case fill, lines }
public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
  func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
  func setDepthStencilState(_ depthStencilState: (any MTLDepthStencilState)?)
  func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  func setVertexTexture(_ texture: (any MTLTexture)?, index: Int)
  func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
  func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
  func setViewport(_ viewport: MTLViewport)
  func setScissorRect(_ rect: MTLScissorRect)
  func setCullMode(_ cullMode: MTLCullMode)
  func setFrontFacing(_ frontFacingWinding: MTLWinding)
  func setTriangleFillMode(_ fillMode: MTLTriangleFillMode)
  func drawPrimitives(type: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
  func drawPrimitives(type: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int)
  func drawIndexedPrimitives(
    type: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer,
    indexBufferOffset: Int)
}
public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
  func setComputePipelineState(_ state: any MTLComputePipelineState)
  func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  func setBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  func setTexture(_ texture: (any MTLTexture)?, index: Int)
  func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
  func dispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
}
public protocol MTLBlitCommandEncoder: MTLCommandEncoder {
  func generateMipmaps(for texture: any MTLTexture)
  func copy(
    from sourceBuffer: any MTLBuffer, sourceOffset: Int, to destinationBuffer: any MTLBuffer,
    destinationOffset: Int, size: Int)
}
public enum MTLLoadAction: UInt, Sendable { case dontCare, load, clear }
public enum MTLStoreAction: UInt, Sendable { case dontCare, store, multisampleResolve }
open class MTLRenderPassAttachmentDescriptor: NSObject, @unchecked Sendable {
  open var texture: (any MTLTexture)?
  open var resolveTexture: (any MTLTexture)?
  open var loadAction: MTLLoadAction = .dontCare
  open var storeAction: MTLStoreAction = .store
}
open class MTLRenderPassColorAttachmentDescriptor: MTLRenderPassAttachmentDescriptor, @unchecked Sendable {
  open var clearColor = MTLClearColor()
}
open class MTLRenderPassDepthAttachmentDescriptor: MTLRenderPassAttachmentDescriptor, @unchecked Sendable {
  open var clearDepth: Double = 1
}
open class MTLRenderPassColorAttachmentDescriptorArray: NSObject, @unchecked Sendable {
  private var all: [Int: MTLRenderPassColorAttachmentDescriptor] = [:]
  open subscript(attachmentIndex: Int) -> MTLRenderPassColorAttachmentDescriptor! {
    get {
      if let made = all[attachmentIndex] { return made }
      let new = MTLRenderPassColorAttachmentDescriptor()
      all[attachmentIndex] = new
      return new
    }
    set { all[attachmentIndex] = newValue }
  }
}
open class MTLRenderPassDescriptor: NSObject, @unchecked Sendable {
  public let colorAttachments: MTLRenderPassColorAttachmentDescriptorArray! = .init()
  open var depthAttachment: MTLRenderPassDepthAttachmentDescriptor! = .init()
  public override init() {}
}
