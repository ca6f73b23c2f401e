/// How a row of tabs looks.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {}
