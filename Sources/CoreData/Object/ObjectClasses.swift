import Foundation

/// Finds the classes of entities by name, and the entities of classes in the models that are in use.
package enum ObjectClasses {
  private final class State: @unchecked Sendable {
    let lock = NSLock()
    var classes: [String: NSManagedObject.Type] = [:]
    var modules: [String] = []
    var noted: Set<ObjectIdentifier> = []
    var models: [WeakModel] = []
  }
  private struct WeakModel { weak var model: NSManagedObjectModel? }
  private static let state = State()

  /// Remembers a class that has been met, and the module where others will be.
  package static func note(_ type: NSManagedObject.Type) {
    state.lock.withLock {
      guard state.noted.insert(ObjectIdentifier(type)).inserted else { return }
      let parts = String(reflecting: type).split(separator: ".").map(String.init)
      guard type != NSManagedObject.self, parts.count > 1 else { return }
      state.classes[parts[parts.count - 1]] = type
      state.classes[parts.joined(separator: ".")] = type
      if !state.modules.contains(parts[0]) { state.modules.append(parts[0]) }
    }
  }

  static func use(_ model: NSManagedObjectModel) {
    state.lock.withLock {
      state.models.removeAll { $0.model == nil || $0.model === model }
      state.models.append(WeakModel(model: model))
    }
    prepareProbes()
  }

  /// Lets names be found behind key paths of objects.
  static func prepareProbes() {
    guard KeyNames.makeProbe == nil else { return }
    KeyNames.makeProbe = {
      ($0 as? NSManagedObject.Type).map { $0.init(_entity: entity(of: $0) ?? probeEntity, context: nil) }
    }
  }

  static let probeEntity: NSEntityDescription = {
    let entity = NSEntityDescription()
    entity.name = "Probe"
    return entity
  }()

  /// The class of a name, as models write it; objects without one of their own are plain ones.
  static func find(_ name: String) -> NSManagedObject.Type {
    if name == "NSManagedObject" { return NSManagedObject.self }
    let (known, modules) = state.lock.withLock { (state.classes[name], state.modules) }
    if let known { return known }
    let program =
      (ProcessInfo.processInfo.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "")
      .replacingOccurrences(of: "-", with: "_").replacingOccurrences(of: " ", with: "_")
    for candidate in [name] + (modules + [program]).map({ "\($0).\(name)" }) where candidate.contains(".") {
      if let type = NSClassFromString(candidate) as? NSManagedObject.Type {
        state.lock.withLock { state.classes[name] = type }
        return type
      }
    }
    return NSManagedObject.self
  }

  static func entity(of type: NSManagedObject.Type, in model: NSManagedObjectModel) -> NSEntityDescription? {
    note(type)
    let name = String(describing: type)
    let full = String(reflecting: type)
    let fits = model.entities.filter {
      $0.managedObjectClassName == name || $0.managedObjectClassName == full
    }
    return fits.first { $0.name == name } ?? fits.first
  }

  static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    let models = state.lock.withLock { state.models.compactMap(\.model) }
    for model in models.reversed() { if let entity = entity(of: type, in: model) { return entity } }
    return nil
  }
}
