import Foundation

public typealias CGPDFScannerRef = OpaquePointer
public typealias CGPDFContentStreamRef = OpaquePointer
public typealias CGPDFOperatorTableRef = OpaquePointer
public typealias CGPDFOperatorCallback = (CGPDFScannerRef, UnsafeMutableRawPointer?) -> Void

private final class OperatorTable {
  var callbacks: [String: CGPDFOperatorCallback] = [:]
}
/// The operators of a page or of a stream, and what they name.
private final class ContentStream {
  let streams: [PDFObject]
  let resources: PDFObject?
  let parent: ContentStream?
  init(_ streams: [PDFObject], _ resources: PDFObject?, _ parent: ContentStream?) {
    (self.streams, self.resources, self.parent) = (streams, resources, parent)
  }
}
private final class Scanner {
  let content: ContentStream
  let table: OperatorTable?
  let info: UnsafeMutableRawPointer?
  var operands: [PDFObject] = []
  /// Operands that were taken, valid until the next operator.
  var taken: [PDFObject] = []
  init(_ content: ContentStream, _ table: OperatorTable?, _ info: UnsafeMutableRawPointer?) {
    (self.content, self.table, self.info) = (content, table, info)
  }
  func pop(_ fits: (PDFObject) -> Bool) -> PDFObject? {
    guard let last = operands.last, fits(last) else { return nil }
    operands.removeLast()
    taken.append(last)
    return last
  }
}
private func made(_ object: AnyObject) -> OpaquePointer {
  OpaquePointer(Unmanaged.passRetained(object).toOpaque())
}
private func found<Object: AnyObject>(_ pointer: OpaquePointer, _ type: Object.Type) -> Object {
  Unmanaged<Object>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
}
private func release<Object: AnyObject>(_ pointer: OpaquePointer?, _ type: Object.Type) {
  if let pointer { Unmanaged<Object>.fromOpaque(UnsafeRawPointer(pointer)).release() }
}
private func retain<Object: AnyObject>(_ pointer: OpaquePointer?, _ type: Object.Type) -> OpaquePointer? {
  if let pointer { _ = Unmanaged<Object>.fromOpaque(UnsafeRawPointer(pointer)).retain() }
  return pointer
}

// MARK: Tables of what is done for operators

/// An empty table, which whoever made it releases.
public func CGPDFOperatorTableCreate() -> CGPDFOperatorTableRef? { made(OperatorTable()) }
@discardableResult
public func CGPDFOperatorTableRetain(_ table: CGPDFOperatorTableRef?) -> CGPDFOperatorTableRef? {
  retain(table, OperatorTable.self)
}
public func CGPDFOperatorTableRelease(_ table: CGPDFOperatorTableRef?) { release(table, OperatorTable.self) }
/// What is called for an operator.
public func CGPDFOperatorTableSetCallback(
  _ table: CGPDFOperatorTableRef, _ name: UnsafePointer<CChar>, _ callback: @escaping CGPDFOperatorCallback
) { found(table, OperatorTable.self).callbacks[String(cString: name)] = callback }

// MARK: Content

/// The operators of a page, which whoever made it releases.
public func CGPDFContentStreamCreateWithPage(_ page: CGPDFPage) -> CGPDFContentStreamRef {
  let contents = page.object["Contents"]
  return made(
    ContentStream(contents?.array?.map(\.resolved) ?? contents.map { [$0] } ?? [], page.resources, nil))
}
/// The operators of a stream; what it does not name itself is looked for in its parent.
public func CGPDFContentStreamCreateWithStream(
  _ stream: CGPDFStreamRef, _ streamResources: CGPDFDictionaryRef?, _ parent: CGPDFContentStreamRef?
) -> CGPDFContentStreamRef {
  made(
    ContentStream(
      PDFObject.at(stream).map { [$0] } ?? [], PDFObject.at(streamResources),
      parent.map { found($0, ContentStream.self) }))
}
@discardableResult
public func CGPDFContentStreamRetain(_ cs: CGPDFContentStreamRef?) -> CGPDFContentStreamRef? {
  retain(cs, ContentStream.self)
}
public func CGPDFContentStreamRelease(_ cs: CGPDFContentStreamRef?) { release(cs, ContentStream.self) }
/// The streams that the operators are in.
public func CGPDFContentStreamGetStreams(_ cs: CGPDFContentStreamRef) -> [Any]? {
  found(cs, ContentStream.self).streams.map { $0.pointer }
}
/// What a name stands for, in a category as `XObject` or `Font`; nil if it stands for nothing.
public func CGPDFContentStreamGetResource(
  _ cs: CGPDFContentStreamRef, _ category: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>
) -> CGPDFObjectRef? {
  var content: ContentStream? = found(cs, ContentStream.self)
  while let current = content {
    if let object = current.resources?[String(cString: category)]?[String(cString: name)] {
      return object.pointer
    }
    content = current.parent
  }
  return nil
}

// MARK: Scanners

/// What reads operators and calls what the table has for them, with `info`. Whoever made it releases it.
public func CGPDFScannerCreate(
  _ cs: CGPDFContentStreamRef, _ table: CGPDFOperatorTableRef?, _ info: UnsafeMutableRawPointer?
) -> CGPDFScannerRef {
  made(Scanner(found(cs, ContentStream.self), table.map { found($0, OperatorTable.self) }, info))
}
@discardableResult
public func CGPDFScannerRetain(_ scanner: CGPDFScannerRef?) -> CGPDFScannerRef? {
  retain(scanner, Scanner.self)
}
public func CGPDFScannerRelease(_ scanner: CGPDFScannerRef?) { release(scanner, Scanner.self) }
/// The content that is read.
public func CGPDFScannerGetContentStream(_ scanner: CGPDFScannerRef) -> CGPDFContentStreamRef {
  OpaquePointer(Unmanaged.passUnretained(found(scanner, Scanner.self).content).toOpaque())
}
/// Reads all operators; says whether there was anything to read.
@discardableResult
public func CGPDFScannerScan(_ scanner: CGPDFScannerRef) -> Bool {
  let own = found(scanner, Scanner.self)
  let bytes = Array(own.content.streams.map { $0.stream?.decoded.bytes ?? [] }.joined(separator: [10]))
  var parser = PDFParser(bytes)
  while true {
    switch parser.next() {
    case .end: return !bytes.isEmpty
    case .object(let object): own.operands.append(object)
    case .word(let word):
      own.table?.callbacks[word]?(scanner, own.info)
      (own.operands, own.taken) = ([], [])
    }
  }
}

private func pop<Value>(
  _ scanner: CGPDFScannerRef, _ type: CGPDFObjectType, _ value: UnsafeMutablePointer<Value>?
) -> Bool {
  let own = found(scanner, Scanner.self)
  guard let object = own.pop({ CGPDFObjectGetValue($0.pointer, type, nil) }) else { return false }
  return CGPDFObjectGetValue(object.pointer, type, value.map { UnsafeMutableRawPointer($0) })
}
/// Each of these takes the last operand if it is of the kind, and says whether it was.
public func CGPDFScannerPopObject(
  _ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFObjectRef?>?
) -> Bool {
  guard let object = found(scanner, Scanner.self).pop({ _ in true }) else { return false }
  value?.pointee = object.pointer
  return true
}
public func CGPDFScannerPopBoolean(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFBoolean>?)
  -> Bool
{
  pop(scanner, .boolean, value)
}
public func CGPDFScannerPopInteger(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFInteger>?)
  -> Bool
{
  pop(scanner, .integer, value)
}
public func CGPDFScannerPopNumber(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFReal>?)
  -> Bool
{
  pop(scanner, .real, value)
}
public func CGPDFScannerPopName(
  _ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> Bool { pop(scanner, .name, value) }
public func CGPDFScannerPopString(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFStringRef?>?)
  -> Bool
{
  pop(scanner, .string, value)
}
public func CGPDFScannerPopArray(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFArrayRef?>?)
  -> Bool
{
  pop(scanner, .array, value)
}
public func CGPDFScannerPopDictionary(
  _ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFDictionaryRef?>?
) -> Bool { pop(scanner, .dictionary, value) }
public func CGPDFScannerPopStream(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFStreamRef?>?)
  -> Bool
{
  pop(scanner, .stream, value)
}
