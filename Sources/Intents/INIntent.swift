import Foundation
import SashFoundation
import SashMessages

/// Says once that nobody listens.
func noAssistant() {
  tellOnce("there is no assistant on this system; donations and shortcuts reach nobody.", by: "Intents")
}
public let INIntentErrorDomain = "IntentsErrorDomain"

/// Something that a person wants an app to do, as an assistant would say it.
///
/// - Missing: an assistant that asks for intents.
open class INIntent: NSObject, @unchecked Sendable {
  open var identifier: String?
  open var intentDescription: String? { nil }
  open var suggestedInvocationPhrase: String?
  open var shortcutAvailability: Int = 0
  open var donationMetadata: AnyObject?
  private var images: [String: INImage] = [:]
  /// Makes the intent as it is before a person has chosen anything.
  public required override init() { super.init() }
  open func setImage(_ image: INImage?, forParameterNamed parameterName: String) {
    images[parameterName] = image
  }
  open func image(forParameterNamed parameterName: String) -> INImage? { images[parameterName] }
  open func keyImage() -> INImage? { images.first?.value }
}
open class INIntentResponse: NSObject, @unchecked Sendable {
  open var userActivity: NSUserActivity?
  public override init() { super.init() }
}
public protocol INIntentHandlerProviding: AnyObject {
  func handler(for intent: INIntent) -> Any?
}
open class INExtension: NSObject, INIntentHandlerProviding, @unchecked Sendable {
  public override init() { super.init() }
  open func handler(for intent: INIntent) -> Any? { nil }
}

public enum INInteractionDirection: Int, Sendable { case unspecified, outgoing, incoming }
public enum INIntentHandlingStatus: Int, Sendable {
  case unspecified, ready, inProgress, success, failure, deferredToApplication, userConfirmationRequired
}
/// An intent that was carried out, and what came of it.
open class INInteraction: NSObject, @unchecked Sendable {
  public let intent: INIntent
  public let intentResponse: INIntentResponse?
  open var direction: INInteractionDirection = .unspecified
  open var intentHandlingStatus: INIntentHandlingStatus { .unspecified }
  open var dateInterval: DateInterval?
  open var identifier = UUID().uuidString
  open var groupIdentifier: String?
  public init(intent: INIntent, response: INIntentResponse?) {
    (self.intent, intentResponse) = (intent, response)
  }
  /// Tells an assistant of it: nobody listens, and there is no error.
  open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    noAssistant()
    completion?(nil)
  }
  open func donate() async throws { noAssistant() }
  open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
  open class func delete(with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    completion?(nil)
  }
  open class func delete(with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil)
  {
    completion?(nil)
  }
}

/// An image of an intent.
open class INImage: NSObject, @unchecked Sendable {
  let data: Data?
  let name: String?
  let url: URL?
  init(data: Data? = nil, name: String? = nil, url: URL? = nil) {
    (self.data, self.name, self.url) = (data, name, url)
  }
  public convenience init(named name: String) { self.init(data: nil, name: name, url: nil) }
  public convenience init(imageData: Data) { self.init(data: imageData, name: nil, url: nil) }
  public convenience init(url URL: URL) { self.init(data: nil, name: nil, url: URL) }
  public convenience init?(url URL: URL, width: Double, height: Double) {
    self.init(data: nil, name: nil, url: URL)
  }
  open class func systemImageNamed(_ systemImageName: String) -> Self {
    INImage(name: systemImageName) as! Self
  }
}

open class INObjectSection<ObjectType: NSObject>: NSObject {
  public let title: String?
  public let items: [ObjectType]
  public init(title: String?, items: [ObjectType]) { (self.title, self.items) = (title, items) }
}
open class INObjectCollection<ObjectType: NSObject>: NSObject {
  public let sections: [INObjectSection<ObjectType>]
  open var usesIndexedCollation = false
  public init(sections: [INObjectSection<ObjectType>]) { self.sections = sections }
  public convenience init(items: [ObjectType]) {
    self.init(sections: [INObjectSection(title: nil, items: items)])
  }
  open var allItems: [ObjectType] { sections.flatMap(\.items) }
}
/// A value of an intent with an identifier, as Xcode makes classes of intent definitions.
open class INObject: NSObject, @unchecked Sendable {
  public let identifier: String?
  open var displayString: String
  open var pronunciationHint: String?
  open var subtitleString: String?
  open var displayImage: INImage?
  public init(identifier: String?, display displayString: String, pronunciationHint: String? = nil) {
    (self.identifier, self.displayString, self.pronunciationHint) = (
      identifier, displayString, pronunciationHint
    )
  }
}
