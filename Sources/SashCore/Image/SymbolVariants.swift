private struct SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

/// Forms of a symbol: filled, in a circle, struck through.
public nonisolated struct SymbolVariants: Hashable, Sendable {
  enum Enclosure: String, Hashable { case circle, square, rectangle }
  var enclosure: Enclosure?
  var isFilled = false
  var hasSlash = false

  /// The symbol as it is.
  public static let none = SymbolVariants()
  /// Within a circle.
  public static let circle = SymbolVariants(enclosure: .circle)
  /// Within a square.
  public static let square = SymbolVariants(enclosure: .square)
  /// Within a rectangle.
  public static let rectangle = SymbolVariants(enclosure: .rectangle)
  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// Struck through.
  public static let slash = SymbolVariants(hasSlash: true)

  /// This form within a circle.
  public var circle: SymbolVariants {
    SymbolVariants(enclosure: .circle, isFilled: isFilled, hasSlash: hasSlash)
  }
  /// This form within a square.
  public var square: SymbolVariants {
    SymbolVariants(enclosure: .square, isFilled: isFilled, hasSlash: hasSlash)
  }
  /// This form within a rectangle.
  public var rectangle: SymbolVariants {
    SymbolVariants(enclosure: .rectangle, isFilled: isFilled, hasSlash: hasSlash)
  }
  /// This form filled.
  public var fill: SymbolVariants { SymbolVariants(enclosure: enclosure, isFilled: true, hasSlash: hasSlash) }
  /// This form struck through.
  public var slash: SymbolVariants {
    SymbolVariants(enclosure: enclosure, isFilled: isFilled, hasSlash: true)
  }

  /// True if all that `other` asks for is in this form.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.enclosure == nil || other.enclosure == enclosure) && (!other.isFilled || isFilled)
      && (!other.hasSlash || hasSlash)
  }

  /// Names to try, the best first, the plain one last.
  func names(of name: String) -> [String] {
    if self == .none { return [name] }
    var result: [String] = []
    for enclosure in enclosure == nil ? [nil] : [enclosure, nil] {
      for slash in hasSlash ? [true, false] : [false] {
        for fill in isFilled ? [true, false] : [false] {
          var parts = name.split(separator: ".").map(String.init)
          // A name that is a variant already is made another one of its plain form.
          let wasFilled = parts.last == "fill"
          if wasFilled { parts.removeLast() }
          if slash, parts.last != "slash" { parts.append("slash") }
          if let enclosure, !parts.contains(enclosure.rawValue) { parts.append(enclosure.rawValue) }
          if fill || wasFilled { parts.append("fill") }
          result.append(parts.joined(separator: "."))
        }
      }
    }
    return result + [name]
  }
}

extension EnvironmentValues {
  /// The forms in which symbols are shown, where they have them.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Shows the symbols in this view in a form more, where they have it.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) {
      if let enclosure = variant.enclosure { $0.enclosure = enclosure }
      $0.isFilled = $0.isFilled || variant.isFilled
      $0.hasSlash = $0.hasSlash || variant.hasSlash
      if variant == .none { $0 = .none }
    }
  }
}
