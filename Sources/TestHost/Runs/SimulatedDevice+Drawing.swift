import ScreenImaging
import SimulatedUI
import XCUITest

extension SimulatedDevice {
  /// What a person looking at the device sees, and how it is drawn.
  func drawing() -> ScreenDrawing {
    guard wasUsed, let front, front.isRunning else { return ScreenDrawing(tree: screen()) }
    let drawing = front.app.drawing()
    return system.hasLayer ? drawing.behind(system.layer, showing: screen()) : drawing
  }
}
