/// Draws texts in an app's own way.
///
/// What a text says is the same whatever draws it: nothing here asks the renderer.
@available(iOS18 )
public protocol TextRenderer: Animatable {
  /// Draws a text.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// How large the text is.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How far it is drawn beyond its edges.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// As large as without a renderer.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// Within its edges.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer measures.
@available(iOS18 )
public struct TextProxy {
  /// How large the text is.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }
}

/// Something that an app says of a part of a text, for its renderer.
@available(iOS18 )
public protocol TextAttribute {}

extension Text {
  /// A text's lines, of runs, of slices: none, as nothing is drawn by them.
  public struct Layout: RandomAccessCollection, Equatable {
    /// A line.
    public struct Line: RandomAccessCollection, Equatable {
      /// Where the line is.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// The first run.
      public var startIndex: Int { 0 }
      /// Behind the last run.
      public var endIndex: Int { 0 }
      /// A run.
      public subscript(index: Int) -> Run { Run() }
    }

    /// A part of a line that looks alike.
    public struct Run: RandomAccessCollection, Equatable {
      /// Where the run is.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// The first slice.
      public var startIndex: Int { 0 }
      /// Behind the last slice.
      public var endIndex: Int { 0 }
      /// A slice.
      public subscript(index: Int) -> RunSlice { RunSlice() }
      /// What the app has said of it.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// A part of a run.
    public struct RunSlice: Equatable {
      /// Where the slice is.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }

    /// Where a part of a text is.
    public struct TypographicBounds: Hashable, Sendable {
      /// The left end of the line that letters stand on.
      public var origin = CGPoint.zero
      /// How wide it is, in points.
      public var width: CGFloat = 0
      /// How far it reaches above that line, in points.
      public var ascent: CGFloat = 0
      /// How far it reaches below that line, in points.
      public var descent: CGFloat = 0
      /// How far it is to the next line, in points.
      public var leading: CGFloat = 0
      /// All of it.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// Whether some of the text is left out.
    public var isTruncated: Bool { false }
    /// The first line.
    public var startIndex: Int { 0 }
    /// Behind the last line.
    public var endIndex: Int { 0 }
    /// A line.
    public subscript(index: Int) -> Line { Line() }
  }

  /// Says something of the text to its renderer.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

extension GraphicsContext {
  /// Draws a line of a text.
  public func draw(_ line: Text.Layout.Line, options: TextDrawingOptions = []) {}
  /// Draws a run of a text.
  public func draw(_ run: Text.Layout.Run, options: TextDrawingOptions = []) {}
  /// Draws a slice of a text.
  public func draw(_ slice: Text.Layout.RunSlice, options: TextDrawingOptions = []) {}

  /// How parts of a text are drawn.
  public struct TextDrawingOptions: OptionSet, Sendable {
    /// As a number of bits.
    public let rawValue: UInt32
    /// Creates options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Between points too.
    public static let disablesSubpixelQuantization = TextDrawingOptions(rawValue: 1)
  }
}

extension View {
  /// Draws texts in an app's own way; here they look as without it.
  @available(iOS18 )
  public func textRenderer(_ renderer: some TextRenderer) -> some View { self }
}
