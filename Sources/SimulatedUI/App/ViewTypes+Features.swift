extension ViewTypes {
  /// Looks at types that another process has met, as a run would that shows views of them.
  ///
  /// - Parameter names: Mangled names; those that are none are left out.
  package static func prepare(_ names: [String]) {
    prepare(names) { type in
      _ = type as? any TextInputView.Type
      _ = type as? any TabDescription.Type
    }
  }
}
