public import Foundation
public import SimulatedFoundation

/// A text as Core Foundation hands it over, which `Unmanaged` cannot hold here, as it is no object.
public struct UnmanagedText: Hashable, Sendable {
  private let text: CFString

  init(_ text: CFString) { self.text = text }

  /// The text, which the caller has to let go of on Apple's systems.
  public func takeRetainedValue() -> CFString { text }
  /// The text.
  public func takeUnretainedValue() -> CFString { text }
  /// Lets go of it.
  public func release() {}
}

/// Texts as Core Foundation hands them over.
public struct UnmanagedTexts: @unchecked Sendable {
  private let texts: CFArray

  init(_ texts: CFArray) { self.texts = texts }

  /// The texts, which the caller has to let go of on Apple's systems.
  public func takeRetainedValue() -> CFArray { texts }
  /// The texts.
  public func takeUnretainedValue() -> CFArray { texts }
}
