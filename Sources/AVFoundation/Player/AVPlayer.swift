import Foundation
import SashMessages

/// Plays items: their sound. What is a film plays nothing, and says so once.
///
/// - Missing: pictures of films, streams, rates other than one, key-value observing.
open class AVPlayer: NSObject, @unchecked Sendable {
  public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

  open private(set) var currentItem: AVPlayerItem?
  private var voice: SoundVoice?
  open private(set) var timeControlStatus = TimeControlStatus.paused
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var status: Status {
    currentItem == nil ? .unknown : currentItem!.status == .failed ? .failed : .readyToPlay
  }
  open var error: (any Error)? { currentItem?.error }
  open var automaticallyWaitsToMinimizeStalling = true
  open var allowsExternalPlayback = false
  open var preventsDisplaySleepDuringVideoPlayback = true

  public override init() { super.init() }
  public init(playerItem item: AVPlayerItem?) {
    super.init()
    replaceCurrentItem(with: item)
  }
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
  deinit {
    currentItem?.jump = nil
    if let voice { SoundMixer.shared.remove(voice) }
  }
  /// How often it has gone elsewhere without playing what lies between.
  private var jumps = 0

  open func replaceCurrentItem(with item: AVPlayerItem?) {
    let wasPlaying = timeControlStatus == .playing
    pause()
    currentItem?.jump = nil
    jumps += 1
    (voice, currentItem) = (nil, item)
    guard let item else { return }
    do {
      let voice = SoundVoice(try SoundFile(item.asset.source))
      voice.onEnd = { [weak self, weak item] in if let item { self?.end(item) } }
      voice.volume = isMuted ? 0 : volume
      item.time = { [weak voice] in voice.map { voice in SoundMixer.shared.withVoices { voice.time } } ?? 0 }
      item.jump = { [weak self] in self?.seek(to: $0) }
      self.voice = voice
      if let start = item.start { seek(to: start) }
      item.start = nil
    } catch {
      tellOnce(
        "\(error.localizedDescription) Films and streams cannot be played here yet.", by: "AVFoundation")
    }
    if wasPlaying { play() }
  }

  open func play() {
    guard let voice else { return }
    timeControlStatus = .playing
    SoundMixer.shared.add(voice)
    observers.start()
  }
  open func pause() {
    timeControlStatus = .paused
    if let voice { SoundMixer.shared.remove(voice) }
    observers.stop()
  }
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  /// One plays, zero pauses.
  open var rate: Float {
    get { timeControlStatus == .playing ? 1 : 0 }
    set {
      if newValue != 0, newValue != 1 { tellOnce("AVPlayer plays at its own rate only.", by: "AVFoundation") }
      newValue == 0 ? pause() : play()
    }
  }
  /// How fast `play()` plays: films and sounds are played at their own rate only.
  open var defaultRate: Float = 1 {
    didSet {
      if defaultRate != 1 { tellOnce("AVPlayer plays at its own rate only.", by: "AVFoundation") }
    }
  }
  /// Why it does not play though it should; files are there at once.
  public var reasonForWaitingToPlay: WaitingReason? { nil }
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    public static let evaluatingBufferingRate = WaitingReason(
      rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
    public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
  }
  /// What becomes of a film while its app is in the background. It is kept.
  open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic
  open var usesExternalPlaybackWhileExternalScreenIsActive = false
  public class var eligibleForHDRPlayback: Bool { false }
  /// Plays at a rate from a time; an invalid one is where it is.
  open func setRate(_ rate: Float, time itemTime: CMTime, atHostTime hostClockTime: CMTime) {
    if itemTime.isNumeric { seek(to: itemTime) }
    self.rate = rate
  }
  open func preroll(atRate rate: Float, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    let isReady = status == .readyToPlay
    if let completionHandler { DispatchQueue.main.async { completionHandler(isReady) } }
  }
  open func cancelPendingPrerolls() {}
  /// From 0, silent, to 1.
  open var volume: Float = 1 { didSet { setVolume() } }
  open var isMuted = false { didSet { setVolume() } }
  private func setVolume() {
    guard let voice else { return }
    SoundMixer.shared.withVoices { voice.setVolume(isMuted ? 0 : volume, fadeDuration: 0) }
  }

  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }
  open func seek(to time: CMTime) {
    guard let voice, time.isNumeric else { return }
    SoundMixer.shared.withVoices { voice.seek(to: time.seconds) }
  }
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    seek(to: time)
    let isDone = voice != nil
    DispatchQueue.main.async { completionHandler(isDone) }
  }
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }

  private lazy var observers = PlayerObservers { [weak self] in self?.currentTime() ?? .zero }
  /// Calls a block again and again while it plays; on the main queue unless another is given.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { observers.add(max(0.01, interval.seconds), queue ?? .main, block) }
  /// Calls a block when it comes by one of some times.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
  ) -> Any {
    let marks = times.map(\.timeValue.seconds)
    nonisolated(unsafe) var (last, known) = (currentTime().seconds, jumps)
    return observers.add(0.02, queue ?? .main) { [weak self] time in
      let (now, jumps) = (time.seconds, self?.jumps ?? known)
      // What has been jumped over has not been played.
      if jumps == known, marks.contains(where: { last < $0 && $0 <= now }) { block() }
      (last, known) = (now, jumps)
    }
  }
  open func removeTimeObserver(_ observer: Any) { observers.remove(observer) }

  /// What comes after the current item; nothing here.
  func next() -> AVPlayerItem? { nil }
  private func end(_ item: AVPlayerItem) {
    guard item === currentItem else { return }
    NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
    guard item === currentItem, timeControlStatus == .playing else { return }
    switch actionAtItemEnd {
    case .advance where self is AVQueuePlayer:
      replaceCurrentItem(with: next())
      if currentItem == nil { pause() }
    case .none where currentTime().seconds < item.duration.seconds - 0.05:
      // Whoever was told has gone back to some place.
      play()
    default: pause()
    }
  }
}

public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
  case automatic = 1
  case pauses, continuesIfPossible
}
