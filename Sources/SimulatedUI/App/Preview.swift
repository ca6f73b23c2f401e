/// How Xcode's canvas shows a preview.
public struct PreviewTrait: Sendable {
  /// Upright.
  public static let portrait = PreviewTrait()
  /// Upside down.
  public static let portraitUpsideDown = PreviewTrait()
  /// Turned to the left.
  public static let landscapeLeft = PreviewTrait()
  /// Turned to the right.
  public static let landscapeRight = PreviewTrait()
  /// As large as the view.
  public static let sizeThatFitsLayout = PreviewTrait()

  /// Of a size in points.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait { PreviewTrait() }
}

/// Shows a view in Xcode's canvas; checked by the compiler, but nothing of it runs here.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PomeloMacros", type: "PreviewMacro")

/// Marks state that stands in the body of a preview; it becomes no code, as nothing of it runs.
@attached(peer)
public macro Previewable() =
  #externalMacro(module: "PomeloMacros", type: "PreviewableMacro")

/// Shows a view in Xcode's canvas in a certain way.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait, _ additionalTraits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PomeloMacros", type: "PreviewMacro")
