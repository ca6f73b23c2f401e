import ElementModel

/// Sources of ours that are compiled into the person's modules, where a member in an extension takes
/// the place of the Foundation member of the same name.
///
/// Only for what no library of ours can take over otherwise: Foundation has these members in itself.
/// They are isolated to no actor, as those are, whatever the module's own default is.
enum ShadowingSource {
  /// For apps: the arguments of the latest launch, and the app's texts and files.
  ///
  /// Foundation's own remember the arguments of the first launch, and a test may launch an app again
  /// with others; its main bundle is that of the program which holds app and tests.
  static let forApps = """
    import Foundation
    import SwiftUI
    \(foundationExports)

    nonisolated extension Foundation.ProcessInfo {
      @usableFromInline var arguments: [String] { CommandLine.arguments }
    }

    nonisolated extension Foundation.Bundle {
      func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        _AppBundle.text(key, value: value, table: tableName)
      }

      @usableFromInline var infoDictionary: [String: Any]? { _AppBundle.information(of: self) }

      var localizedInfoDictionary: [String: Any]? { infoDictionary }

      func object(forInfoDictionaryKey key: String) -> Any? { infoDictionary?[key] }

      @usableFromInline var bundleIdentifier: String? { infoDictionary?["CFBundleIdentifier"] as? String }

      func url(forResource name: String?, withExtension ext: String?) -> URL? {
        _AppBundle.url(name, ext, nil, of: self)
      }

      func url(
        forResource name: String?, withExtension ext: String?, subdirectory subpath: String?
      ) -> URL? {
        _AppBundle.url(name, ext, subpath, of: self)
      }

      func path(forResource name: String?, ofType ext: String?) -> String? {
        url(forResource: name, withExtension: ext)?.path
      }

      func path(
        forResource name: String?, ofType ext: String?, inDirectory subpath: String?
      ) -> String? {
        url(forResource: name, withExtension: ext, subdirectory: subpath)?.path
      }

      func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [URL]? {
        _AppBundle.urls(ext, subpath)
      }

      var preferredLocalizations: [String] { _AppBundle.languages }
    }

    \(folders)

    nonisolated func NSLocalizedString(
      _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "",
      comment: String
    ) -> String {
      _AppBundle.text(key, value: value, table: tableName)
    }

    \(defaults)
    """

  /// For a package's module that brings files along: the bundle that it finds them in.
  ///
  /// - Parameter folder: The folder that the files lie in.
  /// - Returns: The source.
  static func moduleBundle(_ folder: String) -> String {
    """

    nonisolated extension Foundation.Bundle {
      static let module = Foundation.Bundle(path: \(SwiftLiteral.string(folder))) ?? .main
    }

    """
  }

  /// For tests: a run loop that is let run lets the app's time go on.
  ///
  /// Foundation's own would wait for a moment of the virtual clock, which stands still meanwhile;
  /// sleeping moves it.
  ///
  /// `CGVector` comes with Foundation on Apple's systems, and coordinates are moved by it.
  static let forTests = """
    import Foundation
    \(foundationExports)
    #if canImport(SimulatedFoundation)
      @_exported import struct XCTest.CGVector
    #endif

    nonisolated extension Foundation.RunLoop {
      func run(until limitDate: Foundation.Date) {
        Foundation.Thread.sleep(until: limitDate)
      }

      @discardableResult
      func run(mode: Foundation.RunLoop.Mode, before limitDate: Foundation.Date) -> Bool {
        // It returns once something has happened; whoever waits for more calls again.
        let soon = Foundation.Date(timeIntervalSinceNow: 0.05)
        Foundation.Thread.sleep(until: limitDate < soon ? limitDate : soon)
        return true
      }
    }

    \(folders)
    \(defaults)
    """

  /// Apple's Foundation brings Observation, the keychain, localized texts, the parser of XML and these two of
  /// Combine's names to every file that imports it, and formatters that Foundation on Linux does not
  /// have, or marks as unavailable: a module's own names go before those.
  ///
  /// An exported import counts for all files of the module; one of a single name makes the members
  /// that its module adds to types of Foundation, such as `String(localized:)`, count as well.
  private static let foundationExports = """
    @_exported import Observation
    #if canImport(SimulatedFoundation)
      @_exported import SimulatedFoundation
      public typealias DateComponentsFormatter = SimulatedFoundation.DateComponentsFormatter
      public typealias NSComparisonPredicate = SimulatedFoundation.NSComparisonPredicate
      public typealias NSExpression = SimulatedFoundation.NSExpression
      public typealias MeasurementFormatter = SimulatedFoundation.MeasurementFormatter
    #endif
    #if canImport(Security)
      @_exported import Security
    #endif
    #if canImport(SimulatedCombine)
      import enum Combine._DefaultsChanges
      @_exported import protocol Combine.ObservableObject
      @_exported import struct Combine.Published
    #endif
    #if canImport(SimulatedUI)
      @_exported import protocol SwiftUI.CustomLocalizedStringResourceConvertible
      @_exported import struct SwiftUI.LocalizedStringResource
    #endif
    #if canImport(FoundationXML)
      @_exported import class FoundationXML.XMLParser
      @_exported import protocol FoundationXML.XMLParserDelegate
    #endif
    """

  /// The folders of the device, which Foundation has at places of Linux.
  ///
  /// Tests have them too: those of an app that they reach into would be as good as Foundation's, and
  /// neither be chosen.
  private static let folders = """
    nonisolated extension Foundation.URL {
      static var documentsDirectory: URL { folder(.documentDirectory) }
      static var cachesDirectory: URL { folder(.cachesDirectory) }
      static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
      static var libraryDirectory: URL { folder(.libraryDirectory) }
      static var downloadsDirectory: URL { folder(.downloadsDirectory) }
      static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
      static var homeDirectory: URL { FileManager.default.homeDirectoryForCurrentUser }

      private static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: kind, in: .userDomainMask).first ?? temporaryDirectory
      }
    }
    """

  /// Changes of the user's defaults are told to views that show them, and web addresses are kept
  /// whole, of which Foundation on Linux keeps only the path.
  ///
  /// They are public, as members have to be that a public protocol of a module asks for; each module has
  /// its own before those of others. Apple's defaults can be sent to other actors, too.
  private static let defaults = """

    #if canImport(SimulatedCombine)
    extension Foundation.UserDefaults: @retroactive @unchecked Swift.Sendable {}

    nonisolated extension Foundation.UserDefaults {
      public func set(_ value: Any?, forKey defaultName: String) {
        _DefaultsChanges.set(value, forKey: defaultName, in: self)
      }

      public func set(_ value: Int, forKey defaultName: String) {
        _DefaultsChanges.set(value, forKey: defaultName, in: self)
      }

      public func set(_ value: Float, forKey defaultName: String) {
        _DefaultsChanges.set(value, forKey: defaultName, in: self)
      }

      public func set(_ value: Double, forKey defaultName: String) {
        _DefaultsChanges.set(value, forKey: defaultName, in: self)
      }

      public func set(_ value: Bool, forKey defaultName: String) {
        _DefaultsChanges.set(value, forKey: defaultName, in: self)
      }

      public func set(_ url: Foundation.URL?, forKey defaultName: String) {
        _DefaultsChanges.set(url?.absoluteString, forKey: defaultName, in: self)
      }

      public func setValue(_ value: Any?, forKey key: String) {
        _DefaultsChanges.set(value, forKey: key, in: self)
      }

      public func value(forKey key: String) -> Any? { object(forKey: key) }

      public func removeObject(forKey defaultName: String) {
        _DefaultsChanges.set(nil, forKey: defaultName, in: self)
      }

      public func url(forKey defaultName: String) -> Foundation.URL? {
        guard let text = string(forKey: defaultName) else { return nil }
        return text.hasPrefix("/")
          ? Foundation.URL(fileURLWithPath: text) : Foundation.URL(string: text)
      }
    }
    #endif

    """
}
