/// The platform that a preview is shown for.
public enum PreviewPlatform: Sendable {
  /// The platforms that Xcode previews.
  case iOS, macOS, tvOS, watchOS
}
