import Foundation

/// How what a complication shows is laid out. It is shown nowhere here.
///
/// - Missing: templates with pictures, gauges and views, which need a watch face.
open class CLKComplicationTemplate: NSObject, @unchecked Sendable {
  public override init() { super.init() }
}

/// A text that fits its place.
open class CLKTextProvider: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var accessibilityLabel: String? { nil }
}
open class CLKSimpleTextProvider: CLKTextProvider, @unchecked Sendable {
  open var text: String
  open var shortText: String?
  open override var accessibilityLabel: String? { stored }
  private let stored: String?
  public init(text: String, shortText: String? = nil, accessibilityLabel: String? = nil) {
    (self.text, self.shortText, stored) = (text, shortText, accessibilityLabel)
  }
}
open class CLKDateTextProvider: CLKTextProvider, @unchecked Sendable {
  open var date: Date
  open var calendarUnits: Set<Calendar.Component>
  open var timeZone: TimeZone?
  public init(date: Date, units: Set<Calendar.Component>, timeZone: TimeZone? = nil) {
    (self.date, calendarUnits, self.timeZone) = (date, units, timeZone)
  }
}
open class CLKTimeTextProvider: CLKTextProvider, @unchecked Sendable {
  open var date: Date
  open var timeZone: TimeZone?
  public init(date: Date, timeZone: TimeZone? = nil) { (self.date, self.timeZone) = (date, timeZone) }
}

open class CLKComplicationTemplateModularSmallSimpleText: CLKComplicationTemplate, @unchecked Sendable {
  open var textProvider: CLKTextProvider
  public init(textProvider: CLKTextProvider) { self.textProvider = textProvider }
}
open class CLKComplicationTemplateModularLargeStandardBody: CLKComplicationTemplate, @unchecked Sendable {
  open var headerTextProvider: CLKTextProvider
  open var body1TextProvider: CLKTextProvider
  open var body2TextProvider: CLKTextProvider?
  public init(
    headerTextProvider: CLKTextProvider, body1TextProvider: CLKTextProvider,
    body2TextProvider: CLKTextProvider? = nil
  ) {
    (self.headerTextProvider, self.body1TextProvider) = (headerTextProvider, body1TextProvider)
    self.body2TextProvider = body2TextProvider
  }
}
open class CLKComplicationTemplateUtilitarianSmallFlat: CLKComplicationTemplate, @unchecked Sendable {
  open var textProvider: CLKTextProvider
  public init(textProvider: CLKTextProvider) { self.textProvider = textProvider }
}
open class CLKComplicationTemplateUtilitarianLargeFlat: CLKComplicationTemplate, @unchecked Sendable {
  open var textProvider: CLKTextProvider
  public init(textProvider: CLKTextProvider) { self.textProvider = textProvider }
}
open class CLKComplicationTemplateCircularSmallSimpleText: CLKComplicationTemplate, @unchecked Sendable {
  open var textProvider: CLKTextProvider
  public init(textProvider: CLKTextProvider) { self.textProvider = textProvider }
}
open class CLKComplicationTemplateExtraLargeSimpleText: CLKComplicationTemplate, @unchecked Sendable {
  open var textProvider: CLKTextProvider
  public init(textProvider: CLKTextProvider) { self.textProvider = textProvider }
}
open class CLKComplicationTemplateGraphicCornerStackText: CLKComplicationTemplate, @unchecked Sendable {
  open var innerTextProvider: CLKTextProvider
  open var outerTextProvider: CLKTextProvider
  public init(innerTextProvider: CLKTextProvider, outerTextProvider: CLKTextProvider) {
    (self.innerTextProvider, self.outerTextProvider) = (innerTextProvider, outerTextProvider)
  }
}
open class CLKComplicationTemplateGraphicCircularStackText: CLKComplicationTemplate, @unchecked Sendable {
  open var line1TextProvider: CLKTextProvider
  open var line2TextProvider: CLKTextProvider
  public init(line1TextProvider: CLKTextProvider, line2TextProvider: CLKTextProvider) {
    (self.line1TextProvider, self.line2TextProvider) = (line1TextProvider, line2TextProvider)
  }
}
open class CLKComplicationTemplateGraphicRectangularStandardBody: CLKComplicationTemplate, @unchecked Sendable
{
  open var headerTextProvider: CLKTextProvider
  open var body1TextProvider: CLKTextProvider
  open var body2TextProvider: CLKTextProvider?
  public init(
    headerTextProvider: CLKTextProvider, body1TextProvider: CLKTextProvider,
    body2TextProvider: CLKTextProvider? = nil
  ) {
    (self.headerTextProvider, self.body1TextProvider) = (headerTextProvider, body1TextProvider)
    self.body2TextProvider = body2TextProvider
  }
}
