import Foundation
import SashControls
import SashCore

/// A balloon that points at a place, with a symbol in it and a title below.
@MainActor @preconcurrency public struct Marker<Label: View>: MapContent {
  public typealias Body = Never
  private let coordinate: CLLocationCoordinate2D
  private let face: () -> MarkerFace
  private var tag: AnyHashable?

  public var body: Never { fatalError("Marker has no body.") }
  public func _collect(into list: inout _MapContentList) {
    guard CLLocationCoordinate2DIsValid(coordinate) else { return }
    list.add(.marker(MKMapPoint(coordinate), face()), tag: tag)
  }

  private init(_ coordinate: CLLocationCoordinate2D, title: Text, icon: @escaping () -> AnyView?) {
    self.coordinate = coordinate
    face = { MarkerFace(title: AnyView(title), icon: icon()) }
  }
  /// A balloon with what `label` shows: its icon inside, its title below.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    self.coordinate = coordinate
    let label = label()
    face = {
      label is Text
        ? MarkerFace(title: AnyView(label), icon: nil)
        : MarkerFace(
          title: AnyView(label.labelStyle(.titleOnly)), icon: AnyView(label.labelStyle(.iconOnly)))
    }
  }
}

extension Marker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, title: Text(titleKey)) { nil }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, title: Text(title)) { nil }
  }
  /// A balloon with up to three letters.
  public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, title: Text(titleKey)) { AnyView(monogram) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, title: Text(title)) { AnyView(monogram) }
  }
  /// A balloon for a place; it is selected by the item.
  public init(item: MKMapItem) {
    self.init(item.placemark.coordinate, title: Text(verbatim: item.name ?? "")) { nil }
    tag = AnyHashable(item)
  }
}

extension Marker where Label == SashControls.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, title: Text(titleKey)) { AnyView(Image(image).resizable().scaledToFit()) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, title: Text(title)) { AnyView(Image(image).resizable().scaledToFit()) }
  }
  public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, title: Text(titleKey)) { AnyView(Image(systemName: systemImage)) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, title: Text(title)) { AnyView(Image(systemName: systemImage)) }
  }
}

/// A view at a place, with a title below.
@MainActor @preconcurrency public struct Annotation<Label: View, Content: View>: MapContent {
  public typealias Body = Never
  private let coordinate: CLLocationCoordinate2D
  private let anchor: UnitPoint
  private let content: Content
  private let label: Label

  /// - Parameter anchor: Which point of the view stands at the place.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    (self.coordinate, self.anchor) = (coordinate, anchor)
    (self.content, self.label) = (content(), label())
  }
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) where Label == Text {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) where Label == Text {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) }
  }
  public var body: Never { fatalError("Annotation has no body.") }
  public func _collect(into list: inout _MapContentList) {
    guard CLLocationCoordinate2DIsValid(coordinate) else { return }
    let content = content
    list.add(
      .annotation(
        MKMapPoint(coordinate), anchor: anchor, title: AnyView(label), content: { AnyView(content) }))
  }
}

/// Where the user is.
public struct UserLocation {
  public let location: CLLocation?
  public let heading: CLHeading?
}

/// The blue dot of a user's place.
@MainActor @preconcurrency public struct DefaultUserAnnotationContent: View {
  init() {}
  public var body: some View {
    Circle().fill(.blue).padding(3).background(Circle().fill(.white)).frame(width: 22, height: 22)
      .shadow(color: .black.opacity(0.25), radius: 3)
  }
}

/// Stands where the user is. Nobody knows that here, so it is never seen, as on a device that may not know.
@MainActor @preconcurrency public struct UserAnnotation<Content: View>: MapContent {
  public typealias Body = Never
  public init() where Content == DefaultUserAnnotationContent {}
  public init(anchor: UnitPoint = .center) where Content == DefaultUserAnnotationContent {}
  public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping (UserLocation) -> Content) {}
  public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping () -> Content) {}
  public var body: Never { fatalError("UserAnnotation has no body.") }
  public func _collect(into list: inout _MapContentList) { sayNobodyKnows() }
}
