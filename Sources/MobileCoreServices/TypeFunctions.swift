import Foundation
import SashFoundation
import UniformTypeIdentifiers

public let kUTTagClassFilenameExtension: CFString = UTTagClass.filenameExtension.rawValue
public let kUTTagClassMIMEType: CFString = UTTagClass.mimeType.rawValue

/// Text that a function of C hands out, which its caller would have to release there.
public struct UnmanagedText: Sendable {
  let text: CFString
  public func takeRetainedValue() -> CFString { text }
  public func takeUnretainedValue() -> CFString { text }
}

/// Whether what is of the first kind is of the second too; kinds conform to themselves.
public func UTTypeConformsTo(_ identifier: CFString, _ conformsTo: CFString) -> Bool {
  guard identifier != conformsTo else { return true }
  guard let type = UTType(identifier), let other = UTType(conformsTo) else { return false }
  return type.conforms(to: other)
}

public func UTTypeEqual(_ one: CFString, _ other: CFString) -> Bool { one.lowercased() == other.lowercased() }

/// The kind of files with a file name's end or a MIME type; nil if it is neither.
public func UTTypeCreatePreferredIdentifierForTag(
  _ tagClass: CFString, _ tag: CFString, _ conformingTo: CFString?
) -> UnmanagedText? {
  UTType(
    tag: tag, tagClass: UTTagClass(rawValue: tagClass), conformingTo: conformingTo.flatMap { UTType($0) }
  )
  .map { UnmanagedText(text: $0.identifier) }
}

/// The file name's end or the MIME type that stands for a kind.
public func UTTypeCopyPreferredTagWithClass(_ identifier: CFString, _ tagClass: CFString) -> UnmanagedText? {
  guard let type = UTType(identifier) else { return nil }
  let tag = tagClass == kUTTagClassMIMEType ? type.preferredMIMEType : type.preferredFilenameExtension
  return tag.map { UnmanagedText(text: $0) }
}

public func UTTypeCopyDescription(_ identifier: CFString) -> UnmanagedText? {
  UTType(identifier)?.localizedDescription.map { UnmanagedText(text: $0) }
}
