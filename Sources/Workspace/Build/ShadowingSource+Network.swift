extension ShadowingSource {
  /// For both: sessions of the simulated network, as Foundation has sessions on Apple's systems, and
  /// contents of addresses from that network.
  ///
  /// A re-exported module is known in all files of the module that re-exports it. Ownership of the
  /// parameters is as Foundation declares it, because only then the signatures are the same.
  static let network = """
    @_exported import SimulatedNetwork

    nonisolated extension Swift.String {
      init(contentsOf url: __shared Foundation.URL, encoding: Swift.String.Encoding) throws {
        if url.isFileURL {
          self = try Swift.String(contentsOfFile: url.path, encoding: encoding)
        } else {
          self = try RemoteContents.text(of: url, encoding: encoding)
        }
      }

      init(
        contentsOf url: __shared Foundation.URL, usedEncoding: inout Swift.String.Encoding
      ) throws {
        if url.isFileURL {
          self = try Swift.String(contentsOfFile: url.path, usedEncoding: &usedEncoding)
        } else {
          self = try RemoteContents.text(of: url, encoding: .utf8)
          usedEncoding = .utf8
        }
      }

      init(contentsOf url: __shared Foundation.URL) throws {
        var encoding = Swift.String.Encoding.utf8
        try self.init(contentsOf: url, usedEncoding: &encoding)
      }
    }

    """
}
