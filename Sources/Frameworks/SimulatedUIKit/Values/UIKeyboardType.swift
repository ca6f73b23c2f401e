/// Which keyboard a text input shows.
public enum UIKeyboardType: Int, Sendable {
  /// The kinds of keyboard, as UIKit numbers them.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
    emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// How capital letters are typed.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Never, at the start of words or sentences, or always.
  case none, words, sentences, allCharacters
}
