// So are these a part of Foundation there.
@_exported import FoundationNetworking
@_exported import Observation

// What Foundation brings of Combine on Apple's systems. Names that apps give their own types, `Subscription` or `Record`, are
// left out: a file that means Combine's imports Combine.
@_exported import class Combine.AnyCancellable
@_exported import struct Combine.AnyPublisher
@_exported import struct Combine.AnySubscriber
@_exported import struct Combine.AsyncPublisher
@_exported import struct Combine.AsyncThrowingPublisher
@_exported import protocol Combine.Cancellable
@_exported import struct Combine.CombineIdentifier
@_exported import protocol Combine.ConnectablePublisher
@_exported import class Combine.CurrentValueSubject
@_exported import protocol Combine.CustomCombineIdentifierConvertible
@_exported import struct Combine.Deferred
@_exported import struct Combine.Empty
@_exported import struct Combine.Fail
@_exported import class Combine.Future
@_exported import struct Combine.ImmediateScheduler
@_exported import struct Combine.Just
@_exported import protocol Combine.ObservableObject
@_exported import class Combine.ObservableObjectPublisher
@_exported import class Combine.PassthroughSubject
@_exported import struct Combine.Published
@_exported import protocol Combine.Publisher
@_exported import enum Combine.Publishers
@_exported import enum Combine.Subscribers
@_exported import protocol Combine.TopLevelDecoder
@_exported import protocol Combine.TopLevelEncoder
@_exported import class FoundationXML.XMLParser
@_exported import protocol FoundationXML.XMLParserDelegate
