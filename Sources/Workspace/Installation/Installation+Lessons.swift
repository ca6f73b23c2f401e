import Foundation

extension Installation {
  /// The folder of the courses that come with pomelo; `nil` where there is none.
  package var courses: String? {
    let prefix = ((executable as NSString).deletingLastPathComponent as NSString)
      .deletingLastPathComponent
    var candidates: [String] = []
    var folder = (executable as NSString).deletingLastPathComponent
    while folder.count > 1 {
      if fileExists("\(folder)/Package.swift") {
        candidates.append("\(folder)/Sources/Courses")
        break
      }
      folder = (folder as NSString).deletingLastPathComponent
    }
    candidates.append("\(prefix)/share/pomelo/Courses")
    return candidates.first(where: fileExists)
  }
}
