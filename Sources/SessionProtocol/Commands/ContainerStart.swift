/// What a run finds in the files of its device.
package enum ContainerStart: String, Codable, Hashable, Sendable {
  /// Nothing: as on a device that the app has just been installed on.
  case fresh
  /// What the run before has left.
  case kept
  /// What the run before has found, in order to do the same.
  case again
}
