import ElementModel
import SimulatedUIKit

extension DeviceSettings.Orientation {
  /// The orientation as UIKit names it.
  var deviceOrientation: UIDeviceOrientation {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    }
  }
}
