/// How a controller comes and goes; only pixels show that.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below, turning, fading, and as a page.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
