import Foundation
import SashCore
import UniformTypeIdentifiers

extension IntentParameter {
  /// A parameter without a name: the property's name stands for it.
  public convenience init() { self.init(title: nil, description: nil, standard: nil) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, description: description, standard: nil) }
  public convenience init(
    description: LocalizedStringResource, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: nil, description: description, standard: nil) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, description: description, standard: defaultValue) }
  public convenience init(default defaultValue: Value) {
    self.init(title: nil, description: nil, standard: defaultValue)
  }
  /// A parameter whose choices a provider knows.
  public convenience init<Options: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Options
  ) {
    self.init(title: title, description: description, standard: nil) {
      try await Array(optionsProvider.results().items)
    }
  }
  public convenience init<Options: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Options
  ) {
    self.init(title: title, description: description, standard: defaultValue) {
      try await Array(optionsProvider.results().items)
    }
  }
  /// A parameter whose entities a query finds.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    query: Query
  ) {
    self.init(title: title, description: description, standard: nil) {
      try await Array(query.suggestedEntities().items)
    }
  }
}

extension IntentParameter where Value == Int {
  public enum IntControlStyle: Sendable { case field, stepper }
  /// A number between two.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Int? = nil,
    controlStyle: IntControlStyle = .field, inclusiveRange: (lowerBound: Int, upperBound: Int)?,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, description: description, standard: defaultValue) }
}
extension IntentParameter where Value == Double {
  public enum DoubleControlStyle: Sendable { case field, slider }
  /// A number between two.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Double? = nil,
    controlStyle: DoubleControlStyle = .field, inclusiveRange: (lowerBound: Double, upperBound: Double)?,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, description: description, standard: defaultValue) }
}
extension IntentParameter where Value == Date {
  public enum DateKind: Sendable { case date, dateTime, time }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Date? = nil,
    kind: DateKind, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, description: description, standard: defaultValue) }
}
extension IntentParameter where Value == Bool {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Bool? = nil,
    displayName: Bool.IntentDisplayName, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, description: description, standard: defaultValue) }
}
extension Bool {
  /// Words for true and false.
  public struct IntentDisplayName: Sendable {
    public let `true`: LocalizedStringResource
    public let `false`: LocalizedStringResource
    public init(true yes: LocalizedStringResource, false no: LocalizedStringResource) {
      (`true`, `false`) = (yes, no)
    }
  }
}

/// Other parameters of an intent, for whoever offers choices that depend on them. None are known here, since nobody is
/// asked.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
  public init<each Value>(_ parameters: repeat KeyPath<Intent, each Value>) {}
  public var wrappedValue: Intent? { nil }
}

/// What of a date a parameter asks for.
public enum IntentDateKind: Sendable { case date, time, dateTime }
extension IntentParameter where Value == Date? {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, kind: IntentDateKind,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, description: description, standard: nil) }
}
extension IntentParameter where Value == IntentFile {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, description: description, standard: nil) }
}
extension IntentParameter where Value == IntentFile? {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, description: description, standard: nil) }
}

extension String {
  /// How a person writes the text of a parameter. Nobody is asked for one here.
  public struct IntentInputOptions: Sendable {
    public enum KeyboardType: Sendable {
      case `default`, asciiCapable, numbersAndPunctuation, url, numberPad, phonePad, namePhonePad,
        emailAddress
      case decimalPad, twitter, webSearch, asciiCapableNumberPad
    }
    public enum CapitalizationType: Sendable { case none, words, sentences, allCharacters }
    public var keyboardType: KeyboardType
    public var capitalizationType: CapitalizationType
    public var multiline: Bool
    public var autocorrect: Bool
    public var smartQuotes: Bool
    public var smartDashes: Bool
    public init(
      keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
    ) {
      (self.keyboardType, self.capitalizationType, self.multiline) = (
        keyboardType, capitalizationType, multiline
      )
      (self.autocorrect, self.smartQuotes, self.smartDashes) = (autocorrect, smartQuotes, smartDashes)
    }
  }
}
extension IntentParameter where Value == String {
  /// A text, and how it is written.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: String? = nil, inputOptions: String.IntentInputOptions,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, description: description, standard: defaultValue) }
}
extension IntentParameter where Value == String? {
  /// A text, and how it is written.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    inputOptions: String.IntentInputOptions, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, description: description, standard: nil) }
}
