extension Image {
  /// Which way up a picture is.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// The cases as photographs number them.
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  /// Shows a picture of Core Graphics.
  nonisolated public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
  ) { self.init(size: cgImage.size(scale: scale), label: label) { _ in } }

  /// Shows a picture of Core Graphics that VoiceOver leaves out.
  nonisolated public init(
    decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up
  ) { self.init(size: cgImage.size(scale: scale)) { _ in } }
}

extension CGImage {
  fileprivate func size(scale: CGFloat) -> CGSize {
    let pixels = max(scale, 0.01)
    return CGSize(width: CGFloat(width) / pixels, height: CGFloat(height) / pixels)
  }
}
