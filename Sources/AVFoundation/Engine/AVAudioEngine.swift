import CSDL2
import Foundation
import SashMessages

/// Nodes that make sound, and how it goes from one to the other and out.
///
/// - Missing: reverberation, filters, other rates and pitches, sequencers, rendering by hand.
open class AVAudioEngine: NSObject, @unchecked Sendable {
  private let source = EngineSound()
  open private(set) var isRunning = false
  open private(set) var attachedNodes: Set<AVAudioNode> = []
  open var isAutoShutdownEnabled = false
  /// How many frames have been played.
  var played: AVAudioFramePosition { SoundMixer.shared.withVoices { source.played } }

  public override init() {
    super.init()
    outputNode.engine = self
    source.output = outputNode
  }
  deinit { SoundMixer.shared.remove(source) }

  public let outputNode = AVAudioOutputNode()
  /// The mixer before the output. It is connected with it when it is asked for first.
  open private(set) lazy var mainMixerNode: AVAudioMixerNode = {
    let mixer = AVAudioMixerNode()
    mixer.engine = self
    attachedNodes.insert(mixer)
    connect(mixer, to: outputNode, format: nil)
    return mixer
  }()
  /// The microphone.
  open private(set) lazy var inputNode: AVAudioInputNode = {
    let input = AVAudioInputNode()
    input.engine = self
    return input
  }()

  open func attach(_ node: AVAudioNode) {
    node.engine = self
    attachedNodes.insert(node)
  }
  open func detach(_ node: AVAudioNode) {
    disconnectNodeInput(node)
    disconnectNodeOutput(node)
    attachedNodes.remove(node)
    node.engine = nil
  }
  /// Lets the sound of a node go to another one. The nodes work in the form of the house, whatever is asked for.
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {
    disconnectNodeOutput(node1)
    SoundMixer.shared.withVoices { node2.inputs.append(node1) }
  }
  open func connect(
    _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus,
    format: AVAudioFormat?
  ) { connect(node1, to: node2, format: format) }
  open func disconnectNodeInput(_ node: AVAudioNode) { SoundMixer.shared.withVoices { node.inputs = [] } }
  open func disconnectNodeInput(_ node: AVAudioNode, bus: AVAudioNodeBus) { disconnectNodeInput(node) }
  open func disconnectNodeOutput(_ node: AVAudioNode) {
    let all = attachedNodes.union([outputNode])
    SoundMixer.shared.withVoices { for other in all { other.inputs.removeAll { $0 === node } } }
  }
  open func disconnectNodeOutput(_ node: AVAudioNode, bus: AVAudioNodeBus) { disconnectNodeOutput(node) }

  open func prepare() {}
  /// Lets the sound be heard. Called on the main thread.
  open func start() throws {
    guard !isRunning else { return }
    isRunning = true
    SoundMixer.shared.add(source)
    // Nobody wants what the microphone hears unless there is one.
    if attachedNodes.contains(where: { $0.inputs.contains { $0 is AVAudioInputNode } }) || inputNode.hasTap {
      inputNode.begin()
    }
  }
  open func pause() { halt() }
  open func stop() {
    halt()
    for node in attachedNodes { (node as? AVAudioPlayerNode)?.stop() }
  }
  open func reset() { for node in attachedNodes { node.reset() } }
  private func halt() {
    guard isRunning else { return }
    isRunning = false
    SoundMixer.shared.remove(source)
    inputNode.end()
  }
}
extension Notification.Name {
  public static let AVAudioEngineConfigurationChange = Notification.Name(
    "AVAudioEngineConfigurationChangeNotification")
}

/// What an engine gives to the mixer of the house.
private final class EngineSound: SoundSource, @unchecked Sendable {
  weak var output: AVAudioOutputNode?
  var played: AVAudioFramePosition = 0
  let onEnd: (() -> Void)? = nil
  func add(to samples: UnsafeMutablePointer<Float>, count: Int) -> Bool {
    guard let output else { return false }
    output.render(to: samples, frames: count / 2)
    played += AVAudioFramePosition(count / 2)
    return true
  }
}

/// What the microphone hears, in one channel. A machine without one hears nothing.
open class AVAudioInputNode: AVAudioIONode, @unchecked Sendable {
  private var device: SDL_AudioDeviceID = 0
  private var heard: [Float] = []
  open override var numberOfInputs: Int { 0 }
  open override func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
    AVAudioFormat(standardFormatWithSampleRate: Double(SoundMixer.rate), channels: 1)!
  }
  open override func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { outputFormat(forBus: bus) }
  override var tapChannels: Int { 1 }

  func begin() {
    guard device == 0 else { return }
    guard SoundSystem.isHeard else { return tellThatNothingIsHeard() }
    var wish = SDL_AudioSpec()
    wish.freq = Int32(SoundMixer.rate)
    wish.format = SDL_AudioFormat(AUDIO_F32SYS)
    wish.channels = 1
    wish.samples = 1024
    wish.userdata = Unmanaged.passUnretained(self).toOpaque()
    wish.callback = { node, bytes, count in
      guard let node, let bytes else { return }
      let samples = UnsafeMutableRawPointer(bytes).assumingMemoryBound(to: Float.self)
      Unmanaged<AVAudioInputNode>.fromOpaque(node).takeUnretainedValue()
        .hear(samples, count: Int(count) / MemoryLayout<Float>.size)
    }
    device = SDL_OpenAudioDevice(nil, 1, &wish, nil, 0)
    if device == 0 {
      tellThatNothingIsHeard()
    } else {
      SDL_PauseAudioDevice(device, 0)
    }
  }
  private func tellThatNothingIsHeard() {
    tellOnce("this machine has no microphone that could be opened, so nothing is heard.", by: "AVFoundation")
  }
  func end() {
    if device != 0 { SDL_CloseAudioDevice(device) }
    device = 0
  }
  deinit { end() }
  private func hear(_ samples: UnsafeMutablePointer<Float>, count: Int) {
    SoundMixer.shared.withVoices {
      tell(samples, frames: count)
      // A second that nobody has taken is old.
      if heard.count > SoundMixer.rate { heard = [] }
      heard.append(contentsOf: UnsafeBufferPointer(start: samples, count: count))
    }
  }
  override func make(_ samples: UnsafeMutablePointer<Float>, frames: Int) {
    let count = min(frames, heard.count)
    for frame in 0..<count {
      samples[2 * frame] += heard[frame]
      samples[2 * frame + 1] += heard[frame]
    }
    heard.removeFirst(count)
  }
}
