import Foundation

/// One thing that a project makes, with the files and settings it is made of.
public struct ProjectTarget {
  /// What is made.
  public enum Kind: Equatable {
    case app, framework, tests
    /// Its own kind, in Xcode's words: an extension, an app of a watch.
    case other(String)
  }
  /// A file that comes along.
  public struct Resource: Equatable {
    public let url: URL
    /// The language of a file that is there in several (`en`, `Base`).
    public var language: String?
    /// Whether it is a folder that stays one.
    public var isFolder = false
  }
  /// A library of a Swift package.
  struct PackageProduct: Equatable {
    let name: String
    /// The reference of the package; nil if the project does not say which.
    let package: String?
  }

  public let name: String
  public let kind: Kind
  public let settings: BuildSettings
  public internal(set) var sources: [URL] = []
  public internal(set) var resources: [Resource] = []
  /// Other targets of the project that it needs.
  public internal(set) var dependencies: [String] = []
  var products: [PackageProduct] = []
  /// The frameworks of the system that it links, by name.
  public internal(set) var frameworks: [String] = []

  /// The name that sources import it by.
  public var module: String {
    settings["PRODUCT_MODULE_NAME"].flatMap { $0.isEmpty ? nil : BuildSettings.identifier($0) }
      ?? BuildSettings.identifier(settings["PRODUCT_NAME"] ?? name)
  }

  /// Whether it has tests of an app: in its process, or that use it as people do.
  func isTest(of app: ProjectTarget) -> Bool {
    guard kind == .tests else { return false }
    if let named = settings["TEST_TARGET_NAME"], !named.isEmpty { return named == app.name }
    if let host = settings["TEST_HOST"], !host.isEmpty {
      return [app.name, app.settings["PRODUCT_NAME"]].contains((host as NSString).lastPathComponent)
    }
    return dependencies.contains(app.name)
  }

  /// Whether it can run where UIKit does; a target that only runs on a Mac or a watch cannot.
  var isForPhones: Bool {
    let platforms = settings.words("SUPPORTED_PLATFORMS")
    if !platforms.isEmpty { return platforms.contains { $0.hasPrefix("iphone") } }
    let system = settings["SDKROOT"] ?? "iphoneos"
    return system == "auto" || system.hasPrefix("iphone")
  }
}
