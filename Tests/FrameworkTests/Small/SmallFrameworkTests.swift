import AVFAudio
import AudioToolbox
import CoreServices
import CoreSpotlight
import GameplayKit
import MobileCoreServices
import Testing
import WatchConnectivity

@Suite("Small frameworks")
struct SmallFrameworkTests {
  @Test("Names of types convert to strings and conform")
  func typeNames() {
    #expect(kUTTypeImage as String == "public.image")
    #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
    #expect(!UTTypeConformsTo(kUTTypeText, kUTTypeImage))
    let name = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png" as CFString, nil)
    #expect(name?.takeRetainedValue() as String? == "public.png")
  }

  @Test("A sound that is no file is refused; unknown numbers are silent and call back")
  func sounds() async {
    var id: SystemSoundID = 0
    let nowhere = URL(fileURLWithPath: "/nowhere.wav")
    #expect(AudioServicesCreateSystemSoundID(nowhere as CFURL, &id) != kAudioServicesNoError)
    await withCheckedContinuation { done in
      AudioServicesPlaySystemSoundWithCompletion(1104) { done.resume() }
    }
  }

  @Test("No watch can be paired; messages fail with the error of such a device")
  func watch() async {
    #expect(!WCSession.isSupported() && !WCSession.default.isReachable)
    let error = await withCheckedContinuation { done in
      WCSession.default.sendMessage(["a": 1], replyHandler: nil) { done.resume(returning: $0) }
    }
    #expect((error as? WCError)?.code == .sessionNotSupported)
    #expect(throws: WCError.self) { try WCSession.default.updateApplicationContext([:]) }
  }

  @Test("Items are found by the beginnings of their words, and not after they were removed")
  func search() async throws {
    let index = CSSearchableIndex(name: "tests")
    let set = CSSearchableItemAttributeSet(contentType: .text)
    set.title = "Höhlenbär"
    set.keywords = ["animal"]
    let item = CSSearchableItem(uniqueIdentifier: "bear", domainIdentifier: "zoo.old", attributeSet: set)
    try await index.indexSearchableItems([item])
    #expect(CSUserQuery(userQueryString: "hohl ani", userQueryContext: nil).foundItemCount == 1)
    #expect(CSUserQuery(userQueryString: "bär", userQueryContext: nil).foundItemCount == 0)
    try await index.deleteSearchableItems(withDomainIdentifiers: ["zoo"])
    #expect(CSUserQuery(userQueryString: "hohl", userQueryContext: nil).foundItemCount == 0)
  }
}

@Suite("Chance of GameplayKit")
struct RandomSourceTests {
  @Test("The Mersenne Twister gives the numbers of its reference")
  func twister() {
    // The first of mt19937-64 with the seed 5489, as std::mt19937_64 prints them.
    let source = GKMersenneTwisterRandomSource(seed: 5489)
    #expect(source.nextInt() == Int(Int32(bitPattern: UInt32(14_514_284_786_278_117_030 >> 32 as UInt64))))
    for _ in 1..<9_999 { _ = source.nextInt() }
    #expect(source.nextInt() == Int(Int32(bitPattern: UInt32(9_981_545_732_273_789_042 >> 32 as UInt64))))
  }

  @Test("The same seed shuffles the same way, and nothing is lost")
  func shuffle() {
    let numbers = Array(1...49)
    let one = GKMersenneTwisterRandomSource(seed: 7).arrayByShufflingObjects(in: numbers) as? [Int]
    let other = GKMersenneTwisterRandomSource(seed: 7).arrayByShufflingObjects(in: numbers) as? [Int]
    #expect(one == other && one != numbers && one?.sorted() == numbers)
    let cipher = GKARC4RandomSource(seed: Data("seed".utf8))
    let again = GKARC4RandomSource(seed: Data("seed".utf8))
    #expect((0..<20).allSatisfy { _ in cipher.nextInt() == again.nextInt() })
  }

  @Test("Dice stay on their sides; a shuffled die shows all of them first; a bell stays in its range")
  func distributions() {
    let die = GKRandomDistribution.d6()
    #expect(Set((0..<500).map { _ in die.nextInt() }) == Set(1...6))
    let shuffled = GKShuffledDistribution.d6()
    for _ in 0..<5 { #expect(Set((0..<6).map { _ in shuffled.nextInt() }) == Set(1...6)) }
    let bell = GKGaussianDistribution(lowestValue: 1, highestValue: 20)
    let values = (0..<2000).map { _ in bell.nextInt() }
    #expect(values.allSatisfy { (1...20).contains($0) })
    let mean = Double(values.reduce(0, +)) / 2000
    #expect(abs(mean - 10.5) < 0.5)
    #expect(GKRandomSource.sharedRandom().nextInt(upperBound: 0) == 0)
  }

  @Test("A state machine goes where its state allows")
  func states() {
    final class Green: GKState {
      override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass is Yellow.Type }
    }
    final class Yellow: GKState {}
    final class Red: GKState {}
    let machine = GKStateMachine(states: [Green(), Yellow(), Red()])
    #expect(machine.enter(Green.self))
    #expect(!machine.enter(Red.self) && machine.currentState is Green)
    #expect(machine.enter(Yellow.self) && machine.enter(Red.self))
  }
}
