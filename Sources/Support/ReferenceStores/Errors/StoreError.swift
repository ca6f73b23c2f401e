/// Why something could not be done with a store of references.
package enum StoreError: Error, Hashable, Sendable {
  /// There is no store at the place.
  case notSetUp(store: String)
  /// What lies where a stage's list belongs is none.
  case damagedManifest(stage: String, reason: String)
  /// A stage names a file that no reference may be.
  case unsafePath(String, stage: String)
  /// An object does not hold what its name says.
  case damagedObject(name: String, size: Int)
  /// A stage names an object that is not there.
  case missingObject(name: String)
  /// A reference is not the one any more that it was a moment ago.
  case changedFile(path: String)
  /// A file of the store is not as it was when it was read: the condition of a write.
  case changedMeanwhile(key: String)
  /// Others have written so often that there was no gap.
  case busy(stage: String)
  /// A file cannot be read or written; the reason is in the system's words.
  case file(path: String, reason: String)
  /// What lies there is a pointer of git-lfs, not the file.
  case notPulled(path: String)
  /// The folder is not tracked by git-lfs.
  case notTracked(folder: String)
  /// The folder is in no repository of git's.
  case noRepository(folder: String)
  /// A place is neither a folder nor a bucket.
  case wrongPlace(String)
  /// Something is wrong with the program for S3, or with what it has asked.
  case service(ServiceFailure)
}

extension StoreError {
  /// What is wrong and what to do, in sentences; names in it are as they came.
  package var message: String {
    switch self {
    case .notSetUp(let store):
      "There is no store of references in \(store). Type pomelo snapshots setup, or correct "
        + "snapshotStore in pomelo.yml."
    case .damagedManifest(let stage, let reason):
      "The list of the stage \"\(stage)\" cannot be read: \(reason). Nothing was changed; bring an "
        + "older version of the file back, or upload into another stage."
    case .unsafePath(let path, let stage):
      "The stage \"\(stage)\" names \"\(path)\", which can be no reference of the project. Nothing "
        + "was changed; find out who has written that."
    case .damagedObject(let name, let size):
      "The object \(name) in the store has \(size) bytes that are not what was uploaded. Nothing was "
        + "put in place of it; whoever has the reference uploads it again with --force."
    case .missingObject(let name):
      "The object \(name) is missing in the store. Whoever has the reference uploads it again with "
        + "--force."
    case .changedFile(let path):
      "\"\(path)\" was written while it was read. Type the command again."
    case .changedMeanwhile(let key):
      "\"\(key)\" in the store was written by somebody else meanwhile. Type the command again."
    case .busy(let stage):
      "Others write the stage \"\(stage)\" all the time. Nothing is lost; type the command again."
    case .file(let path, let reason):
      "\"\(path)\" cannot be used: \(reason)."
    case .notPulled(let path):
      "\"\(path)\" is a pointer of git-lfs, and not yet the file. Type git lfs pull."
    case .notTracked(let folder):
      "The folder \"\(folder)\" is not tracked by git-lfs. Type "
        + "git lfs track \"\(folder)/objects/**\", or pomelo snapshots setup."
    case .noRepository(let folder):
      "The folder \"\(folder)\" is in no repository of git's, so git-lfs has nothing to do there. "
        + "Type git init, or choose a folder without --lfs."
    case .wrongPlace(let place):
      "\"\(place)\" is no place for references. Name a folder, or a bucket such as "
        + "s3://bucket/path."
    case .service(let failure): failure.message
    }
  }
}
