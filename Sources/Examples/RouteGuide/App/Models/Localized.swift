import Foundation

/// A text in the person's language, for views of UIKit.
func localized(_ key: String) -> String { NSLocalizedString(key, comment: "") }
