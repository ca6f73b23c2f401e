import AVFoundation
package import SimulatedUIKit

extension VisionPicture {
  /// What is known of a picture of UIKit's.
  package init(_ image: UIImage) {
    self.init(
      name: image.name, width: Int(image.size.width * image.scale),
      height: Int(image.size.height * image.scale))
  }

  /// What is known of a picture of Core Graphics'.
  init(_ image: CGImage) { self.init(image.image) }

  /// What is known of a picture of Core Image's.
  init(_ image: CIImage) {
    self.init(
      name: image.source?.name, width: Int(image.extent.width), height: Int(image.extent.height))
  }

  /// What is known of a picture of Core Video's; one from a camera is called so.
  init(_ buffer: CVPixelBuffer) {
    self.init(
      name: buffer.image?.name ?? "camera", width: CVPixelBufferGetWidth(buffer),
      height: CVPixelBufferGetHeight(buffer))
  }

  /// What is known of a picture in a file.
  init(_ url: URL) {
    let image = UIImage(contentsOfFile: url.path)
    self.init(
      name: url.deletingPathExtension().lastPathComponent, width: Int(image?.size.width ?? 0),
      height: Int(image?.size.height ?? 0))
  }

  /// What is known of a picture that comes as data.
  init(_ data: Data) {
    let image = UIImage(data: data)
    self.init(name: nil, width: Int(image?.size.width ?? 0), height: Int(image?.size.height ?? 0))
  }

  /// What is known of a picture that comes from a camera.
  init(_ buffer: CMSampleBuffer) {
    if let picture = CMSampleBufferGetImageBuffer(buffer) {
      self.init(picture)
    } else {
      self.init(name: "camera", width: 0, height: 0)
    }
  }
}
