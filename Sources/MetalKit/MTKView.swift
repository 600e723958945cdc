import Foundation
import Metal
import QuartzCore
import SashMessages
import UIKit

/// Draws what a view of Metal shows.
@MainActor @preconcurrency
public protocol MTKViewDelegate: AnyObject {
  func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
  func draw(in view: MTKView)
}

/// What a frame is drawn into. None is ever made here.
public protocol CAMetalDrawable: MTLDrawable {
  var texture: any MTLTexture { get }
}

/// A view that Metal draws. There is no Metal here: it shows its ground, and says so once.
///
/// - Missing: drawing; its delegate is never asked to draw.
@MainActor @preconcurrency
open class MTKView: UIView {
  open weak var delegate: (any MTKViewDelegate)?
  open var device: (any MTLDevice)?
  open var clearColor = MTLClearColor() { didSet { showGround() } }
  open var clearDepth: Double = 1
  open var colorPixelFormat: MTLPixelFormat = .bgra8Unorm
  open var depthStencilPixelFormat: MTLPixelFormat = .invalid
  open var sampleCount = 1
  open var preferredFramesPerSecond = 60
  open var isPaused = false
  open var enableSetNeedsDisplay = false
  open var framebufferOnly = true
  open var autoResizeDrawable = true
  open var presentsWithTransaction = false
  open var drawableSize: CGSize {
    get { CGSize(width: bounds.width * UIScreen.main.scale, height: bounds.height * UIScreen.main.scale) }
    set { _ = newValue }
  }
  open var currentDrawable: (any CAMetalDrawable)? { nil }
  open var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }
  open var preferredDevice: (any MTLDevice)? { nil }

  public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
    self.device = device
    super.init(frame: frameRect)
    prepare()
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }
  private func prepare() {
    tellOnce("there is no Metal on this system; an MTKView shows its ground.", by: "MetalKit")
    showGround()
  }
  private func showGround() {
    backgroundColor = UIColor(
      red: clearColor.red, green: clearColor.green, blue: clearColor.blue, alpha: clearColor.alpha)
  }
  open func draw() {}
  open func releaseDrawables() {}
}

/// Makes textures of pictures. There is no device to hold them: it throws.
open class MTKTextureLoader: NSObject, @unchecked Sendable {
  public struct Option: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let SRGB = Option(rawValue: "SRGB")
    public static let origin = Option(rawValue: "origin")
    public static let generateMipmaps = Option(rawValue: "generateMipmaps")
    public static let textureUsage = Option(rawValue: "textureUsage")
    public static let textureStorageMode = Option(rawValue: "textureStorageMode")
  }
  public struct LoadError: Error, Sendable {}
  public init(device: any MTLDevice) {}
  open func newTexture(URL url: URL, options: [Option: Any]? = nil) throws -> any MTLTexture {
    throw LoadError()
  }
  open func newTexture(cgImage: CGImage, options: [Option: Any]? = nil) throws -> any MTLTexture {
    throw LoadError()
  }
  open func newTexture(
    name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [Option: Any]? = nil
  ) throws -> any MTLTexture { throw LoadError() }
}
