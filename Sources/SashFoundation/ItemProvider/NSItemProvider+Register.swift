import Foundation
import UniformTypeIdentifiers

extension NSItemProvider {
  /// Offers data that is made when it is asked for.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) { add(ItemForm(type: typeIdentifier, source: .data(loadHandler))) }

  /// Offers a file that is made when it is asked for. Whoever asks gets a copy, unless it may be opened where it is.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    add(
      ItemForm(
        type: typeIdentifier, opensInPlace: fileOptions.contains(.openInPlace), source: .file(loadHandler)))
  }
  /// Offers a file of which the sender says, when it is made, whether it may be opened where it is.
  package func registerFile(
    for contentType: UTType,
    loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    add(
      ItemForm(
        type: contentType.identifier, opensInPlace: true, senderDecides: true, source: .file(loadHandler)))
  }
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }
  public func registerFileRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    openInPlace: Bool = false,
    loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    registerFileRepresentation(
      forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [],
      visibility: visibility, loadHandler: loadHandler)
  }
  /// Offers an object that is made when it is asked for.
  public func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) {
    add(ItemForm(type: typeIdentifier, source: .handler(loadHandler)))
  }

  /// Offers an object in each of the forms that it can write.
  public func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    let object = Unchecked(object)
    let types =
      object.value.writableTypeIdentifiersForItemProvider
      ?? type(of: object.value).writableTypeIdentifiersForItemProvider
    for type in types {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { answer in
        object.value.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: answer)
      }
    }
  }
  /// Offers an object of a class that is made when it is asked for.
  public func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    for type in aClass.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { answer in
        loadHandler { object, error in
          guard let object else { return answer(nil, error ?? NSItemProvider.missing(type)) }
          _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: answer)
        }
      }
    }
  }
  /// Offers a value of a type that stands for a class of Foundation.
  public func registerObject<T: _ObjectiveCBridgeable>(
    ofClass: T.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (T?, (any Error)?) -> Void) -> Progress?
  ) where T._ObjectiveCType: NSItemProviderWriting {
    registerObject(ofClass: T._ObjectiveCType.self, visibility: visibility) { answer in
      loadHandler { value, error in answer(value?._bridgeToObjectiveC(), error) }
    }
  }
}

/// What is handed to another thread and not used by two at once.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
