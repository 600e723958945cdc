import Foundation
import SashFoundation

// MARK: What a handler says to the parameters of an intent

public enum INIntentResolutionStatus: Int, Sendable {
  case success, needsValue, disambiguation, confirmation, unsupported, notRequired
}
open class INIntentResolutionResult: NSObject, @unchecked Sendable {
  public let status: INIntentResolutionStatus
  public let value: Any?
  public required init(status: INIntentResolutionStatus, value: Any? = nil) {
    (self.status, self.value) = (status, value)
  }
  open class func needsValue() -> Self { self.init(status: .needsValue) }
  open class func notRequired() -> Self { self.init(status: .notRequired) }
  open class func unsupported() -> Self { self.init(status: .unsupported) }
}
open class INStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedValue: String) -> Self {
    self.init(status: .success, value: resolvedValue)
  }
  open class func disambiguation(with values: [String]) -> Self {
    self.init(status: .disambiguation, value: values)
  }
  open class func confirmationRequired(with value: String?) -> Self {
    self.init(status: .confirmation, value: value)
  }
}
open class INBooleanResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedValue: Bool) -> Self {
    self.init(status: .success, value: resolvedValue)
  }
  open class func disambiguation(with values: [Bool]) -> Self {
    self.init(status: .disambiguation, value: values)
  }
  open class func confirmationRequired(with value: Bool?) -> Self {
    self.init(status: .confirmation, value: value)
  }
}
open class INIntegerResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedValue: Int) -> Self {
    self.init(status: .success, value: resolvedValue)
  }
  open class func disambiguation(with values: [Int]) -> Self {
    self.init(status: .disambiguation, value: values)
  }
  open class func confirmationRequired(with value: Int?) -> Self {
    self.init(status: .confirmation, value: value)
  }
}
open class INDoubleResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedValue: Double) -> Self {
    self.init(status: .success, value: resolvedValue)
  }
  open class func disambiguation(with values: [Double]) -> Self {
    self.init(status: .disambiguation, value: values)
  }
  open class func confirmationRequired(with value: Double?) -> Self {
    self.init(status: .confirmation, value: value)
  }
}
open class INSpeakableStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedValue: INSpeakableString) -> Self {
    self.init(status: .success, value: resolvedValue)
  }
  open class func disambiguation(with values: [INSpeakableString]) -> Self {
    self.init(status: .disambiguation, value: values)
  }
  open class func confirmationRequired(with value: INSpeakableString?) -> Self {
    self.init(status: .confirmation, value: value)
  }
}
open class INPersonResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedValue: INPerson) -> Self {
    self.init(status: .success, value: resolvedValue)
  }
  open class func disambiguation(with values: [INPerson]) -> Self {
    self.init(status: .disambiguation, value: values)
  }
  open class func confirmationRequired(with value: INPerson?) -> Self {
    self.init(status: .confirmation, value: value)
  }
}
open class INMediaItemResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedValue: INMediaItem) -> Self {
    self.init(status: .success, value: resolvedValue)
  }
  open class func disambiguation(with values: [INMediaItem]) -> Self {
    self.init(status: .disambiguation, value: values)
  }
  open class func confirmationRequired(with value: INMediaItem?) -> Self {
    self.init(status: .confirmation, value: value)
  }
}
open class INDateComponentsResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedValue: DateComponents) -> Self {
    self.init(status: .success, value: resolvedValue)
  }
  open class func disambiguation(with values: [DateComponents]) -> Self {
    self.init(status: .disambiguation, value: values)
  }
  open class func confirmationRequired(with value: DateComponents?) -> Self {
    self.init(status: .confirmation, value: value)
  }
}
open class INURLResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedValue: URL) -> Self {
    self.init(status: .success, value: resolvedValue)
  }
  open class func disambiguation(with values: [URL]) -> Self {
    self.init(status: .disambiguation, value: values)
  }
  open class func confirmationRequired(with value: URL?) -> Self {
    self.init(status: .confirmation, value: value)
  }
}
open class INObjectResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedValue: INObject) -> Self {
    self.init(status: .success, value: resolvedValue)
  }
  open class func disambiguation(with values: [INObject]) -> Self {
    self.init(status: .disambiguation, value: values)
  }
  open class func confirmationRequired(with value: INObject?) -> Self {
    self.init(status: .confirmation, value: value)
  }
}
