import UIKit

/// Chooses what reads tickets.
enum TicketReader {
  /// The screen that reads a ticket: the camera's, or for tests one that sees a given code.
  ///
  /// - Parameter onCode: Told what the code says.
  /// - Returns: The screen, to be put into a navigation controller.
  static func make(onCode: @escaping (String) -> Void) -> ScannerViewController {
    #if DEBUG
      let arguments = ProcessInfo.processInfo.arguments
      if let place = arguments.firstIndex(of: "-stubbedTicket"), place + 1 < arguments.count {
        return StubbedScannerViewController(code: arguments[place + 1], onCode: onCode)
      }
    #endif
    return ScannerViewController(onCode: onCode)
  }
}

#if DEBUG
  /// Sees a given code a moment after it has appeared, without a camera.
  final class StubbedScannerViewController: ScannerViewController {
    private let code: String

    init(code: String, onCode: @escaping (String) -> Void) {
      self.code = code
      super.init(onCode: onCode)
    }

    required init?(coder: NSCoder) { nil }

    override func startCamera() {
      showPreview()
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak self] in
        guard let self else { return }
        self.found(self.code)
      }
    }
  }
#endif
