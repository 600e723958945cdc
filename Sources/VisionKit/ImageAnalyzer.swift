import CoreGraphics
import Foundation
import UIKit

/// What was found in a picture. Nothing reads pictures here, so none is ever made.
public final class ImageAnalysis: Sendable {
  init() {}
  public var transcript: String { "" }
  public func hasResults(for analysisTypes: ImageAnalyzer.AnalysisTypes) -> Bool { false }
}

/// Finds text and things in pictures. Nothing reads pictures here: it is not supported, and asking it throws.
public final class ImageAnalyzer: Sendable {
  public struct AnalysisTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let text = AnalysisTypes(rawValue: 1)
    public static let machineReadableCode = AnalysisTypes(rawValue: 2)
    public static let visualLookUp = AnalysisTypes(rawValue: 4)
  }
  public struct Configuration: Sendable {
    public let analysisTypes: AnalysisTypes
    public var locales: [String] = []
    public init(_ types: AnalysisTypes) { analysisTypes = types }
  }
  struct Unsupported: Error, LocalizedError {
    var errorDescription: String? { "Pictures cannot be analysed on this system." }
  }
  public static var isSupported: Bool { false }
  public static var supportedTextRecognitionLanguages: [String] { [] }
  public init() {}
  public func analyze(_ image: UIImage, configuration: Configuration) async throws -> ImageAnalysis {
    throw Unsupported()
  }
  public func analyze(
    _ image: UIImage, orientation: UIImage.Orientation, configuration: Configuration
  ) async throws -> ImageAnalysis { throw Unsupported() }
  public func analyze(imageAt url: URL, configuration: Configuration) async throws -> ImageAnalysis {
    throw Unsupported()
  }
}

/// Lets a person select what was found in a picture. Nothing is ever found here: it takes part in a view and shows nothing.
@MainActor @preconcurrency
public final class ImageAnalysisInteraction: NSObject, UIInteraction {
  public struct InteractionTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let automatic = InteractionTypes(rawValue: 1)
    public static let textSelection = InteractionTypes(rawValue: 2)
    public static let dataDetectors = InteractionTypes(rawValue: 4)
    public static let imageSubject = InteractionTypes(rawValue: 8)
    public static let visualLookUp = InteractionTypes(rawValue: 16)
    public static let automaticTextOnly = InteractionTypes(rawValue: 32)
  }
  public weak var delegate: (any ImageAnalysisInteractionDelegate)?
  public private(set) weak var view: UIView?
  public var analysis: ImageAnalysis?
  public var preferredInteractionTypes: InteractionTypes = []
  public var activeInteractionTypes: InteractionTypes { [] }
  public var selectableItemsHighlighted = false
  public var allowsLongPressForDataDetectorsInTextMode = true
  public var isSupplementaryInterfaceHidden = false
  public var supplementaryInterfaceContentInsets = UIEdgeInsets.zero
  public var selectedText: String { "" }
  public var text: String { "" }
  public var hasActiveTextSelection: Bool { false }
  public var liveTextButtonVisible: Bool { false }
  public override init() { super.init() }
  public init(_ delegate: any ImageAnalysisInteractionDelegate) {
    super.init()
    self.delegate = delegate
  }
  public func willMove(to view: UIView?) {}
  public func didMove(to view: UIView?) { self.view = view }
  public func setSupplementaryInterfaceHidden(_ hidden: Bool, animated: Bool) {
    isSupplementaryInterfaceHidden = hidden
  }
  public func resetTextSelection() {}
  public func setContentsRectNeedsUpdate() {}
  public func hasText(at point: CGPoint) -> Bool { false }
  public func hasInteractiveItem(at point: CGPoint) -> Bool { false }
}
@MainActor @preconcurrency
public protocol ImageAnalysisInteractionDelegate: AnyObject {
  func interaction(
    _ interaction: ImageAnalysisInteraction, shouldBeginAt point: CGPoint,
    for interactionType: ImageAnalysisInteraction.InteractionTypes
  ) -> Bool
  func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect
  func contentView(for interaction: ImageAnalysisInteraction) -> UIView?
  func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController?
  func interaction(_ interaction: ImageAnalysisInteraction, highlightSelectedItemsDidChange highlight: Bool)
  func textSelectionDidChange(_ interaction: ImageAnalysisInteraction)
}
extension ImageAnalysisInteractionDelegate {
  public func interaction(
    _ interaction: ImageAnalysisInteraction, shouldBeginAt point: CGPoint,
    for interactionType: ImageAnalysisInteraction.InteractionTypes
  ) -> Bool { true }
  public func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect {
    CGRect(x: 0, y: 0, width: 1, height: 1)
  }
  public func contentView(for interaction: ImageAnalysisInteraction) -> UIView? { nil }
  public func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController? { nil }
  public func interaction(
    _ interaction: ImageAnalysisInteraction, highlightSelectedItemsDidChange highlight: Bool
  ) {}
  public func textSelectionDidChange(_ interaction: ImageAnalysisInteraction) {}
}
