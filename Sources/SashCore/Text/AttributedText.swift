import Foundation

extension AttributeScopes {
  /// The attributes that `Text` shows.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes that `Text` shows; those of Foundation are among them.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: FoundationAttributes

    @frozen public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    @frozen public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    @frozen public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }
    @frozen public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    @frozen public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    @frozen public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    @frozen public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    @frozen public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributedString.Runs.Run {
  /// What the attributes of this part change in a text.
  var textChanges: [TextChange] {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    var changes: [TextChange] = []
    if let font = self[Scope.FontAttribute.self] { changes.append(.font(font)) }
    if let color = self[Scope.ForegroundColorAttribute.self] { changes.append(.style(AnyShapeStyle(color))) }
    if let color = self[Scope.BackgroundColorAttribute.self] { changes.append(.background(color)) }
    if let line = self[Scope.UnderlineStyleAttribute.self] { changes.append(.underline(line)) }
    if let line = self[Scope.StrikethroughStyleAttribute.self] { changes.append(.strikethrough(line)) }
    if let kern = self[Scope.KerningAttribute.self] { changes.append(.kerning(kern)) }
    if let tracking = self[Scope.TrackingAttribute.self] { changes.append(.tracking(tracking)) }
    if let offset = self[Scope.BaselineOffsetAttribute.self] { changes.append(.baselineOffset(offset)) }
    if let intent = self[InlineIntentAttribute.self] {
      if intent.contains(.stronglyEmphasized) { changes.append(.bold(true)) }
      if intent.contains(.emphasized) { changes.append(.italic(true)) }
      if intent.contains(.strikethrough) { changes.append(.strikethrough(.single)) }
      if intent.contains(.code) { changes.append(.design(.monospaced)) }
    }
    if let link = self[AttributeScopes.FoundationAttributes.LinkAttribute.self] {
      changes.append(.link(link))
    }
    return changes
  }
}
