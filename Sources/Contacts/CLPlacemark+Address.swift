import CoreLocation

extension CLPlacemark {
  /// The address, as contacts have it; nil if nothing of it is known.
  public var postalAddress: CNPostalAddress? {
    let parts = [thoroughfare, locality, administrativeArea, postalCode, country]
    guard parts.contains(where: { $0 != nil }) else { return nil }
    let address = CNMutablePostalAddress()
    address.street = [subThoroughfare, thoroughfare].compactMap { $0 }.joined(separator: " ")
    (address.subLocality, address.city) = (subLocality ?? "", locality ?? "")
    (address.subAdministrativeArea, address.state) = (subAdministrativeArea ?? "", administrativeArea ?? "")
    (address.postalCode, address.country) = (postalCode ?? "", country ?? "")
    address.isoCountryCode = isoCountryCode ?? ""
    return address
  }
}
