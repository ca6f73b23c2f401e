/// How a presentation is adapted where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
  enum Kind: Sendable { case automatic, none, popover, sheet, fullScreenCover }
  let kind: Kind

  /// As the kind of presentation suggests: popovers become sheets.
  public static var automatic: PresentationAdaptation { PresentationAdaptation(kind: .automatic) }
  /// As it is.
  public static var none: PresentationAdaptation { PresentationAdaptation(kind: .none) }
  /// As a popover.
  public static var popover: PresentationAdaptation { PresentationAdaptation(kind: .popover) }
  /// As a sheet.
  public static var sheet: PresentationAdaptation { PresentationAdaptation(kind: .sheet) }
  /// Over the whole screen.
  public static var fullScreenCover: PresentationAdaptation {
    PresentationAdaptation(kind: .fullScreenCover)
  }
}

/// Whether what is behind a sheet takes touches.
public struct PresentationBackgroundInteraction: Sendable {
  enum Kind: Sendable {
    case automatic, enabled, disabled
    case enabledThrough(PresentationDetent)
  }
  let kind: Kind

  /// It does not.
  public static var automatic: PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .automatic)
  }
  /// It does.
  public static var enabled: PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .enabled)
  }
  /// It does not.
  public static var disabled: PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .disabled)
  }

  /// It does while the sheet is no higher than a detent.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .enabledThrough(detent))
  }
}

/// What a swipe in the scrolling content of a sheet does first.
public struct PresentationContentInteraction: Equatable, Sendable {
  let scrolls: Bool

  /// The sheet grows.
  public static var automatic: PresentationContentInteraction {
    PresentationContentInteraction(scrolls: false)
  }
  /// The sheet grows.
  public static var resizes: PresentationContentInteraction {
    PresentationContentInteraction(scrolls: false)
  }
  /// The content scrolls.
  public static var scrolls: PresentationContentInteraction {
    PresentationContentInteraction(scrolls: true)
  }
}

/// Which point of a view a popover points at.
public enum PopoverAttachmentAnchor: Sendable {
  /// What the popover points at, as a rectangle.
  public struct Source: Sendable {
    let rect: CGRect?

    /// The whole view.
    public static var bounds: Source { Source(rect: nil) }

    /// A part of the view, in its own points.
    public static func rect(_ rect: CGRect) -> Source { Source(rect: rect) }
  }

  /// A rectangle.
  case rect(Source)
  /// A point, in parts of the view's size.
  case point(UnitPoint)
}

/// How a sheet is sized where there is much room.
@available(iOS18 )
public struct PresentationSizing: Sendable {
  /// As the place suggests.
  public static var automatic: PresentationSizing { PresentationSizing() }
  /// As its content.
  public static var fitted: PresentationSizing { PresentationSizing() }
  /// For a form.
  public static var form: PresentationSizing { PresentationSizing() }
  /// For a page.
  public static var page: PresentationSizing { PresentationSizing() }
}
