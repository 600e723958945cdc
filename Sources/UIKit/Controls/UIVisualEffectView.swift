import Foundation
import SashCore

/// How what lies behind a view shows through it.
open class UIVisualEffect: NSObject {}

/// A blur of what lies behind.
@MainActor @preconcurrency
open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial, systemThinMaterial,
      systemMaterial
    case systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight
    case systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark
    case systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark

    var material: Material {
      switch self {
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
      case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
      case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .prominent: .thick
      case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
      default: .regular
      }
    }
    var scheme: ColorScheme? {
      switch self {
      case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
        .systemThickMaterialLight, .systemChromeMaterialLight:
        .light
      case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
        .systemThickMaterialDark,
        .systemChromeMaterialDark:
        .dark
      default: nil
      }
    }
  }
  public let style: Style
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// Lets what is in front of a blur stand out; it is drawn as it is here.
///
/// - Missing: vibrant colours.
@MainActor @preconcurrency
open class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) { super.init() }
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}
/// How far content stands out of a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill
  case separator
}

/// A view that shows what lies behind it through an effect.
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect? { didSet { changed() } }
  /// Where views in front of the effect belong.
  public let contentView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    prepare()
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }
  private func prepare() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.frame = bounds
    addSubview(contentView)
  }
  override var content: AnyView {
    guard let blur = effect as? UIBlurEffect else { return AnyView(EmptyView()) }
    let ground = Rectangle().fill(blur.style.material)
    return blur.style.scheme.map { AnyView(ground.environment(\.colorScheme, $0)) } ?? AnyView(ground)
  }
}
