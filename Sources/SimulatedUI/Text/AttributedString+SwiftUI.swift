extension AttributeScopes {
  /// The attributes that SwiftUI draws.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind.
    public let backgroundColor: BackgroundColorAttribute
    /// A line through.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// A line under.
    public let underlineStyle: UnderlineStyleAttribute
    /// Space between letters.
    public let kern: KerningAttribute
    /// Space between letters.
    public let tracking: TrackingAttribute
    /// How far from the line.
    public let baselineOffset: BaselineOffsetAttribute
    /// What markup says.
    public let inlinePresentationIntent: InlineIntentAttribute
    /// Foundation's own.
    public let foundation: AttributeScopes.FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = Font
      /// The attribute's name.
      public static let name = "SwiftUI.Font"
    }

    /// The colour of letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The attribute's name.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The colour behind.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The attribute's name.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// A line through.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A style of lines.
      public typealias Value = Text.LineStyle
      /// The attribute's name.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// A line under.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A style of lines.
      public typealias Value = Text.LineStyle
      /// The attribute's name.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// Space between letters, in points.
    public enum KerningAttribute: AttributedStringKey {
      /// A length.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.Kern"
    }

    /// Space between letters, in points.
    public enum TrackingAttribute: AttributedStringKey {
      /// A length.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.Tracking"
    }

    /// How far from the line, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// A length.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.BaselineOffset"
    }

    /// What markup says.
    public enum InlineIntentAttribute: AttributedStringKey {
      /// Several meanings.
      public typealias Value = InlinePresentationIntent
      /// The attribute's name.
      public static let name = "NSInlinePresentationIntent"
    }
  }

  /// The attributes that SwiftUI draws.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds SwiftUI's attributes by their names.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

/// What markup says about characters, as Foundation has it on Apple's systems.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasized, usually in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Strongly emphasized, usually in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Struck out.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}

extension AttributedString {
  /// How much of markup is read.
  public struct MarkdownParsingOptions: Sendable {
    /// Which markup counts.
    public enum InterpretedSyntax: Sendable {
      /// Blocks too.
      case full
      /// That within lines.
      case inlineOnly
      /// That within lines, and white space stays.
      case inlineOnlyPreservingWhitespace
    }

    /// What happens when markup cannot be read.
    public enum FailurePolicy: Sendable {
      /// It is an error.
      case throwError
      /// What could be read is returned.
      case returnPartiallyParsedIfPossible
    }

    /// Which markup counts.
    public var interpretedSyntax: InterpretedSyntax
    /// What happens when markup cannot be read.
    public var failurePolicy: FailurePolicy

    /// Creates options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
    }
  }

  /// Reads a text with markup; that within lines counts.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    for run in InlineMarkdown.runs(of: markdown) {
      var part = AttributedString(run.text)
      var intent: InlinePresentationIntent = []
      if run.isBold { intent.insert(.stronglyEmphasized) }
      if run.isItalic { intent.insert(.emphasized) }
      if run.isCode { intent.insert(.code) }
      if run.isStruck { intent.insert(.strikethrough) }
      if !intent.isEmpty { part.swiftUI.inlinePresentationIntent = intent }
      if let link = run.link {
        part.link = baseURL.flatMap { URL(string: link.relativeString, relativeTo: $0) } ?? link
      }
      append(part)
    }
  }

  /// A localized string, whose markup counts.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(localized: LocalizedStringResource(keyAndValue, table: table))
  }

  /// A localized string by reference, whose markup counts.
  public init(localized resource: LocalizedStringResource) {
    let text = resource.text()
    self = (try? AttributedString(markdown: text)) ?? AttributedString(text)
  }
}
