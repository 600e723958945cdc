import AVFoundation
import Foundation
import Sash
import Testing
import WeatherKit

@MainActor @Suite("Cameras, films and weather that are absent say so")
struct CameraTests {
  private final class Photographer: NSObject, AVCapturePhotoCaptureDelegate {
    var done: (((any Error)?) -> Void)?
    func photoOutput(
      _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) { done?(photo.fileDataRepresentation() == nil ? error : nil) }
  }

  @Test("A session can be put together and does not run")
  func session() {
    let session = AVCaptureSession()
    session.beginConfiguration()
    let output = AVCaptureMetadataOutput()
    #expect(session.canAddOutput(output))
    session.addOutput(output)
    #expect(!session.canAddOutput(output) && session.outputs == [output])
    session.commitConfiguration()
    session.startRunning()
    #expect(!session.isRunning && AVCaptureDevice.default(for: .video) == nil)
    #expect(
      AVCaptureDevice.DiscoverySession(
        deviceTypes: [.builtInWideAngleCamera], mediaType: .video, position: .back
      ).devices.isEmpty)
    let layer = AVCaptureVideoPreviewLayer(session: session)
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    #expect(
      layer.captureDevicePointConverted(fromLayerPoint: CGPoint(x: 5, y: 5)) == CGPoint(x: 0.5, y: 0.25))
    session.removeOutput(output)
    #expect(session.outputs.isEmpty)
  }

  @Test("A photo fails, and the delegate hears so")
  func photo() async {
    let (output, photographer) = (AVCapturePhotoOutput(), Photographer())
    let error = await withCheckedContinuation { (answer: CheckedContinuation<(any Error)?, Never>) in
      photographer.done = { answer.resume(returning: $0) }
      output.capturePhoto(with: AVCapturePhotoSettings(), delegate: photographer)
    }
    #expect(error as? AVError == AVError(.deviceNotConnected))
  }

  @Test("Pictures of films cannot be made")
  func pictures() async {
    let generator = AVAssetImageGenerator(asset: AVURLAsset(url: URL(fileURLWithPath: "/nothing.mp4")))
    await #expect(throws: AVError.self) { try await generator.image(at: .zero) }
  }

  @Test("The weather is not told; its words are")
  func weather() async {
    await #expect(throws: WeatherError.self) {
      try await WeatherService.shared.weather(for: CLLocation(latitude: 1, longitude: 2))
    }
    #expect(WeatherCondition.mostlyCloudy.description == "Mostly Cloudy")
    #expect(MoonPhase.waxingCrescent.symbolName == "moonphase.waxing.crescent")
    #expect(Wind.CompassDirection.northNortheast.abbreviation == "NNE")
  }
}
