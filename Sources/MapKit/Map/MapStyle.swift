import Foundation

/// Which kinds of places a map shows by itself.
public struct PointOfInterestCategories: Sendable, ExpressibleByArrayLiteral {
  private let kinds: Set<MKPointOfInterestCategory>
  private let isIncluding: Bool
  private init(_ kinds: [MKPointOfInterestCategory], isIncluding: Bool) {
    (self.kinds, self.isIncluding) = (Set(kinds), isIncluding)
  }
  public init(arrayLiteral elements: MKPointOfInterestCategory...) { self.init(elements, isIncluding: true) }
  public static let all = PointOfInterestCategories([], isIncluding: false)
  public static let excludingAll = PointOfInterestCategories([], isIncluding: true)
  public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
    PointOfInterestCategories(categories, isIncluding: true)
  }
  public static func including(_ categories: MKPointOfInterestCategory...) -> PointOfInterestCategories {
    PointOfInterestCategories(categories, isIncluding: true)
  }
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
    PointOfInterestCategories(categories, isIncluding: false)
  }
  public static func excluding(_ categories: MKPointOfInterestCategory...) -> PointOfInterestCategories {
    PointOfInterestCategories(categories, isIncluding: false)
  }
}

/// How a map looks. The pictures of the map decide that here, so it is kept and changes nothing.
///
/// - Missing: sources of pictures by style.
public struct MapStyle: Sendable {
  public struct Elevation: Hashable, Sendable {
    private let name: String
    public static let automatic = Elevation(name: "automatic")
    public static let flat = Elevation(name: "flat")
    public static let realistic = Elevation(name: "realistic")
  }
  public struct StandardEmphasis: Hashable, Sendable {
    private let name: String
    public static let automatic = StandardEmphasis(name: "automatic")
    public static let muted = StandardEmphasis(name: "muted")
  }
  private let name: String
  public static var standard: MapStyle { MapStyle(name: "standard") }
  public static var imagery: MapStyle { MapStyle(name: "imagery") }
  public static var hybrid: MapStyle { MapStyle(name: "hybrid") }
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { .standard }
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { .hybrid }
}
