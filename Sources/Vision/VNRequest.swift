import CoreGraphics
import CoreImage
import CoreML
import CoreVideo
import Foundation
import SashFoundation
import SashMessages

/// Why pictures could not be looked into.
public struct VNError: _FrameworkError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static func _words(_ code: Code) -> String? { "Pictures cannot be looked into here." }
  public static var errorDomain: String { "com.apple.vis" }

  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = VNError
    case requestCancelled = 1
    case invalidFormat = 2
    case operationFailed = 3
    case outOfBoundsError = 4
    case invalidOption = 5
    case ioError = 6
    case missingOption = 7
    case notImplemented = 8
    case internalError = 9
    case outOfMemory = 10
    case unknownError = 11
    case invalidOperation = 12
    case invalidImage = 13
    case invalidArgument = 14
    case invalidModel = 15
    case unsupportedRevision = 16
    case dataUnavailable = 17
    case timeStampNotFound = 18
    case unsupportedRequest = 19
    case timeout = 20
  }
  public static var requestCancelled: Code { .requestCancelled }
  public static var invalidFormat: Code { .invalidFormat }
  public static var operationFailed: Code { .operationFailed }
  public static var outOfBoundsError: Code { .outOfBoundsError }
  public static var invalidOption: Code { .invalidOption }
  public static var ioError: Code { .ioError }
  public static var missingOption: Code { .missingOption }
  public static var notImplemented: Code { .notImplemented }
  public static var internalError: Code { .internalError }
  public static var outOfMemory: Code { .outOfMemory }
  public static var unknownError: Code { .unknownError }
  public static var invalidOperation: Code { .invalidOperation }
  public static var invalidImage: Code { .invalidImage }
  public static var invalidArgument: Code { .invalidArgument }
  public static var invalidModel: Code { .invalidModel }
  public static var unsupportedRevision: Code { .unsupportedRevision }
  public static var dataUnavailable: Code { .dataUnavailable }
  public static var timeStampNotFound: Code { .timeStampNotFound }
  public static var unsupportedRequest: Code { .unsupportedRequest }
  public static var timeout: Code { .timeout }
}

public typealias VNConfidence = Float
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// Something that is looked for in a picture. Nothing here can look for it: the handler that performs it throws.
open class VNRequest: NSObject, VNRequestResults, @unchecked Sendable {
  public let completionHandler: VNRequestCompletionHandler?
  public override convenience init() { self.init(completionHandler: nil) }
  public init(completionHandler: VNRequestCompletionHandler?) { self.completionHandler = completionHandler }
  open var preferBackgroundProcessing = false
  open var usesCPUOnly = false
  open var revision = 1
  open func cancel() {}
}
/// What a request has found. Requests of a kind say so with observations of that kind.
public protocol VNRequestResults: AnyObject {}
extension VNRequestResults {
  public var results: [VNObservation]? { nil }
}
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
  /// The part of the picture that is looked at, from 0 to 1.
  open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}
/// Looks for codes.
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNBarcodeObservation]? { nil }
  open var symbologies: [VNBarcodeSymbology] = []
  /// None can be read.
  open func supportedSymbologies() throws -> [VNBarcodeSymbology] { [] }
}
/// Looks for faces.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNFaceObservation]? { nil }
}
/// Reads text.
open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNRecognizedTextObservation]? { nil }
  public enum RecognitionLevel: Int, Sendable { case accurate, fast }
  open var recognitionLevel = RecognitionLevel.accurate
  open var recognitionLanguages: [String] = []
  open var usesLanguageCorrection = true
  open var customWords: [String] = []
  open var minimumTextHeight: Float = 0
  open var automaticallyDetectsLanguage = false
  open func supportedRecognitionLanguages() throws -> [String] { [] }
}
public typealias VNRequestTextRecognitionLevel = VNRecognizeTextRequest.RecognitionLevel

/// Something that was found.
open class VNObservation: NSObject, @unchecked Sendable {
  override init() { super.init() }
  public let uuid = UUID()
  open var confidence: VNConfidence { 0 }
}
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
  open var boundingBox: CGRect { .zero }
}
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var topLeft: CGPoint { .zero }
  open var topRight: CGPoint { .zero }
  open var bottomLeft: CGPoint { .zero }
  open var bottomRight: CGPoint { .zero }
}
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {}
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
  open var symbology: VNBarcodeSymbology { .qr }
  open var payloadStringValue: String? { nil }
}
open class VNRecognizedText: NSObject, @unchecked Sendable {
  override init() { super.init() }
  open var string: String { "" }
  open var confidence: VNConfidence { 0 }
  /// Where a part of the text stands. Nothing is recognised here, so there is none.
  open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? {
    throw VNError(.invalidArgument)
  }
}
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

/// Looks into a picture. Nothing can be found here: it throws, and tells each request so.
///
/// - Missing: codes, faces and text in pictures.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
  public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) { super.init() }
  public init(data imageData: Data, options: [VNImageOption: Any] = [:]) { super.init() }
  public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) { super.init() }
  public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) { super.init() }
  public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) { super.init() }
  public init(
    cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) { super.init() }
  public init(
    data imageData: Data, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) { super.init() }
  public init(
    ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) { super.init() }
  public init(
    cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) { super.init() }

  open func perform(_ requests: [VNRequest]) throws {
    tellOnce("Codes, faces and text cannot be found in pictures here.", by: "Vision")
    let error = VNError(.notImplemented)
    for request in requests { request.completionHandler?(request, error) }
    throw error
  }
}
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
  public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
}

/// A kind of code.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "VNBarcodeSymbology" + name }
  public static let aztec = VNBarcodeSymbology("Aztec")
  public static let codabar = VNBarcodeSymbology("Codabar")
  public static let code39 = VNBarcodeSymbology("Code39")
  public static let code39Checksum = VNBarcodeSymbology("Code39Checksum")
  public static let code39FullASCII = VNBarcodeSymbology("Code39FullASCII")
  public static let code39FullASCIIChecksum = VNBarcodeSymbology("Code39FullASCIIChecksum")
  public static let code93 = VNBarcodeSymbology("Code93")
  public static let code93i = VNBarcodeSymbology("Code93i")
  public static let code128 = VNBarcodeSymbology("Code128")
  public static let dataMatrix = VNBarcodeSymbology("DataMatrix")
  public static let ean8 = VNBarcodeSymbology("EAN8")
  public static let ean13 = VNBarcodeSymbology("EAN13")
  public static let gs1DataBar = VNBarcodeSymbology("GS1DataBar")
  public static let gs1DataBarExpanded = VNBarcodeSymbology("GS1DataBarExpanded")
  public static let gs1DataBarLimited = VNBarcodeSymbology("GS1DataBarLimited")
  public static let i2of5 = VNBarcodeSymbology("I2of5")
  public static let i2of5Checksum = VNBarcodeSymbology("I2of5Checksum")
  public static let itf14 = VNBarcodeSymbology("ITF14")
  public static let microPDF417 = VNBarcodeSymbology("MicroPDF417")
  public static let microQR = VNBarcodeSymbology("MicroQR")
  public static let msiPlessey = VNBarcodeSymbology("MSIPlessey")
  public static let pdf417 = VNBarcodeSymbology("PDF417")
  public static let qr = VNBarcodeSymbology("QR")
  public static let upce = VNBarcodeSymbology("UPCE")
}
