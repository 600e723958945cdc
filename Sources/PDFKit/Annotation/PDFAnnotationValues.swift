import Foundation

/// What an annotation says about itself, by its name in files.
public struct PDFAnnotationKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let appearanceDictionary = Self(rawValue: "/AP")
  public static let appearanceState = Self(rawValue: "/AS")
  public static let border = Self(rawValue: "/Border")
  public static let color = Self(rawValue: "/C")
  public static let contents = Self(rawValue: "/Contents")
  public static let flags = Self(rawValue: "/F")
  public static let date = Self(rawValue: "/M")
  public static let name = Self(rawValue: "/NM")
  public static let page = Self(rawValue: "/P")
  public static let rect = Self(rawValue: "/Rect")
  public static let subtype = Self(rawValue: "/Subtype")
  public static let action = Self(rawValue: "/A")
  public static let additionalActions = Self(rawValue: "/AA")
  public static let borderStyle = Self(rawValue: "/BS")
  public static let defaultAppearance = Self(rawValue: "/DA")
  public static let destination = Self(rawValue: "/Dest")
  public static let highlightingMode = Self(rawValue: "/H")
  public static let inklist = Self(rawValue: "/InkList")
  public static let interiorColor = Self(rawValue: "/IC")
  public static let linePoints = Self(rawValue: "/L")
  public static let lineEndingStyles = Self(rawValue: "/LE")
  public static let iconName = Self(rawValue: "/Name")
  public static let open = Self(rawValue: "/Open")
  public static let parent = Self(rawValue: "/Parent")
  public static let popup = Self(rawValue: "/Popup")
  public static let quadding = Self(rawValue: "/Q")
  public static let quadPoints = Self(rawValue: "/QuadPoints")
  public static let textLabel = Self(rawValue: "/T")
  public static let widgetDownCaption = Self(rawValue: "/AC")
  public static let widgetBorderColor = Self(rawValue: "/BC")
  public static let widgetBackgroundColor = Self(rawValue: "/BG")
  public static let widgetCaption = Self(rawValue: "/CA")
  public static let widgetDefaultValue = Self(rawValue: "/DV")
  public static let widgetFieldFlags = Self(rawValue: "/Ff")
  public static let widgetFieldType = Self(rawValue: "/FT")
  public static let widgetAppearanceDictionary = Self(rawValue: "/MK")
  public static let widgetMaxLen = Self(rawValue: "/MaxLen")
  public static let widgetOptions = Self(rawValue: "/Opt")
  public static let widgetRotation = Self(rawValue: "/R")
  public static let widgetRolloverCaption = Self(rawValue: "/RC")
  public static let widgetTextLabelUI = Self(rawValue: "/TU")
  public static let widgetValue = Self(rawValue: "/V")
}

/// What kind of annotation one is.
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let text = Self(rawValue: "/Text")
  public static let link = Self(rawValue: "/Link")
  public static let freeText = Self(rawValue: "/FreeText")
  public static let line = Self(rawValue: "/Line")
  public static let square = Self(rawValue: "/Square")
  public static let circle = Self(rawValue: "/Circle")
  public static let highlight = Self(rawValue: "/Highlight")
  public static let underline = Self(rawValue: "/Underline")
  public static let strikeOut = Self(rawValue: "/StrikeOut")
  public static let ink = Self(rawValue: "/Ink")
  public static let stamp = Self(rawValue: "/Stamp")
  public static let popup = Self(rawValue: "/Popup")
  public static let widget = Self(rawValue: "/Widget")
}
/// What kind of field a widget is.
public struct PDFAnnotationWidgetSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let button = Self(rawValue: "/Btn")
  public static let choice = Self(rawValue: "/Ch")
  public static let signature = Self(rawValue: "/Sig")
  public static let text = Self(rawValue: "/Tx")
}
/// How an end of a line looks, by its name in files.
public struct PDFAnnotationLineEndingStyle: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = Self(rawValue: "/None")
  public static let square = Self(rawValue: "/Square")
  public static let circle = Self(rawValue: "/Circle")
  public static let diamond = Self(rawValue: "/Diamond")
  public static let openArrow = Self(rawValue: "/OpenArrow")
  public static let closedArrow = Self(rawValue: "/ClosedArrow")
}
/// The picture of a note, by its name in files.
public struct PDFAnnotationTextIconType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let comment = Self(rawValue: "/Comment")
  public static let key = Self(rawValue: "/Key")
  public static let note = Self(rawValue: "/Note")
  public static let help = Self(rawValue: "/Help")
  public static let newParagraph = Self(rawValue: "/NewParagraph")
  public static let paragraph = Self(rawValue: "/Paragraph")
  public static let insert = Self(rawValue: "/Insert")
}
/// How an annotation shows that it is pressed.
public struct PDFAnnotationHighlightingMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = Self(rawValue: "/N")
  public static let invert = Self(rawValue: "/I")
  public static let outline = Self(rawValue: "/O")
  public static let push = Self(rawValue: "/P")
}
public enum PDFLineStyle: Int, Sendable { case none, square, circle, diamond, openArrow, closedArrow }
public enum PDFTextAnnotationIconType: Int, Sendable {
  case comment, key, note, help, newParagraph, paragraph, insert
}
public enum PDFMarkupType: Int, Sendable { case highlight, strikeOut, underline, redact }
public enum PDFWidgetControlType: Int, Sendable {
  case unknownControl = -1, pushButtonControl, radioButtonControl, checkBoxControl
}
public enum PDFWidgetCellState: Int, Sendable { case mixedState = -1, offState, onState }
public enum PDFBorderStyle: Int, Sendable { case solid, dashed, beveled, inset, underline }
public enum PDFThumbnailLayoutMode: Int, Sendable { case vertical, horizontal }

/// What lies at a place of a view.
public struct PDFAreaOfInterest: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pageArea = Self(rawValue: 1)
  public static let textArea = Self(rawValue: 2)
  public static let annotationArea = Self(rawValue: 4)
  public static let linkArea = Self(rawValue: 8)
  public static let controlArea = Self(rawValue: 16)
  public static let textFieldArea = Self(rawValue: 32)
  public static let iconArea = Self(rawValue: 64)
  public static let popupArea = Self(rawValue: 128)
  public static let imageArea = Self(rawValue: 256)
  public static let anyArea = Self(rawValue: Int.max)
}
