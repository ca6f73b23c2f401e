public import Foundation
import Synchronization

/// The name of a notification.
public struct CFNotificationName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: CFString

  /// A name.
  public init(rawValue: CFString) { self.rawValue = rawValue }

  /// A name.
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
}

/// When one is told whose process does not run at the moment.
public enum CFNotificationSuspensionBehavior: Int, Sendable {
  /// The cases as Core Foundation numbers them.
  case drop = 1
  /// Further ones.
  case coalesce, hold, deliverImmediately
}

/// Told of a notification: the centre, whoever observes, the name, what it is about, and more of
/// it.
public typealias CFNotificationCallback =
  @Sendable (
    CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?,
    CFDictionary?
  ) -> Void

/// Passes notifications on: those of the system, which have a name and nothing else.
public final class CFNotificationCenter: Sendable {
  fileprivate struct Registration {
    let observer: Int?
    let name: String
    let token: Int32
  }

  fileprivate static let darwin = CFNotificationCenter()
  fileprivate let registrations = Mutex<[Registration]>([])

  fileprivate init() {}
}

/// The centre of the system's notifications.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter {
  CFNotificationCenter.darwin
}

/// Posts a notification.
///
/// - Parameters:
///   - center: The centre.
///   - name: The name.
///   - object: What it is about, which the system's centre does not tell.
///   - userInfo: More of it, which the system's centre does not tell.
///   - deliverImmediately: Whether it is told at once.
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter?, _ name: CFNotificationName?, _ object: UnsafeRawPointer?,
  _ userInfo: CFDictionary?, _ deliverImmediately: Bool
) {
  if let name { DarwinNotifications.shared.post(name.rawValue) }
}

/// Has a function called, on the main queue, whenever something is posted.
///
/// - Parameters:
///   - center: The centre.
///   - observer: Whoever observes.
///   - callBack: Told of it.
///   - name: The name.
///   - object: What it is to be about, which the system's centre does not ask.
///   - suspensionBehavior: When one is told whose process does not run.
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?,
  _ callBack: CFNotificationCallback?, _ name: CFString?, _ object: UnsafeRawPointer?,
  _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
  guard let center, let callBack, let name else { return }
  let place = observer.map { Int(bitPattern: $0) }
  let token = DarwinNotifications.shared.register(name) { name in
    DispatchQueue.main.async {
      callBack(
        center, place.flatMap { UnsafeMutableRawPointer(bitPattern: $0) }, CFNotificationName(name),
        nil, nil)
    }
  }
  center.registrations.withLock {
    $0.append(CFNotificationCenter.Registration(observer: place, name: name, token: token))
  }
}

/// Calls an observer's function no more.
public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?, _ name: CFNotificationName?,
  _ object: UnsafeRawPointer?
) {
  let place = observer.map { Int(bitPattern: $0) }
  center?.registrations.withLock { registrations in
    for registration in registrations
    where registration.observer == place && name.map({ $0.rawValue == registration.name }) ?? true {
      _ = DarwinNotifications.shared.cancel(registration.token)
    }
    registrations.removeAll {
      $0.observer == place && (name == nil || name?.rawValue == $0.name)
    }
  }
}

/// Calls none of an observer's functions any more.
public func CFNotificationCenterRemoveEveryObserver(
  _ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?
) { CFNotificationCenterRemoveObserver(center, observer, nil, nil) }
