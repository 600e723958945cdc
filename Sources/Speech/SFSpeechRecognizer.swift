import Foundation
import SashMessages

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}
public enum SFSpeechRecognitionTaskHint: Int, Sendable { case unspecified, dictation, search, confirmation }
public enum SFSpeechRecognitionTaskState: Int, Sendable {
  case starting, running, finishing, canceling, completed
}

/// Understands what is said. Nothing here does: it is never available, as in a language that a device does not know.
///
/// It is no `NSObject` here, whose initialiser could not fail as this one may.
///
/// - Missing: recognising speech.
open class SFSpeechRecognizer: @unchecked Sendable {
  public let locale: Locale
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  open var queue = OperationQueue.main
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  open var supportsOnDeviceRecognition: Bool { false }
  open var isAvailable: Bool { false }
  public convenience init?() { self.init(.current) }
  public convenience init?(locale: Locale) { self.init(locale) }
  private init(_ locale: Locale) { self.locale = locale }

  open class func supportedLocales() -> Set<Locale> { [] }
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .restricted }
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {
    tellOnce("speech is not recognised here; the answer is .restricted.", by: "Speech")
    DispatchQueue.main.async { handler(.restricted) }
  }
  /// Ends at once with an error.
  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    nonisolated(unsafe) let handler = resultHandler
    let error = Self.unavailable()
    queue.addOperation { handler(nil, error) }
    return SFSpeechRecognitionTask(error: error)
  }
  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
  ) -> SFSpeechRecognitionTask {
    nonisolated(unsafe) let delegate = delegate
    let task = SFSpeechRecognitionTask(error: Self.unavailable())
    queue.addOperation { delegate.speechRecognitionTask(task, didFinishSuccessfully: false) }
    return task
  }
  private static func unavailable() -> NSError {
    tellOnce("speech is not recognised here; ask isAvailable first.", by: "Speech")
    return NSError(
      domain: "kAFAssistantErrorDomain", code: 1700,
      userInfo: [NSLocalizedDescriptionKey: "Speech is not recognised on this machine."])
  }
}

public protocol SFSpeechRecognizerDelegate: AnyObject {
  func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}
extension SFSpeechRecognizerDelegate {
  public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
  {}
}
public protocol SFSpeechRecognitionTaskDelegate: AnyObject {
  func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
}
extension SFSpeechRecognitionTaskDelegate {
  public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
  {}
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
  ) {}
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult
  ) {}
}

/// What is to be understood.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  open var shouldReportPartialResults = true
  open var contextualStrings: [String] = []
  open var requiresOnDeviceRecognition = false
  open var addsPunctuation = false
  public override init() { super.init() }
}
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  public let url: URL
  public init(url URL: URL) {
    url = URL
    super.init()
  }
}
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// Takes sound, of whatever type a buffer is.
  open func append(_ audioPCMBuffer: AnyObject) {}
  open func endAudio() {}
}

/// Understanding one request.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  public let error: (any Error)?
  open private(set) var isCancelled = false
  open var state: SFSpeechRecognitionTaskState { .completed }
  open var isFinishing: Bool { false }
  init(error: any Error) { self.error = error }
  open func cancel() { isCancelled = true }
  open func finish() {}
}

/// What was understood. There is none here.
open class SFTranscription: NSObject, @unchecked Sendable {
  public let formattedString: String
  public let segments: [SFTranscriptionSegment] = []
  init(_ text: String) { formattedString = text }
}
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
  open var substring: String { "" }
  open var confidence: Float { 0 }
  /// In seconds.
  open var timestamp: TimeInterval { 0 }
  open var duration: TimeInterval { 0 }
}
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  open var bestTranscription: SFTranscription { SFTranscription("") }
  open var transcriptions: [SFTranscription] { [] }
  open var isFinal: Bool { true }
  open var speechRecognitionMetadata: NSObject? { nil }
}
