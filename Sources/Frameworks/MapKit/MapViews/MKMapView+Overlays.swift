extension MKMapView {
  /// Lays something on the map, which is not drawn.
  public func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }

  /// Lays something on the map, which is not drawn.
  public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }

  /// Lays several things on the map.
  public func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }

  /// Lays several things on the map.
  public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    addOverlays(overlays)
  }

  /// Lays something between others.
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    overlays.insert(overlay, at: min(index, overlays.count))
  }

  /// Takes something off.
  public func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }

  /// Takes several things off.
  public func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { removeOverlay(overlay) }
  }

  /// How an overlay looks, as the delegate says.
  public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    guard overlays.contains(where: { $0 === overlay }) else { return nil }
    return delegate?.mapView(self, rendererFor: overlay)
  }
}
