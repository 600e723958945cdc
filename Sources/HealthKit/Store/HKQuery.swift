import Foundation

public let HKObjectQueryNoLimit = 0
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"
public let HKPredicateKeyPathStartDate = "startDate"
public let HKPredicateKeyPathEndDate = "endDate"

public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// A question about health data.
open class HKQuery: NSObject, @unchecked Sendable {
  public let objectType: HKObjectType?
  public let predicate: NSPredicate?
  private let failed: (any Error) -> Void

  init(_ type: HKObjectType?, _ predicate: NSPredicate?, _ failed: @escaping (any Error) -> Void) {
    (objectType, self.predicate, self.failed) = (type, predicate, failed)
  }
  func fail(_ error: any Error) { failed(error) }

  open class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate {
    NSPredicate { sample, _ in
      guard let sample = sample as? HKSample else { return false }
      let from = options.contains(.strictStartDate) ? sample.startDate : sample.endDate
      let to = options.contains(.strictEndDate) ? sample.endDate : sample.startDate
      return startDate.map { from >= $0 } ?? true && endDate.map { to < $0 } ?? true
    }
  }
  open class func predicateForObjects(from source: HKSource) -> NSPredicate {
    NSPredicate { object, _ in (object as? HKObject)?.sourceRevision.source == source }
  }
  open class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate {
    NSPredicate { object, _ in
      (object as? HKObject).map { sources.contains($0.sourceRevision.source) } ?? false
    }
  }
  open class func predicateForObject(with uuid: UUID) -> NSPredicate {
    NSPredicate { object, _ in (object as? HKObject)?.uuid == uuid }
  }
  open class func predicateForObjects(withMetadataKey key: String) -> NSPredicate {
    NSPredicate { object, _ in (object as? HKObject)?.metadata?[key] != nil }
  }
  open class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
    NSPredicate { object, _ in (object as? HKWorkout)?.workoutActivityType == workoutActivityType }
  }
}

open class HKSampleQuery: HKQuery, @unchecked Sendable {
  public let limit: Int
  public let sortDescriptors: [NSSortDescriptor]?
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    (self.limit, self.sortDescriptors) = (limit, sortDescriptors)
    weak var this: HKSampleQuery?
    super.init(sampleType, predicate) { error in if let this { resultsHandler(this, nil, error) } }
    this = self
  }
}

public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let separateBySource = HKStatisticsOptions(rawValue: 1)
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
  public static let discreteMin = HKStatisticsOptions(rawValue: 4)
  public static let discreteMax = HKStatisticsOptions(rawValue: 8)
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
  public static let mostRecent = HKStatisticsOptions(rawValue: 32)
  public static let duration = HKStatisticsOptions(rawValue: 64)
}
open class HKStatistics: NSObject, @unchecked Sendable {
  public let quantityType: HKQuantityType
  public let startDate: Date
  public let endDate: Date
  init(_ type: HKQuantityType, _ start: Date, _ end: Date) {
    (quantityType, startDate, endDate) = (type, start, end)
  }
  open func sumQuantity() -> HKQuantity? { nil }
  open func averageQuantity() -> HKQuantity? { nil }
  open func minimumQuantity() -> HKQuantity? { nil }
  open func maximumQuantity() -> HKQuantity? { nil }
  open func mostRecentQuantity() -> HKQuantity? { nil }
}
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    completionHandler: @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    weak var this: HKStatisticsQuery?
    super.init(quantityType, quantitySamplePredicate) { error in
      if let this { completionHandler(this, nil, error) }
    }
    this = self
  }
}
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
  open func statistics() -> [HKStatistics] { [] }
  open func statistics(for date: Date) -> HKStatistics? { nil }
  open func enumerateStatistics(
    from startDate: Date, to endDate: Date, with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  open var initialResultsHandler:
    (@Sendable (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  open var statisticsUpdateHandler:
    (@Sendable (HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
  public let anchorDate: Date
  public let intervalComponents: DateComponents
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    anchorDate: Date, intervalComponents: DateComponents
  ) {
    (self.anchorDate, self.intervalComponents) = (anchorDate, intervalComponents)
    weak var this: HKStatisticsCollectionQuery?
    super.init(quantityType, quantitySamplePredicate) { error in
      if let this { this.initialResultsHandler?(this, nil, error) }
    }
    this = self
  }
}
public typealias HKObserverQueryCompletionHandler = () -> Void
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler:
      @escaping @Sendable (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void
  ) {
    weak var this: HKObserverQuery?
    super.init(sampleType, predicate) { error in if let this { updateHandler(this, {}, error) } }
    this = self
  }
}
open class HKQueryAnchor: NSObject, @unchecked Sendable {
  public init(fromValue value: Int) {}
}
open class HKDeletedObject: NSObject, @unchecked Sendable {
  public let uuid = UUID()
}
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
  public typealias Handler =
    @Sendable (
      HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
    ) -> Void
  open var updateHandler: Handler?
  public init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
    resultsHandler handler: @escaping Handler
  ) {
    weak var this: HKAnchoredObjectQuery?
    super.init(type, predicate) { error in if let this { handler(this, nil, nil, nil, error) } }
    this = self
  }
}

/// A kind of samples with a condition, for queries that are awaited.
public struct HKSamplePredicate<Sample: HKSample>: @unchecked Sendable {
  public let sampleType: HKSampleType
  public let nsPredicate: NSPredicate?
  public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKSample>
  {
    HKSamplePredicate<HKSample>(sampleType: type, nsPredicate: predicate)
  }
  public static func quantitySample(
    type: HKQuantityType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKQuantitySample> {
    HKSamplePredicate<HKQuantitySample>(sampleType: type, nsPredicate: predicate)
  }
  public static func categorySample(
    type: HKCategoryType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKCategorySample> {
    HKSamplePredicate<HKCategorySample>(sampleType: type, nsPredicate: predicate)
  }
  public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout> {
    HKSamplePredicate<HKWorkout>(sampleType: HKObjectType.workoutType(), nsPredicate: predicate)
  }
}
public struct HKSampleQueryDescriptor<Sample: HKSample>: Sendable {
  public init(
    predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil
  ) {}
  public func result(for healthStore: HKHealthStore) async throws -> [Sample] { throw noHealthData() }
}
public struct HKStatisticsQueryDescriptor: Sendable {
  public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {}
  public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? { throw noHealthData() }
}
public struct HKStatisticsCollectionQueryDescriptor: Sendable {
  public init(
    predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date,
    intervalComponents: DateComponents
  ) {}
  public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection {
    throw noHealthData()
  }
}
