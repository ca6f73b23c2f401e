import ElementModel
import ScreenImaging

/// A run of read-only text.
public struct Text: View, Equatable {
  nonisolated let storage: Storage
  nonisolated var attributes = TextAttributes()

  nonisolated init(_ storage: Storage) { self.storage = storage }

  /// Shows localized text.
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    if case .resource(let resource) = key.origin {
      storage = .resource(LocalizedTextResource(resource: resource))
    } else {
      storage = .localized(LocalizedTextKey(key: key, table: tableName))
    }
  }

  /// Shows localized text by reference.
  @_disfavoredOverload
  nonisolated public init(_ resource: LocalizedStringResource) {
    storage = .resource(LocalizedTextResource(resource: resource))
  }

  /// Shows a string as it is.
  @_disfavoredOverload
  nonisolated public init<Content: StringProtocol>(_ content: Content) {
    storage = .verbatim(String(content))
  }

  /// Shows a literal that is not localized.
  nonisolated public init(verbatim content: String) { storage = .verbatim(content) }

  /// Shows a string with looks of its own.
  ///
  /// Disfavoured, because a literal could be such a string too, and is a key.
  @_disfavoredOverload
  nonisolated public init(_ attributedContent: AttributedString) {
    storage = .attributed(attributedContent)
  }

  /// Shows an image within text.
  nonisolated public init(_ image: Image) {
    storage = .image(name: image.name, label: image.label ?? "", isSymbol: image.isSymbol)
  }

  /// Whether two texts look the same.
  nonisolated public static func == (left: Text, right: Text) -> Bool {
    left.attributes == right.attributes && left.storage == right.storage
  }

  /// Joins two texts, each with its own looks.
  nonisolated public static func + (left: Text, right: Text) -> Text {
    // A chain of sums stays one list, however long it is.
    if left.attributes == TextAttributes(), case .joined(let texts) = left.storage {
      return Text(.joined(texts + [right]))
    }
    return Text(.joined([left, right]))
  }
}

extension Text: Hashable {
  /// Feeds how the text is set to a hasher.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(attributes) }
}

extension Text: PrimitiveView {
  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    let environment = node.environment
    let outer = environment.textAttributes
    var resolved = resolved(in: TextSurroundings(environment), outer)
    if let lifetime = resolved.lifetime { node.buildAgain(after: lifetime) }
    if let textCase = environment.textCase { resolved.changeCase(textCase, environment.locale) }
    let text = resolved
    let string = text.string
    let font = text.runs.first?.attributes.font ?? environment.font ?? .body
    let rule = TextRule(
      text: string, font: font, lineLimit: environment.lineLimit,
      typeSize: environment.dynamicTypeSize,
      reservedLines: environment.reservedLines, lineSpacing: environment.lineSpacing,
      kerning: text.runs.first?.attributes.kerning ?? 0)
    // Text without a character is no element, but still takes its line.
    guard !string.isEmpty else { return [LayoutItem(id: node.id, rule: rule)] }
    var element = ElementDescription(.staticText, label: text.spoken)
    element.appearance = text.appearance(in: environment)
    let item = LayoutItem(
      id: node.id, rule: rule, children: text.links(in: node), element: element)
    item.draws { frame in [.text(text.picture(in: environment), frame)] }
    return [item]
  }
}

extension ViewNode {
  /// Has what the node shows built again some time later.
  func buildAgain(after seconds: TimeInterval) {
    slot("moment") { NextMoment() }.schedule(after: seconds, node: self)
  }
}
