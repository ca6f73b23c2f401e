import SwiftUI
import UniformTypeIdentifiers

// One call of each overload, with all of its arguments and with those that it needs: a parameter stands
// for every value of its type, which compiles where the overloads are there.
@MainActor enum MotionCalls {
  static func call1361(_ me: AccessibilityZoomGestureAction) { _ = me.direction }
  static func call1362(_ me: AccessibilityZoomGestureAction) { _ = me.location }
  static func call1363(_ me: AccessibilityZoomGestureAction) { _ = me.point }
  static func call1364<First, Second>(_ p0: First, _ p1: Second) where First : VectorArithmetic, Second : VectorArithmetic { _ = AnimatablePair<First, Second>(p0, p1) }
  static func call1365<First, Second>(_ tFirst: First.Type, _ tSecond: Second.Type) where First : VectorArithmetic, Second : VectorArithmetic { _ = AnimatablePair<First, Second>.zero }
  static func call1366<First, Second>(_ me: AnimatablePair<First, Second>) where First : VectorArithmetic, Second : VectorArithmetic { _ = me.first }
  static func call1367<First, Second>(_ me: AnimatablePair<First, Second>) where First : VectorArithmetic, Second : VectorArithmetic { _ = me.magnitudeSquared }
  static func call1368<First, Second>(_ me: AnimatablePair<First, Second>, _ p0: Double) where First : VectorArithmetic, Second : VectorArithmetic { var me = me; _ = me.scale(by: p0) }
  static func call1369<First, Second>(_ me: AnimatablePair<First, Second>) where First : VectorArithmetic, Second : VectorArithmetic { _ = me.second }
  static func call1370<A>(_ p0: A) where A : CustomAnimation { _ = Animation(p0) }
  static func call1371() { _ = Animation.`default` }
  static func call1372(_ p0: TimeInterval, _ p1: Double) { _ = Animation.bouncy(duration: p0, extraBounce: p1); _ = Animation.bouncy() }
  static func call1373() { _ = Animation.bouncy }
  static func call1374(_ p0: TimeInterval) { _ = Animation.easeIn(duration: p0) }
  static func call1375() { _ = Animation.easeIn }
  static func call1376(_ p0: TimeInterval) { _ = Animation.easeInOut(duration: p0) }
  static func call1377() { _ = Animation.easeInOut }
  static func call1378(_ p0: TimeInterval) { _ = Animation.easeOut(duration: p0) }
  static func call1379() { _ = Animation.easeOut }
  static func call1380(_ p0: Double, _ p1: Double, _ p2: TimeInterval) { _ = Animation.interactiveSpring(response: p0, dampingFraction: p1, blendDuration: p2); _ = Animation.interactiveSpring() }
  static func call1381(_ p0: TimeInterval, _ p1: Double, _ p2: TimeInterval) { _ = Animation.interactiveSpring(duration: p0, extraBounce: p1, blendDuration: p2); _ = Animation.interactiveSpring() }
  static func call1382() { _ = Animation.interactiveSpring }
  static func call1383(_ p0: Spring, _ p1: Double) { _ = Animation.interpolatingSpring(p0, initialVelocity: p1); _ = Animation.interpolatingSpring(p0) }
  static func call1384(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) { _ = Animation.interpolatingSpring(mass: p0, stiffness: p1, damping: p2, initialVelocity: p3); _ = Animation.interpolatingSpring(stiffness: p1, damping: p2) }
  static func call1385(_ p0: TimeInterval, _ p1: Double, _ p2: Double) { _ = Animation.interpolatingSpring(duration: p0, bounce: p1, initialVelocity: p2); _ = Animation.interpolatingSpring() }
  static func call1386() { _ = Animation.interpolatingSpring }
  static func call1387(_ p0: TimeInterval) { _ = Animation.linear(duration: p0) }
  static func call1388() { _ = Animation.linear }
  static func call1389(_ p0: TimeInterval, _ p1: Double) { _ = Animation.smooth(duration: p0, extraBounce: p1); _ = Animation.smooth() }
  static func call1390() { _ = Animation.smooth }
  static func call1391(_ p0: TimeInterval, _ p1: Double) { _ = Animation.snappy(duration: p0, extraBounce: p1); _ = Animation.snappy() }
  static func call1392() { _ = Animation.snappy }
  static func call1393(_ p0: TimeInterval, _ p1: Double, _ p2: Double) { _ = Animation.spring(duration: p0, bounce: p1, blendDuration: p2); _ = Animation.spring() }
  static func call1394(_ p0: Double, _ p1: Double, _ p2: TimeInterval) { _ = Animation.spring(response: p0, dampingFraction: p1, blendDuration: p2); _ = Animation.spring() }
  static func call1395(_ p0: Spring, _ p1: TimeInterval) { _ = Animation.spring(p0, blendDuration: p1); _ = Animation.spring(p0) }
  static func call1396() { _ = Animation.spring }
  static func call1397(_ p0: UnitCurve, _ p1: TimeInterval) { _ = Animation.timingCurve(p0, duration: p1) }
  static func call1398(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double, _ p4: TimeInterval) { _ = Animation.timingCurve(p0, p1, p2, p3, duration: p4); _ = Animation.timingCurve(p0, p1, p2, p3) }
  static func call1399(_ me: Animation, _ p0: TimeInterval) { _ = me.delay(p0) }
  static func call1400(_ me: Animation, _ p0: TimeInterval) { _ = me.logicallyComplete(after: p0) }
  static func call1401(_ me: Animation, _ p0: Int, _ p1: Bool) { _ = me.repeatCount(p0, autoreverses: p1); _ = me.repeatCount(p0) }
  static func call1402(_ me: Animation, _ p0: Bool) { _ = me.repeatForever(autoreverses: p0); _ = me.repeatForever() }
  static func call1403(_ me: Animation, _ p0: Double) { _ = me.speed(p0) }
  static func call1404() { _ = AnimationCompletionCriteria.logicallyComplete }
  static func call1405() { _ = AnimationCompletionCriteria.removed }
  static func call1406<Value>(_ me: AnimationContext<Value>) where Value : VectorArithmetic { _ = me.environment }
  static func call1407<Value>(_ me: AnimationContext<Value>) where Value : VectorArithmetic { _ = me.isLogicallyComplete }
  static func call1408<Value>(_ me: AnimationContext<Value>) where Value : VectorArithmetic { _ = me.state }
  static func call1409(_ p0: Double?, _ p1: Bool) { _ = AnimationTimelineSchedule(minimumInterval: p0, paused: p1); _ = AnimationTimelineSchedule() }
  static func call1410(_ p0: Double?, _ p1: Bool) { _ = AnimationTimelineSchedule.animation(minimumInterval: p0, paused: p1); _ = AnimationTimelineSchedule.animation() }
  static func call1411() { _ = AnimationTimelineSchedule.animation }
  static func call1412(_ me: AnimationTimelineSchedule, _ p0: Date, _ p1: TimelineScheduleMode) { _ = me.entries(from: p0, mode: p1) }
  static func call1413<T>(_ p0: T) where T : Gesture { _ = AnyGesture<T.Value>(p0) }
  static func call1414<T>(_ p0: T) where T : Transition { _ = AnyTransition(p0) }
  static func call1415(_ p0: AnyTransition, _ p1: AnyTransition) { _ = AnyTransition.asymmetric(insertion: p0, removal: p1) }
  static func call1416() { _ = AnyTransition.identity }
  static func call1417<E>(_ p0: E, _ p1: E) where E : ViewModifier { _ = AnyTransition.modifier(active: p0, identity: p1) }
  static func call1418(_ p0: Edge) { _ = AnyTransition.move(edge: p0) }
  static func call1419(_ p0: CGSize) { _ = AnyTransition.offset(p0) }
  static func call1420(_ p0: CGFloat, _ p1: CGFloat) { _ = AnyTransition.offset(x: p0, y: p1); _ = AnyTransition.offset() }
  static func call1421() { _ = AnyTransition.opacity }
  static func call1422(_ p0: Edge) { _ = AnyTransition.push(from: p0) }
  static func call1423(_ p0: CGFloat, _ p1: UnitPoint) { _ = AnyTransition.scale(scale: p0, anchor: p1); _ = AnyTransition.scale(scale: p0) }
  static func call1424() { _ = AnyTransition.scale }
  static func call1425() { _ = AnyTransition.slide }
  static func call1426(_ me: AnyTransition, _ p0: Animation?) { _ = me.animation(p0) }
  static func call1427(_ me: AnyTransition, _ p0: AnyTransition) { _ = me.combined(with: p0) }
  static func call1428<Insertion, Removal>(_ p0: Insertion, _ p1: Removal) where Insertion : Transition, Removal : Transition { _ = AsymmetricTransition<Insertion, Removal>(insertion: p0, removal: p1) }
  static func call1429<Insertion, Removal>(_ tInsertion: Insertion.Type, _ tRemoval: Removal.Type) where Insertion : Transition, Removal : Transition { _ = AsymmetricTransition<Insertion, Removal>.properties }
  static func call1430<Insertion, Removal>(_ me: AsymmetricTransition<Insertion, Removal>, _ p0: AsymmetricTransition<Insertion, Removal>.Content, _ p1: TransitionPhase) where Insertion : Transition, Removal : Transition { _ = me.body(content: p0, phase: p1) }
  static func call1431<Insertion, Removal>(_ me: AsymmetricTransition<Insertion, Removal>) where Insertion : Transition, Removal : Transition { _ = me.insertion }
  static func call1432<Insertion, Removal>(_ me: AsymmetricTransition<Insertion, Removal>) where Insertion : Transition, Removal : Transition { _ = me.removal }
  static func call1433() { _ = ContentTransition.identity }
  static func call1434() { _ = ContentTransition.interpolate }
  static func call1435(_ p0: Bool) { _ = ContentTransition.numericText(countsDown: p0); _ = ContentTransition.numericText() }
  static func call1436() { _ = ContentTransition.opacity }
  static func call1437() { _ = ContentTransition.symbolEffect }
  static func call1438<Value>(_ p0: Value, _ p1: TimeInterval, _ p2: Value?, _ p3: Value?) where Value : Animatable { _ = CubicKeyframe<Value>(p0, duration: p1, startVelocity: p2, endVelocity: p3); _ = CubicKeyframe<Value>(p0, duration: p1) }
  static func call1439(_ p0: CGFloat, _ p1: CoordinateSpace) { _ = DragGesture(minimumDistance: p0, coordinateSpace: p1); _ = DragGesture() }
  static func call1440(_ p0: CGFloat, _ p1: some CoordinateSpaceProtocol) { _ = DragGesture(minimumDistance: p0, coordinateSpace: p1); _ = DragGesture() }
  static func call1441(_ me: DragGesture) { _ = me.coordinateSpace }
  static func call1442(_ me: DragGesture) { _ = me.minimumDistance }
  static func call1443(_ me: DragGesture.Value) { _ = me.location }
  static func call1444(_ me: DragGesture.Value) { _ = me.predictedEndLocation }
  static func call1445(_ me: DragGesture.Value) { _ = me.predictedEndTranslation }
  static func call1446(_ me: DragGesture.Value) { _ = me.startLocation }
  static func call1447(_ me: DragGesture.Value) { _ = me.time }
  static func call1448(_ me: DragGesture.Value) { _ = me.translation }
  static func call1449(_ me: DragGesture.Value) { _ = me.velocity }
  static func call1450() { _ = EmptyAnimatableData() }
  static func call1451() { _ = EmptyAnimatableData.zero }
  static func call1452(_ me: EmptyAnimatableData) { _ = me.magnitudeSquared }
  static func call1453(_ me: EmptyAnimatableData, _ p0: Double) { var me = me; _ = me.scale(by: p0) }
  static func call1454() { _ = EveryMinuteTimelineSchedule() }
  static func call1455() { _ = EveryMinuteTimelineSchedule.everyMinute }
  static func call1456(_ me: EveryMinuteTimelineSchedule, _ p0: Date, _ p1: TimelineScheduleMode) { _ = me.entries(from: p0, mode: p1) }
  static func call1457(_ me: EveryMinuteTimelineSchedule.Entries) { var me = me; _ = me.next() }
  static func call1458<First, Second>(_ p0: First, _ p1: Second) where First : Gesture, Second : Gesture { _ = ExclusiveGesture<First, Second>(p0, p1) }
  static func call1459<Entries>(_ p0: Entries) where Entries : Sequence, Entries.Element == Date { _ = ExplicitTimelineSchedule<Entries>(p0) }
  static func call1460<Entries>(_ me: ExplicitTimelineSchedule<Entries>, _ p0: Date, _ p1: TimelineScheduleMode) where Entries : Sequence, Entries.Element == Date { _ = me.entries(from: p0, mode: p1) }
  static func call1461(_ p0: UInt32) { _ = GestureMask(rawValue: p0) }
  static func call1462() { _ = GestureMask.all }
  static func call1463() { _ = GestureMask.gesture }
  static func call1464() { _ = GestureMask.none }
  static func call1465() { _ = GestureMask.subviews }
  static func call1466() { _ = IdentityTransition() }
  static func call1467() { _ = IdentityTransition.properties }
  static func call1468(_ me: IdentityTransition, _ p0: IdentityTransition.Content, _ p1: TransitionPhase) { _ = me.body(content: p0, phase: p1) }
  static func call1469<KeyframePath, Content>(_ p0: KeyframePath.Value, _ p1: some Equatable, _ p2: @escaping (KeyframePath.Value) -> Content, _ p3: @escaping (KeyframePath.Value) -> KeyframePath) where KeyframePath : Keyframes, Content : View { _ = KeyframeAnimator<KeyframePath.Value, KeyframePath, Content>(initialValue: p0, trigger: p1, content: p2, keyframes: p3) }
  static func call1470<KeyframePath, Content>(_ p0: KeyframePath.Value, _ p1: Bool, _ p2: @escaping (KeyframePath.Value) -> Content, _ p3: @escaping (KeyframePath.Value) -> KeyframePath) where KeyframePath : Keyframes, Content : View { _ = KeyframeAnimator<KeyframePath.Value, KeyframePath, Content>(initialValue: p0, repeating: p1, content: p2, keyframes: p3); _ = KeyframeAnimator<KeyframePath.Value, KeyframePath, Content>(initialValue: p0, content: p2, keyframes: p3) }
  static func call1471<Content>(_ p0: () -> Content) where Content : KeyframeTrackContent { _ = KeyframeTrack<Content.Value, Content.Value, Content>(content: p0) }
  static func call1472<Root, Content>(_ p0: WritableKeyPath<Root, Content.Value>, _ p1: () -> Content) where Content : KeyframeTrackContent { _ = KeyframeTrack<Root, Content.Value, Content>(p0, content: p1) }
  static func call1473<K>(_ p0: K) where K.Value : Animatable, K : KeyframeTrackContent { _ = KeyframeTrackContentBuilder<K.Value>.buildExpression(p0) }
  static func call1474<Value>(_ tValue: Value.Type) where Value : Animatable { _ = KeyframeTrackContentBuilder<Value>.buildBlock() }
  static func call1475<Content>(_ p0: Content) where Content : Keyframes { _ = KeyframesBuilder<Content.Value>.buildExpression(p0) }
  static func call1476<K>(_ p0: K) where K : KeyframeTrackContent { _ = KeyframesBuilder<K.Value>.buildExpression(p0) }
  static func call1477<Value>(_ tValue: Value.Type) where Value : Animatable { _ = KeyframesBuilder<Value>.buildBlock() }
  static func call1478<Value>(_ tValue: Value.Type) { _ = KeyframesBuilder<Value>.buildBlock() }
  static func call1479<Value>(_ p0: Value, _ p1: TimeInterval, _ p2: UnitCurve) where Value : Animatable { _ = LinearKeyframe<Value>(p0, duration: p1, timingCurve: p2); _ = LinearKeyframe<Value>(p0, duration: p1) }
  static func call1480(_ p0: Double, _ p1: CGFloat) { _ = LongPressGesture(minimumDuration: p0, maximumDistance: p1); _ = LongPressGesture() }
  static func call1481(_ me: LongPressGesture) { _ = me.maximumDistance }
  static func call1482(_ me: LongPressGesture) { _ = me.minimumDuration }
  static func call1483(_ p0: CGFloat) { _ = MagnificationGesture(minimumScaleDelta: p0); _ = MagnificationGesture() }
  static func call1484(_ me: MagnificationGesture) { _ = me.minimumScaleDelta }
  static func call1485(_ p0: CGFloat) { _ = MagnifyGesture(minimumScaleDelta: p0); _ = MagnifyGesture() }
  static func call1486(_ me: MagnifyGesture) { _ = me.minimumScaleDelta }
  static func call1487(_ me: MagnifyGesture.Value) { _ = me.magnification }
  static func call1488(_ me: MagnifyGesture.Value) { _ = me.startAnchor }
  static func call1489(_ me: MagnifyGesture.Value) { _ = me.startLocation }
  static func call1490(_ me: MagnifyGesture.Value) { _ = me.time }
  static func call1491(_ me: MagnifyGesture.Value) { _ = me.velocity }
  static func call1492<Value>(_ p0: Value) where Value : Animatable { _ = MoveKeyframe<Value>(p0) }
  static func call1493(_ p0: Edge) { _ = MoveTransition(edge: p0) }
  static func call1494(_ me: MoveTransition, _ p0: MoveTransition.Content, _ p1: TransitionPhase) { _ = me.body(content: p0, phase: p1) }
  static func call1495(_ me: MoveTransition) { _ = me.edge }
  static func call1496() { _ = OpacityTransition() }
  static func call1497() { _ = OpacityTransition.properties }
  static func call1498(_ me: OpacityTransition, _ p0: OpacityTransition.Content, _ p1: TransitionPhase) { _ = me.body(content: p0, phase: p1) }
  static func call1499(_ p0: Date, _ p1: TimeInterval) { _ = PeriodicTimelineSchedule(from: p0, by: p1) }
  static func call1500(_ p0: Date, _ p1: TimeInterval) { _ = PeriodicTimelineSchedule.periodic(from: p0, by: p1) }
  static func call1501(_ me: PeriodicTimelineSchedule, _ p0: Date, _ p1: TimelineScheduleMode) { _ = me.entries(from: p0, mode: p1) }
  static func call1502(_ me: PeriodicTimelineSchedule.Entries) { var me = me; _ = me.next() }
  static func call1503<Phase, Content>(_ p0: some Sequence<Phase>, _ p1: some Equatable, _ p2: @escaping (Phase) -> Content, _ p3: @escaping (Phase) -> Animation?) where Phase : Equatable, Content : View { _ = PhaseAnimator<Phase, Content>(p0, trigger: p1, content: p2, animation: p3); _ = PhaseAnimator<Phase, Content>(p0, trigger: p1, content: p2) }
  static func call1504<Phase, Content>(_ p0: some Sequence<Phase>, _ p1: @escaping (Phase) -> Content, _ p2: @escaping (Phase) -> Animation?) where Phase : Equatable, Content : View { _ = PhaseAnimator<Phase, Content>(p0, content: p1, animation: p2); _ = PhaseAnimator<Phase, Content>(p0, content: p1) }
  static func call1505(_ p0: Edge) { _ = PushTransition(edge: p0) }
  static func call1506(_ me: PushTransition, _ p0: PushTransition.Content, _ p1: TransitionPhase) { _ = me.body(content: p0, phase: p1) }
  static func call1507(_ me: PushTransition) { _ = me.edge }
  static func call1508(_ p0: Angle) { _ = RotateGesture(minimumAngleDelta: p0); _ = RotateGesture() }
  static func call1509(_ me: RotateGesture) { _ = me.minimumAngleDelta }
  static func call1510(_ me: RotateGesture.Value) { _ = me.rotation }
  static func call1511(_ me: RotateGesture.Value) { _ = me.startAnchor }
  static func call1512(_ me: RotateGesture.Value) { _ = me.startLocation }
  static func call1513(_ me: RotateGesture.Value) { _ = me.time }
  static func call1514(_ me: RotateGesture.Value) { _ = me.velocity }
  static func call1515(_ p0: Angle) { _ = RotationGesture(minimumAngleDelta: p0); _ = RotationGesture() }
  static func call1516(_ me: RotationGesture) { _ = me.minimumAngleDelta }
  static func call1517(_ p0: Double, _ p1: UnitPoint) { _ = ScaleTransition(p0, anchor: p1); _ = ScaleTransition(p0) }
  static func call1518(_ me: ScaleTransition) { _ = me.anchor }
  static func call1519(_ me: ScaleTransition, _ p0: ScaleTransition.Content, _ p1: TransitionPhase) { _ = me.body(content: p0, phase: p1) }
  static func call1520(_ me: ScaleTransition) { _ = me.scale }
  static func call1521<First, Second>(_ p0: First, _ p1: Second) where First : Gesture, Second : Gesture { _ = SequenceGesture<First, Second>(p0, p1) }
  static func call1522<First, Second>(_ p0: First, _ p1: Second) where First : Gesture, Second : Gesture { _ = SimultaneousGesture<First, Second>(p0, p1) }
  static func call1523<First, Second>(_ me: SimultaneousGesture<First, Second>.Value) { _ = me.first }
  static func call1524<First, Second>(_ me: SimultaneousGesture<First, Second>.Value) { _ = me.second }
  static func call1525() { _ = SlideTransition() }
  static func call1526(_ me: SlideTransition, _ p0: SlideTransition.Content, _ p1: TransitionPhase) { _ = me.body(content: p0, phase: p1) }
  static func call1527(_ p0: Int, _ p1: CoordinateSpace) { _ = SpatialTapGesture(count: p0, coordinateSpace: p1); _ = SpatialTapGesture() }
  static func call1528(_ p0: Int, _ p1: some CoordinateSpaceProtocol) { _ = SpatialTapGesture(count: p0, coordinateSpace: p1); _ = SpatialTapGesture() }
  static func call1529(_ me: SpatialTapGesture) { _ = me.coordinateSpace }
  static func call1530(_ me: SpatialTapGesture) { _ = me.count }
  static func call1531(_ me: SpatialTapGesture.Value) { _ = me.location }
  static func call1532(_ p0: TimeInterval, _ p1: Double) { _ = Spring(duration: p0, bounce: p1); _ = Spring() }
  static func call1533(_ p0: Double, _ p1: Double) { _ = Spring(response: p0, dampingRatio: p1) }
  static func call1534(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Bool) { _ = Spring(mass: p0, stiffness: p1, damping: p2, allowOverDamping: p3); _ = Spring(stiffness: p1, damping: p2) }
  static func call1535(_ p0: TimeInterval, _ p1: Double, _ p2: Double) { _ = Spring(settlingDuration: p0, dampingRatio: p1, epsilon: p2); _ = Spring(settlingDuration: p0, dampingRatio: p1) }
  static func call1536(_ p0: TimeInterval, _ p1: Double) { _ = Spring.bouncy(duration: p0, extraBounce: p1); _ = Spring.bouncy() }
  static func call1537() { _ = Spring.bouncy }
  static func call1538(_ p0: TimeInterval, _ p1: Double) { _ = Spring.smooth(duration: p0, extraBounce: p1); _ = Spring.smooth() }
  static func call1539() { _ = Spring.smooth }
  static func call1540(_ p0: TimeInterval, _ p1: Double) { _ = Spring.snappy(duration: p0, extraBounce: p1); _ = Spring.snappy() }
  static func call1541() { _ = Spring.snappy }
  static func call1542(_ me: Spring) { _ = me.bounce }
  static func call1543(_ me: Spring) { _ = me.damping }
  static func call1544(_ me: Spring) { _ = me.dampingRatio }
  static func call1545(_ me: Spring) { _ = me.duration }
  static func call1546(_ me: Spring) { _ = me.mass }
  static func call1547(_ me: Spring) { _ = me.response }
  static func call1548(_ me: Spring) { _ = me.settlingDuration }
  static func call1549(_ me: Spring) { _ = me.stiffness }
  static func call1550<Value>(_ p0: Value, _ p1: TimeInterval?, _ p2: Spring, _ p3: Value?) where Value : Animatable { _ = SpringKeyframe<Value>(p0, duration: p1, spring: p2, startVelocity: p3); _ = SpringKeyframe<Value>(p0) }
  static func call1551() { _ = SpringLoadingBehavior.automatic }
  static func call1552() { _ = SpringLoadingBehavior.disabled }
  static func call1553() { _ = SpringLoadingBehavior.enabled }
  static func call1554(_ p0: Int) { _ = TapGesture(count: p0); _ = TapGesture() }
  static func call1555(_ me: TapGesture) { _ = me.count }
  static func call1556<Schedule, Content>(_ p0: Schedule, _ p1: @escaping (TimelineViewDefaultContext) -> Content) where Schedule : TimelineSchedule, Content : View { _ = TimelineView<Schedule, Content>(p0, content: p1) }
  static func call1557<Schedule, Content>(_ p0: Schedule, _ p1: @escaping (TimelineView<Schedule, Content>.Context) -> Content) where Schedule : TimelineSchedule, Content : View { _ = TimelineView<Schedule, Content>(p0, content: p1) }
  static func call1558(_ p0: Animation?) { _ = Transaction(animation: p0) }
  static func call1559() { _ = Transaction() }
  static func call1560(_ me: Transaction, _ p0: AnimationCompletionCriteria, _ p1: @escaping () -> Void) { var me = me; _ = me.addAnimationCompletion(criteria: p0, p1); _ = me.addAnimationCompletion(p1) }
  static func call1561(_ me: Transaction) { _ = me.animation }
  static func call1562(_ me: Transaction) { _ = me.disablesAnimations }
  static func call1563(_ me: Transaction) { _ = me.isContinuous }
  static func call1564(_ me: Transaction) { _ = me.tracksVelocity }
  static func call1565(_ me: TransitionPhase) { _ = me.isIdentity }
  static func call1566(_ me: TransitionPhase) { _ = me.value }
  static func call1567(_ p0: Bool) { _ = TransitionProperties(hasMotion: p0); _ = TransitionProperties() }
  static func call1568(_ me: TransitionProperties) { _ = me.hasMotion }
  static func call1569(_ p0: UnitPoint, _ p1: UnitPoint) { _ = UnitCurve.bezier(startControlPoint: p0, endControlPoint: p1) }
  static func call1570() { _ = UnitCurve.circularEaseIn }
  static func call1571() { _ = UnitCurve.circularEaseInOut }
  static func call1572() { _ = UnitCurve.circularEaseOut }
  static func call1573() { _ = UnitCurve.easeIn }
  static func call1574() { _ = UnitCurve.easeInEaseOut }
  static func call1575() { _ = UnitCurve.easeInOut }
  static func call1576() { _ = UnitCurve.easeOut }
  static func call1577() { _ = UnitCurve.linear }
  static func call1578(_ me: UnitCurve) { _ = me.inverse }
  static func call1579(_ me: UnitCurve, _ p0: Double) { _ = me.value(at: p0) }
  static func call1580(_ me: UnitCurve, _ p0: Double) { _ = me.velocity(at: p0) }
}
