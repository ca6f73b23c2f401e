/// The looks of a tab bar.
open class UITabBarAppearance: UIBarAppearance {}
