import Foundation
import SashCore
import UIKit
@_exported import Vision

/// Something that a scanner sees.
public enum RecognizedItem: Identifiable, Sendable {
  public struct Text: Identifiable, Sendable {
    public let id: UUID
    public let transcript: String
  }
  public struct Barcode: Identifiable, Sendable {
    public let id: UUID
    public let observation: VNBarcodeObservation
    public var payloadStringValue: String? { observation.payloadStringValue }
  }
  case text(Text)
  case barcode(Barcode)
  public var id: UUID {
    switch self {
    case .text(let text): text.id
    case .barcode(let code): code.id
    }
  }
}

/// Looks for text and codes in what a camera sees. There is no camera: it is not supported, and starting throws.
///
/// - Missing: cameras.
@MainActor @preconcurrency
open class DataScannerViewController: UIViewController {
  public enum ScanningUnavailable: Error, Sendable { case unsupported, cameraRestricted }
  public enum QualityLevel: Sendable { case balanced, fast, accurate }
  public enum TextContentType: Hashable, Sendable {
    case dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber
    case telephoneNumber, URL, currency
  }
  public struct RecognizedDataType: Hashable, Sendable {
    private let name: String
    public static func text(languages: [String] = [], textContentType: TextContentType? = nil)
      -> RecognizedDataType
    { RecognizedDataType(name: "text \(languages) \(textContentType.map { "\($0)" } ?? "")") }
    public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> RecognizedDataType {
      RecognizedDataType(name: "barcode \(symbologies.map(\.rawValue))")
    }
  }

  public let recognizedDataTypes: Set<RecognizedDataType>
  public let qualityLevel: QualityLevel
  public let recognizesMultipleItems: Bool
  public let isHighFrameRateTrackingEnabled: Bool
  public let isPinchToZoomEnabled: Bool
  public let isGuidanceEnabled: Bool
  public let isHighlightingEnabled: Bool
  open weak var delegate: (any DataScannerViewControllerDelegate)?
  open var regionOfInterest: CGRect?
  open var zoomFactor: Double = 1

  public init(
    recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
    recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
    isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true, isHighlightingEnabled: Bool = false
  ) {
    self.recognizedDataTypes = recognizedDataTypes
    self.qualityLevel = qualityLevel
    self.recognizesMultipleItems = recognizesMultipleItems
    self.isHighFrameRateTrackingEnabled = isHighFrameRateTrackingEnabled
    self.isPinchToZoomEnabled = isPinchToZoomEnabled
    self.isGuidanceEnabled = isGuidanceEnabled
    self.isHighlightingEnabled = isHighlightingEnabled
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }

  /// False.
  open class var isSupported: Bool { false }
  open class var isAvailable: Bool { false }
  open var isScanning: Bool { false }
  open var recognizedItems: AsyncStream<[RecognizedItem]> { AsyncStream { $0.finish() } }
  /// Throws.
  open func startScanning() throws {
    runtimeWarning("DataScannerViewController: there is no camera here.")
    throw ScanningUnavailable.unsupported
  }
  open func stopScanning() {}
  open func capturePhoto() async throws -> UIImage { throw ScanningUnavailable.unsupported }
}

/// Hears of what a scanner sees.
@MainActor @preconcurrency
public protocol DataScannerViewControllerDelegate: AnyObject {
  func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
  func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
  func dataScannerDidZoom(_ dataScanner: DataScannerViewController)
  func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}
extension DataScannerViewControllerDelegate {
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]
  ) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
  public func dataScannerDidZoom(_ dataScanner: DataScannerViewController) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
  ) {}
}
