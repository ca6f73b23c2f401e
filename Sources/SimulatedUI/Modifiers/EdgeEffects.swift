/// How content fades under bars.
@available(iOS26 )
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// As the device has it.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// Along a line.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// Little by little.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// Which ways of input scroll.
public struct ScrollInputBehavior: Hashable, Sendable {
  private let name: String

  /// As the device has it.
  public static let automatic = ScrollInputBehavior(name: "automatic")
  /// It does.
  public static let enabled = ScrollInputBehavior(name: "enabled")
  /// It does not.
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// A way of input that scrolls.
public struct ScrollInputKind: Hashable, Sendable {
  private let name: String

  /// Shaking a pencil's or a watch's crown.
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
  /// Looking at it.
  public static let look = ScrollInputKind(name: "look")
}

extension View {
  /// Says how content fades under bars, which no pixel shows here.
  @available(iOS26 )
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }

  /// Says whether content fades under bars, which no pixel shows here.
  @available(iOS26 )
  public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { self }

  /// Says which ways of input scroll; fingers do.
  public func scrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View { self }

  /// Puts a bar above or below the view, which keeps clear of it.
  @available(iOS26 )
  public func safeAreaBar<Bar: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Puts a bar beside the view, which keeps clear of it.
  @available(iOS26 )
  public func safeAreaBar<Bar: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}
