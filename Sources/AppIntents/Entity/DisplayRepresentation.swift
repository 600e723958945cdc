import Foundation
import SashCore

/// How a thing is shown: a title, a line below it and a picture.
public struct DisplayRepresentation: ExpressibleByStringLiteral, ExpressibleByStringInterpolation, Sendable {
  public var title: LocalizedStringResource
  public var subtitle: LocalizedStringResource?
  public var image: Image?
  public var synonyms: [LocalizedStringResource] = []

  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
  }
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource]
  ) {
    self.init(title: title, subtitle: subtitle, image: image)
    self.synonyms = synonyms
  }
  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }

  /// A picture of a thing.
  public struct Image: Hashable, Sendable {
    public enum Style: Hashable, Sendable { case `default`, circular }
    enum Source: Hashable, Sendable {
      case data(Data), url(URL), system(String), named(String)
    }
    let source: Source
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: Style = .default) { source = .data(data) }
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: Style = .default) { source = .url(url) }
    public init(url: URL, width: Double?, height: Double?, isTemplate: Bool? = nil) { source = .url(url) }
    public init(systemName: String, isTemplate: Bool? = nil) { source = .system(systemName) }
    public init(named name: String, isTemplate: Bool? = nil, displayStyle: Style = .default) {
      source = .named(name)
    }
  }
}

/// What kind of things these are: “Order”, “Orders”.
public struct TypeDisplayRepresentation: ExpressibleByStringLiteral, ExpressibleByStringInterpolation,
  Sendable
{
  public var name: LocalizedStringResource
  public var numericFormat: LocalizedStringResource?
  public var synonyms: [LocalizedStringResource] = []
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
    (self.name, self.numericFormat) = (name, numericFormat)
  }
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource]
  ) {
    self.init(name: name, numericFormat: numericFormat)
    self.synonyms = synonyms
  }
  public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
}

/// Says what kind it is.
public protocol TypeDisplayRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  static var typeDisplayName: LocalizedStringResource { get }
}
extension TypeDisplayRepresentable {
  public static var typeDisplayName: LocalizedStringResource { typeDisplayRepresentation.name }
}
/// Says how it is shown.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  var displayRepresentation: DisplayRepresentation { get }
}
extension InstanceDisplayRepresentable {
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}
public protocol DisplayRepresentable: TypeDisplayRepresentable, InstanceDisplayRepresentable {}
/// Says how each of its cases is shown.
public protocol CaseDisplayRepresentable: DisplayRepresentable, Hashable {
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
extension CaseDisplayRepresentable {
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: "\(self)")
  }
}

/// A few things to choose from.
public protocol AppEnum: CaseDisplayRepresentable, CaseIterable, RawRepresentable, PersistentlyIdentifiable,
  Sendable
where RawValue: LosslessStringConvertible {}
