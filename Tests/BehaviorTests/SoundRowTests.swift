import AVFoundation
import Sash
import SwiftUI
import Testing

extension AVPlayer {
  fileprivate static let dingPlayer: AVPlayer? = Bundle.main.url(forResource: "ding", withExtension: "wav")
    .map { AVPlayer(url: $0) }
}

/// What the documents show of sounds, in their own code as far as it goes.
@MainActor @Suite("Sounds, as documents show them")
struct SoundRowTests {
  private struct Meeting: View {
    private var player: AVPlayer? { AVPlayer.dingPlayer }
    var body: some View {
      ZStack {}
        .onAppear {
          player?.seek(to: .zero)
          player?.play()
        }
    }
  }
  private struct Page: View {
    @State private var isShown = false
    var body: some View {
      Button("Toggle") { isShown.toggle() }
      if isShown { Meeting() }
    }
  }

  @Test("A sound of the app plays from its beginning whenever a view appears [S4-068 S4-069]")
  func ding() async throws {
    let player = try #require(AVPlayer.dingPlayer)
    #expect(player.status == .readyToPlay && player.timeControlStatus == .paused)
    var ends = 0
    let token = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: nil
    ) { _ in MainActor.assumeIsolated { ends += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    let app = TestHost { Page() }
    for round in 1...2 {
      let begin = Date()
      app.tap("Toggle")
      #expect(player.timeControlStatus == .playing)
      await wait(app) { ends == round }
      #expect(ends == round && player.timeControlStatus == .paused)
      #expect(Date().timeIntervalSince(begin) > 0.15, "the second time it does not go on from its end")
      app.tap("Toggle")
    }
  }
}
