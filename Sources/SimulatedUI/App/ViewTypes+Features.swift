extension ViewTypes {
  /// Looks at a type that another process has met, as a run would that shows views of it.
  ///
  /// - Parameter type: Of a view, or of what a view holds.
  package static func prepare(_ type: Any.Type) {
    prepare(
      type,
      asking: { type in
        _ = type as? any TextInputView.Type
        _ = type as? any TabDescription.Type
        _ = type as? any TabGroup.Type
      })
  }
}
