import AVFoundation
import AuthenticationServices
import BackgroundTasks
import CloudKit
import CoreLocation
import Foundation
import LocalAuthentication
import StoreKit
import Testing
import WebKit

@Suite("Errors of frameworks are caught by their codes")
struct ErrorCodeTests {
  private func name(_ error: any Error) -> String {
    do { throw error } catch CLError.denied { return "denied" } catch LAError.userCancel {
      return "cancelled"
    } catch BGTaskScheduler.Error.unavailable { return "unavailable" } catch SKError.paymentCancelled {
      return "payment"
    } catch CKError.networkFailure {
      return "network"
    } catch let error as ASAuthorizationError where error.code == .canceled { return "sign in" } catch {
      return "other"
    }
  }

  @Test("Each is caught by its own code and by no other")
  func caught() {
    #expect(name(CLError(.denied)) == "denied")
    #expect(name(CLError(.network)) == "other")
    #expect(name(LAError(.userCancel)) == "cancelled")
    #expect(name(BGTaskScheduler.Error(.unavailable)) == "unavailable")
    #expect(name(SKError(.paymentCancelled)) == "payment")
    #expect(name(CKError(.networkFailure)) == "network")
    #expect(name(ASAuthorizationError(.canceled)) == "sign in")
    #expect(name(CocoaError(.fileNoSuchFile)) == "other")
  }

  @Test("They are objects of their domain, equal by what they say, and made of such objects")
  func objects() {
    let error = CLError(.denied, userInfo: ["why": "asked"])
    #expect((error as NSError).domain == "kCLErrorDomain" && (error as NSError).code == 1)
    #expect(error.userInfo["why"] as? String == "asked")
    #expect(CLError(.denied) == CLError(.denied) && CLError(.denied) != CLError(.network))
    #expect(Set([CLError(.denied), CLError(.denied), CLError(.network)]).count == 2)
    let read = LAError(_nsError: NSError(domain: LAError.errorDomain, code: -4))
    #expect(read.code == .systemCancel && LAError.errorDomain == "com.apple.LocalAuthentication")
    #expect(AVError(.diskFull).errorCode == -11807)
    #expect(LAError(.passcodeNotSet).localizedDescription == "Passcode not set.")
    #expect(WKError(.unknown).localizedDescription.contains("no web engine"))
  }
}
