/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// Whether words are checked.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// Whether quotation marks become typographic ones.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// Whether hyphens become dashes.
public enum UITextSmartDashesType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// Whether blanks are added and taken away where text is pasted.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// How the keyboard looks.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`
  case dark
  case light
}
