import Foundation
import SashFoundation
import SashMessages

// What apps of watches show on watch faces. There is no watch face here: nobody asks a data source, and the server has
// no complications.

/// A place on a watch face.
public enum CLKComplicationFamily: Int, CaseIterable, Sendable {
  case modularSmall = 0
  case modularLarge = 1
  case utilitarianSmall = 2
  case utilitarianLarge = 3
  case circularSmall = 4
  case utilitarianSmallFlat = 6
  case extraLarge = 7
  case graphicCorner = 8
  case graphicBezel = 9
  case graphicCircular = 10
  case graphicRectangular = 11
  case graphicExtraLarge = 12
}
public enum CLKComplicationPrivacyBehavior: UInt, Sendable { case showOnLockScreen, hideOnLockScreen }
public enum CLKComplicationTimelineAnimationBehavior: UInt, Sendable { case never, grouped, always }

/// Directions of time in which a timeline goes on.
public struct CLKComplicationTimeTravelDirections: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let forward = CLKComplicationTimeTravelDirections(rawValue: 1)
  public static let backward = CLKComplicationTimeTravelDirections(rawValue: 2)
}
public let CLKDefaultComplicationIdentifier = "CLKDefaultComplicationIdentifier"
public let CLKLaunchedTimelineEntryDateKey = "CLKLaunchedTimelineEntryDateKey"
public let CLKLaunchedComplicationIdentifierKey = "CLKLaunchedComplicationIdentifierKey"

/// What an app shows on a watch face.
open class CLKComplication: NSObject, @unchecked Sendable {
  public let family: CLKComplicationFamily
  public let identifier: String
  public let userActivity: NSUserActivity?
  public let userInfo: [AnyHashable: Any]?
  init(family: CLKComplicationFamily, identifier: String) {
    (self.family, self.identifier) = (family, identifier)
    (userActivity, userInfo) = (nil, nil)
  }
}

/// A complication that an app offers.
open class CLKComplicationDescriptor: NSObject, @unchecked Sendable {
  public let identifier: String
  public let displayName: String
  public let supportedFamilies: [CLKComplicationFamily]
  public let userInfo: [AnyHashable: Any]?
  public let userActivity: NSUserActivity?
  public init(identifier: String, displayName: String, supportedFamilies: [CLKComplicationFamily]) {
    (self.identifier, self.displayName, self.supportedFamilies) = (identifier, displayName, supportedFamilies)
    (userInfo, userActivity) = (nil, nil)
  }
  public init(
    identifier: String, displayName: String, supportedFamilies: [CLKComplicationFamily],
    userInfo: [AnyHashable: Any]
  ) {
    (self.identifier, self.displayName, self.supportedFamilies) = (identifier, displayName, supportedFamilies)
    (self.userInfo, userActivity) = (userInfo, nil)
  }
  public init(
    identifier: String, displayName: String, supportedFamilies: [CLKComplicationFamily],
    userActivity: NSUserActivity
  ) {
    (self.identifier, self.displayName, self.supportedFamilies) = (identifier, displayName, supportedFamilies)
    (userInfo, self.userActivity) = (nil, userActivity)
  }
}

/// What a complication shows from a time on.
open class CLKComplicationTimelineEntry: NSObject, @unchecked Sendable {
  open var date: Date
  open var complicationTemplate: CLKComplicationTemplate
  open var timelineAnimationGroup: String?
  public init(
    date: Date, complicationTemplate: CLKComplicationTemplate, timelineAnimationGroup: String? = nil
  ) {
    (self.date, self.complicationTemplate) = (date, complicationTemplate)
    self.timelineAnimationGroup = timelineAnimationGroup
  }
}

/// What the complications of an app show. Nobody asks.
public protocol CLKComplicationDataSource: NSObjectProtocol {
  func getComplicationDescriptors(handler: @escaping ([CLKComplicationDescriptor]) -> Void)
  func handleSharedComplicationDescriptors(_ complicationDescriptors: [CLKComplicationDescriptor])
  func getSupportedTimeTravelDirections(
    for complication: CLKComplication,
    withHandler handler: @escaping (CLKComplicationTimeTravelDirections) -> Void)
  func getTimelineStartDate(for complication: CLKComplication, withHandler handler: @escaping (Date?) -> Void)
  func getTimelineEndDate(for complication: CLKComplication, withHandler handler: @escaping (Date?) -> Void)
  func getPrivacyBehavior(
    for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationPrivacyBehavior) -> Void
  )
  func getTimelineAnimationBehavior(
    for complication: CLKComplication,
    withHandler handler: @escaping (CLKComplicationTimelineAnimationBehavior) -> Void)
  func getCurrentTimelineEntry(
    for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationTimelineEntry?) -> Void)
  func getTimelineEntries(
    for complication: CLKComplication, before date: Date, limit: Int,
    withHandler handler: @escaping ([CLKComplicationTimelineEntry]?) -> Void)
  func getTimelineEntries(
    for complication: CLKComplication, after date: Date, limit: Int,
    withHandler handler: @escaping ([CLKComplicationTimelineEntry]?) -> Void)
  func getLocalizableSampleTemplate(
    for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationTemplate?) -> Void)
}
extension CLKComplicationDataSource {
  public func getComplicationDescriptors(handler: @escaping ([CLKComplicationDescriptor]) -> Void) {
    handler([])
  }
  public func handleSharedComplicationDescriptors(_ complicationDescriptors: [CLKComplicationDescriptor]) {}
  public func getSupportedTimeTravelDirections(
    for complication: CLKComplication,
    withHandler handler: @escaping (CLKComplicationTimeTravelDirections) -> Void
  ) { handler([]) }
  public func getTimelineStartDate(
    for complication: CLKComplication, withHandler handler: @escaping (Date?) -> Void
  ) { handler(nil) }
  public func getTimelineEndDate(
    for complication: CLKComplication, withHandler handler: @escaping (Date?) -> Void
  ) { handler(nil) }
  public func getPrivacyBehavior(
    for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationPrivacyBehavior) -> Void
  ) { handler(.showOnLockScreen) }
  public func getTimelineAnimationBehavior(
    for complication: CLKComplication,
    withHandler handler: @escaping (CLKComplicationTimelineAnimationBehavior) -> Void
  ) { handler(.always) }
  public func getTimelineEntries(
    for complication: CLKComplication, before date: Date, limit: Int,
    withHandler handler: @escaping ([CLKComplicationTimelineEntry]?) -> Void
  ) { handler(nil) }
  public func getTimelineEntries(
    for complication: CLKComplication, after date: Date, limit: Int,
    withHandler handler: @escaping ([CLKComplicationTimelineEntry]?) -> Void
  ) { handler(nil) }
  public func getLocalizableSampleTemplate(
    for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationTemplate?) -> Void
  ) { handler(nil) }
}

/// Keeps the complications that are on watch faces. There are none.
///
/// - Missing: watch faces, and what is shown on them.
open class CLKComplicationServer: NSObject, @unchecked Sendable {
  private static let shared = CLKComplicationServer()
  open class func sharedInstance() -> Self { shared as! Self }
  open var activeComplications: [CLKComplication]? { nil }
  open func reloadTimeline(for complication: CLKComplication) { noFace() }
  open func extendTimeline(for complication: CLKComplication) { noFace() }
  open func reloadComplicationDescriptors() { noFace() }
  private func noFace() {
    tellOnce("there is no watch face here; complications are not shown.", by: "ClockKit")
  }
}
extension NSNotification.Name {
  public static let CLKComplicationServerActiveComplicationsDidChange = NSNotification.Name(
    "CLKComplicationServerActiveComplicationsDidChangeNotification")
}
