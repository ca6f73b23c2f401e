/// Whether the app may use the person's photos.
public enum PHAuthorizationStatus: Int, Sendable {
  /// The cases as Photos numbers them.
  case notDetermined, restricted, denied, authorized, limited
}

/// What the app wants to do with photos.
public enum PHAccessLevel: Int, Sendable {
  /// Only add some.
  case addOnly = 1
  /// Read them too.
  case readWrite = 2
}
