/// Something in a bar.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
  /// What it says.
  open var title: String? { didSet { changed() } }
  /// Its picture.
  open var image: UIImage? { didSet { changed() } }
  /// Whether a person can use it.
  open var isEnabled = true { didSet { changed() } }
  /// A number to find it by.
  open var tag = 0
  /// What tests know it by.
  open var accessibilityIdentifier: String? { didSet { changed() } }
  /// What VoiceOver calls it.
  open var accessibilityLabel: String? { didSet { changed() } }
  /// Told when the bar has to be drawn anew.
  package var onChange: (() -> Void)?

  /// Creates an item.
  nonisolated public override init() { super.init() }

  private func changed() { onChange?() }
}
