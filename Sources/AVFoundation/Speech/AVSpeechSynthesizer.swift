import Foundation
import SashMessages

/// Hears how speech goes on.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}
extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}

/// Says texts, one after the other, by the program `espeak-ng` (or `espeak`) of the machine.
///
/// Where that is not installed the texts are said in silence: their words come and go as they would if they were heard. When a
/// word begins is estimated from the rate.
///
/// - Missing: writing speech to buffers.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  open private(set) var isSpeaking = false
  open private(set) var isPaused = false
  open var usesApplicationAudioSession = true
  private var waiting: [AVSpeechUtterance] = []
  private var current: AVSpeechUtterance?
  private var words: ArraySlice<NSRange> = []
  private var program: Process?
  /// Grows when what is going on ends, so that what waits for a moment of it knows that it is over.
  private var turn = 0
  private var stopsAfterWord: (() -> Void)?

  public override init() { super.init() }
  deinit { program?.terminate() }

  /// Says a text after those that wait. Called on the main thread.
  open func speak(_ utterance: AVSpeechUtterance) {
    waiting.append(utterance)
    isSpeaking = true
    if current == nil { begin() }
  }
  /// Gives up what is said and what waits; false if there is nothing.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard isSpeaking else { return false }
    if boundary == .word, !words.isEmpty, !isPaused {
      stopsAfterWord = { [weak self] in self?.cancel() }
    } else {
      cancel()
    }
    return true
  }
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard isSpeaking, !isPaused else { return false }
    if boundary == .word, !words.isEmpty {
      stopsAfterWord = { [weak self] in self?.pause() }
    } else {
      pause()
    }
    return true
  }
  @discardableResult open func continueSpeaking() -> Bool {
    guard isPaused, let current else { return false }
    isPaused = false
    delegate?.speechSynthesizer(self, didContinue: current)
    say(from: words.first?.location ?? current.speechString.utf16.count)
    return true
  }

  private func after(_ seconds: TimeInterval, _ action: @escaping (AVSpeechSynthesizer) -> Void) {
    let turn = turn
    nonisolated(unsafe) let action = action
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
      guard let self, turn == self.turn else { return }
      action(self)
    }
  }
  private func begin() {
    guard !waiting.isEmpty else { return isSpeaking = false }
    let utterance = waiting.removeFirst()
    (current, words) = (utterance, utterance.words[...])
    after(utterance.preUtteranceDelay) {
      $0.delegate?.speechSynthesizer($0, didStart: utterance)
      $0.say(from: 0)
    }
  }
  /// Says what follows a place, in UTF-16 units.
  private func say(from start: Int) {
    guard let current else { return }
    let rest = (current.speechString as NSString).substring(
      from: min(start, current.speechString.utf16.count))
    program = SpeechProgram.say(rest, current) { [weak self, turn] in
      guard let self, turn == self.turn else { return }
      self.program = nil
      self.heard()
    }
    nextWord()
  }
  /// Says that the next word comes, and waits for the one after it.
  private func nextWord() {
    if let stop = stopsAfterWord {
      stopsAfterWord = nil
      return stop()
    }
    guard let current else { return }
    guard let word = words.first else {
      // A program that speaks tells itself when it has come to the end.
      return program == nil ? heard() : ()
    }
    delegate?.speechSynthesizer(self, willSpeakRangeOfSpeechString: word, utterance: current)
    // A word of English has five letters and a space.
    let seconds = 60 / current.wordsPerMinute * Double(word.length + 1) / 6
    after(seconds) {
      $0.words = $0.words.dropFirst()
      $0.nextWord()
    }
  }
  private func heard() {
    guard let current else { return }
    turn += 1
    (words, stopsAfterWord) = ([], nil)
    after(current.postUtteranceDelay) {
      $0.current = nil
      if $0.waiting.isEmpty { $0.isSpeaking = false }
      $0.delegate?.speechSynthesizer($0, didFinish: current)
      if $0.current == nil { $0.begin() }
    }
  }
  private func silence() {
    turn += 1
    stopsAfterWord = nil
    program?.terminate()
    program = nil
  }
  private func pause() {
    silence()
    isPaused = true
    if let current { delegate?.speechSynthesizer(self, didPause: current) }
  }
  private func cancel() {
    silence()
    let cancelled = [current].compactMap { $0 } + waiting
    (current, words, waiting, isSpeaking, isPaused) = (nil, [], [], false, false)
    for utterance in cancelled { delegate?.speechSynthesizer(self, didCancel: utterance) }
  }
}

/// The program of the machine that speaks.
private enum SpeechProgram {
  private static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    for name in ["espeak-ng", "espeak"] {
      for folder in folders where FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)") {
        return "\(folder)/\(name)"
      }
    }
    tellOnce(
      "no program for speech is installed, so texts are said in silence; the package espeak-ng has one.",
      by: "AVFoundation")
    return nil
  }()

  /// Starts it; nil where there is none, or if it cannot be started.
  static func say(
    _ text: String, _ utterance: AVSpeechUtterance, onEnd: @escaping @Sendable () -> Void
  ) -> Process? {
    guard let path, !text.isEmpty else { return nil }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    let language = utterance.voice?.language ?? AVSpeechSynthesisVoice.currentLanguageCode()
    process.arguments = [
      "-v", language.lowercased(), "-s", "\(Int(utterance.wordsPerMinute))",
      "-p", "\(Int(min(99, 50 * utterance.pitchMultiplier)))", "-a", "\(Int(100 * utterance.volume))", "--",
      text,
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { ended in
      if ended.terminationReason == .exit { DispatchQueue.main.async(execute: onEnd) }
    }
    return (try? process.run()) == nil ? nil : process
  }
}
