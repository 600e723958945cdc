import Foundation
import SashFoundation
import SashMessages

/// The number of a short sound: one that the system brings along, or one of the app's files.
public typealias SystemSoundID = UInt32

/// A shake of the phone. Nothing shakes here.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0FFF
public let kSystemSoundID_UserPreferredAlert: SystemSoundID = 0x1000
public let kAudioServicesNoError: OSStatus = 0
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500

/// The sounds that an app has made of its files.
private final class SystemSounds: @unchecked Sendable {
  static let shared = SystemSounds()
  private let lock = NSLock()
  private var players: [SystemSoundID: AVAudioPlayer] = [:]
  /// Above the numbers of the system's own sounds, which apps write as numbers: 1000 to 2000.
  private var last: SystemSoundID = 0x1_0000

  func add(_ player: AVAudioPlayer) -> SystemSoundID {
    lock.withLock {
      last += 1
      players[last] = player
      return last
    }
  }
  func remove(_ id: SystemSoundID) { lock.withLock { _ = players.removeValue(forKey: id) } }
  func player(_ id: SystemSoundID) -> AVAudioPlayer? { lock.withLock { players[id] } }
}

/// Makes a short sound of a file.
///
/// - Returns: `kAudioServicesNoError`, or an error for a file that cannot be played.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  guard let player = try? AVAudioPlayer(contentsOf: inFileURL) else {
    return kAudioServicesSystemSoundUnspecifiedError
  }
  outSystemSoundID.pointee = SystemSounds.shared.add(player)
  return kAudioServicesNoError
}

@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  SystemSounds.shared.remove(inSystemSoundID)
  return kAudioServicesNoError
}

/// Plays one of the app's sounds.
///
/// - Missing: the sounds of Apple's system, which are no part of this: nothing is heard for their numbers.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, nil)
}

public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  AudioServicesPlaySystemSound(inSystemSoundID)
}

/// Plays one of the app's sounds and calls back when it is over; at once where nothing is to be heard.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  var length = 0.0
  if let player = SystemSounds.shared.player(inSystemSoundID) {
    player.currentTime = 0
    if player.play() { length = player.duration }
  } else if inSystemSoundID != kSystemSoundID_Vibrate {
    tellOnce(
      "the system's own sounds are not here; make one of a file by AudioServicesCreateSystemSoundID.",
      by: "AudioToolbox")
  }
  guard let inCompletionBlock else { return }
  nonisolated(unsafe) let completion = inCompletionBlock
  DispatchQueue.main.asyncAfter(deadline: .now() + length) { completion() }
}

public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock) }
