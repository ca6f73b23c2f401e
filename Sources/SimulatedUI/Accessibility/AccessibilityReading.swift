// How a view is read out; nothing of it is in what tests see.

/// What kind of text a view shows.
public struct AccessibilityTextContentType: Equatable, Sendable {
  private let name: String

  /// Ordinary text.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// Text of a terminal.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Names of files.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Messages.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Source.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// A table.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// Which part of a pair a view is.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The one that names.
  case label
  /// The one that is named.
  case content
}

/// Describes something further to VoiceOver.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  private let label: String
  private let id: String

  /// A key with a name and an identity.
  public init(_ label: Text, id: String) {
    self.label = label.content
    self.id = id
  }

  /// A key with a localized name and an identity.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

  /// A key with a localized name.
  public init(_ labelKey: LocalizedStringKey) {
    self.init(Text(labelKey), id: Text(labelKey).content)
  }
}

extension View {
  /// Says what kind of text the view shows.
  public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View { self }

  /// Makes the view one part of a pair.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Links views that belong together.
  public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Shows the view large while a finger rests on it and text is large.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Shows another view large while a finger rests on the view and text is large.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }

  /// Keeps the view's colours when those of the screen are inverted.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Spells out the characters of the texts in the view.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Raises or lowers the voice.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Reads out punctuation.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// Lets announcements wait for each other.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Describes the view further.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }

  /// Describes the view further.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }

  /// Describes the view further.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }

  /// Describes the view further.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View { self }

  /// Describes the view further.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }

  /// Describes the view further.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }

  /// Describes the view further.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }

  /// Describes what a chart shows.
  public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View {
    audioGraph(representable.makeChartDescriptor().audioGraph)
  }
}
