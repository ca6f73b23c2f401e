import Foundation

/// What the app was launched with.
enum LaunchOptions {
  /// The screen named after `-screen`; without one the app shows its table of contents.
  static var screen: GalleryScreen? {
    value(after: "-screen").flatMap(GalleryScreen.init(rawValue:))
  }

  /// The argument that follows an option.
  static func value(after option: String) -> String? {
    let arguments = ProcessInfo.processInfo.arguments
    guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else {
      return nil
    }
    return arguments[index + 1]
  }

  /// An environment variable.
  static func environment(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name]
  }
}
