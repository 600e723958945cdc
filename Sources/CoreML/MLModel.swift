import CoreVideo
import Foundation
import SashFoundation
import SashMessages

public let MLModelErrorDomain = "com.apple.CoreML"

public struct MLModelError: _FrameworkError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { MLModelErrorDomain }

  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = MLModelError
    case generic = 0, featureType = 1, io = 3, customLayer = 4, customModel = 5, update = 6, parameters = 7
  }
  public static var generic: Code { .generic }
  public static var featureType: Code { .featureType }
  public static var io: Code { .io }
  public static var customLayer: Code { .customLayer }
  public static var customModel: Code { .customModel }
  public static var update: Code { .update }
  public static var parameters: Code { .parameters }
}
func noModels() -> MLModelError {
  tellOnce("models cannot be run on this system.", by: "CoreML")
  return MLModelError(.io)
}
public enum MLComputeUnits: Int, Sendable { case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine }
open class MLModelConfiguration: NSObject, @unchecked Sendable {
  open var computeUnits: MLComputeUnits = .all
  open var modelDisplayName: String?
  open var allowLowPrecisionAccumulationOnGPU = false
}
/// How one prediction is made.
open class MLPredictionOptions: NSObject, @unchecked Sendable {
  open var usesCPUOnly = false
  open var outputBackings: [String: Any] = [:]
}
public enum MLFeatureType: Int, Sendable {
  case invalid, int64, double, string, image, multiArray, dictionary, sequence
}
open class MLFeatureValue: NSObject, @unchecked Sendable {
  public let type: MLFeatureType
  private let value: Any
  init(_ type: MLFeatureType, _ value: Any) { (self.type, self.value) = (type, value) }
  public convenience init(double value: Double) { self.init(.double, value) }
  public convenience init(int64 value: Int64) { self.init(.int64, value) }
  public convenience init(string value: String) { self.init(.string, value) }
  public convenience init(pixelBuffer value: CVPixelBuffer) { self.init(.image, value) }
  public convenience init(multiArray value: MLMultiArray) { self.init(.multiArray, value) }
  public convenience init(dictionary value: [AnyHashable: NSNumber]) throws { self.init(.dictionary, value) }
  open var doubleValue: Double { value as? Double ?? 0 }
  open var int64Value: Int64 { value as? Int64 ?? 0 }
  open var stringValue: String { value as? String ?? "" }
  open var multiArrayValue: MLMultiArray? { value as? MLMultiArray }
  open var imageBufferValue: CVPixelBuffer? { value as? CVPixelBuffer }
  open var dictionaryValue: [AnyHashable: NSNumber] { value as? [AnyHashable: NSNumber] ?? [:] }
  open var isUndefined: Bool { false }
}
public protocol MLFeatureProvider: AnyObject {
  var featureNames: Set<String> { get }
  func featureValue(for featureName: String) -> MLFeatureValue?
}
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, @unchecked Sendable {
  public let dictionary: [String: MLFeatureValue]
  public init(dictionary: [String: Any]) throws {
    self.dictionary = dictionary.compactMapValues { value in
      switch value {
      case let value as MLFeatureValue: value
      case let value as Double: MLFeatureValue(double: value)
      case let value as Int: MLFeatureValue(int64: Int64(value))
      case let value as String: MLFeatureValue(string: value)
      case let value as MLMultiArray: MLFeatureValue(multiArray: value)
      default: nil
      }
    }
  }
  open var featureNames: Set<String> { Set(dictionary.keys) }
  open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}
public enum MLMultiArrayDataType: Int, Sendable {
  case double = 65600, float32 = 65568, float16 = 65552, int32 = 131104
}
/// Numbers in as many dimensions as one likes.
open class MLMultiArray: NSObject, @unchecked Sendable {
  public let shape: [NSNumber]
  public let strides: [NSNumber]
  public let dataType: MLMultiArrayDataType
  private var numbers: [Double]
  public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
    (self.shape, self.dataType) = (shape, dataType)
    numbers = Array(repeating: 0, count: shape.reduce(1) { $0 * $1.intValue })
    strides = shape.indices.map { index in
      NSNumber(value: shape.dropFirst(index + 1).reduce(1) { $0 * $1.intValue })
    }
  }
  open var count: Int { numbers.count }
  open subscript(idx: Int) -> NSNumber {
    get { NSNumber(value: numbers[idx]) }
    set { numbers[idx] = newValue.doubleValue }
  }
  open subscript(key: [NSNumber]) -> NSNumber {
    get { self[place(key)] }
    set { self[place(key)] = newValue }
  }
  private func place(_ key: [NSNumber]) -> Int {
    zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue }
  }
}
/// A model that was learnt. None can be read here.
///
/// - Missing: models; reading one throws.
open class MLModel: NSObject, @unchecked Sendable {
  public init(contentsOf url: URL) throws { throw noModels() }
  public init(contentsOf url: URL, configuration: MLModelConfiguration) throws { throw noModels() }
  open class func compileModel(at modelURL: URL) throws -> URL { throw noModels() }
  open class func compileModel(at modelURL: URL) async throws -> URL { throw noModels() }
  open class func load(contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration())
    async throws -> MLModel
  {
    throw noModels()
  }
  open var configuration: MLModelConfiguration { MLModelConfiguration() }
  open var modelDescription: MLModelDescription { MLModelDescription() }
  open class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
    completionHandler handler: @escaping (Result<MLModel, any Error>) -> Void
  ) {
    nonisolated(unsafe) let handler = handler
    DispatchQueue.main.async { handler(.failure(noModels())) }
  }
  open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider { throw noModels() }
  open func prediction(from input: any MLFeatureProvider, options: MLPredictionOptions) throws
    -> any MLFeatureProvider
  { throw noModels() }
  open func prediction(
    from input: any MLFeatureProvider, options: MLPredictionOptions = MLPredictionOptions()
  ) async throws -> any MLFeatureProvider { throw noModels() }
  open func predictions(from inputBatch: any MLBatchProvider, options: MLPredictionOptions) throws
    -> any MLBatchProvider
  { throw noModels() }
  open func predictions(fromBatch inputBatch: any MLBatchProvider) throws -> any MLBatchProvider {
    throw noModels()
  }
}
/// What a model takes and gives. No model is ever read here, so it says nothing.
open class MLModelDescription: NSObject, @unchecked Sendable {
  open var inputDescriptionsByName: [String: MLFeatureDescription] { [:] }
  open var outputDescriptionsByName: [String: MLFeatureDescription] { [:] }
  open var predictedFeatureName: String? { nil }
  open var predictedProbabilitiesName: String? { nil }
}
/// One value that a model takes or gives.
open class MLFeatureDescription: NSObject, @unchecked Sendable {
  public let name: String
  public let type: MLFeatureType
  public let isOptional: Bool
  init(name: String, type: MLFeatureType, isOptional: Bool = false) {
    (self.name, self.type, self.isOptional) = (name, type, isOptional)
  }
  open func isAllowedValue(_ value: MLFeatureValue) -> Bool { value.type == type }
}
/// Several inputs or outputs in a row.
public protocol MLBatchProvider: AnyObject {
  var count: Int { get }
  func features(at index: Int) -> any MLFeatureProvider
}
open class MLArrayBatchProvider: NSObject, MLBatchProvider, @unchecked Sendable {
  public let array: [any MLFeatureProvider]
  public init(array: [any MLFeatureProvider]) { self.array = array }
  open var count: Int { array.count }
  open func features(at index: Int) -> any MLFeatureProvider { array[index] }
}
