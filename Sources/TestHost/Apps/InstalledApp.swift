public import SimulatedUI
public import SimulatedUIKit

/// An app on the device, as the host's generated `main` registers it.
@MainActor
public struct InstalledApp {
  /// What the device calls it.
  let name: String
  /// How tests and the system call it.
  let bundleIdentifier: String
  /// The schemes of the links it opens, in lower case.
  let urlSchemes: Set<String>
  /// Why it asks for consent: texts by the keys of `Info.plist`, such as
  /// `NSCameraUsageDescription`.
  let usageDescriptions: [String: String]
  /// Folders in which the files are that belong to it, such as its texts.
  let resourceFolders: [String]
  /// The module that it is compiled into, which tells its types from others; empty if nobody knows.
  let module: String
  /// Makes the app, not yet launched.
  let make: @MainActor (Device) -> SimulatedApp

  /// Registers a person's app.
  ///
  /// - Parameters:
  ///   - app: Its entry point.
  ///   - name: What the device calls it.
  ///   - bundleIdentifier: How tests and the system call it.
  ///   - urlSchemes: The schemes of the links it opens.
  ///   - usageDescriptions: Its texts under the keys of `Info.plist` that end in
  ///     `UsageDescription`.
  ///   - resourceFolders: Folders in which the files are that belong to it.
  ///   - delegates: Make its classes that are told of its life.
  public init(
    _ app: any App.Type, name: String, bundleIdentifier: String, urlSchemes: [String] = [],
    usageDescriptions: [String: String] = [:], resourceFolders: [String] = [],
    delegates: [AppDelegateFactory] = []
  ) {
    for delegate in delegates { delegate.register() }
    self.init(
      name: name, bundleIdentifier: bundleIdentifier, urlSchemes: urlSchemes,
      usageDescriptions: usageDescriptions, resourceFolders: resourceFolders,
      module: String(_typeName(app, qualified: true).prefix { $0 != "." })
    ) { device in
      SimulatedApp(app, name: name, device: device)
    }
  }

  /// Registers a person's app whose life cycle is UIKit's.
  ///
  /// - Parameters:
  ///   - delegate: The class that is told of the app's life.
  ///   - name: What the device calls it.
  ///   - bundleIdentifier: How tests and the system call it.
  ///   - urlSchemes: The schemes of the links it opens.
  ///   - usageDescriptions: Its texts under the keys of `Info.plist` that end in
  ///     `UsageDescription`.
  ///   - resourceFolders: Folders in which the files are that belong to it.
  ///   - delegates: Make its classes that are told of its life.
  ///   - sceneDelegates: Make its classes that are told of the life of its scenes.
  public init<Delegate: UIApplicationDelegate>(
    _ delegate: Delegate.Type, name: String, bundleIdentifier: String, urlSchemes: [String] = [],
    usageDescriptions: [String: String] = [:], resourceFolders: [String] = [],
    delegates: [AppDelegateFactory] = [], sceneDelegates: [SceneDelegateFactory] = []
  ) {
    for delegate in delegates { delegate.register() }
    for delegate in sceneDelegates { delegate.register() }
    self.init(
      name: name, bundleIdentifier: bundleIdentifier, urlSchemes: urlSchemes,
      usageDescriptions: usageDescriptions, resourceFolders: resourceFolders,
      module: String(_typeName(delegate, qualified: true).prefix { $0 != "." })
    ) { device in
      SimulatedApp(
        delegate: { AppDelegateFactory.delegate(of: delegate) }, name: name, device: device)
    }
  }

  /// Registers an app that is made in some way.
  init(
    name: String, bundleIdentifier: String, urlSchemes: [String] = [],
    usageDescriptions: [String: String] = [:], resourceFolders: [String] = [], module: String = "",
    make: @escaping @MainActor (Device) -> SimulatedApp
  ) {
    self.name = name
    self.bundleIdentifier = bundleIdentifier
    self.urlSchemes = Set(urlSchemes.map { $0.lowercased() })
    self.usageDescriptions = usageDescriptions
    self.resourceFolders = resourceFolders
    self.module = module
    self.make = make
  }
}
