import Foundation
import UniformTypeIdentifiers

extension NSItemProvider {
  /// Where forms are made and answers are given.
  private static let queue = DispatchQueue(label: "NSItemProvider", attributes: .concurrent)

  /// Makes a form and answers with it as data.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    load(typeIdentifier, { completionHandler(nil, $0) }) { form, end in
      form.loadData { data, error in
        end()
        completionHandler(data, data == nil ? error ?? NSItemProvider.missing(typeIdentifier) : nil)
      }
    }
  }
  /// Makes a form and answers with a copy of it in a file, which is there until the handler returns.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadFile(typeIdentifier, inPlace: false) { url, _, error in completionHandler(url, error) }
  }
  /// Makes a form and answers with a file, and whether that is the one that was offered rather than a copy.
  @discardableResult
  public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress { loadFile(typeIdentifier, inPlace: true, completionHandler) }
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }
  @discardableResult
  public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress { loadFile(contentType.identifier, inPlace: openInPlace, completionHandler) }

  /// Makes a form and answers with an object: what was offered, the URL of a file, or data.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    let options = Unchecked(options)
    load(typeIdentifier, { completionHandler?(nil, $0) }) { form, end in
      switch form.source {
      case .object(let make):
        end()
        completionHandler?(make(), nil)
      case .handler(let handler):
        handler(
          { item, error in
            end()
            completionHandler?(item, item == nil ? error ?? NSItemProvider.missing(typeIdentifier) : nil)
          }, nil, options.value)
      case .file(let handler):
        _ = handler { url, _, error in
          end()
          completionHandler?(url.map { $0 as NSURL }, error)
        }
      case .data:
        form.loadData { data, error in
          end()
          completionHandler?(data.map { NSData(data: $0) }, error)
        }
      }
    }
  }
  /// Makes a form and gives an object: what was offered, the URL of a file, or data.
  public func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil)
    async throws -> any NSSecureCoding
  {
    try await withCheckedThrowingContinuation {
      (next: CheckedContinuation<Unchecked<any NSSecureCoding>, any Error>) in
      loadItem(forTypeIdentifier: typeIdentifier, options: options) { item, error in
        if let item {
          next.resume(returning: Unchecked(item))
        } else {
          next.resume(throwing: error ?? NSItemProvider.missing(typeIdentifier))
        }
      }
    }.value
  }

  // MARK: Objects

  /// Whether an object of a class can be made of what is offered.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    readable(aClass) != nil
  }
  public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading { canLoadObject(ofClass: T._ObjectiveCType.self) }

  /// Makes an object of a class of what is offered.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    guard let type = readable(aClass) else {
      NSItemProvider.queue.async {
        completionHandler(
          nil,
          NSItemProvider.error(
            .unavailableCoercionError,
            "Could not coerce an item to class \(aClass): nothing it reads is offered"))
      }
      return Progress(totalUnitCount: 1)
    }
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }
  /// Makes a value of a type that stands for a class of Foundation.
  @discardableResult
  public func loadObject<T: _ObjectiveCBridgeable>(
    ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    loadObject(ofClass: T._ObjectiveCType.self) { object, error in
      guard let object = object as? T._ObjectiveCType else { return completionHandler(nil, error) }
      completionHandler(T._unconditionallyBridgeFromObjectiveC(object), nil)
    }
  }
  /// The first type that is offered and that a class reads.
  private func readable(_ aClass: any NSItemProviderReading.Type) -> String? {
    let wanted = aClass.readableTypeIdentifiersForItemProvider.map { UTType(importedAs: $0) }
    return registeredTypeIdentifiers.first { type in
      let type = UTType(importedAs: type)
      return wanted.contains { type.conforms(to: $0) }
    }
  }

  // MARK: One form

  @discardableResult
  private func load(
    _ type: String, _ fail: @escaping @Sendable (any Error) -> Void,
    _ body: @escaping @Sendable (ItemForm, @escaping @Sendable () -> Void) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let form = form(type)
    NSItemProvider.queue.async {
      guard let form else { return fail(NSItemProvider.missing(type)) }
      if progress.isCancelled { return fail(CocoaError(.userCancelled)) }
      body(form) { progress.completedUnitCount = 1 }
    }
    return progress
  }

  private func loadFile(
    _ type: String, inPlace: Bool, _ answer: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    let name = suggestedName
    return load(type, { answer(nil, false, $0) }) { form, end in
      form.loadFile(named: name, inPlace: inPlace) {
        end()
        answer($0, $1, $2)
      }
    }
  }
}

extension ItemForm {
  func loadData(_ answer: @escaping @Sendable (Data?, (any Error)?) -> Void) {
    switch source {
    case .data(let load): _ = load(answer)
    case .file(let load):
      _ = load { url, _, error in
        do {
          answer(try url.map { try Data(contentsOf: $0) }, error)
        } catch {
          answer(nil, error)
        }
      }
    case .object(let make): answer(ItemForm.data(make()), nil)
    case .handler(let load):
      load({ item, error in answer(item.flatMap(ItemForm.data), error) }, nil, nil)
    }
  }
  private static func data(_ object: any NSSecureCoding) -> Data? {
    switch object {
    case let data as NSData: return Data(referencing: data)
    case let text as NSString: return Data("\(text)".utf8)
    case let url as NSURL: return Data(url.absoluteString.utf8)
    default: return try? NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    }
  }

  /// Answers with a file in a folder that goes when the answer has been taken.
  func loadFile(
    named name: String?, inPlace: Bool,
    _ answer: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) {
    switch source {
    case .file(let load):
      let mayOpen = inPlace && opensInPlace
      _ = load { url, isAllowed, error in
        guard let url else { return answer(nil, false, error ?? NSItemProvider.missing(type)) }
        if mayOpen, isAllowed || !senderDecides { return answer(url, true, nil) }
        lend(url.lastPathComponent, answer) { try FileManager.default.copyItem(at: url, to: $0) }
      }
    case .object(let make):
      if let url = (make() as? NSURL).map({ $0 as URL }), url.isFileURL {
        if inPlace { return answer(url, true, nil) }
        return lend(url.lastPathComponent, answer) { try FileManager.default.copyItem(at: url, to: $0) }
      }
      fallthrough
    default:
      let title = UTType(importedAs: type).fileName(name ?? "Item")
      loadData { data, error in
        guard let data else { return answer(nil, false, error ?? NSItemProvider.missing(type)) }
        lend(title, answer) { try data.write(to: $0) }
      }
    }
  }
  private func lend(
    _ name: String, _ answer: (URL?, Bool, (any Error)?) -> Void, _ write: (URL) throws -> Void
  ) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appendingPathComponent(name.replacingOccurrences(of: "/", with: "-"))
      try write(file)
      answer(file, false, nil)
    } catch {
      answer(nil, false, error)
    }
  }
}
