import CSashPreviewScan

/// The non-generic types of the running program that conform to a protocol, in no particular order.
///
/// `#Preview` and `PreviewProvider` declare types that nothing refers to; this is how they are found without the
/// Objective-C runtime. Pass the protocol's existential type, such as `(any PreviewProvider).self`. Walks all
/// conformance records of all images: some milliseconds, so call it once and keep the result.
package func conformingTypes(to existential: Any.Type) -> [Any.Type] {
  guard let descriptor = protocolDescriptor(of: existential) else {
    preconditionFailure(
      "conformingTypes(to:): pass the existential type of one protocol, such as (any P).self")
  }
  var types: [Any.Type] = []
  withUnsafeMutablePointer(to: &types) { types in
    sash_scan_conformances(
      descriptor,
      { metadata, types in
        guard let metadata, let types else { return }
        types.assumingMemoryBound(to: [Any.Type].self).pointee.append(
          unsafeBitCast(metadata, to: Any.Type.self))
      }, types)
  }
  return types
}

/// The non-generic classes of the running program with a name, which is written without modules and outer types.
///
/// Walks all types of all images: keep the result.
package func classes(named name: String) -> [AnyClass] {
  var types: [AnyClass] = []
  withUnsafeMutablePointer(to: &types) { types in
    sash_scan_classes(
      name,
      { metadata, types in
        guard let metadata, let types else { return }
        if let type = unsafeBitCast(metadata, to: Any.Type.self) as? AnyClass {
          types.assumingMemoryBound(to: [AnyClass].self).pointee.append(type)
        }
      }, types)
  }
  return types
}

/// The descriptor of the one protocol that an existential type names.
///
/// The layout is Swift's ABI (`TargetExistentialTypeMetadata`): kind, flags, number of protocols, protocols.
private func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer? {
  let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
  let existentialKind: UInt = 0x303
  let hasSuperclass: UInt32 = 1 << 30
  guard metadata.load(as: UInt.self) == existentialKind else { return nil }
  let counts = metadata + MemoryLayout<UInt>.size
  let flags = counts.load(as: UInt32.self)
  guard counts.load(fromByteOffset: 4, as: UInt32.self) == 1, flags & hasSuperclass == 0 else { return nil }
  return counts.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
}
