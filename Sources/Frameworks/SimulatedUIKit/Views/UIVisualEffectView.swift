/// A film over what is behind; only pixels show it.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  /// What the film does.
  open var effect: UIVisualEffect?
  /// What is in front of the film.
  public let contentView = UIView()

  /// Creates a film.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Not used: there are no archives of views here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
}

/// What a film does with what is behind.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {
  /// Creates an effect.
  nonisolated public override init() { super.init() }
}

/// Blurs what is behind.
@MainActor @preconcurrency
open class UIBlurEffect: UIVisualEffect {
  /// How it blurs.
  public enum Style: Int, Sendable {
    /// The cases as UIKit numbers them.
    case extraLight, light, dark, regular = 4
    /// Further ones.
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
    /// Further ones.
    case systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight
    /// Further ones.
    case systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    /// Further ones.
    case systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark
    /// Further ones.
    case systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }

  /// Creates a blur.
  nonisolated public convenience init(style: Style) { self.init() }
}

/// Makes what is in front of a blur stand out.
@MainActor @preconcurrency
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect for a blur.
  nonisolated public convenience init(blurEffect: UIBlurEffect) { self.init() }
}
