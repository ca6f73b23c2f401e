import ElementModel

extension ResolvedText {
  /// Changes the case of all letters.
  mutating func changeCase(_ textCase: Text.Case, _ locale: Locale) {
    for index in runs.indices {
      let text = runs[index].text
      runs[index].text =
        textCase == .uppercase
        ? text.uppercased(with: locale) : text.lowercased(with: locale)
    }
  }

  /// How the text looks as a whole: what all its runs have in common.
  @MainActor func appearance(in environment: EnvironmentValues) -> ElementAppearance {
    var result = ElementAppearance()
    for (index, run) in runs.enumerated() {
      let emphasis = run.attributes.emphasis(in: environment)
      result.emphasis = index == 0 ? emphasis : result.emphasis.intersection(emphasis)
    }
    let colors = Set(runs.map { $0.attributes.foreground(in: environment) })
    if colors.count == 1, let color = colors.first { result.foreground = color }
    switch environment.multilineTextAlignment {
    case .leading: break
    case .center: result.alignment = .center
    case .trailing: result.alignment = .right
    }
    if runs.count == 1 || runs.first?.symbol != nil { result.symbol = runs.first?.symbol }
    return result
  }

  /// The links within the text; iOS makes each an element of its own within that of the text.
  @MainActor func links(in node: ViewNode) -> [LayoutItem] {
    guard runs.contains(where: { $0.attributes.link != nil }) else { return [] }
    let open = node.environment.openURL
    var items: [LayoutItem] = []
    for (url, text) in linkedTexts {
      var element = ElementDescription(.link, label: text)
      element.appearance.foreground = Color.accentColor.shown(in: node.environment)
      let item = LayoutItem(
        id: node.elementID("link \(items.count)"), rule: FillRule(), element: element)
      item.isEnabled = node.environment.isEnabled
      item.interaction = .action { open(url) }
      items.append(item)
    }
    return items
  }

  /// Addresses with the texts that lead there; neighbouring runs with one address are one link.
  private var linkedTexts: [(URL, String)] {
    var links: [(URL, String)] = []
    var last: URL?
    for run in runs {
      defer { last = run.attributes.link }
      guard let url = run.attributes.link else { continue }
      if last == url, !links.isEmpty {
        links[links.count - 1].1 += run.text
      } else {
        links.append((url, run.text))
      }
    }
    return links
  }
}

extension TextAttributes {
  /// How characters are set, within an environment.
  @MainActor func emphasis(
    in environment: EnvironmentValues
  ) -> ElementAppearance.Emphasis {
    let font = font ?? environment.font ?? .body
    var result: ElementAppearance.Emphasis = []
    if (weight ?? font.traits.weight ?? .regular).isHeavy { result.insert(.bold) }
    if isItalic ?? font.traits.isItalic { result.insert(.italic) }
    if isUnderlined == true { result.insert(.underline) }
    if isStruck == true { result.insert(.strikethrough) }
    let design = design ?? font.traits.design
    if isMonospaced ?? (font.traits.isMonospaced || design == .monospaced) {
      result.insert(.monospaced)
    }
    return result
  }

  /// The colour of characters, within an environment; nil for the interface's own.
  @MainActor func foreground(in environment: EnvironmentValues) -> ElementColor? {
    if let style { return style.shown(in: environment) }
    if link != nil { return Color.accentColor.shown(in: environment) }
    return environment.foregroundStyles.first?.shown(in: environment)
  }
}
