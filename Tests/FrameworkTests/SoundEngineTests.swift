import AVFoundation
import Foundation
import Testing

/// Lets the main queue run until something holds, for at most 500 turns of 10 ms or more.
@MainActor private func wait(until isDone: () -> Bool) async throws {
  for _ in 0..<500 where !isDone() { try await Task.sleep(nanoseconds: 10_000_000) }
}
private func file(_ ending: String) -> URL {
  FileManager.default.temporaryDirectory.appendingPathComponent("sound-\(UUID().uuidString).\(ending)")
}
/// A buffer with a tone of so many frames at 8000 a second.
private func tone(_ frames: Int) -> AVAudioPCMBuffer {
  let format = AVAudioFormat(standardFormatWithSampleRate: 8000, channels: 1)!
  let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: AVAudioFrameCount(frames))!
  buffer.frameLength = buffer.frameCapacity
  for index in 0..<frames { buffer.floatChannelData![0][index] = Float(sin(Double(index) / 3)) / 2 }
  return buffer
}

@MainActor @Suite("Engines of sound, speech and recordings", .serialized)
struct SoundEngineTests {
  @Test("Formats say how sound lies in memory; buffers have a row for each channel, or one for all")
  func buffers() {
    let format = AVAudioFormat(
      commonFormat: .pcmFormatInt16, sampleRate: 44_100, channels: 2, interleaved: true)!
    let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 16)!
    #expect(buffer.frameLength == 0 && buffer.stride == 2 && buffer.floatChannelData == nil)
    #expect(buffer.int16ChannelData != nil && !format.isStandard)
    #expect(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2)!.isStandard)
    #expect(AVAudioFormat(settings: format.settings) == format)
  }

  @Test("What is written to a file is read from it again, from any frame on")
  func files() throws {
    let url = file("wav")
    let writer = try AVAudioFile(
      forWriting: url, settings: [AVSampleRateKey: 8000.0, AVNumberOfChannelsKey: 1])
    let written = tone(800)
    try writer.write(from: written)
    #expect(writer.length == 800)
    writer.close()
    let reader = try AVAudioFile(forReading: url)
    #expect(reader.length == 800 && reader.processingFormat.sampleRate == 8000)
    let read = AVAudioPCMBuffer(pcmFormat: reader.processingFormat, frameCapacity: 1000)!
    reader.framePosition = 100
    try reader.read(into: read)
    #expect(read.frameLength == 700)
    #expect(abs(read.floatChannelData![0][5] - written.floatChannelData![0][105]) < 0.001)
    #expect(throws: (any Error).self) { try reader.write(from: read) }
  }

  @Test("A node plays what was scheduled, one after the other; what comes out is heard by a tap")
  func engine() async throws {
    let engine = AVAudioEngine()
    let player = AVAudioPlayerNode()
    engine.attach(player)
    engine.connect(player, to: engine.mainMixerNode, format: nil)
    #expect(player.engine === engine && player.lastRenderTime == nil)
    nonisolated(unsafe) var (ends, loudest) = (0, Float(0))
    engine.mainMixerNode.installTap(onBus: 0, bufferSize: 512, format: nil) { buffer, _ in
      let row = buffer.floatChannelData![0]
      let peak = (0..<Int(buffer.frameLength)).map { abs(row[$0]) }.max() ?? 0
      DispatchQueue.main.async { loudest = max(loudest, peak) }
    }
    player.scheduleBuffer(tone(400)) { DispatchQueue.main.async { ends += 1 } }
    player.scheduleBuffer(tone(400), at: nil, options: []) { DispatchQueue.main.async { ends += 1 } }
    try engine.start()
    #expect(engine.isRunning && !player.isPlaying)
    player.play()
    try await wait { ends == 2 && loudest > 0 }
    #expect(ends == 2 && loudest > 0.4 && loudest <= 0.6)
    #expect(player.lastRenderTime != nil)
    player.stop()
    engine.stop()
    #expect(!engine.isRunning && !player.isPlaying)
  }

  @Test("A loop goes on until something interrupts it; who is stopped hears of its end")
  func loops() async throws {
    let engine = AVAudioEngine()
    let player = AVAudioPlayerNode()
    engine.attach(player)
    engine.connect(player, to: engine.mainMixerNode, format: nil)
    nonisolated(unsafe) var ended: [String] = []
    player.scheduleBuffer(tone(80), at: nil, options: .loops) {
      DispatchQueue.main.async { ended.append("loop") }
    }
    try engine.start()
    player.play()
    try await Task.sleep(nanoseconds: 100_000_000)
    #expect(ended.isEmpty)
    player.scheduleBuffer(tone(80), at: nil, options: .interrupts) {
      DispatchQueue.main.async { ended.append("other") }
    }
    try await wait { ended.count == 2 }
    #expect(ended == ["loop", "other"])
    engine.stop()
  }

  private final class Hearer: NSObject, AVSpeechSynthesizerDelegate {
    var told: [String] = []
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
      told.append("start")
    }
    func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString range: NSRange,
      utterance: AVSpeechUtterance
    ) { told.append((utterance.speechString as NSString).substring(with: range)) }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
      told.append("finish")
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
      told.append("cancel")
    }
  }

  @Test("Speech tells of its start, of each word and of its end, and gives up what waits when it is stopped")
  func speech() async throws {
    let (speaker, hearer) = (AVSpeechSynthesizer(), Hearer())
    speaker.delegate = hearer
    let fast = AVSpeechUtterance(string: "It’s on, now.")
    fast.rate = AVSpeechUtteranceMaximumSpeechRate
    fast.volume = 0
    speaker.speak(fast)
    #expect(speaker.isSpeaking)
    try await wait { !speaker.isSpeaking }
    #expect(hearer.told.first == "start" && hearer.told.last == "finish")
    #expect(hearer.told.contains("It’s") || hearer.told.count == 2)
    hearer.told = []
    let slow = AVSpeechUtterance(string: "one two three four five six seven eight nine ten")
    slow.volume = 0
    speaker.speak(slow)
    speaker.speak(AVSpeechUtterance(string: "later"))
    try await wait { hearer.told.contains("one") }
    #expect(speaker.stopSpeaking(at: .immediate) && !speaker.isSpeaking)
    #expect(hearer.told.filter { $0 == "cancel" }.count == 2 && !speaker.stopSpeaking(at: .immediate))
    #expect(AVSpeechSynthesisVoice(language: "en-GB")?.language == "en-GB")
    #expect(AVSpeechSynthesisVoice(language: "qqq") == nil)
  }

  @Test("A recorder has a file of the form that was asked for; without a microphone it says no")
  func recorder() throws {
    let url = file("caf")
    let recorder = try AVAudioRecorder(
      url: url,
      settings: [
        AVSampleRateKey: 16_000, AVNumberOfChannelsKey: 1, AVFormatIDKey: Int(kAudioFormatLinearPCM),
      ])
    #expect(recorder.prepareToRecord() && FileManager.default.fileExists(atPath: url.path))
    #expect(
      !recorder.isRecording && recorder.currentTime == 0 && recorder.averagePower(forChannel: 0) == -160)
    if recorder.record() { #expect(recorder.isRecording) }
    recorder.stop()
    #expect(!recorder.isRecording && recorder.deleteRecording())
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }
}
