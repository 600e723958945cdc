import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// What the compiler may ask this plugin to expand; the declarations are in Sources/SwiftUI/Macros, Sources/UIKit and Sources/SwiftData.
@main struct SashMacros: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    AnimatableIgnoredMacro.self,
    AnimatableMacro.self,
    EntryMacro.self,
    GenerableMacro.self,
    GuideMacro.self,
    ModelActorMacro.self,
    ModelKeyPathsMacro.self,
    ModelMacro.self,
    ModelNoteMacro.self,
    PersistedPropertyMacro.self,
    PreviewMacro.self,
    PreviewableMacro.self,
    QueryMacro.self,
    RuleMacro.self,
    UIKitPreviewMacro.self,
  ]
}
