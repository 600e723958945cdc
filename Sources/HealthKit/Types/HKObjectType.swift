import Foundation

/// A kind of health data.
open class HKObjectType: NSObject, @unchecked Sendable {
  public let identifier: String
  init(identifier: String) { self.identifier = identifier }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKObjectType).map { $0.identifier == identifier } ?? false
  }
  open override var hash: Int { identifier.hashValue }
  open override var description: String { identifier }
  open func requiresPerObjectAuthorization() -> Bool { false }

  open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
    HKQuantityType(identifier)
  }
  open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
    HKCategoryType(identifier)
  }
  open class func characteristicType(
    forIdentifier identifier: HKCharacteristicTypeIdentifier
  ) -> HKCharacteristicType? { HKCharacteristicType(identifier) }
  open class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType?
  {
    HKCorrelationType(identifier)
  }
  open class func workoutType() -> HKWorkoutType { HKWorkoutType(identifier: "HKWorkoutTypeIdentifier") }
  open class func activitySummaryType() -> HKActivitySummaryType {
    HKActivitySummaryType(identifier: "HKActivitySummaryTypeIdentifier")
  }
  open class func electrocardiogramType() -> HKSampleType {
    HKSampleType(identifier: "HKDataTypeIdentifierElectrocardiogram")
  }
}
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
  public convenience init(_ identifier: HKCharacteristicTypeIdentifier) {
    self.init(identifier: identifier.rawValue)
  }
}
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}
open class HKSampleType: HKObjectType, @unchecked Sendable {
  open var isMaximumDurationRestricted: Bool { false }
}
public enum HKQuantityAggregationStyle: Int, Sendable {
  case cumulative, discreteArithmetic, discreteTemporallyWeighted, discreteEquivalentContinuousLevel
}
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  public convenience init(_ identifier: HKQuantityTypeIdentifier) {
    self.init(identifier: identifier.rawValue)
  }
  open func `is`(compatibleWith unit: HKUnit) -> Bool { true }
  /// Whether values are added up, as those of steps, or have a mean.
  open var aggregationStyle: HKQuantityAggregationStyle {
    let summed = [
      "Count", "Distance", "Energy", "Time", "Dietary", "Flights", "Delivery", "Water", "Strokes",
    ]
    return summed.contains { identifier.contains($0) } ? .cumulative : .discreteArithmetic
  }
}
open class HKCategoryType: HKSampleType, @unchecked Sendable {
  public convenience init(_ identifier: HKCategoryTypeIdentifier) {
    self.init(identifier: identifier.rawValue)
  }
}
open class HKCorrelationType: HKSampleType, @unchecked Sendable {
  public convenience init(_ identifier: HKCorrelationTypeIdentifier) {
    self.init(identifier: identifier.rawValue)
  }
}
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}

public enum HKBiologicalSex: Int, Sendable { case notSet, female, male, other }
public enum HKBloodType: Int, Sendable {
  case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative
}
public enum HKCategoryValueSleepAnalysis: Int, Sendable, CaseIterable {
  case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
  public static var asleep: HKCategoryValueSleepAnalysis { .asleepUnspecified }
  public static var allAsleepValues: Set<HKCategoryValueSleepAnalysis> {
    [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM]
  }
}
public enum HKCategoryValue: Int, Sendable { case notApplicable }
public enum HKCategoryValueMenstrualFlow: Int, Sendable { case unspecified = 1, light, medium, heavy, none }
public enum HKCategoryValueSeverity: Int, Sendable { case unspecified, notPresent, mild, moderate, severe }
public enum HKCategoryValueAppleStandHour: Int, Sendable { case stood, idle }

open class HKBiologicalSexObject: NSObject, @unchecked Sendable {
  public let biologicalSex: HKBiologicalSex
  init(_ sex: HKBiologicalSex) { biologicalSex = sex }
}
open class HKBloodTypeObject: NSObject, @unchecked Sendable {
  public let bloodType: HKBloodType
  init(_ type: HKBloodType) { bloodType = type }
}
