import Foundation

// Where sound goes and comes from. A desktop decides that, so an app sees one output and no input, and what it asks for is kept
// nowhere.

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
public let AVAudioSessionInterruptionWasSuspendedKey = "AVAudioSessionInterruptionWasSuspendedKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"

/// One of the places that sound goes to or comes from.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
  public let portType: AVAudioSession.Port
  public let portName: String
  public let uid: String
  init(portType: AVAudioSession.Port, portName: String, uid: String) {
    (self.portType, self.portName, self.uid) = (portType, portName, uid)
  }
  open var channels: [AVAudioSessionChannelDescription]? { nil }
  open var dataSources: [AVAudioSessionDataSourceDescription]? { nil }
  open var selectedDataSource: AVAudioSessionDataSourceDescription? { nil }
  open var hasHardwareVoiceCallProcessing: Bool { false }
}
/// One of the channels of a place for sound.
open class AVAudioSessionChannelDescription: NSObject, @unchecked Sendable {
  public let channelName: String
  public let channelNumber: Int
  init(channelName: String, channelNumber: Int) {
    (self.channelName, self.channelNumber) = (channelName, channelNumber)
  }
}
/// One of the microphones of a device. None is known here.
open class AVAudioSessionDataSourceDescription: NSObject, @unchecked Sendable {
  public let dataSourceID: NSNumber
  public let dataSourceName: String
  init(dataSourceID: NSNumber, dataSourceName: String) {
    (self.dataSourceID, self.dataSourceName) = (dataSourceID, dataSourceName)
  }
}
/// Where sound goes and comes from.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
  public let inputs: [AVAudioSessionPortDescription]
  public let outputs: [AVAudioSessionPortDescription]
  init(inputs: [AVAudioSessionPortDescription], outputs: [AVAudioSessionPortDescription]) {
    (self.inputs, self.outputs) = (inputs, outputs)
  }
}

extension AVAudioSession {
  public struct Port: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
    public static let headsetMic = Port(rawValue: "MicrophoneWired")
    public static let lineIn = Port(rawValue: "LineIn")
    public static let lineOut = Port(rawValue: "LineOut")
    public static let headphones = Port(rawValue: "Headphones")
    public static let builtInReceiver = Port(rawValue: "Receiver")
    public static let builtInSpeaker = Port(rawValue: "Speaker")
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
    public static let bluetoothLE = Port(rawValue: "BluetoothLE")
    public static let airPlay = Port(rawValue: "AirPlay")
    public static let HDMI = Port(rawValue: "HDMIOutput")
    public static let carAudio = Port(rawValue: "CarAudio")
    public static let usbAudio = Port(rawValue: "USBAudio")
    public static let displayPort = Port(rawValue: "DisplayPort")
  }
  public enum InterruptionType: UInt, Sendable {
    case ended = 0
    case began = 1
  }
  public struct InterruptionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }
  public enum InterruptionReason: UInt, Sendable {
    case `default` = 0
    case appWasSuspended = 1
    case builtInMicMuted = 2
    case routeDisconnected = 4
  }
  public enum RouteChangeReason: UInt, Sendable {
    case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
    case wakeFromSleep = 6
    case noSuitableRouteForCategory, routeConfigurationChange
  }
  public enum PortOverride: UInt, Sendable {
    case none = 0
    case speaker = 0x7370_6B72
  }
  public enum RouteSharingPolicy: UInt, Sendable {
    case `default` = 0
    case longFormAudio = 1
    case independent = 2
    case longFormVideo = 3
  }
  public enum SilenceSecondaryAudioHintType: UInt, Sendable {
    case end = 0
    case begin = 1
  }
  public enum PromptStyle: UInt, Sendable {
    case none = 0x6E6F_6E65
    case short = 0x7368_7274
    case normal = 0x6E72_6D6C
  }
  public static let mediaServicesWereLostNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereLostNotification")
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
  public static let silenceSecondaryAudioHintNotification = Notification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")

  /// The output of the desktop, which is called a line: what hangs on it is not known.
  public var currentRoute: AVAudioSessionRouteDescription {
    AVAudioSessionRouteDescription(
      inputs: [],
      outputs: [AVAudioSessionPortDescription(portType: .lineOut, portName: "Desktop", uid: "desktop")])
  }
  public var availableInputs: [AVAudioSessionPortDescription]? { nil }
  public var preferredInput: AVAudioSessionPortDescription? { nil }
  public var isInputAvailable: Bool { false }
  public var availableCategories: [Category] { [.ambient, .soloAmbient, .playback] }
  public var availableModes: [Mode] { [.default, .moviePlayback, .spokenAudio] }
  public var secondaryAudioShouldBeSilencedHint: Bool { false }
  public var inputNumberOfChannels: Int { 0 }
  public var outputNumberOfChannels: Int { 2 }
  public var maximumOutputNumberOfChannels: Int { 2 }
  public var maximumInputNumberOfChannels: Int { 0 }
  public var preferredSampleRate: Double { sampleRate }
  public var promptStyle: PromptStyle { .normal }
  /// In seconds.
  public var ioBufferDuration: TimeInterval { 1024 / sampleRate }
  public var outputLatency: TimeInterval { 0 }
  public var inputLatency: TimeInterval { 0 }
  public var routeSharingPolicy: RouteSharingPolicy { .default }

  public func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws { try setCategory(category, mode: mode, options: options) }
  /// The rate is that of the desktop.
  public func setPreferredSampleRate(_ sampleRate: Double) throws {}
  public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
  public func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}
  public func setPreferredInputNumberOfChannels(_ count: Int) throws {}
  public func setPreferredOutputNumberOfChannels(_ count: Int) throws {}
  public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
  public func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws {}
}
