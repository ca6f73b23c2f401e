extension View {
  /// Runs an action when the view is tapped a number of times.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  /// Runs an action when the view is tapped; it is told where.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded {
        action($0.location)
      })
  }

  /// Runs an action when a finger stays on the view for some time.
  ///
  /// - Parameters:
  ///   - minimumDuration: How long, in seconds.
  ///   - maximumDistance: How far the finger may stray, in points.
  ///   - action: Runs while the finger is still down.
  ///   - onPressingChanged: Told when a finger comes down and when the gesture is over.
  /// - Returns: The view with the gesture.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return EffectView(
      content: self,
      effect: GestureEffect(
        gesture: ActionGesture(
          base: press,
          actions: GestureActions(
            changed: { _ in onPressingChanged?(true) }, ended: { _ in action() },
            over: { onPressingChanged?(false) }, areEqual: { $0 == $1 }))))
  }

  /// Runs an action when a finger stays on the view for some time, in the older spelling.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }

  /// Attaches a gesture; those of the views inside come first.
  public func gesture<Attached: Gesture>(
    _ gesture: Attached, including mask: GestureMask = .all
  ) -> some View {
    EffectView(content: self, effect: GestureEffect(gesture: gesture, mask: mask))
  }

  /// Attaches a gesture that comes before those of the views inside.
  public func highPriorityGesture<Attached: Gesture>(
    _ gesture: Attached, including mask: GestureMask = .all
  ) -> some View {
    EffectView(content: self, effect: GestureEffect(gesture: gesture, rank: .high, mask: mask))
  }

  /// Attaches a gesture that comes about besides others.
  public func simultaneousGesture<Attached: Gesture>(
    _ gesture: Attached, including mask: GestureMask = .all
  ) -> some View {
    EffectView(
      content: self, effect: GestureEffect(gesture: gesture, rank: .simultaneous, mask: mask))
  }
}
