public import Foundation
import Synchronization
import VirtualTime

/// The person's passes: those that the app has added.
open class PKPassLibrary: NSObject, @unchecked Sendable {
  private static let added = Mutex<[PKPass]>([])

  /// Opens the library.
  public override init() {}

  /// Whether the device has one: yes.
  open class func isPassLibraryAvailable() -> Bool { true }

  /// Whether cards can be added: no, as a simulator has its own.
  open class func isPaymentPassActivationAvailable() -> Bool { false }

  /// The passes.
  open func passes() -> [PKPass] { Self.added.withLock { $0 } }

  /// The passes of a kind.
  open func passes(of passType: PKPassType) -> [PKPass] {
    passes().filter { $0.passType == passType }
  }

  /// A pass of a kind.
  open func pass(withPassTypeIdentifier identifier: String, serialNumber: String) -> PKPass? {
    passes().first { $0.passTypeIdentifier == identifier && $0.serialNumber == serialNumber }
  }

  /// Whether a pass was added.
  open func containsPass(_ pass: PKPass) -> Bool { passes().contains { $0 === pass } }

  /// Puts a pass in the place of an older one.
  open func replacePass(with pass: PKPass) -> Bool { containsPass(pass) }

  /// Takes a pass away.
  open func removePass(_ pass: PKPass) { Self.added.withLock { $0.removeAll { $0 === pass } } }

  /// Adds passes.
  ///
  /// - Parameters:
  ///   - passes: The passes.
  ///   - completion: Told that they were, later.
  open func addPasses(
    _ passes: [PKPass],
    withCompletionHandler completion: (@Sendable (PKPassLibraryAddPassesStatus) -> Void)? = nil
  ) {
    Self.added.withLock { $0 += passes }
    VirtualTime.schedule(after: .zero, kind: .timer, label: "passes") { completion?(.didAddPasses) }
  }

  /// Shows the system's way to add cards: nothing, here.
  open func openPaymentSetup() {}
}

/// Whether passes were added.
public enum PKPassLibraryAddPassesStatus: Int, Sendable {
  /// The cases as PassKit numbers them.
  case didAddPasses, shouldReviewPasses, didCancelAddPasses
}
