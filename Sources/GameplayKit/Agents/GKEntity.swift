import Foundation

/// A part of an entity that does one thing.
open class GKComponent: NSObject {
  open internal(set) weak var entity: GKEntity?
  public override init() { super.init() }
  open func update(deltaTime seconds: TimeInterval) {}
  open func didAddToEntity() {}
  open func willRemoveFromEntity() {}
}

/// A thing of a game, made of components: one of a class at most.
open class GKEntity: NSObject {
  public private(set) var components: [GKComponent] = []
  public override init() { super.init() }

  open func addComponent(_ component: GKComponent) {
    remove { type(of: $0) == type(of: component) }
    component.entity?.remove { $0 === component }
    components.append(component)
    component.entity = self
    component.didAddToEntity()
  }
  open func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType?
  {
    components.lazy.compactMap { $0 as? ComponentType }.first
  }
  open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
    remove { type(of: $0) == componentClass }
  }
  private func remove(where isMeant: (GKComponent) -> Bool) {
    for component in components.filter(isMeant) {
      component.willRemoveFromEntity()
      component.entity = nil
      components.removeAll { $0 === component }
    }
  }
  open func update(deltaTime seconds: TimeInterval) {
    for component in components { component.update(deltaTime: seconds) }
  }
}
