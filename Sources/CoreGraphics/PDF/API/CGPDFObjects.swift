import Foundation

// The values of files of pages as functions of C have them. They are valid as long as what they were taken from.

public typealias CGPDFDictionaryRef = OpaquePointer
public typealias CGPDFArrayRef = OpaquePointer
public typealias CGPDFObjectRef = OpaquePointer
public typealias CGPDFStreamRef = OpaquePointer
public typealias CGPDFStringRef = OpaquePointer
public typealias CGPDFBoolean = UInt8
public typealias CGPDFInteger = Int
public typealias CGPDFReal = CGFloat

extension PDFObject {
  /// Itself for code of C, which does not keep it.
  var pointer: OpaquePointer { OpaquePointer(Unmanaged.passUnretained(self).toOpaque()) }
  static func at(_ pointer: OpaquePointer?) -> PDFObject? {
    pointer.map { Unmanaged<PDFObject>.fromOpaque(UnsafeRawPointer($0)).takeUnretainedValue() }
  }
  var asDictionary: PDFObject? { if case .dictionary = resolved.value { resolved } else { nil } }
  /// The bytes of a name or a string with a zero behind them.
  var cString: UnsafePointer<CChar> {
    if let letters { return UnsafePointer(letters) }
    let bytes = bytes ?? name.map { Array($0.utf8) } ?? []
    let made = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
    for (index, byte) in bytes.enumerated() { made[index] = CChar(bitPattern: byte) }
    made[bytes.count] = 0
    letters = made
    return UnsafePointer(made)
  }
}

/// What a value is.
public enum CGPDFObjectType: Int32, Sendable {
  case null = 1, boolean, integer, real, name, string, array, dictionary, stream
}

public func CGPDFObjectGetType(_ object: CGPDFObjectRef?) -> CGPDFObjectType {
  switch PDFObject.at(object)?.resolved.value {
  case .boolean: .boolean
  case .integer: .integer
  case .real: .real
  case .name: .name
  case .string: .string
  case .array: .array
  case .dictionary: .dictionary
  case .stream: .stream
  case .null, .reference, nil: .null
  }
}
/// Puts a value where the pointer leads, if it is of the type: a Boolean as a byte, numbers as such, a name as the
/// address of its
/// letters, and the others as references. An integer is a number too. A nil pointer only asks.
public func CGPDFObjectGetValue(
  _ object: CGPDFObjectRef?, _ type: CGPDFObjectType, _ value: UnsafeMutableRawPointer?
) -> Bool {
  guard let found = PDFObject.at(object)?.resolved else { return false }
  let own = CGPDFObjectGetType(found.pointer)
  guard own == type || own == .integer && type == .real else { return false }
  switch type {
  case .null: break
  case .boolean: value?.storeBytes(of: found.boolean == true ? 1 : 0, as: CGPDFBoolean.self)
  case .integer: value?.storeBytes(of: found.integer ?? 0, as: CGPDFInteger.self)
  case .real: value?.storeBytes(of: found.number ?? 0, as: CGPDFReal.self)
  case .name: value?.storeBytes(of: found.cString, as: UnsafePointer<CChar>.self)
  case .string, .array, .dictionary, .stream: value?.storeBytes(of: found.pointer, as: OpaquePointer.self)
  }
  return true
}

private func get<Value>(
  _ object: PDFObject?, _ type: CGPDFObjectType, _ value: UnsafeMutablePointer<Value>?
) -> Bool {
  CGPDFObjectGetValue(object?.resolved.pointer, type, value.map { UnsafeMutableRawPointer($0) })
}
private func entry(_ dictionary: CGPDFDictionaryRef?, _ key: UnsafePointer<CChar>) -> PDFObject? {
  PDFObject.at(dictionary)?[String(cString: key)]
}
private func element(_ array: CGPDFArrayRef?, _ index: Int) -> PDFObject? {
  guard let list = PDFObject.at(array)?.array, list.indices.contains(index) else { return nil }
  return list[index].resolved
}

// MARK: Dictionaries

public func CGPDFDictionaryGetCount(_ dict: CGPDFDictionaryRef?) -> Int {
  PDFObject.at(dict)?.dictionary?.count ?? 0
}
public func CGPDFDictionaryGetObject(
  _ dict: CGPDFDictionaryRef?, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFObjectRef?>?
) -> Bool {
  guard let found = entry(dict, key) else { return false }
  value?.pointee = found.pointer
  return true
}
public func CGPDFDictionaryGetBoolean(
  _ dict: CGPDFDictionaryRef?, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFBoolean>?
) -> Bool { get(entry(dict, key), .boolean, value) }
public func CGPDFDictionaryGetInteger(
  _ dict: CGPDFDictionaryRef?, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFInteger>?
) -> Bool { get(entry(dict, key), .integer, value) }
public func CGPDFDictionaryGetNumber(
  _ dict: CGPDFDictionaryRef?, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFReal>?
) -> Bool { get(entry(dict, key), .real, value) }
public func CGPDFDictionaryGetName(
  _ dict: CGPDFDictionaryRef?, _ key: UnsafePointer<CChar>,
  _ value: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> Bool { get(entry(dict, key), .name, value) }
public func CGPDFDictionaryGetString(
  _ dict: CGPDFDictionaryRef?, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFStringRef?>?
) -> Bool { get(entry(dict, key), .string, value) }
public func CGPDFDictionaryGetArray(
  _ dict: CGPDFDictionaryRef?, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFArrayRef?>?
) -> Bool { get(entry(dict, key), .array, value) }
public func CGPDFDictionaryGetDictionary(
  _ dict: CGPDFDictionaryRef?, _ key: UnsafePointer<CChar>,
  _ value: UnsafeMutablePointer<CGPDFDictionaryRef?>?
) -> Bool { get(entry(dict, key), .dictionary, value) }
public func CGPDFDictionaryGetStream(
  _ dict: CGPDFDictionaryRef?, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFStreamRef?>?
) -> Bool { get(entry(dict, key), .stream, value) }

public typealias CGPDFDictionaryApplierFunction =
  (UnsafePointer<CChar>, CGPDFObjectRef, UnsafeMutableRawPointer?) -> Void
public typealias CGPDFDictionaryApplierBlock =
  (UnsafePointer<CChar>, CGPDFObjectRef, UnsafeMutableRawPointer?) -> Bool
/// Calls the function with each entry, by the order of their keys.
public func CGPDFDictionaryApplyFunction(
  _ dict: CGPDFDictionaryRef?, _ function: CGPDFDictionaryApplierFunction, _ info: UnsafeMutableRawPointer?
) {
  for (key, value) in (PDFObject.at(dict)?.dictionary ?? [:]).sorted(by: { $0.key < $1.key }) {
    key.withCString { function($0, value.resolved.pointer, info) }
  }
}
/// The same until the block says that it has seen enough, with false.
public func CGPDFDictionaryApplyBlock(
  _ dict: CGPDFDictionaryRef?, _ block: CGPDFDictionaryApplierBlock, _ info: UnsafeMutableRawPointer?
) {
  for (key, value) in (PDFObject.at(dict)?.dictionary ?? [:]).sorted(by: { $0.key < $1.key })
  where !key.withCString({ block($0, value.resolved.pointer, info) }) { return }
}

// MARK: Arrays

public func CGPDFArrayGetCount(_ array: CGPDFArrayRef?) -> Int { PDFObject.at(array)?.array?.count ?? 0 }
public func CGPDFArrayGetObject(
  _ array: CGPDFArrayRef?, _ index: Int, _ value: UnsafeMutablePointer<CGPDFObjectRef?>?
) -> Bool {
  guard let found = element(array, index) else { return false }
  value?.pointee = found.pointer
  return true
}
public func CGPDFArrayGetNull(_ array: CGPDFArrayRef?, _ index: Int) -> Bool {
  element(array, index)?.isNull ?? false
}
public func CGPDFArrayGetBoolean(
  _ array: CGPDFArrayRef?, _ index: Int, _ value: UnsafeMutablePointer<CGPDFBoolean>?
) -> Bool { get(element(array, index), .boolean, value) }
public func CGPDFArrayGetInteger(
  _ array: CGPDFArrayRef?, _ index: Int, _ value: UnsafeMutablePointer<CGPDFInteger>?
) -> Bool { get(element(array, index), .integer, value) }
public func CGPDFArrayGetNumber(
  _ array: CGPDFArrayRef?, _ index: Int, _ value: UnsafeMutablePointer<CGPDFReal>?
) -> Bool { get(element(array, index), .real, value) }
public func CGPDFArrayGetName(
  _ array: CGPDFArrayRef?, _ index: Int, _ value: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> Bool { get(element(array, index), .name, value) }
public func CGPDFArrayGetString(
  _ array: CGPDFArrayRef?, _ index: Int, _ value: UnsafeMutablePointer<CGPDFStringRef?>?
) -> Bool { get(element(array, index), .string, value) }
public func CGPDFArrayGetArray(
  _ array: CGPDFArrayRef?, _ index: Int, _ value: UnsafeMutablePointer<CGPDFArrayRef?>?
) -> Bool { get(element(array, index), .array, value) }
public func CGPDFArrayGetDictionary(
  _ array: CGPDFArrayRef?, _ index: Int, _ value: UnsafeMutablePointer<CGPDFDictionaryRef?>?
) -> Bool { get(element(array, index), .dictionary, value) }
public func CGPDFArrayGetStream(
  _ array: CGPDFArrayRef?, _ index: Int, _ value: UnsafeMutablePointer<CGPDFStreamRef?>?
) -> Bool { get(element(array, index), .stream, value) }

// MARK: Streams

/// What the data of a stream is, after its filters.
public enum CGPDFDataFormat: Int32, Sendable { case raw, jpegEncoded, JPEG2000 }

/// The dictionary of a stream. It is valid as long as the stream.
public func CGPDFStreamGetDictionary(_ stream: CGPDFStreamRef?) -> CGPDFDictionaryRef? {
  // A stream answers for the entries of its dictionary itself.
  PDFObject.at(stream)?.pointer
}
/// The bytes of a stream without their filters; those of pictures as JPEG stay as they are.
public func CGPDFStreamCopyData(
  _ stream: CGPDFStreamRef?, _ format: UnsafeMutablePointer<CGPDFDataFormat>?
) -> Data? {
  guard let found = PDFObject.at(stream)?.stream else { return nil }
  let (bytes, rest) = found.decoded
  switch rest {
  case "DCTDecode", "DCT": format?.pointee = .jpegEncoded
  case "JPXDecode": format?.pointee = .JPEG2000
  default: format?.pointee = .raw
  }
  return Data(bytes)
}

// MARK: Strings

public func CGPDFStringGetLength(_ string: CGPDFStringRef?) -> Int { PDFObject.at(string)?.bytes?.count ?? 0 }
/// The bytes, valid as long as the string.
public func CGPDFStringGetBytePtr(_ string: CGPDFStringRef?) -> UnsafePointer<UInt8>? {
  PDFObject.at(string).map { UnsafeRawPointer($0.cString).assumingMemoryBound(to: UInt8.self) }
}
/// The string as text.
public func CGPDFStringCopyTextString(_ string: CGPDFStringRef?) -> String? {
  PDFObject.at(string)?.text
}
/// The moment that a string tells, as `D:20240131120000+01'00'`; nil if it tells none.
public func CGPDFStringCopyDate(_ string: CGPDFStringRef?) -> Date? {
  PDFObject.at(string)?.date
}

extension PDFObject {
  /// - Source: ISO 32000-1, 7.9.4
  package var date: Date? {
    guard var text = text.map({ Substring($0) }) else { return nil }
    if text.hasPrefix("D:") { text = text.dropFirst(2) }
    func take(_ count: Int) -> Int? {
      let digits = text.prefix(count)
      guard digits.count == count, let value = Int(digits) else { return nil }
      text = text.dropFirst(count)
      return value
    }
    var parts = DateComponents()
    guard let year = take(4) else { return nil }
    (parts.year, parts.month, parts.day) = (year, take(2) ?? 1, take(2) ?? 1)
    (parts.hour, parts.minute, parts.second) = (take(2) ?? 0, take(2) ?? 0, take(2) ?? 0)
    var offset = 0
    if let sign = text.first, sign == "+" || sign == "-" {
      text = text.dropFirst()
      offset = (take(2) ?? 0) * 3600
      if text.first == "'" { text = text.dropFirst() }
      offset += (take(2) ?? 0) * 60
      if sign == "-" { offset = -offset }
    }
    parts.timeZone = TimeZone(secondsFromGMT: offset)
    return Calendar(identifier: .gregorian).date(from: parts)
  }
  /// A moment, in the time of Greenwich.
  package static func date(_ date: Date) -> PDFObject {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    let c = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    return .text(
      String(
        format: "D:%04d%02d%02d%02d%02d%02dZ", c.year ?? 0, c.month ?? 0, c.day ?? 0, c.hour ?? 0,
        c.minute ?? 0,
        c.second ?? 0))
  }
}
