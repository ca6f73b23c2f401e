import Foundation

/// What a label says when asked; Foundation alone brings localized texts.
public enum Hint {
  public static var text: String { String(localized: "label.hint", bundle: .module) }

  public static func count(_ labels: Int) -> LocalizedStringResource { "\(labels) labels" }
}
