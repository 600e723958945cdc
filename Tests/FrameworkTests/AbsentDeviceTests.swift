import EventKit
import Foundation
import Testing
import Vision
import VisionKit

@MainActor @Suite("Calendars and eyes that are absent say so")
struct AbsentDeviceTests {
  @Test("Calendars are denied, and what an app fills is kept")
  func calendars() async throws {
    let store = EKEventStore()
    #expect(EKEventStore.authorizationStatus(for: .reminder) == .denied)
    #expect(try await !store.requestFullAccessToEvents())
    let reminder = EKReminder(eventStore: store)
    reminder.isCompleted = true
    reminder.addAlarm(EKAlarm(absoluteDate: .distantFuture))
    #expect(reminder.completionDate != nil && reminder.hasAlarms)
    #expect(throws: EKError(.eventStoreNotAuthorized)) { try store.save(reminder, commit: true) }
  }

  @Test("Pictures are not looked into, and each request hears so")
  func pictures() {
    var errors = 0
    let request = VNDetectBarcodesRequest { _, error in errors += error == nil ? 0 : 1 }
    #expect(throws: VNError(.notImplemented)) {
      try VNImageRequestHandler(data: Data()).perform([request])
    }
    #expect(errors == 1 && request.results == nil && !DataScannerViewController.isSupported)
    #expect(throws: DataScannerViewController.ScanningUnavailable.unsupported) {
      try DataScannerViewController(recognizedDataTypes: [.barcode()]).startScanning()
    }
  }
}
