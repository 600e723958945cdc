import Foundation

/// A picture of an asset catalogue, named by code that a build plugin writes.
public nonisolated struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
  /// For targets above this one.
  package var parts: (name: String, bundle: Bundle) { (name, bundle) }
}

/// A colour of an asset catalogue, named by code that a build plugin writes.
public nonisolated struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
  /// For targets above this one.
  package var parts: (name: String, bundle: Bundle) { (name, bundle) }
}

/// What the names of assets are members of: `extension _AssetNames where Self == Color`.
///
/// A member that an app gives a type itself is meant before one of the same name here.
public nonisolated protocol _AssetNames {}

extension Image {
  /// A picture of an asset catalogue.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Color {
  /// A colour of an asset catalogue.
  public nonisolated init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}
