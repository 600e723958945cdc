import AVFoundation
import Testing

/// A tone of so many seconds, as a WAV file.
private func tone(_ seconds: Double) -> Data {
  let count = Int(seconds * 8000)
  var data = Data()
  func add<T: FixedWidthInteger>(_ value: T) {
    withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) }
  }
  data.append(contentsOf: Array("RIFF".utf8))
  add(UInt32(36 + 2 * count))
  data.append(contentsOf: Array("WAVEfmt ".utf8))
  add(UInt32(16))
  add(UInt16(1))
  add(UInt16(1))
  add(UInt32(8000))
  add(UInt32(16000))
  add(UInt16(2))
  add(UInt16(16))
  data.append(contentsOf: Array("data".utf8))
  add(UInt32(2 * count))
  for index in 0..<count { add(Int16(8000 * sin(Double(index) * 440 * 2 * .pi / 8000))) }
  return data
}

private func file(_ seconds: Double) throws -> URL {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("tone-\(UUID().uuidString).wav")
  try tone(seconds).write(to: url)
  return url
}

/// Lets the main queue run until something holds, for at most 500 turns of 10 ms or more: sound has a clock of its own. Counted
/// in turns, since a turn is long while other tests hold the main queue.
@MainActor private func wait(until isDone: () -> Bool) async throws {
  for _ in 0..<500 where !isDone() { try await Task.sleep(nanoseconds: 10_000_000) }
}

@MainActor @Suite("Sounds", .serialized)
struct SoundTests {
  private final class Ends: NSObject, AVAudioPlayerDelegate {
    var count = 0
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
      if flag { count += 1 }
    }
  }

  @Test("A sound has a length, plays to its end, tells so once and stands at its beginning")
  func playing() async throws {
    let player = try AVAudioPlayer(contentsOf: file(0.3))
    #expect(abs(player.duration - 0.3) < 0.001 && player.numberOfChannels == 1 && !player.isPlaying)
    let ends = Ends()
    player.delegate = ends
    player.play()
    #expect(player.isPlaying)
    try await wait { ends.count > 0 }
    #expect(ends.count == 1 && !player.isPlaying && player.currentTime == 0)
  }

  @Test("A file says its title and its artist; the ranges of a file that is there are all of it")
  func metadata() async throws {
    func chunk(_ name: String, _ data: Data) -> Data {
      Data(name.utf8) + withUnsafeBytes(of: UInt32(data.count).littleEndian) { Data($0) } + data
    }
    let words = chunk("INAM", Data("Tone\0\0".utf8)) + chunk("IART", Data("Nobody\0\0".utf8))
    var data = tone(0.5)
    data.insert(contentsOf: chunk("LIST", Data("INFO".utf8) + words), at: 36)
    data.replaceSubrange(4..<8, with: withUnsafeBytes(of: UInt32(data.count - 8).littleEndian) { Data($0) })
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("named-\(UUID().uuidString).wav")
    try data.write(to: url)
    let asset = AVURLAsset(url: url)
    let items = try await asset.load(.commonMetadata)
    let title = AVMetadataItem.metadataItems(from: items, filteredByIdentifier: .commonIdentifierTitle).first
    #expect(try await title?.load(.stringValue) == "Tone")
    #expect(items.first { $0.commonKey == .commonKeyArtist }?.value as? NSString == "Nobody")
    let (length, plays, tracks, _) = try await asset.load(.duration, .isPlayable, .tracks, .metadata)
    #expect(length == asset.duration && plays && tracks.count == 1)
    let (place, size) = try await tracks[0].load(.timeRange, .naturalSize)
    #expect(place.duration == length && size == .zero)
    let range = AVPlayerItem(asset: asset).loadedTimeRanges.first?.timeRangeValue
    #expect(abs((range?.duration.seconds ?? 0) - 0.5) < 0.01)
    #expect(NSValue(time: CMTime(value: 3, timescale: 2)).timeValue.seconds == 1.5)
  }

  @Test("A paused sound stays where it is; it can be set to any place; loops lengthen it")
  func pausing() async throws {
    let player = try AVAudioPlayer(data: tone(10))
    // Who waits may wait for long beside other tests.
    player.numberOfLoops = -1
    player.play()
    try await wait { player.currentTime > 0.05 }
    player.pause()
    let time = player.currentTime
    #expect(time > 0)
    try await Task.sleep(nanoseconds: 100_000_000)
    #expect(player.currentTime == time)
    player.currentTime = 8
    #expect(abs(player.currentTime - 8) < 0.001)
    let short = try AVAudioPlayer(data: tone(0.1))
    short.numberOfLoops = 2
    let ends = Ends()
    short.delegate = ends
    let begin = Date()
    short.play()
    try await wait { ends.count > 0 }
    #expect(ends.count == 1 && Date().timeIntervalSince(begin) > 0.2)
  }

  @Test("A recording that cannot begin leaves the sounds that play")
  func recordingBeside() async throws {
    let player = try AVAudioPlayer(data: tone(0.2))
    let ends = Ends()
    player.delegate = ends
    player.play()
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("none-\(UUID().uuidString).wav")
    _ = try AVAudioRecorder(url: url, settings: [:]).record()
    try await wait { ends.count > 0 }
    #expect(ends.count == 1)
  }

  @Test("What is no sound is an error that says which file")
  func broken() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("broken-\(UUID().uuidString).mp3")
    try Data("no sound".utf8).write(to: url)
    let error = #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: url) }
    #expect(error?.localizedDescription.contains(url.lastPathComponent) == true)
    #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere.wav")) }
    #expect(AVPlayerItem(url: url).status == .failed)
  }

  @Test("A player posts the end of its item; a queue goes on with the next")
  func players() async throws {
    let items = try [AVPlayerItem(url: file(0.1)), AVPlayerItem(url: file(0.1))]
    let queue = AVQueuePlayer(items: items)
    var ended: [ObjectIdentifier] = []
    let token = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: nil, queue: nil
    ) { note in MainActor.assumeIsolated { ended.append(ObjectIdentifier(note.object as AnyObject)) } }
    defer { NotificationCenter.default.removeObserver(token) }
    queue.play()
    #expect(queue.timeControlStatus == .playing && queue.items() == items)
    try await wait { ended.count == 2 }
    #expect(ended == items.map { ObjectIdentifier($0) } && queue.currentItem == nil)
  }

  @Test("Times are fractions that add up exactly")
  func times() {
    let third = CMTime(value: 1, timescale: 3)
    #expect(third + third + third == CMTime(seconds: 1, preferredTimescale: 600))
    #expect(CMTime(seconds: 1.5, preferredTimescale: 600).value == 900)
    #expect(CMTime.zero < third && third < .positiveInfinity && !CMTime.invalid.isNumeric)
    #expect((CMTime(value: 5, timescale: 10) - CMTime(value: 1, timescale: 4)).seconds == 0.25)
    #expect(CMTime.indefinite.seconds.isNaN)
  }
}
