/// Whether people search in a view, and what they search for.
@MainActor final class SearchModel {
  private let node: () -> ViewNode?
  /// The text of the field.
  var text = Binding.constant("")
  /// Takes all tokens out of the field.
  var clearTokens: () -> Void = {}
  /// The app's own knowledge of whether people search.
  var presented: Binding<Bool>?
  /// Whether the field is in use: it was tapped, and neither cancelled nor dismissed since.
  private(set) var isPresented = false
  /// Whether the field is to have keyboard focus.
  var wantsFocus = false

  init(node: @escaping () -> ViewNode?) { self.node = node }

  /// Follows what the app says about the search.
  func follow(_ presented: Binding<Bool>?) {
    self.presented = presented
    guard let isShown = presented?.wrappedValue, isShown != isPresented else { return }
    isPresented = isShown
    wantsFocus = isShown
  }

  /// Begins to search.
  func present() {
    guard !isPresented else { return }
    isPresented = true
    presented?.wrappedValue = true
    node()?.invalidator.invalidate()
  }

  /// Ends the search: the text goes, and so does the keyboard.
  func dismiss() {
    guard isPresented else { return }
    if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
    clearTokens()
    isPresented = false
    wantsFocus = false
    presented?.wrappedValue = false
    node()?.invalidator.invalidate()
  }

  /// Puts a suggestion into the field.
  func complete(with suggestion: String) {
    text.wrappedValue = suggestion
    node()?.invalidator.invalidate()
  }

  /// Connects keyboard focus of the field with the search.
  var focusTarget: FocusTarget {
    FocusTarget(
      isRequested: { [weak self] in self?.wantsFocus ?? false },
      enter: { [weak self] in self?.wantsFocus = true },
      leave: { [weak self] in self?.wantsFocus = false })
  }
}
