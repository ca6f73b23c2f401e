/// Something that is wrong in a project that can be read nevertheless.
package enum ProjectProblem: Hashable, Sendable {
  /// A file that belongs to the project is not on the disk.
  case missingFile(path: String, place: ProjectPlace?)
  /// A file is there under a name that differs in upper and lower case, which a Mac takes for the
  /// same.
  case differentCase(written: String, found: String, place: ProjectPlace?)
  /// A file is not read, as it lies outside of the folder that all has to lie in.
  case outside(path: String, boundary: String)
  /// Links lead to a folder that they are in.
  case linkLoop(path: String)
  /// A folder holds more names than are read.
  case tooManyFiles(folder: String)
  /// An object names another one that is not there.
  case danglingReference(id: String, owner: String, key: String, place: ProjectPlace)
  /// An object is of a type that Xcode is not known to write.
  case unknownObject(type: String, id: String, place: ProjectPlace)
  /// Things contain each other: groups, includes, templates or settings.
  case cycle(name: String, place: ProjectPlace)
  /// A document that the project includes or names cannot be read.
  case document(ProjectReadingError, place: ProjectPlace?)
  /// A line of a file with build settings is none.
  case notASetting(text: String, place: ProjectPlace)
  /// A scheme, a plan or a target names a target that is not there.
  case unknownTarget(name: String, place: ProjectPlace)
  /// A target names a template or group of settings that is not there.
  case unknownTemplate(name: String, place: ProjectPlace)
  /// A `Package.swift` puts parts of the package together by code, which is not run.
  case madeByCode(place: ProjectPlace)
  /// There are more problems than are kept.
  case more(count: Int)
}

extension ProjectProblem: CustomStringConvertible {
  /// What is wrong and where.
  ///
  /// Names are as they came; who prints them makes them safe for a terminal.
  package var message: String {
    switch self {
    case .missingFile(let path, let place):
      "\(Self.prefix(place))The file \(path.quoted) is missing."
    case .differentCase(let written, let found, let place):
      "\(Self.prefix(place))\(written.quoted) is called \(found.quoted) on the disk; a Mac takes "
        + "them for the same."
    case .outside(let path, let boundary):
      "\(path.quoted) is not read, as it leads out of \(boundary.quoted)."
    case .linkLoop(let path):
      "The links at \(path.quoted) lead to a folder that was read already."
    case .tooManyFiles(let folder):
      "There are too many files below \(folder.quoted); some are not read."
    case .danglingReference(let id, let owner, let key, let place):
      "\(place): \(owner.quoted) names \(id.quoted) under \(key), which is not there."
    case .unknownObject(let type, let id, let place):
      "\(place): The object \(id.quoted) is of the unknown type \(type.quoted)."
    case .cycle(let name, let place):
      "\(place): \(name.quoted) contains itself."
    case .document(let error, let place):
      "\(Self.prefix(place))\(error.message)"
    case .notASetting(let text, let place):
      "\(place): \(text.quoted) is no build setting."
    case .unknownTarget(let name, let place):
      "\(place): There is no target \(name.quoted)."
    case .unknownTemplate(let name, let place):
      "\(place): There is no template or group of settings \(name.quoted)."
    case .madeByCode(let place):
      "\(place): Parts of the package are put together by code, which is not run. What "
        + "\("swift package dump-package".quoted) prints has all of them."
    case .more(let count):
      "There are \(count) more problems."
    }
  }

  /// The same as ``message``.
  package var description: String { message }

  private static func prefix(_ place: ProjectPlace?) -> String {
    place.map { "\($0): " } ?? ""
  }
}
