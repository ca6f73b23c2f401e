public import SimulatedUI

/// A control of a map, which is not drawn here.
public struct MapUserLocationButton: View {
  /// Creates the control.
  public init(scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A control of a map, which is not drawn here.
public struct MapCompass: View {
  /// Creates the control.
  public init(scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A control of a map, which is not drawn here.
public struct MapScaleView: View {
  /// Creates the control.
  public init(scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A control of a map, which is not drawn here.
public struct MapPitchToggle: View {
  /// Creates the control.
  public init(scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A control of a map, which is not drawn here.
public struct MapZoomStepper: View {
  /// Creates the control.
  public init(scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A control of a map, which is not drawn here.
public struct MapPitchSlider: View {
  /// Creates the control.
  public init(scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A control of a map, which is not drawn here.
public struct MapPitchButton: View {
  /// Creates the control.
  public init(scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}
