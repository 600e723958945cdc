import Accelerate
import CoreML
import GroupActivities
import ImagePlayground
import Metal
import MetalKit
import MetricKit
import MusicKit
import NetworkExtension
import PushKit
import RealityKit
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Hardware and services that are absent say so")
struct AbsentHardwareTests {
  @Test("There is no device of Metal; what describes its work is kept, and a view shows its ground [S4-200]")
  func metal() {
    #expect(MTLCreateSystemDefaultDevice() == nil && MTLCopyAllDevices().isEmpty)
    let pipeline = MTLRenderPipelineDescriptor()
    pipeline.colorAttachments[0].pixelFormat = .bgra8Unorm
    #expect(pipeline.colorAttachments[0].pixelFormat == .bgra8Unorm)
    #expect(
      MTLTextureDescriptor.texture2DDescriptor(
        pixelFormat: .rgba8Unorm, width: 256, height: 64, mipmapped: true
      ).mipmapLevelCount == 9)
    let view = MTKView(frame: .zero, device: nil)
    view.clearColor = MTLClearColorMake(1, 0, 0, 1)
    #expect(view.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(view.currentDrawable == nil)
  }

  @Test("Entities are a tree with parts; a view of them says that they are not drawn")
  func entities() async {
    let (parent, box) = (Entity(), ModelEntity(mesh: .generateBox(size: 1)))
    box.name = "Box"
    box.position.y = 2
    parent.addChild(box)
    #expect(parent.findEntity(named: "Box") === box && box.parent === parent && parent.children.count == 1)
    box.components.set(InputTargetComponent())
    #expect(box.components.has(InputTargetComponent.self) && box.model != nil)
    let copy = parent.clone(recursive: true)
    #expect(copy.children.first?.position.y == 2 && copy.children.first !== box)
    Entity().addChild(box)
    #expect(parent.children.isEmpty)
    var made = 0
    let host = TestHost(size: CGSize(width: 400, height: 300)) {
      RealityView { content in
        content.add(Entity())
        made = content.entities.count
      }
    }
    await host.settle()
    #expect(made == 1 && host.frame(of: "3D Content Unavailable") != nil)
  }

  @Test("Music, groups, tunnels and pictures of words are refused in Apple's ways")
  func services() async throws {
    #expect(await MusicAuthorization.request() == .denied)
    await #expect(throws: MusicTokenRequestError.permissionDenied) {
      try await MusicCatalogSearchRequest(term: "x", types: [Song.self]).response()
    }
    #expect(!GroupStateObserver().isEligibleForGroupSession)
    #expect(throws: NEVPNError.self) { try NEVPNManager.shared().connection.startVPNTunnel() }
    await #expect(throws: ImageCreator.Error.notSupported) { try await ImageCreator() }
    #expect(MXMetricManager.shared.pastPayloads.isEmpty)
    #expect(PKPushRegistry(queue: nil).pushToken(for: .voIP) == nil)
  }

  private struct Pictures: View {
    @State private var isPresented = false
    @State private var cancelled = 0
    @Environment(\.supportsImagePlayground) private var isSupported
    var body: some View {
      Button("Make \(cancelled) \(isSupported ? "can" : "cannot")") { isPresented = true }
        .imagePlaygroundSheet(isPresented: $isPresented, concepts: [.text("a cat")]) { _ in
        } onCancellation: {
          cancelled += 1
        }
    }
  }
  @Test("A sheet that would make pictures is closed at once")
  func playground() {
    let host = TestHost(size: CGSize(width: 300, height: 100)) { Pictures() }
    host.tap("Make 0 cannot")
    host.advance(by: 0.1)
    #expect(host.frame(of: "Make 1 cannot") != nil)
  }

  @Test("Sums of many numbers")
  func numbers() {
    let numbers: [Float] = [3, -4]
    #expect(vDSP.rootMeanSquare(numbers) == Float(12.5).squareRoot() && vDSP.sum(numbers) == -1)
    var mean: Float = 0
    vDSP_meanv(numbers, 1, &mean, 2)
    #expect(mean == -0.5 && vDSP.clip(numbers, to: -1...1) == [1, -1])
    #expect(vDSP.ramp(in: 0...1, count: 3) == [0, 0.5, 1] as [Double])
  }

  @Test("No model is learnt; its input and options are kept")
  func models() {
    #expect(throws: MLModelError.self) {
      try MLModel(contentsOf: URL(fileURLWithPath: "/x"), configuration: MLModelConfiguration())
    }
    let batch = MLArrayBatchProvider(array: [])
    #expect(batch.count == 0 && MLPredictionOptions().usesCPUOnly == false)
  }
}
