extension ShadowingSource {
  /// For all: the version of iOS that the device has.
  ///
  /// `SourceAdaptation` writes conditions such as `#available(iOS 18, *)` as calls of `_isSystem`.
  static let system = """

    @_silgen_name("pomelo_systemNumber")
    nonisolated func _systemNumber() -> Swift.Int

    @usableFromInline
    nonisolated func _isSystem(_ major: Swift.Int, _ minor: Swift.Int) -> Swift.Bool {
      _systemNumber() >= major * 100 + minor
    }

    nonisolated extension Foundation.ProcessInfo {
      @usableFromInline var operatingSystemVersion: Foundation.OperatingSystemVersion {
        Foundation.OperatingSystemVersion(
          majorVersion: _systemNumber() / 100, minorVersion: _systemNumber() % 100,
          patchVersion: 0)
      }

      @usableFromInline var operatingSystemVersionString: Swift.String {
        "Version \\(_systemNumber() / 100).\\(_systemNumber() % 100)"
      }

      @usableFromInline
      func isOperatingSystemAtLeast(_ version: Foundation.OperatingSystemVersion) -> Swift.Bool {
        let mine = operatingSystemVersion
        return (mine.majorVersion, mine.minorVersion, mine.patchVersion)
          >= (version.majorVersion, version.minorVersion, version.patchVersion)
      }
    }

    """

  /// For all, whatever they are.
  static let common = network + system + formatters
}
