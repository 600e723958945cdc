import AuthenticationServices
import CoreHaptics
import CoreMotion
import Sash
import SwiftUI
import Testing

@testable import LinkPresentation

@MainActor @Suite("Services that are absent say so")
struct AbsentServiceTests {
  @Test("Nothing can be felt, and patterns keep their times")
  func haptics() throws {
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine() }
    let event = CHHapticEvent(
      eventType: .hapticContinuous,
      parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)],
      relativeTime: 0.5, duration: 1)
    #expect(try CHHapticPattern(events: [event], parameters: []).duration == 1.5)
  }

  @Test("Nothing moves")
  func motion() async {
    #expect(!CMMotionManager().isDeviceMotionAvailable && !CMPedometer.isStepCountingAvailable())
    let error = await withCheckedContinuation { done in
      CMMotionManager().startDeviceMotionUpdates(to: .main) { _, error in
        done.resume(returning: error.map { $0 as NSError })
      }
    }
    #expect(error?.domain == CMErrorDomain && error?.code == 109)
  }

  @Test("Nobody signs in with Apple, and the button says what it is for")
  func signingIn() async throws {
    var failed = false
    let host = TestHost(size: CGSize(width: 300, height: 100)) {
      SignInWithAppleButton(.continue) {
        $0.requestedScopes = [.email]
      } onCompletion: {
        if case .failure(let error) = $0 { failed = (error as? ASAuthorizationError)?.code == .failed }
      }
      .frame(height: 44)
    }
    defer { host.close() }
    host.advance(by: 0.1)
    #expect(host.tap("Continue with Apple"))
    host.advance(by: 0.1)
    #expect(failed && host.pixel(x: 20, y: 50).red < 30)
    #expect(try await ASAuthorizationAppleIDProvider().credentialState(forUserID: "me") == .notFound)
    // Without a window to sign in in.
    let error = await withCheckedContinuation { done in
      let session = ASWebAuthenticationSession(
        url: URL(string: "https://example.com")!, callbackURLScheme: "app"
      ) {
        done.resume(returning: $1 as? ASWebAuthenticationSessionError)
      }
      #expect(!session.start() && !session.start())
    }
    #expect(error == ASWebAuthenticationSessionError(.presentationContextNotProvided))
  }

  @Test("A page says its title, and a view shows it with the host")
  func links() {
    let page = URL(string: "https://www.example.com/page")!
    let metadata = LPLinkMetadata(
      html: "<html><head><title>Cats\n &amp; Dogs</title></head>", asked: page, found: nil)
    #expect(metadata.title == "Cats\n & Dogs" && metadata.url == page)
    #expect(
      LPLinkMetadata(
        html: #"<title>x</title><meta property="og:title" content="Shared">"#, asked: page, found: nil
      ).title == "Shared")
    struct Shown: UIViewRepresentable {
      let metadata: LPLinkMetadata
      func makeUIView(context: Context) -> LPLinkView { LPLinkView(metadata: metadata) }
      func updateUIView(_ view: LPLinkView, context: Context) {}
    }
    metadata.title = "Cats"
    let host = TestHost(size: CGSize(width: 300, height: 200)) { Shown(metadata: metadata) }
    defer { host.close() }
    host.advance(by: 0.1)
    #expect(host.shows("Cats") && host.shows("example.com"))
  }
}
