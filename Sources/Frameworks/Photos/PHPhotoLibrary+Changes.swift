public import Foundation
import VirtualTime

/// Told of changes in the library.
public protocol PHPhotoLibraryChangeObserver: AnyObject {
  /// Something has changed.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// A change of the library, of which no more is told than that it was.
open class PHChange: NSObject, @unchecked Sendable {
  /// What has changed of something: nothing is told.
  open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }
  /// What has changed of what was found: the app has to look again.
  open func changeDetails<T: AnyObject>(
    for fetchResult: PHFetchResult<T>
  ) -> PHFetchResultChangeDetails<T>? { nil }
}

/// What has changed of something.
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {}

/// What has changed of what was found.
open class PHFetchResultChangeDetails<ObjectType: AnyObject>: NSObject, @unchecked Sendable {}

/// Why something of the library cannot be done.
public struct PHPhotosError: Error, CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// The person has not allowed it; numbered as in Photos.
    case accessUserDenied = 3311
    /// The person has cancelled.
    case userCancelled = 3072
    /// There is no such photo.
    case invalidResource = 3302
  }

  /// The reason.
  public let code: Code

  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }

  /// The domain of Photos.
  public static var errorDomain: String { "PHPhotosErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
}

extension PHPhotoLibrary {
  private struct Observer {
    weak var object: (any PHPhotoLibraryChangeObserver)?
  }

  private final class Observers: @unchecked Sendable {
    var all: [Observer] = []
  }

  private static let observers = Observers()

  /// Has somebody told of changes.
  public func register(_ observer: any PHPhotoLibraryChangeObserver) {
    Self.observers.all.append(Observer(object: observer))
  }

  /// Has somebody told of changes no more.
  public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
    Self.observers.all.removeAll { $0.object === observer }
  }

  /// Has requests carried out, for which the person is asked where they have not been.
  ///
  /// - Parameters:
  ///   - changeBlock: Makes the requests.
  ///   - completionHandler: Told whether they were carried out.
  public func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    Self.requestAuthorization(for: .addOnly) { status in
      guard status == .authorized || status == .limited else {
        completionHandler?(false, PHPhotosError(.accessUserDenied))
        return
      }
      changeBlock()
      completionHandler?(true, nil)
      self.tellOfChange()
    }
  }

  /// Has requests carried out.
  ///
  /// - Throws: ``PHPhotosError`` where the app may not.
  public func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      performChanges(changeBlock) { _, error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
  }

  private func tellOfChange() {
    let told = Self.observers.all.compactMap(\.object)
    VirtualTime.schedule(after: .zero, kind: .timer, label: "change of the photo library") {
      for observer in told { observer.photoLibraryDidChange(PHChange()) }
    }
  }
}
