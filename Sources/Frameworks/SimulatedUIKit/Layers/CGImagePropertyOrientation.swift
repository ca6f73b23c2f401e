/// Which way up a picture is, as its file says.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// The cases as ImageIO numbers them.
  case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
