import Pictures

extension ResolvedText {
  /// The text as it is drawn.
  ///
  /// - Parameter environment: What its attributes mean.
  /// - Returns: The text.
  @MainActor func picture(in environment: EnvironmentValues) -> PictureText {
    let runs = runs.map { run in
      var piece = PictureText.Run(
        run.symbol ?? run.text, run.attributes.pictureFont(in: environment),
        color: run.attributes.pictureColor(in: environment))
      piece.isSymbol = run.symbol != nil
      piece.isUnderlined = run.attributes.isUnderlined == true
      piece.isStruck = run.attributes.isStruck == true
      return piece
    }
    let placement: TextPlacement =
      switch environment.multilineTextAlignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    return PictureText(
      runs, placement: placement, lineLimit: environment.lineLimit,
      lineSpacing: environment.lineSpacing)
  }
}

extension TextAttributes {
  /// The font as it is drawn.
  fileprivate func pictureFont(in environment: EnvironmentValues) -> FontStyle {
    let font = font ?? environment.font ?? .body
    var result = FontStyle(size: font.metrics(at: environment.dynamicTypeSize).size)
    result.weight = FontWeight((weight ?? font.traits.weight ?? .regular).value)
    result.isItalic = isItalic ?? font.traits.isItalic
    switch design ?? font.traits.design {
    case .serif: result.design = .serif
    case .monospaced: result.design = .monospaced
    case .default, .rounded, nil: break
    }
    if isMonospaced ?? font.traits.isMonospaced { result.design = .monospaced }
    return result
  }

  /// The colour of characters; nil for that of what the text is in.
  @MainActor fileprivate func pictureColor(in environment: EnvironmentValues) -> PictureColor? {
    if let style { return style.color(in: environment).picture }
    if link != nil { return Color.accentColor.resolve(in: environment).picture }
    guard let first = environment.foregroundStyles.first, !first.isPrimary else { return nil }
    return first.color(in: environment).picture
  }
}
