import Foundation

/// A module that is going to be a target of the package which is made of a project.
public struct ModulePlan {
  public var name: String
  public var kind: Kind
  public var sources: [URL] = []
  public var resources: [ProjectTarget.Resource] = []
  var infoPlist: Data?
  var conditions: [String] = []
  /// As a manifest writes it: `v5`.
  var languageMode = "v5"
  var features: [String] = []
  var isOnMainActorByDefault = false
  public enum Kind: Sendable {
    case app, library, tests
  }
  var isApp: Bool { kind == .app }
  /// Other modules of the plan.
  public var modules: [String] = []
  /// Products of packages that stay packages.
  var products: [(name: String, package: String)] = []
}

/// What is going to be built, and what of it will not work.
public struct PackagePlan {
  /// Where the project is, for which the package is made.
  public var origin: URL
  public var modules: [ModulePlan] = []
  /// Packages that stay packages, as a manifest writes them.
  var packages: [String] = []
  var language = "en"
  public var notices: [ProjectNotice] = []

  public var app: ModulePlan? { modules.first { $0.isApp } }
}
