@_exported import AVFoundation
import SashControls
import SashCore

/// Shows the film of a player, with something above it. Films cannot be drawn here yet: it is a black area with a message, and
/// the sound of a player can be heard.
///
/// - Missing: pictures, controls.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let player: AVPlayer?
  nonisolated(unsafe) private let videoOverlay: VideoOverlay

  public nonisolated init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    (self.player, self.videoOverlay) = (player, videoOverlay())
  }

  public var body: some View {
    ZStack {
      Color.black
      if let player, player.status == .readyToPlay {
        Image(systemName: "speaker.wave.2.fill").font(.largeTitle).foregroundStyle(.white.opacity(0.6))
      } else {
        VStack(spacing: 8) {
          Image(systemName: "play.slash").font(.largeTitle)
          Text("This film cannot be played here.").font(.footnote)
        }
        .foregroundStyle(.white.opacity(0.6))
      }
      videoOverlay
    }
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  public nonisolated init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}
