import VirtualTime

extension SimulatedApp {
  /// The values of a picker wheel.
  ///
  /// - Parameter elementID: Identity of the wheel's element.
  /// - Returns: The values in order; none for anything else.
  package func pickerValues(elementID: Int) -> [String] {
    refresh()
    return isRunning ? screen?.emitter.item(ofElement: elementID)?.wheel?.values ?? [] : []
  }

  /// Turns a picker wheel to one of its values.
  ///
  /// - Parameters:
  ///   - elementID: Identity of the wheel's element.
  ///   - value: The value as the wheel shows it, or as it is read out.
  /// - Returns: Whether the wheel has the value.
  package func adjustPickerWheel(elementID: Int, to value: String) -> Bool {
    refresh()
    guard isRunning, let item = screen?.emitter.item(ofElement: elementID),
      let wheel = item.wheel, item.isEnabled, let index = wheel.index(of: value)
    else { return false }
    VirtualTime.runAsApp { wheel.turn(to: index) }
    VirtualTime.schedule(after: .milliseconds(300), kind: .animation, label: "wheel") {}
    refresh()
    return true
  }
}
