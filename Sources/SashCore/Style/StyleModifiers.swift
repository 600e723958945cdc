import SashGraph

/// Sets the foreground styles of a view.
@frozen public nonisolated struct _ForegroundStyleModifier<Style: ShapeStyle>: InputsModifier {
  public var style: Style
  @inlinable public init(style: Style) { self.style = style }
  package static func _changeInputs(modifier: _GraphValue<Self>, inputs: inout _GraphInputs) {
    inputs.setForeground { [AnyShapeStyle(modifier.value.style)] }
  }
}

/// Sets two levels of the foreground style of a view.
@frozen public nonisolated struct _ForegroundStyleModifier2<S1: ShapeStyle, S2: ShapeStyle>: InputsModifier {
  @usableFromInline var primary: S1
  @usableFromInline var secondary: S2
  @inlinable init(primary: S1, secondary: S2) {
    self.primary = primary
    self.secondary = secondary
  }
  package static func _changeInputs(modifier: _GraphValue<Self>, inputs: inout _GraphInputs) {
    inputs.setForeground { [AnyShapeStyle(modifier.value.primary), AnyShapeStyle(modifier.value.secondary)] }
  }
}

/// Sets three levels of the foreground style of a view.
@frozen
public nonisolated struct _ForegroundStyleModifier3<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>:
  InputsModifier
{
  @usableFromInline var primary: S1
  @usableFromInline var secondary: S2
  @usableFromInline var tertiary: S3
  @inlinable init(primary: S1, secondary: S2, tertiary: S3) {
    self.primary = primary
    self.secondary = secondary
    self.tertiary = tertiary
  }
  package static func _changeInputs(modifier: _GraphValue<Self>, inputs: inout _GraphInputs) {
    inputs.setForeground {
      let modifier = modifier.value
      return [
        AnyShapeStyle(modifier.primary), AnyShapeStyle(modifier.secondary), AnyShapeStyle(modifier.tertiary),
      ]
    }
  }
}

/// Sets the foreground colour of a view, nil the platform's.
@frozen public nonisolated struct _ForegroundColorModifier: InputsModifier {
  @usableFromInline var color: Color?
  @inlinable init(color: Color?) { self.color = color }
  package static func _changeInputs(modifier: _GraphValue<Self>, inputs: inout _GraphInputs) {
    inputs.setForeground { modifier.value.color.map { [AnyShapeStyle($0)] } ?? [] }
  }
}

extension _GraphInputs {
  fileprivate mutating func setForeground(_ levels: @escaping () -> [AnyShapeStyle]) {
    environment = environment.changed {
      $0.foregroundStyles = ForegroundStyles(levels: levels(), outer: $0.foregroundStyles)
    }
  }
}

extension View {
  /// Sets what text, symbols and shapes in this view are drawn with.
  @inlinable public nonisolated __consuming func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_ForegroundStyleModifier(style: style))
  }
  /// Sets the first two levels of the foreground style.
  @inlinable public nonisolated __consuming func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(_ForegroundStyleModifier2(primary: primary, secondary: secondary))
  }
  /// Sets the first three levels of the foreground style.
  @inlinable
  public nonisolated __consuming func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(_ForegroundStyleModifier3(primary: primary, secondary: secondary, tertiary: tertiary))
  }
  /// Sets the colour of text, symbols and shapes in this view; nil is the platform's.
  @inlinable public nonisolated __consuming func foregroundColor(_ color: Color?) -> some View {
    modifier(_ForegroundColorModifier(color: color))
  }
  /// Sets the style of controls in this view.
  @inlinable public nonisolated __consuming func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    _tint(tint.map(AnyShapeStyle.init))
  }
  /// Sets the colour of controls in this view; nil is the platform's.
  @inlinable public nonisolated __consuming func tint(_ tint: Color?) -> some View {
    _tint(tint.map(AnyShapeStyle.init))
  }
  @usableFromInline nonisolated func _tint(_ tint: AnyShapeStyle?) -> some View { environment(\.tint, tint) }

  /// Sets the colour of controls in this view and what `Color.accentColor` stands for; nil is the platform's.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    environment(\.accent, accentColor)
  }

  /// Sets what `.background` and `background(_:)` without a style fill with in this view.
  @inlinable public nonisolated __consuming func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Sets the appearance of this view and the views in it.
  @inlinable public nonisolated __consuming func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
