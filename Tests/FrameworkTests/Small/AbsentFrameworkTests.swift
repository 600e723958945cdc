import CallKit
import CommonCrypto
import CoreNFC
import FoundationModels
import GameKit
import HealthKit
import Intents
import MultipeerConnectivity
import PassKit
import PencilKit
import SceneKit
import SystemConfiguration
import Testing
import Translation
import simd

@Suite("Frameworks of services that are absent")
struct AbsentFrameworkTests {
  @Test("Health data are not available; units convert")
  func health() async {
    #expect(!HKHealthStore.isHealthDataAvailable())
    await #expect(throws: HKError.self) {
      try await HKHealthStore().requestAuthorization(toShare: [], read: [HKQuantityType(.stepCount)])
    }
    let error = await withCheckedContinuation { (answer: CheckedContinuation<(any Error)?, Never>) in
      let query = HKSampleQuery(
        sampleType: HKQuantityType(.heartRate), predicate: nil, limit: HKObjectQueryNoLimit,
        sortDescriptors: nil
      ) { _, _, error in answer.resume(returning: error) }
      HKHealthStore().execute(query)
    }
    #expect((error as? HKError)?.code == .errorHealthDataUnavailable)
    let mile = HKQuantity(unit: .mile(), doubleValue: 1)
    #expect(abs(mile.doubleValue(for: .meterUnit(with: .kilo)) - 1.609344) < 1e-9)
    #expect(
      !mile.is(compatibleWith: .second())
        && HKUnit(from: "count/min") == HKUnit.count().unitDivided(by: .minute()))
    let warm = HKQuantity(unit: .degreeCelsius(), doubleValue: 37)
    #expect(abs(warm.doubleValue(for: .degreeFahrenheit()) - 98.6) < 1e-6)
    #expect(HKUnit(from: "mg/dL") == HKUnit.gramUnit(with: .milli).unitDivided(by: .literUnit(with: .deci)))
  }

  @Test("Each answers with the error of Apple's domain")
  func errors() async {
    #expect(!NFCNDEFReaderSession.readingAvailable && !PKPassLibrary.isPassLibraryAvailable())
    #expect(SystemLanguageModel.default.availability == .unavailable(.deviceNotEligible))
    await #expect(throws: LanguageModelSession.GenerationError.self) {
      try await LanguageModelSession().respond(to: "Hello")
    }
    let peer = MCPeerID(displayName: "me")
    #expect(throws: MCError.self) { try MCSession(peer: peer).send(Data(), toPeers: [peer], with: .reliable) }
    let calls = CXCallController()
    let error = await withCheckedContinuation { answer in
      calls.request(CXTransaction(action: CXEndCallAction(call: UUID()))) { answer.resume(returning: $0) }
    }
    #expect((error as NSError?)?.domain == CXErrorDomainRequestTransaction)
    INInteraction(intent: INIntent(), response: nil).donate { #expect($0 == nil) }
    #expect(!GKLocalPlayer.local.isAuthenticated)
    #expect(
      NFCNDEFPayload.wellKnownTypeURIPayload(string: "https://a.b")?.wellKnownTypeURIPayload()?.host == "a.b")
  }

  @Test("Whether a network leads out is asked of the machine")
  func reachability() {
    var flags = SCNetworkReachabilityFlags()
    let target = SCNetworkReachabilityCreateWithName(nil, "example.com")!
    #expect(SCNetworkReachabilityGetFlags(target, &flags) && !flags.contains(.isWWAN))
  }

  @Test("Digests and codes are those that everybody knows")
  func digests() {
    var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    let data = Data("abc".utf8)
    _ = data.withUnsafeBytes { CC_SHA256($0.baseAddress, CC_LONG(data.count), &digest) }
    #expect(digest.prefix(4) == [0xba, 0x78, 0x16, 0xbf])
  }

  @Test("Matrices, turns and vectors")
  func vectors() {
    let turn = simd_quatf(angle: .pi / 2, axis: [0, 0, 1])
    #expect(simd_length(turn.act([1, 0, 0]) - simd_float3(0, 1, 0)) < 1e-5)
    var matrix = simd_float4x4(turn)
    matrix.columns.3 = [1, 2, 3, 1]
    let back = matrix.inverse * (matrix * simd_float4(4, 5, 6, 1))
    #expect(simd_length(back - simd_float4(4, 5, 6, 1)) < 1e-4)
    #expect(abs(simd_float3x3(diagonal: [2, 3, 4]).determinant - 24) < 1e-4)
    #expect(simd_cross(simd_float3(1, 0, 0), simd_float3(0, 1, 0)) == [0, 0, 1])
    #expect(simd_float3x3(turn).transpose * (simd_float3x3(turn) * simd_float3(1, 2, 3)) != .zero)
  }

  @Test("Nodes of a space know where they are and are moved by actions") @MainActor
  func space() {
    let scene = SCNScene()
    let arm = SCNNode(), hand = SCNNode(geometry: SCNBox(width: 1, height: 1, length: 1, chamferRadius: 0))
    arm.addChildNode(hand)
    scene.rootNode.addChildNode(arm)
    hand.position = SCNVector3(2, 0, 0)
    arm.eulerAngles = SCNVector3(0, 0, Float.pi / 2)
    #expect(abs(hand.worldPosition.y - 2) < 1e-4 && abs(hand.worldPosition.x) < 1e-4)
    let view = SCNView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.scene = scene
    arm.runAction(.sequence([.move(to: SCNVector3(0, -2, 0), duration: 0.5), .scale(to: 2, duration: 0.5)]))
    for frame in 0...61 { view.advance(to: Double(frame) / 60) }
    #expect(abs(arm.position.y + 2) < 1e-4 && abs(arm.scale.x - 2) < 0.01 && !arm.hasActions)
    #expect(view.hitTest(CGPoint(x: 50, y: 50)).first?.node === hand)
  }

  @Test("Strokes are kept, drawn and read again") @MainActor
  func ink() throws {
    let points = stride(from: CGFloat(0), through: 40, by: 10).map {
      PKStrokePoint(
        location: CGPoint(x: $0, y: 20), timeOffset: 0, size: CGSize(width: 6, height: 6), opacity: 1,
        force: 1, azimuth: 0, altitude: 0)
    }
    let path = PKStrokePath(controlPoints: points, creationDate: Date())
    let drawing = PKDrawing(strokes: [PKStroke(ink: PKInk(.pen, color: .red), path: path)])
    #expect(try PKDrawing(data: drawing.dataRepresentation()) == drawing)
    #expect(drawing.bounds.contains(CGRect(x: 0, y: 18, width: 40, height: 4)))
    #expect(drawing.image(from: CGRect(x: 0, y: 0, width: 40, height: 40), scale: 1).size.width == 40)
  }
}
