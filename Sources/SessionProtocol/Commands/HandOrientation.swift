/// How a person turns the device, by the names of `UIDeviceOrientation`.
package enum HandOrientation: String, Codable, Hashable, Sendable, CaseIterable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}
