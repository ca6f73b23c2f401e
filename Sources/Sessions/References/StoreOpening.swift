import Foundation
package import ReferenceStores
package import Workspace

/// Opens the store that a project names.
package enum StoreOpening {
  /// Opens a store, whether it is set up or not.
  ///
  /// - Parameters:
  ///   - setting: What the project says.
  ///   - folder: The project's folder.
  ///   - environment: Where programs are and what they read.
  /// - Returns: The store.
  /// - Throws: ``StoreError``, where the place is none, or what reaches it is missing.
  package static func open(
    _ setting: SnapshotStoreSetting, in folder: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(StoreError) -> any ReferenceStore {
    switch setting.kind {
    case .s3:
      guard let place = BucketPlace(setting.place) else { throw .wrongPlace(setting.place) }
      do throws(ServiceFailure) {
        let aws = try AWSCommand(environment: environment)
        try aws.check()
        return BucketStore(place, aws: aws)
      } catch {
        throw .service(error)
      }
    case .folder: return FolderStore(path(of: setting, in: folder))
    case .lfs:
      let path = path(of: setting, in: folder)
      guard path.withoutLinks.isInside(folder.withoutLinks) else {
        throw .wrongPlace(setting.place)
      }
      let git = GitFolder(folder, environment: environment)
      guard git.root != nil else { throw .noRepository(folder: folder) }
      let sample = ObjectName(of: Data()).key
      guard git.isLarge("\(path)/\(sample)") else { throw .notTracked(folder: setting.place) }
      return FolderStore(path, isTracked: true)
    }
  }

  /// The folder that a project names.
  package static func path(of setting: SnapshotStoreSetting, in folder: String) -> String {
    let path = (setting.place as NSString).expandingTildeInPath
    return URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: folder, isDirectory: true))
      .standardizedFileURL.path
  }
}
