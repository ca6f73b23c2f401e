extension [String] {
  /// What the arguments of a launch give a name: the argument after the name's last place.
  ///
  /// - Parameter name: The name with its dash, such as `-AppleLocale`.
  /// - Returns: `nil` where the name is not there, or nothing comes after it.
  package func value(of name: String) -> String? {
    lastIndex(of: name).flatMap { dropFirst($0 + 1).first }
  }
}
