extension Image {
  /// Which way up a picture is.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// The cases as photographs number them.
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  /// Shows a picture of Core Graphics.
  nonisolated public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
  ) {
    self.init(
      name: "", label: label.content, size: cgImage.size(scale: scale), data: cgImage.fileData)
  }

  /// Shows a picture of Core Graphics that VoiceOver leaves out.
  nonisolated public init(
    decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up
  ) {
    self.init(
      name: "", label: nil, isDecorative: true, size: cgImage.size(scale: scale),
      data: cgImage.fileData)
  }
}

extension CGImage {
  fileprivate func size(scale: CGFloat) -> CGSize {
    let pixels = max(scale, 0.01)
    return CGSize(width: CGFloat(width) / pixels, height: CGFloat(height) / pixels)
  }
}
