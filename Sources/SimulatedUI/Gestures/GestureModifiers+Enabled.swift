extension View {
  /// Attaches a gesture while a condition holds.
  public func gesture<Attached: Gesture>(_ gesture: Attached, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture with a name while a condition holds.
  public func gesture<Attached: Gesture>(
    _ gesture: Attached, name: String, isEnabled: Bool = true
  ) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture that comes before those of the views inside, while a condition holds.
  public func highPriorityGesture<Attached: Gesture>(
    _ gesture: Attached, isEnabled: Bool
  ) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture that comes about besides others, while a condition holds.
  public func simultaneousGesture<Attached: Gesture>(
    _ gesture: Attached, isEnabled: Bool
  ) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Runs an action when the view is tapped; it is told where.
  @available(iOS17 )
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded {
        action($0.location)
      })
  }

  /// Lets gestures of the app come before those of the system at some sides; the simulated screen
  /// has none there.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}

extension Gesture {
  /// The gesture while keys of a hardware keyboard are held; nobody holds any with a finger.
  public func modifiers(_ modifiers: EventModifiers) -> some Gesture<Value> { self }
}
