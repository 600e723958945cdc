import Foundation

public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }
public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }

/// The health data of a person. There are none here: what is asked of it fails as on a device without them.
///
/// - Missing: health data.
open class HKHealthStore: NSObject, @unchecked Sendable {
  open class func isHealthDataAvailable() -> Bool { false }
  open func supportsHealthRecords() -> Bool { false }
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, noHealthData()) }
  open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
    async throws
  {
    throw noHealthData()
  }
  open func getRequestStatusForAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
    completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) { completion(.unknown, noHealthData()) }
  open func statusForAuthorizationRequest(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws -> HKAuthorizationRequestStatus { throw noHealthData() }
  /// Runs a query, which is told at once that there are no data.
  open func execute(_ query: HKQuery) { query.fail(noHealthData()) }
  open func stop(_ query: HKQuery) {}
  open func save(
    _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completion(false, noHealthData())
  }
  open func save(
    _ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completion(false, noHealthData())
  }
  open func save(_ object: HKObject) async throws { throw noHealthData() }
  open func save(_ objects: [HKObject]) async throws { throw noHealthData() }
  open func delete(
    _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completion(false, noHealthData())
  }
  open func delete(_ object: HKObject) async throws { throw noHealthData() }
  open func delete(_ objects: [HKObject]) async throws { throw noHealthData() }
  open func dateOfBirthComponents() throws -> DateComponents { throw noHealthData() }
  open func biologicalSex() throws -> HKBiologicalSexObject { throw noHealthData() }
  open func bloodType() throws -> HKBloodTypeObject { throw noHealthData() }
  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, noHealthData()) }
  open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {
    throw noHealthData()
  }
  open func disableAllBackgroundDelivery(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    completion(false, noHealthData())
  }
  open func preferredUnits(for quantityTypes: Set<HKQuantityType>) async throws -> [HKQuantityType: HKUnit] {
    throw noHealthData()
  }
}
