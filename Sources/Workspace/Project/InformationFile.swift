import Foundation

/// The `Info.plist` that an app finds in its bundle: what the project says of it, with what Xcode adds.
struct InformationFile {
  private let project: Project

  /// Prepares the file of a project's app.
  init(_ project: Project) { self.project = project }

  /// The file's contents.
  var data: Data {
    var values: [String: Any] = [:]
    if let written = project.information,
      let read = try? PropertyListSerialization.propertyList(from: written, format: nil)
    {
      values = read as? [String: Any] ?? [:]
    }
    // References that nobody has resolved stand for what Xcode puts in their places.
    func fill(_ key: String, _ value: String) {
      let text = values[key] as? String
      if values[key] == nil || text?.contains("$(") == true { values[key] = value }
    }
    fill("CFBundleIdentifier", project.bundleIdentifier)
    fill("CFBundleName", project.name)
    fill("CFBundleExecutable", project.name)
    fill("CFBundleShortVersionString", "1.0")
    fill("CFBundleVersion", "1")
    fill("CFBundlePackageType", "APPL")
    fill("CFBundleDevelopmentRegion", "en")
    let data = try? PropertyListSerialization.data(
      fromPropertyList: values, format: .xml, options: 0)
    return data ?? Data()
  }

  /// Writes the file, where it is not there as it is to be.
  ///
  /// - Parameter cache: The project's builds, beside which it lies.
  /// - Returns: Its folder.
  /// - Throws: ``BuildError/cacheNotWritable(path:reason:)``.
  func write(in cache: BuildCache) throws(WorkspaceError) -> String {
    let folder = try BuildCache(folder: "\(cache.folder)/information").folder
    let path = "\(folder)/Info.plist"
    let data = data
    if FileManager.default.contents(atPath: path) != data {
      try BuildCache.write(String(decoding: data, as: UTF8.self), to: path)
    }
    return folder
  }
}
