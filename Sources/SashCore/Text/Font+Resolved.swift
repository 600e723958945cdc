import Foundation
import SashText

extension Font {
  /// What of the environment decides which face a font is, and how large.
  public struct Context: Hashable, Sendable {
    let typeSize: DynamicTypeSize
    let legibility: LegibilityWeight?
  }

  /// A font as it is drawn in a context.
  ///
  /// - Missing: `ctFont`; there is no Core Text.
  public struct Resolved: Hashable, Sendable {
    public let pointSize: CGFloat
    public let weight: Weight
    public let width: Width
    public let leading: Leading
    public let isBold: Bool
    public let isItalic: Bool
    public let isMonospaced: Bool
    public let isLowercaseSmallCaps: Bool
    public let isUppercaseSmallCaps: Bool
    public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }

    init(_ description: FontDescription) {
      pointSize = description.size
      weight = Weight(value: description.weight)
      width = Width(description.width - 1)
      leading =
        switch description.leading {
        case .standard: .standard
        case .tight: .tight
        case .loose: .loose
        }
      isBold = description.weight >= Weight.semibold.value
      isItalic = description.isItalic
      isMonospaced = description.design == .monospaced
      isLowercaseSmallCaps = description.smallCaps == .lowercase || description.smallCaps == .all
      isUppercaseSmallCaps = description.smallCaps == .uppercase || description.smallCaps == .all
    }
  }

  /// What the font is in a context.
  public func resolve(in context: Context) -> Resolved {
    var description = resolve(context.typeSize)
    if context.legibility == .bold { description.weight = bolder(description.weight) }
    return Resolved(description)
  }
}

extension EnvironmentValues {
  /// What fonts are resolved in here.
  public var fontResolutionContext: Font.Context {
    Font.Context(typeSize: dynamicTypeSize, legibility: legibilityWeight)
  }
}
