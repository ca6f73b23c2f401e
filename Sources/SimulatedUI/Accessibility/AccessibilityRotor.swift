// Rotors are lists of places that VoiceOver moves between; tests have no part in them.

/// What a rotor is made of.
public protocol AccessibilityRotorContent {}

/// A place that a rotor leads to.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent, View {
  /// A place is nothing that shows.
  public var body: some View { EmptyView() }

  /// A place with a name and an identity.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// A place with a localized name and an identity.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// A place with a name and an identity.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// A place in a namespace, with a name and an identity.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// A place in a namespace, with a name and an identity.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

/// Nothing for a rotor.
public struct _EmptyRotorContent: AccessibilityRotorContent {}

/// Puts together what a rotor is made of.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  /// One part.
  public static func buildExpression<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> any AccessibilityRotorContent { content }

  /// All parts.
  public static func buildBlock(
    _ parts: any AccessibilityRotorContent...
  ) -> some AccessibilityRotorContent { _EmptyRotorContent() }

  /// A part that may be missing.
  public static func buildOptional(
    _ part: (any AccessibilityRotorContent)?
  ) -> any AccessibilityRotorContent { part ?? _EmptyRotorContent() }

  /// One of two parts.
  public static func buildEither(
    first part: any AccessibilityRotorContent
  ) -> any AccessibilityRotorContent { part }

  /// One of two parts.
  public static func buildEither(
    second part: any AccessibilityRotorContent
  ) -> any AccessibilityRotorContent { part }
}

/// A rotor that every app has.
public struct AccessibilitySystemRotor: Sendable {
  /// Links.
  public static let links = AccessibilitySystemRotor()
  /// Links that have been followed or not.
  public static func links(visited: Bool) -> AccessibilitySystemRotor { links }
  /// Headings.
  public static let headings = AccessibilitySystemRotor()
  /// Headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    headings
  }
  /// Bold text.
  public static let boldText = AccessibilitySystemRotor()
  /// Italic text.
  public static let italicText = AccessibilitySystemRotor()
  /// Underlined text.
  public static let underlineText = AccessibilitySystemRotor()
  /// Misspelled words.
  public static let misspelledWords = AccessibilitySystemRotor()
  /// Images.
  public static let images = AccessibilitySystemRotor()
  /// Text fields.
  public static let textFields = AccessibilitySystemRotor()
  /// Tables.
  public static let tables = AccessibilitySystemRotor()
  /// Lists.
  public static let lists = AccessibilitySystemRotor()
  /// Landmarks.
  public static let landmarks = AccessibilitySystemRotor()
}

extension View {
  /// Makes a rotor of some places.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Makes a rotor of some places.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Makes a rotor of some places.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Adds places to a rotor of the system's.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Makes a rotor of a collection.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Makes a rotor of a collection.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Makes a rotor of a collection, told apart by a property.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Adds a collection to a rotor of the system's.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Makes a rotor of parts of the view's text.
  public func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View { self }

  /// Makes the view a place of a rotor.
  public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
}
