/// Makes a class of the app's that is told of its life.
///
/// On Apple's systems a class is made from its type, as `NSObject`'s initialiser is required of all
/// subclasses; on Linux it is not, so the host's generated `main` says how.
public struct AppDelegateFactory {
  private let type: ObjectIdentifier
  private let make: @MainActor () -> AnyObject

  /// Says how a class is made.
  public init<Delegate: UIApplicationDelegate>(
    _ type: Delegate.Type, make: @escaping @MainActor () -> Delegate
  ) {
    self.type = ObjectIdentifier(type)
    self.make = make
  }

  /// Has the class made so when an app asks for it.
  @MainActor package func register() { AppDelegates.makers[type] = make }

  /// Makes the delegate that an app of UIKit's starts with.
  @MainActor package static func delegate<Delegate: UIApplicationDelegate>(
    of type: Delegate.Type
  ) -> any UIApplicationDelegate {
    guard let delegate = AppDelegates.makers[ObjectIdentifier(type)]?() as? Delegate else {
      preconditionFailure("\(type) starts the app, and the host does not say how it is made.")
    }
    return delegate
  }
}

/// Makes a class of the app's that is told of the life of its scenes.
public struct SceneDelegateFactory {
  private let name: String
  private let make: @MainActor () -> any UISceneDelegate

  /// Says how a class is made.
  public init<Delegate: UISceneDelegate>(
    _ type: Delegate.Type, make: @escaping @MainActor () -> Delegate
  ) {
    name = String(describing: type)
    self.make = make
  }

  /// Has the class made so when a scene is connected.
  @MainActor package func register() { SceneConnection.makers[name] = make }
}

/// The object that is told of the app's life.
@MainActor enum AppDelegates {
  static var makers: [ObjectIdentifier: @MainActor () -> AnyObject] = [:]
  private static var current: (any UIApplicationDelegate)?

  /// Makes the delegate of an app of UIKit's that is being launched.
  static func make(_ make: () -> any UIApplicationDelegate) {
    let delegate = make()
    current = delegate
    UIApplication.shared.delegate = delegate
  }

  /// Makes the delegate of the app that is being launched.
  static func make<Delegate: UIApplicationDelegate>(_ type: Delegate.Type) -> Delegate {
    guard let delegate = makers[ObjectIdentifier(type)]?() as? Delegate else {
      preconditionFailure(
        "\(type) is named by @UIApplicationDelegateAdaptor, and pomelo cannot make it: it must be "
          + "a class of the app that is not private and has an init() without parameters.")
    }
    current = delegate
    UIApplication.shared.delegate = delegate
    return delegate
  }

  /// Forgets the delegate of the app's last launch.
  static func forget() { current = nil }

  /// Tells the delegate that the app is launched.
  static func launch() {
    guard let current else { return }
    let app = UIApplication.shared
    _ = current.application(app, willFinishLaunchingWithOptions: nil)
    _ = current.application(app, didFinishLaunchingWithOptions: nil)
    guard app.isOfUIKit else { return }
    NotificationCenter.default.post(
      name: UIApplication.didFinishLaunchingNotification, object: app)
    SceneConnection.connect()
  }
}

/// An object that is told of the app's life, made when the app is launched.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  /// The object.
  public let wrappedValue: DelegateType

  /// Has an object of a class made.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = AppDelegates.make(delegateType)
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to properties of the object.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}
