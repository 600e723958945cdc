import SashGraph
import SashLayout

// What reads of views that have gone give, where something can stand for their values.

extension LayoutEngine: EndedValue { package static var endedValue: Any { LeafEngine.greedy } }
extension EnvironmentValues: EndedValue { package static var endedValue: Any { EnvironmentValues() } }
extension Transaction: EndedValue { package static var endedValue: Any { Transaction() } }
extension DynamicList: EndedValue { package static var endedValue: Any { DynamicList(items: []) } }
extension ContainerChildren: EndedValue { package static var endedValue: Any { ContainerChildren([]) } }
