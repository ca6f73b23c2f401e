import ElementModel

extension SystemVersion {
  /// Whether tab bars and low sheets float over the screen.
  var floatsBars: Bool { self >= SystemVersion(26) }
}
