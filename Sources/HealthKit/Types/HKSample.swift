import Foundation

public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
public let HKMetadataKeyTimeZone = "HKTimeZone"
public let HKMetadataKeyFoodType = "HKFoodType"
public let HKMetadataKeySyncIdentifier = "HKMetadataKeySyncIdentifier"
public let HKMetadataKeySyncVersion = "HKMetadataKeySyncVersion"
public let HKMetadataKeyIndoorWorkout = "HKIndoorWorkout"

/// Who has written a sample.
open class HKSource: NSObject, @unchecked Sendable {
  public let name: String
  public let bundleIdentifier: String
  init(name: String, bundleIdentifier: String) {
    (self.name, self.bundleIdentifier) = (name, bundleIdentifier)
  }
  /// This program.
  open class func `default`() -> HKSource {
    HKSource(name: ProcessInfo.processInfo.processName, bundleIdentifier: Bundle.main.bundleIdentifier ?? "")
  }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKSource)?.bundleIdentifier == bundleIdentifier
  }
  open override var hash: Int { bundleIdentifier.hashValue }
}
open class HKSourceRevision: NSObject, @unchecked Sendable {
  public let source: HKSource
  public let version: String?
  public let productType: String?
  public init(source: HKSource, version: String?) {
    (self.source, self.version, productType) = (source, version, nil)
  }
}
/// What has measured a sample.
open class HKDevice: NSObject, @unchecked Sendable {
  public let name, manufacturer, model, hardwareVersion, firmwareVersion, softwareVersion: String?
  public let localIdentifier, udiDeviceIdentifier: String?
  public init(
    name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?,
    softwareVersion: String?, localIdentifier: String?, udiDeviceIdentifier: String?
  ) {
    (self.name, self.manufacturer, self.model) = (name, manufacturer, model)
    (self.hardwareVersion, self.firmwareVersion) = (hardwareVersion, firmwareVersion)
    self.softwareVersion = softwareVersion
    (self.localIdentifier, self.udiDeviceIdentifier) = (localIdentifier, udiDeviceIdentifier)
  }
  open class func local() -> HKDevice {
    HKDevice(
      name: ProcessInfo.processInfo.hostName, manufacturer: nil, model: nil, hardwareVersion: nil,
      firmwareVersion: nil, softwareVersion: nil, localIdentifier: nil, udiDeviceIdentifier: nil)
  }
}

open class HKObject: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  public let metadata: [String: Any]?
  public let device: HKDevice?
  open var sourceRevision: HKSourceRevision { HKSourceRevision(source: .default(), version: nil) }
  init(metadata: [String: Any]?, device: HKDevice?) { (self.metadata, self.device) = (metadata, device) }
}
/// Something that was measured, from when to when.
open class HKSample: HKObject, @unchecked Sendable {
  public let sampleType: HKSampleType
  public let startDate: Date
  public let endDate: Date
  init(
    _ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]?, _ device: HKDevice? = nil
  ) {
    (sampleType, startDate, endDate) = (type, start, end)
    super.init(metadata: metadata, device: device)
  }
}
open class HKQuantitySample: HKSample, @unchecked Sendable {
  public let quantity: HKQuantity
  open var quantityType: HKQuantityType { sampleType as! HKQuantityType }
  open var count: Int { 1 }
  public convenience init(type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date) {
    self.init(type: type, quantity: quantity, start: start, end: end, metadata: nil)
  }
  public convenience init(
    type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date, metadata: [String: Any]?
  ) { self.init(type: type, quantity: quantity, start: start, end: end, device: nil, metadata: metadata) }
  public init(
    type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date, device: HKDevice?,
    metadata: [String: Any]?
  ) {
    self.quantity = quantity
    super.init(type, start, end, metadata, device)
  }
}
open class HKCategorySample: HKSample, @unchecked Sendable {
  public let value: Int
  open var categoryType: HKCategoryType { sampleType as! HKCategoryType }
  public init(
    type: HKCategoryType, value: Int, start: Date, end: Date, device: HKDevice? = nil,
    metadata: [String: Any]? = nil
  ) {
    self.value = value
    super.init(type, start, end, metadata, device)
  }
}
open class HKCorrelation: HKSample, @unchecked Sendable {
  public let objects: Set<HKSample>
  open var correlationType: HKCorrelationType { sampleType as! HKCorrelationType }
  public init(
    type: HKCorrelationType, start: Date, end: Date, objects: Set<HKSample>, metadata: [String: Any]? = nil
  ) {
    self.objects = objects
    super.init(type, start, end, metadata)
  }
  open func objects(for objectType: HKObjectType) -> Set<HKSample> {
    objects.filter { $0.sampleType == objectType }
  }
}
open class HKWorkout: HKSample, @unchecked Sendable {
  public let workoutActivityType: HKWorkoutActivityType
  public let duration: TimeInterval
  public let totalEnergyBurned: HKQuantity?
  public let totalDistance: HKQuantity?
  public init(
    activityType: HKWorkoutActivityType, start: Date, end: Date, duration: TimeInterval = 0,
    totalEnergyBurned: HKQuantity? = nil, totalDistance: HKQuantity? = nil, device: HKDevice? = nil,
    metadata: [String: Any]? = nil
  ) {
    workoutActivityType = activityType
    self.duration = duration > 0 ? duration : end.timeIntervalSince(start)
    (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
    super.init(HKObjectType.workoutType(), start, end, metadata, device)
  }
}
public enum HKWorkoutSessionLocationType: Int, Sendable { case unknown = 1, indoor, outdoor }
public enum HKWorkoutSessionState: Int, Sendable {
  case notStarted = 1, running, ended, paused, prepared, stopped
}
open class HKWorkoutConfiguration: NSObject, @unchecked Sendable {
  open var activityType: HKWorkoutActivityType = .other
  open var locationType: HKWorkoutSessionLocationType = .unknown
}
