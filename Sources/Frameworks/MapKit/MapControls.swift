public import SimulatedUI

/// A control of a map, which is not drawn here.
@available(iOS17 )
public struct MapUserLocationButton: View {
  /// Creates the control.
  public init(scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A control of a map, which is not drawn here.
@available(iOS17 )
public struct MapCompass: View {
  /// Creates the control.
  public init(scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A control of a map, which is not drawn here.
@available(iOS17 )
public struct MapScaleView: View {
  /// Creates the control.
  public init(scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A control of a map, which is not drawn here.
@available(iOS17 )
public struct MapPitchToggle: View {
  /// Creates the control.
  public init(scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A control of a map, which is not drawn here.
@available(iOS17 )
public struct MapZoomStepper: View {
  /// Creates the control.
  public init(scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A control of a map, which is not drawn here.
@available(iOS17 )
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
