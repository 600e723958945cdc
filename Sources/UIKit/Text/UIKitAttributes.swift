import Foundation
import SashCore

extension AttributeScopes {
  /// The attributes that labels and text views show.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes that labels and text views show; those of Foundation are among them.
  ///
  /// They become attributes of `NSAttributedString` and come from them. `Text` does not show them.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let underlineColor: UnderlineColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let strokeColor: StrokeColorAttribute
    public let strokeWidth: StrokeWidthAttribute
    public let shadow: ShadowAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let obliqueness: ObliquenessAttribute
    public let expansion: ExpansionAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = "NSParagraphStyle"
    }
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "CTTracking"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSUnderline"
    }
    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSUnderlineColor"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSStrikethrough"
    }
    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrikethroughColor"
    }
    public enum StrokeColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrokeColor"
    }
    public enum StrokeWidthAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSStrokeWidth"
    }
    public enum ShadowAttribute: AttributedStringKey {
      public typealias Value = NSShadow
      public static let name = "NSShadow"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSBaselineOffset"
    }
    public enum ObliquenessAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSObliqueness"
    }
    public enum ExpansionAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSExpansion"
    }
  }
}

extension AttributeDynamicLookup {
  /// Where SwiftUI has an attribute of the same name that takes the value, that one is meant.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributedString.Runs.Run {
  /// What labels show of the attributes that are UIKit's.
  var attributesOfUIKit: [NSAttributedString.Key: Any] {
    typealias Scope = AttributeScopes.UIKitAttributes
    var found: [NSAttributedString.Key: Any] = [:]
    func take<K: AttributedStringKey>(_ key: K.Type, _ write: (K.Value) -> Any = { $0 }) {
      if let value = self[key] { found[NSAttributedString.Key(K.name)] = write(value) }
    }
    take(Scope.FontAttribute.self)
    take(Scope.ForegroundColorAttribute.self)
    take(Scope.BackgroundColorAttribute.self)
    take(Scope.ParagraphStyleAttribute.self)
    take(Scope.KernAttribute.self)
    take(Scope.TrackingAttribute.self)
    take(Scope.UnderlineStyleAttribute.self) { $0.rawValue }
    take(Scope.UnderlineColorAttribute.self)
    take(Scope.StrikethroughStyleAttribute.self) { $0.rawValue }
    take(Scope.StrikethroughColorAttribute.self)
    take(Scope.StrokeColorAttribute.self)
    take(Scope.StrokeWidthAttribute.self)
    take(Scope.ShadowAttribute.self)
    take(Scope.BaselineOffsetAttribute.self)
    take(Scope.ObliquenessAttribute.self)
    take(Scope.ExpansionAttribute.self)
    return found
  }
}

extension AttributeContainer {
  /// The attributes of labels as those of UIKit.
  init(ofUIKit attributes: [NSAttributedString.Key: Any]) {
    typealias Scope = AttributeScopes.UIKitAttributes
    self.init()
    func value<K: AttributedStringKey>(_ key: K.Type) -> K.Value? {
      attributes[NSAttributedString.Key(K.name)] as? K.Value
    }
    func line<K: AttributedStringKey>(_ key: K.Type) -> NSUnderlineStyle? {
      (attributes[NSAttributedString.Key(K.name)] as? Int).flatMap {
        $0 == 0 ? nil : NSUnderlineStyle(rawValue: $0)
      }
    }
    self[Scope.FontAttribute.self] = value(Scope.FontAttribute.self)
    self[Scope.ForegroundColorAttribute.self] = value(Scope.ForegroundColorAttribute.self)
    self[Scope.BackgroundColorAttribute.self] = value(Scope.BackgroundColorAttribute.self)
    self[Scope.ParagraphStyleAttribute.self] = value(Scope.ParagraphStyleAttribute.self)
    self[Scope.KernAttribute.self] = value(Scope.KernAttribute.self)
    self[Scope.TrackingAttribute.self] = value(Scope.TrackingAttribute.self)
    self[Scope.UnderlineStyleAttribute.self] = line(Scope.UnderlineStyleAttribute.self)
    self[Scope.UnderlineColorAttribute.self] = value(Scope.UnderlineColorAttribute.self)
    self[Scope.StrikethroughStyleAttribute.self] = line(Scope.StrikethroughStyleAttribute.self)
    self[Scope.StrikethroughColorAttribute.self] = value(Scope.StrikethroughColorAttribute.self)
    self[Scope.StrokeColorAttribute.self] = value(Scope.StrokeColorAttribute.self)
    self[Scope.StrokeWidthAttribute.self] = value(Scope.StrokeWidthAttribute.self)
    self[Scope.ShadowAttribute.self] = value(Scope.ShadowAttribute.self)
    self[Scope.BaselineOffsetAttribute.self] = value(Scope.BaselineOffsetAttribute.self)
    self[Scope.ObliquenessAttribute.self] = value(Scope.ObliquenessAttribute.self)
    self[Scope.ExpansionAttribute.self] = value(Scope.ExpansionAttribute.self)
  }
}
