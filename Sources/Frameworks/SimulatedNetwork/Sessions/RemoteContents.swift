public import Foundation
@_spi(SwiftCorelibsFoundation) import FoundationEssentials
import FoundationNetworking
import VirtualTime

/// Contents of addresses for code that waits for them, such as `Data(contentsOf:)`.
public enum RemoteContents {
  /// What is at an address.
  ///
  /// As on a device nothing else happens meanwhile: virtual time passes as for a blocked thread.
  ///
  /// - Parameter url: Of a file, or in the simulated network.
  /// - Returns: The contents.
  /// - Throws: `CocoaError` for files, `URLError` for all else.
  public static func data(of url: URL) throws -> Data {
    guard !url.isFileURL else { return try Data(contentsOf: url) }
    var request = URLRequest(url: url)
    for _ in 0..<16 {
      let answer = DeviceNetwork.shared.answer(to: request, uploadSize: 0)
      VirtualTime.block(for: answer.delay + answer.transfer)
      if let note = answer.note { MainActor.assumeIsolated { DeviceNetwork.shared.note(note) } }
      switch answer.outcome {
      case .failure(let error): throw error
      case .response(let response, let body):
        guard let response = response as? HTTPURLResponse,
          (300..<400).contains(response.statusCode),
          let location = response.value(forHTTPHeaderField: "Location"),
          let target = URL(string: location, relativeTo: url)
        else { return body }
        request = URLRequest(url: target.absoluteURL)
      }
    }
    throw URLError.simulated(.httpTooManyRedirects, for: request)
  }

  /// The text at an address.
  ///
  /// - Throws: As ``data(of:)``, and `CocoaError` when it is no text of the encoding.
  public static func text(of url: URL, encoding: String.Encoding) throws -> String {
    guard let text = String(data: try data(of: url), encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    return text
  }
}

extension Data {
  /// Takes the place of what `Data(contentsOf:)` does with addresses that are no files', which
  /// Foundation declares replaceable, because its module for networks replaces it too.
  @_dynamicReplacement(for:init(_contentsOfRemote:options:))
  public init(_simulatedContentsOf url: URL, options: Data.ReadingOptions = []) throws {
    self = try RemoteContents.data(of: url)
  }
}
