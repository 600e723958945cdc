import Foundation

extension ByteCountFormatter {
  /// How much a measurement is, in whole bytes.
  public func string(from measurement: Measurement<UnitInformationStorage>) -> String {
    string(fromByteCount: Self.count(measurement))
  }
  public class func string(
    from measurement: Measurement<UnitInformationStorage>, countStyle: ByteCountFormatter.CountStyle
  ) -> String { string(fromByteCount: count(measurement), countStyle: countStyle) }

  private static func count(_ measurement: Measurement<UnitInformationStorage>) -> Int64 {
    let bytes = measurement.converted(to: .bytes).value.rounded()
    return bytes.isNaN ? 0 : Int64(exactly: bytes) ?? (bytes < 0 ? .min : .max)
  }
}
