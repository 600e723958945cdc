import SashFoundation

/// Where random bytes come from; there is one source.
public typealias SecRandomRef = OpaquePointer
public nonisolated(unsafe) let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random bytes of the system that nobody can foresee.
///
/// - Returns: `errSecSuccess`, or `errSecParam` for a negative count.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32
{
  guard count >= 0 else { return errSecParam }
  var source = SystemRandomNumberGenerator()
  for index in 0..<count {
    bytes.storeBytes(of: UInt8.random(in: 0...255, using: &source), toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}
