public import Foundation

// Files in iCloud: as on a device where nobody has signed in.

extension FileManager {
  /// Who has signed in to iCloud: nobody.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// The app's folder in iCloud: none.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Whether a file is in iCloud: none is.
  public func isUbiquitousItem(at url: URL) -> Bool { false }

  /// Fetches a file from iCloud.
  ///
  /// - Throws: That the file is not there.
  public func startDownloadingUbiquitousItem(at url: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable)
  }

  /// Takes the local copy of a file in iCloud away.
  ///
  /// - Throws: That the file is not there.
  public func evictUbiquitousItem(at url: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable)
  }
}
