import DeviceServices
public import SimulatedUI

/// How a button looks that adds a pass.
public struct AddPassToWalletButtonStyle: Hashable, Sendable {
  private let name: String

  /// Black.
  public static let black = AddPassToWalletButtonStyle(name: "black")
  /// Black with a line around it.
  public static let blackOutline = AddPassToWalletButtonStyle(name: "blackOutline")
}

/// A button that adds a pass, in the system's words.
public struct AddPassToWalletButton<Fallback: View>: View {
  private let action: @MainActor () -> Void

  /// Creates a button that does something; with something else where the device has no passes.
  public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder fallback: () -> Fallback
  ) { self.action = action }

  /// Creates a button that adds passes.
  ///
  /// - Parameters:
  ///   - passes: The passes.
  ///   - onCompletion: Told whether they were added.
  ///   - fallback: What shows where the device has no passes.
  public init(
    _ passes: [PKPass], onCompletion: @escaping @MainActor (Bool) -> Void,
    @ViewBuilder fallback: () -> Fallback
  ) {
    action = {
      PKPassLibrary().addPasses(passes) { status in
        Task { @MainActor in onCompletion(status == .didAddPasses) }
      }
    }
  }

  /// The button.
  public var body: some View {
    Button {
      action()
    } label: {
      Text(verbatim: PaymentButtonTitle.wallet.text)
    }
    .buttonStyle(.borderedProminent)
  }
}

extension AddPassToWalletButton where Fallback == EmptyView {
  /// Creates a button that does something.
  public init(action: @escaping @MainActor () -> Void) {
    self.init(action: action) { EmptyView() }
  }

  /// Creates a button that adds passes.
  public init(_ passes: [PKPass], onCompletion: @escaping @MainActor (Bool) -> Void) {
    self.init(passes, onCompletion: onCompletion) { EmptyView() }
  }
}
