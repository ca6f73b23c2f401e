import SwiftUI
import UniformTypeIdentifiers

// One call of each overload, with all of its arguments and with those that it needs: a parameter stands
// for every value of its type, which compiles where the overloads are there.
@MainActor enum ViewCalls2 {
  static func call503<Me: View>(_ me: Me, _ p0: CGFloat) { _ = me.kerning(p0) }
  static func call504<Me: View>(_ me: Me, _ p0: KeyEquivalent, _ p1: EventModifiers) { _ = me.keyboardShortcut(p0, modifiers: p1); _ = me.keyboardShortcut(p0) }
  static func call505<Me: View>(_ me: Me, _ p0: KeyboardShortcut) { _ = me.keyboardShortcut(p0) }
  static func call506<Me: View>(_ me: Me, _ p0: KeyboardShortcut?) { _ = me.keyboardShortcut(p0) }
  static func call507<Me: View>(_ me: Me, _ p0: KeyEquivalent, _ p1: EventModifiers, _ p2: KeyboardShortcut.Localization) { _ = me.keyboardShortcut(p0, modifiers: p1, localization: p2); _ = me.keyboardShortcut(p0, localization: p2) }
  static func call508<Me: View>(_ me: Me, _ p0: UIKeyboardType) { _ = me.keyboardType(p0) }
  static func call509<Me: View, Value>(_ me: Me, _ p0: Value, _ p1: some Equatable, _ p2: @escaping @Sendable (PlaceholderContentView<Me>, Value) -> some View, _ p3: @escaping (Value) -> some Keyframes<Value>) { _ = me.keyframeAnimator(initialValue: p0, trigger: p1, content: p2, keyframes: p3) }
  static func call510<Me: View, Value>(_ me: Me, _ p0: Value, _ p1: Bool, _ p2: @escaping @Sendable (PlaceholderContentView<Me>, Value) -> some View, _ p3: @escaping (Value) -> some Keyframes<Value>) { _ = me.keyframeAnimator(initialValue: p0, repeating: p1, content: p2, keyframes: p3); _ = me.keyframeAnimator(initialValue: p0, content: p2, keyframes: p3) }
  static func call511<Me: View, S>(_ me: Me, _ p0: S) where S : LabelStyle { _ = me.labelStyle(p0) }
  static func call512<Me: View, S>(_ me: Me, _ p0: S) where S : LabeledContentStyle { _ = me.labeledContentStyle(p0) }
  static func call513<Me: View>(_ me: Me) { _ = me.labelsHidden() }
  static func call514<Me: View>(_ me: Me, _ p0: Shader, _ p1: CGSize, _ p2: Bool) { _ = me.layerEffect(p0, maxSampleOffset: p1, isEnabled: p2); _ = me.layerEffect(p0, maxSampleOffset: p1) }
  static func call515<Me: View>(_ me: Me, _ p0: LayoutDirectionBehavior) { _ = me.layoutDirectionBehavior(p0) }
  static func call516<Me: View>(_ me: Me, _ p0: Double) { _ = me.layoutPriority(p0) }
  static func call517<Me: View, K>(_ me: Me, _ p0: K.Type, _ p1: K.Value) where K : LayoutValueKey { _ = me.layoutValue(key: p0, value: p1) }
  static func call518<Me: View>(_ me: Me, _ p0: Int?) { _ = me.lineLimit(p0) }
  static func call519<Me: View>(_ me: Me, _ p0: PartialRangeFrom<Int>) { _ = me.lineLimit(p0) }
  static func call520<Me: View>(_ me: Me, _ p0: PartialRangeThrough<Int>) { _ = me.lineLimit(p0) }
  static func call521<Me: View>(_ me: Me, _ p0: ClosedRange<Int>) { _ = me.lineLimit(p0) }
  static func call522<Me: View>(_ me: Me, _ p0: Int, _ p1: Bool) { _ = me.lineLimit(p0, reservesSpace: p1) }
  static func call523<Me: View>(_ me: Me, _ p0: CGFloat) { _ = me.lineSpacing(p0) }
  static func call524<Me: View>(_ me: Me, _ p0: ListItemTint?) { _ = me.listItemTint(p0) }
  static func call525<Me: View>(_ me: Me, _ p0: Color?) { _ = me.listItemTint(p0) }
  static func call526<Me: View, V>(_ me: Me, _ p0: V?) where V : View { _ = me.listRowBackground(p0) }
  static func call527<Me: View>(_ me: Me, _ p0: EdgeInsets?) { _ = me.listRowInsets(p0) }
  static func call528<Me: View>(_ me: Me, _ p0: Visibility, _ p1: VerticalEdge.Set) { _ = me.listRowSeparator(p0, edges: p1); _ = me.listRowSeparator(p0) }
  static func call529<Me: View>(_ me: Me, _ p0: Color?, _ p1: VerticalEdge.Set) { _ = me.listRowSeparatorTint(p0, edges: p1); _ = me.listRowSeparatorTint(p0) }
  static func call530<Me: View>(_ me: Me, _ p0: CGFloat?) { _ = me.listRowSpacing(p0) }
  static func call531<Me: View>(_ me: Me, _ p0: Visibility, _ p1: VerticalEdge.Set) { _ = me.listSectionSeparator(p0, edges: p1); _ = me.listSectionSeparator(p0) }
  static func call532<Me: View>(_ me: Me, _ p0: Color?, _ p1: VerticalEdge.Set) { _ = me.listSectionSeparatorTint(p0, edges: p1); _ = me.listSectionSeparatorTint(p0) }
  static func call533<Me: View>(_ me: Me, _ p0: ListSectionSpacing) { _ = me.listSectionSpacing(p0) }
  static func call534<Me: View>(_ me: Me, _ p0: CGFloat) { _ = me.listSectionSpacing(p0) }
  static func call535<Me: View, S>(_ me: Me, _ p0: S) where S : ListStyle { _ = me.listStyle(p0) }
  static func call536<Me: View>(_ me: Me) { _ = me.luminanceToAlpha() }
  static func call537<Me: View, Mask>(_ me: Me, _ p0: Alignment, _ p1: () -> Mask) where Mask : View { _ = me.mask(alignment: p0, p1); _ = me.mask(p1) }
  static func call538<Me: View, Mask>(_ me: Me, _ p0: Mask) where Mask : View { _ = me.mask(p0) }
  static func call539<Me: View, ID>(_ me: Me, _ p0: ID, _ p1: Namespace.ID, _ p2: MatchedGeometryProperties, _ p3: UnitPoint, _ p4: Bool) where ID : Hashable { _ = me.matchedGeometryEffect(id: p0, in: p1, properties: p2, anchor: p3, isSource: p4); _ = me.matchedGeometryEffect(id: p0, in: p1) }
  static func call540<Me: View>(_ me: Me, _ p0: MenuActionDismissBehavior) { _ = me.menuActionDismissBehavior(p0) }
  static func call541<Me: View>(_ me: Me, _ p0: Visibility) { _ = me.menuIndicator(p0) }
  static func call542<Me: View>(_ me: Me, _ p0: MenuOrder) { _ = me.menuOrder(p0) }
  static func call543<Me: View, S>(_ me: Me, _ p0: S) where S : MenuStyle { _ = me.menuStyle(p0) }
  static func call544<Me: View>(_ me: Me, _ p0: CGFloat) { _ = me.minimumScaleFactor(p0) }
  static func call545<Me: View>(_ me: Me, _ p0: Bool) { _ = me.monospaced(p0); _ = me.monospaced() }
  static func call546<Me: View>(_ me: Me) { _ = me.monospacedDigit() }
  static func call547<Me: View>(_ me: Me, _ p0: Bool) { _ = me.moveDisabled(p0) }
  static func call548<Me: View>(_ me: Me, _ p0: TextAlignment) { _ = me.multilineTextAlignment(p0) }
  static func call549<Me: View>(_ me: Me, _ p0: Bool) { _ = me.navigationBarBackButtonHidden(p0); _ = me.navigationBarBackButtonHidden() }
  static func call550<Me: View>(_ me: Me, _ p0: Bool) { _ = me.navigationBarHidden(p0) }
  static func call551<Me: View, L, T>(_ me: Me, _ p0: L, _ p1: T) where L : View, T : View { _ = me.navigationBarItems(leading: p0, trailing: p1) }
  static func call552<Me: View, L>(_ me: Me, _ p0: L) where L : View { _ = me.navigationBarItems(leading: p0) }
  static func call553<Me: View, T>(_ me: Me, _ p0: T) where T : View { _ = me.navigationBarItems(trailing: p0) }
  static func call554<Me: View>(_ me: Me, _ p0: Text) { _ = me.navigationBarTitle(p0) }
  static func call555<Me: View>(_ me: Me, _ p0: LocalizedStringKey) { _ = me.navigationBarTitle(p0) }
  static func call556<Me: View, S>(_ me: Me, _ p0: S) where S : StringProtocol { _ = me.navigationBarTitle(p0) }
  static func call557<Me: View>(_ me: Me, _ p0: Text, _ p1: NavigationBarItem.TitleDisplayMode) { _ = me.navigationBarTitle(p0, displayMode: p1) }
  static func call558<Me: View>(_ me: Me, _ p0: LocalizedStringKey, _ p1: NavigationBarItem.TitleDisplayMode) { _ = me.navigationBarTitle(p0, displayMode: p1) }
  static func call559<Me: View, S>(_ me: Me, _ p0: S, _ p1: NavigationBarItem.TitleDisplayMode) where S : StringProtocol { _ = me.navigationBarTitle(p0, displayMode: p1) }
  static func call560<Me: View>(_ me: Me, _ p0: NavigationBarItem.TitleDisplayMode) { _ = me.navigationBarTitleDisplayMode(p0) }
  static func call561<Me: View, D, C>(_ me: Me, _ p0: D.Type, _ p1: @escaping (D) -> C) where D : Hashable, C : View { _ = me.navigationDestination(for: p0, destination: p1) }
  static func call562<Me: View, D, C>(_ me: Me, _ p0: Binding<Optional<D>>, _ p1: @escaping (D) -> C) where D : Hashable, C : View { _ = me.navigationDestination(item: p0, destination: p1) }
  static func call563<Me: View>(_ me: Me, _ p0: URL) { _ = me.navigationDocument(p0) }
  static func call564<Me: View>(_ me: Me, _ p0: CGFloat) { _ = me.navigationSplitViewColumnWidth(p0) }
  static func call565<Me: View>(_ me: Me, _ p0: CGFloat?, _ p1: CGFloat, _ p2: CGFloat?) { _ = me.navigationSplitViewColumnWidth(min: p0, ideal: p1, max: p2); _ = me.navigationSplitViewColumnWidth(ideal: p1) }
  static func call566<Me: View, S>(_ me: Me, _ p0: S) where S : NavigationSplitViewStyle { _ = me.navigationSplitViewStyle(p0) }
  static func call567<Me: View>(_ me: Me, _ p0: Text) { _ = me.navigationTitle(p0) }
  static func call568<Me: View>(_ me: Me, _ p0: LocalizedStringKey) { _ = me.navigationTitle(p0) }
  static func call569<Me: View, S>(_ me: Me, _ p0: S) where S : StringProtocol { _ = me.navigationTitle(p0) }
  static func call570<Me: View>(_ me: Me, _ p0: Binding<String>) { _ = me.navigationTitle(p0) }
  static func call571<Me: View, S>(_ me: Me, _ p0: S) where S : NavigationViewStyle { _ = me.navigationViewStyle(p0) }
  static func call572<Me: View>(_ me: Me, _ p0: CGSize) { _ = me.offset(p0) }
  static func call573<Me: View>(_ me: Me, _ p0: CGFloat, _ p1: CGFloat) { _ = me.offset(x: p0, y: p1); _ = me.offset() }
  static func call574<Me: View>(_ me: Me, _ p0: (() -> Void)?) { _ = me.onAppear(perform: p0); _ = me.onAppear() }
  static func call575<Me: View, V>(_ me: Me, _ p0: V, _ p1: @escaping (_ newValue: V) -> Void) where V : Equatable { _ = me.onChange(of: p0, perform: p1) }
  static func call576<Me: View, V>(_ me: Me, _ p0: V, _ p1: Bool, _ p2: @escaping (_ oldValue: V, _ newValue: V) -> Void) where V : Equatable { _ = me.onChange(of: p0, initial: p1, p2); _ = me.onChange(of: p0, p2) }
  static func call577<Me: View, V>(_ me: Me, _ p0: V, _ p1: Bool, _ p2: @escaping () -> Void) where V : Equatable { _ = me.onChange(of: p0, initial: p1, p2); _ = me.onChange(of: p0, p2) }
  static func call578<Me: View>(_ me: Me, _ p0: String, _ p1: @escaping (NSUserActivity) -> ()) { _ = me.onContinueUserActivity(p0, perform: p1) }
  static func call579<Me: View>(_ me: Me, _ p0: CoordinateSpace, _ p1: @escaping (HoverPhase) -> Void) { _ = me.onContinuousHover(coordinateSpace: p0, perform: p1); _ = me.onContinuousHover(perform: p1) }
  static func call580<Me: View>(_ me: Me, _ p0: some CoordinateSpaceProtocol, _ p1: @escaping (HoverPhase) -> Void) { _ = me.onContinuousHover(coordinateSpace: p0, perform: p1); _ = me.onContinuousHover(perform: p1) }
  static func call581<Me: View>(_ me: Me, _ p0: (() -> Void)?) { _ = me.onDisappear(perform: p0); _ = me.onDisappear() }
  static func call582<Me: View>(_ me: Me, _ p0: @escaping () -> NSItemProvider) { _ = me.onDrag(p0) }
  static func call583<Me: View, V>(_ me: Me, _ p0: @escaping () -> NSItemProvider, _ p1: () -> V) where V : View { _ = me.onDrag(p0, preview: p1) }
  static func call584<Me: View>(_ me: Me, _ p0: [UTType], _ p1: Binding<Bool>?, _ p2: @escaping (_ providers: [NSItemProvider]) -> Bool) { _ = me.onDrop(of: p0, isTargeted: p1, perform: p2) }
  static func call585<Me: View>(_ me: Me, _ p0: [UTType], _ p1: Binding<Bool>?, _ p2: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool) { _ = me.onDrop(of: p0, isTargeted: p1, perform: p2) }
  static func call586<Me: View>(_ me: Me, _ p0: [UTType], _ p1: any DropDelegate) { _ = me.onDrop(of: p0, delegate: p1) }
  static func call587<Me: View>(_ me: Me, _ p0: @escaping (Bool) -> Void) { _ = me.onHover(perform: p0) }
  static func call588<Me: View>(_ me: Me, _ p0: KeyEquivalent, _ p1: @escaping () -> KeyPress.Result) { _ = me.onKeyPress(p0, action: p1) }
  static func call589<Me: View>(_ me: Me, _ p0: KeyEquivalent, _ p1: KeyPress.Phases, _ p2: @escaping (KeyPress) -> KeyPress.Result) { _ = me.onKeyPress(p0, phases: p1, action: p2) }
  static func call590<Me: View>(_ me: Me, _ p0: Set<KeyEquivalent>, _ p1: KeyPress.Phases, _ p2: @escaping (KeyPress) -> KeyPress.Result) { _ = me.onKeyPress(keys: p0, phases: p1, action: p2); _ = me.onKeyPress(keys: p0, action: p2) }
  static func call591<Me: View>(_ me: Me, _ p0: CharacterSet, _ p1: KeyPress.Phases, _ p2: @escaping (KeyPress) -> KeyPress.Result) { _ = me.onKeyPress(characters: p0, phases: p1, action: p2); _ = me.onKeyPress(characters: p0, action: p2) }
  static func call592<Me: View>(_ me: Me, _ p0: KeyPress.Phases, _ p1: @escaping (KeyPress) -> KeyPress.Result) { _ = me.onKeyPress(phases: p0, action: p1); _ = me.onKeyPress(action: p1) }
  static func call593<Me: View>(_ me: Me, _ p0: Double, _ p1: CGFloat, _ p2: @escaping () -> Void, _ p3: ((Bool) -> Void)?) { _ = me.onLongPressGesture(minimumDuration: p0, maximumDistance: p1, perform: p2, onPressingChanged: p3); _ = me.onLongPressGesture(perform: p2) }
  static func call594<Me: View>(_ me: Me, _ p0: Double, _ p1: CGFloat, _ p2: ((Bool) -> Void)?, _ p3: @escaping () -> Void) { _ = me.onLongPressGesture(minimumDuration: p0, maximumDistance: p1, pressing: p2, perform: p3); _ = me.onLongPressGesture(perform: p3) }
  static func call595<Me: View>(_ me: Me, _ p0: @escaping (URL) -> ()) { _ = me.onOpenURL(perform: p0) }
  static func call596<Me: View, P>(_ me: Me, _ p0: P, _ p1: @escaping (P.Output) -> Void) where P : Publisher, P.Failure == Never { _ = me.onReceive(p0, perform: p1) }
  static func call597<Me: View>(_ me: Me, _ p0: SubmitTriggers, _ p1: @escaping (() -> Void)) { _ = me.onSubmit(of: p0, p1); _ = me.onSubmit(p1) }
  static func call598<Me: View>(_ me: Me, _ p0: Int, _ p1: CoordinateSpace, _ p2: @escaping (CGPoint) -> Void) { _ = me.onTapGesture(count: p0, coordinateSpace: p1, perform: p2); _ = me.onTapGesture(perform: p2) }
  static func call599<Me: View>(_ me: Me, _ p0: Int, _ p1: some CoordinateSpaceProtocol, _ p2: @escaping (CGPoint) -> Void) { _ = me.onTapGesture(count: p0, coordinateSpace: p1, perform: p2); _ = me.onTapGesture(perform: p2) }
  static func call600<Me: View>(_ me: Me, _ p0: Int, _ p1: @escaping () -> Void) { _ = me.onTapGesture(count: p0, perform: p1); _ = me.onTapGesture(perform: p1) }
  static func call601<Me: View>(_ me: Me, _ p0: Double) { _ = me.opacity(p0) }
  static func call602<Me: View, Overlay>(_ me: Me, _ p0: Overlay, _ p1: Alignment) where Overlay : View { _ = me.overlay(p0, alignment: p1); _ = me.overlay(p0) }
  static func call603<Me: View, V>(_ me: Me, _ p0: Alignment, _ p1: () -> V) where V : View { _ = me.overlay(alignment: p0, content: p1); _ = me.overlay(content: p1) }
  static func call604<Me: View, S>(_ me: Me, _ p0: S, _ p1: Edge.Set) where S : ShapeStyle { _ = me.overlay(p0, ignoresSafeAreaEdges: p1); _ = me.overlay(p0) }
  static func call605<Me: View, S, T>(_ me: Me, _ p0: S, _ p1: T, _ p2: FillStyle) where S : ShapeStyle, T : Shape { _ = me.overlay(p0, in: p1, fillStyle: p2); _ = me.overlay(p0, in: p1) }
  static func call606<Me: View, K, V>(_ me: Me, _ p0: K.Type, _ p1: Alignment, _ p2: @escaping (K.Value) -> V) where K : PreferenceKey, V : View { _ = me.overlayPreferenceValue(p0, alignment: p1, p2); _ = me.overlayPreferenceValue(p0, p2) }
  static func call607<Me: View>(_ me: Me, _ p0: EdgeInsets) { _ = me.padding(p0) }
  static func call608<Me: View>(_ me: Me, _ p0: Edge.Set, _ p1: CGFloat?) { _ = me.padding(p0, p1); _ = me.padding() }
  static func call609<Me: View>(_ me: Me, _ p0: CGFloat) { _ = me.padding(p0) }
  static func call610<Me: View>(_ me: Me, _ p0: PaletteSelectionEffect) { _ = me.paletteSelectionEffect(p0) }
  static func call611<Me: View>(_ me: Me, _ p0: Visibility) { _ = me.persistentSystemOverlays(p0) }
  static func call612<Me: View, Phase>(_ me: Me, _ p0: some Sequence<Phase>, _ p1: some Equatable, _ p2: @escaping (PlaceholderContentView<Me>, Phase) -> some View, _ p3: @escaping (Phase) -> Animation?) where Phase : Equatable { _ = me.phaseAnimator(p0, trigger: p1, content: p2, animation: p3); _ = me.phaseAnimator(p0, trigger: p1, content: p2) }
  static func call613<Me: View, Phase>(_ me: Me, _ p0: some Sequence<Phase>, _ p1: @escaping (PlaceholderContentView<Me>, Phase) -> some View, _ p2: @escaping (Phase) -> Animation?) where Phase : Equatable { _ = me.phaseAnimator(p0, content: p1, animation: p2); _ = me.phaseAnimator(p0, content: p1) }
  static func call614<Me: View, S>(_ me: Me, _ p0: S) where S : PickerStyle { _ = me.pickerStyle(p0) }
  static func call615<Me: View, Item, Content>(_ me: Me, _ p0: Binding<Item?>, _ p1: PopoverAttachmentAnchor, _ p2: Edge, _ p3: @escaping (Item) -> Content) where Item : Identifiable, Content : View { _ = me.popover(item: p0, attachmentAnchor: p1, arrowEdge: p2, content: p3); _ = me.popover(item: p0, content: p3) }
  static func call616<Me: View, Content>(_ me: Me, _ p0: Binding<Bool>, _ p1: PopoverAttachmentAnchor, _ p2: Edge, _ p3: @escaping () -> Content) where Content : View { _ = me.popover(isPresented: p0, attachmentAnchor: p1, arrowEdge: p2, content: p3); _ = me.popover(isPresented: p0, content: p3) }
  static func call617<Me: View>(_ me: Me, _ p0: CGPoint) { _ = me.position(p0) }
  static func call618<Me: View>(_ me: Me, _ p0: CGFloat, _ p1: CGFloat) { _ = me.position(x: p0, y: p1); _ = me.position() }
  static func call619<Me: View>(_ me: Me, _ p0: ColorScheme?) { _ = me.preferredColorScheme(p0) }
  static func call620<Me: View, S>(_ me: Me, _ p0: S) where S : ShapeStyle { _ = me.presentationBackground(p0) }
  static func call621<Me: View, V>(_ me: Me, _ p0: Alignment, _ p1: () -> V) where V : View { _ = me.presentationBackground(alignment: p0, content: p1); _ = me.presentationBackground(content: p1) }
  static func call622<Me: View>(_ me: Me, _ p0: PresentationBackgroundInteraction) { _ = me.presentationBackgroundInteraction(p0) }
  static func call623<Me: View>(_ me: Me, _ p0: PresentationAdaptation) { _ = me.presentationCompactAdaptation(p0) }
  static func call624<Me: View>(_ me: Me, _ p0: PresentationAdaptation, _ p1: PresentationAdaptation) { _ = me.presentationCompactAdaptation(horizontal: p0, vertical: p1) }
  static func call625<Me: View>(_ me: Me, _ p0: PresentationContentInteraction) { _ = me.presentationContentInteraction(p0) }
  static func call626<Me: View>(_ me: Me, _ p0: CGFloat?) { _ = me.presentationCornerRadius(p0) }
  static func call627<Me: View>(_ me: Me, _ p0: Set<PresentationDetent>) { _ = me.presentationDetents(p0) }
  static func call628<Me: View>(_ me: Me, _ p0: Set<PresentationDetent>, _ p1: Binding<PresentationDetent>) { _ = me.presentationDetents(p0, selection: p1) }
  static func call629<Me: View>(_ me: Me, _ p0: Visibility) { _ = me.presentationDragIndicator(p0) }
  static func call630<Me: View>(_ me: Me, _ p0: PreviewDevice?) { _ = me.previewDevice(p0) }
  static func call631<Me: View>(_ me: Me, _ p0: String?) { _ = me.previewDisplayName(p0) }
  static func call632<Me: View>(_ me: Me, _ p0: InterfaceOrientation) { _ = me.previewInterfaceOrientation(p0) }
  static func call633<Me: View>(_ me: Me, _ p0: PreviewLayout) { _ = me.previewLayout(p0) }
  static func call634<Me: View>(_ me: Me, _ p0: Bool) { _ = me.privacySensitive(p0); _ = me.privacySensitive() }
  static func call635<Me: View, S>(_ me: Me, _ p0: S) where S : ProgressViewStyle { _ = me.progressViewStyle(p0) }
  static func call636<Me: View>(_ me: Me, _ p0: ProjectionTransform) { _ = me.projectionEffect(p0) }
  static func call637<Me: View>(_ me: Me, _ p0: RedactionReasons) { _ = me.redacted(reason: p0) }
  static func call638<Me: View>(_ me: Me, _ p0: @escaping @Sendable () async -> Void) { _ = me.refreshable(action: p0) }
  static func call639<Me: View>(_ me: Me, _ p0: FocusState<Bool>.Binding) { _ = me.renameAction(p0) }
  static func call640<Me: View>(_ me: Me, _ p0: @escaping () -> Void) { _ = me.renameAction(p0) }
  static func call641<Me: View>(_ me: Me, _ p0: Bool) { _ = me.replaceDisabled(p0); _ = me.replaceDisabled() }
  static func call642<Me: View>(_ me: Me, _ p0: Angle, _ p1: (x: CGFloat, y: CGFloat, z: CGFloat), _ p2: UnitPoint, _ p3: CGFloat, _ p4: CGFloat) { _ = me.rotation3DEffect(p0, axis: p1, anchor: p2, anchorZ: p3, perspective: p4); _ = me.rotation3DEffect(p0, axis: p1) }
  static func call643<Me: View>(_ me: Me, _ p0: Angle, _ p1: UnitPoint) { _ = me.rotationEffect(p0, anchor: p1); _ = me.rotationEffect(p0) }
  static func call644<Me: View, V>(_ me: Me, _ p0: VerticalEdge, _ p1: HorizontalAlignment, _ p2: CGFloat?, _ p3: () -> V) where V : View { _ = me.safeAreaInset(edge: p0, alignment: p1, spacing: p2, content: p3); _ = me.safeAreaInset(edge: p0, content: p3) }
  static func call645<Me: View, V>(_ me: Me, _ p0: HorizontalEdge, _ p1: VerticalAlignment, _ p2: CGFloat?, _ p3: () -> V) where V : View { _ = me.safeAreaInset(edge: p0, alignment: p1, spacing: p2, content: p3); _ = me.safeAreaInset(edge: p0, content: p3) }
  static func call646<Me: View>(_ me: Me, _ p0: EdgeInsets) { _ = me.safeAreaPadding(p0) }
  static func call647<Me: View>(_ me: Me, _ p0: Edge.Set, _ p1: CGFloat?) { _ = me.safeAreaPadding(p0, p1); _ = me.safeAreaPadding() }
  static func call648<Me: View>(_ me: Me, _ p0: CGFloat) { _ = me.safeAreaPadding(p0) }
  static func call649<Me: View>(_ me: Me, _ p0: Double) { _ = me.saturation(p0) }
  static func call650<Me: View>(_ me: Me, _ p0: CGSize, _ p1: UnitPoint) { _ = me.scaleEffect(p0, anchor: p1); _ = me.scaleEffect(p0) }
  static func call651<Me: View>(_ me: Me, _ p0: CGFloat, _ p1: UnitPoint) { _ = me.scaleEffect(p0, anchor: p1); _ = me.scaleEffect(p0) }
  static func call652<Me: View>(_ me: Me, _ p0: CGFloat, _ p1: CGFloat, _ p2: UnitPoint) { _ = me.scaleEffect(x: p0, y: p1, anchor: p2); _ = me.scaleEffect() }
  static func call653<Me: View>(_ me: Me) { _ = me.scaledToFill() }
  static func call654<Me: View>(_ me: Me) { _ = me.scaledToFit() }
  static func call655<Me: View>(_ me: Me, _ p0: Edge.Set) { _ = me.scenePadding(p0); _ = me.scenePadding() }
  static func call656<Me: View>(_ me: Me, _ p0: ScenePadding, _ p1: Edge.Set) { _ = me.scenePadding(p0, edges: p1); _ = me.scenePadding(p0) }
  static func call657<Me: View>(_ me: Me, _ p0: ScrollBounceBehavior, _ p1: Axis.Set) { _ = me.scrollBounceBehavior(p0, axes: p1); _ = me.scrollBounceBehavior(p0) }
  static func call658<Me: View>(_ me: Me, _ p0: Bool) { _ = me.scrollClipDisabled(p0); _ = me.scrollClipDisabled() }
  static func call659<Me: View>(_ me: Me, _ p0: Visibility) { _ = me.scrollContentBackground(p0) }
  static func call660<Me: View>(_ me: Me, _ p0: Bool) { _ = me.scrollDisabled(p0) }
  static func call661<Me: View>(_ me: Me, _ p0: ScrollDismissesKeyboardMode) { _ = me.scrollDismissesKeyboard(p0) }
  static func call662<Me: View>(_ me: Me, _ p0: ScrollIndicatorVisibility, _ p1: Axis.Set) { _ = me.scrollIndicators(p0, axes: p1); _ = me.scrollIndicators(p0) }
  static func call663<Me: View>(_ me: Me, _ p0: some Equatable) { _ = me.scrollIndicatorsFlash(trigger: p0) }
  static func call664<Me: View>(_ me: Me, _ p0: Bool) { _ = me.scrollIndicatorsFlash(onAppear: p0) }
  static func call665<Me: View>(_ me: Me, _ p0: Binding<(some Hashable)?>) { _ = me.scrollPosition(id: p0) }
  static func call666<Me: View>(_ me: Me, _ p0: Bool) { _ = me.scrollTarget(isEnabled: p0); _ = me.scrollTarget() }
  static func call667<Me: View>(_ me: Me, _ p0: some ScrollTargetBehavior) { _ = me.scrollTargetBehavior(p0) }
  static func call668<Me: View>(_ me: Me, _ p0: Bool) { _ = me.scrollTargetLayout(isEnabled: p0); _ = me.scrollTargetLayout() }
  static func call669<Me: View>(_ me: Me, _ p0: ScrollTransitionConfiguration, _ p1: Axis, _ p2: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect) { _ = me.scrollTransition(p0, axis: p1, transition: p2); _ = me.scrollTransition(transition: p2) }
  static func call670<Me: View>(_ me: Me, _ p0: ScrollTransitionConfiguration, _ p1: ScrollTransitionConfiguration, _ p2: Axis, _ p3: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect) { _ = me.scrollTransition(topLeading: p0, bottomTrailing: p1, axis: p2, transition: p3); _ = me.scrollTransition(topLeading: p0, bottomTrailing: p1, transition: p3) }
  static func call671<Me: View>(_ me: Me, _ p0: String) { _ = me.searchCompletion(p0) }
  static func call672<Me: View>(_ me: Me, _ p0: TextInputDictationBehavior) { _ = me.searchDictationBehavior(p0) }
  static func call673<Me: View, V, S>(_ me: Me, _ p0: Binding<V>, _ p1: () -> S) where V : Hashable, S : View { _ = me.searchScopes(p0, scopes: p1) }
  static func call674<Me: View, V, S>(_ me: Me, _ p0: Binding<V>, _ p1: SearchScopeActivation, _ p2: () -> S) where V : Hashable, S : View { _ = me.searchScopes(p0, activation: p1, p2) }
  static func call675<Me: View>(_ me: Me, _ p0: Visibility, _ p1: SearchSuggestionsPlacement.Set) { _ = me.searchSuggestions(p0, for: p1) }
  static func call676<Me: View, S>(_ me: Me, _ p0: () -> S) where S : View { _ = me.searchSuggestions(p0) }
  static func call677<Me: View, S>(_ me: Me, _ p0: Binding<String>, _ p1: SearchFieldPlacement, _ p2: Text?, _ p3: () -> S) where S : View { _ = me.searchable(text: p0, placement: p1, prompt: p2, suggestions: p3); _ = me.searchable(text: p0, suggestions: p3) }
  static func call678<Me: View, S>(_ me: Me, _ p0: Binding<String>, _ p1: SearchFieldPlacement, _ p2: LocalizedStringKey, _ p3: () -> S) where S : View { _ = me.searchable(text: p0, placement: p1, prompt: p2, suggestions: p3); _ = me.searchable(text: p0, prompt: p2, suggestions: p3) }
  static func call679<Me: View, V, S>(_ me: Me, _ p0: Binding<String>, _ p1: SearchFieldPlacement, _ p2: S, _ p3: () -> V) where V : View, S : StringProtocol { _ = me.searchable(text: p0, placement: p1, prompt: p2, suggestions: p3); _ = me.searchable(text: p0, prompt: p2, suggestions: p3) }
  static func call680<Me: View>(_ me: Me, _ p0: Binding<String>, _ p1: SearchFieldPlacement, _ p2: Text?) { _ = me.searchable(text: p0, placement: p1, prompt: p2); _ = me.searchable(text: p0) }
  static func call681<Me: View>(_ me: Me, _ p0: Binding<String>, _ p1: SearchFieldPlacement, _ p2: LocalizedStringKey) { _ = me.searchable(text: p0, placement: p1, prompt: p2); _ = me.searchable(text: p0, prompt: p2) }
  static func call682<Me: View, S>(_ me: Me, _ p0: Binding<String>, _ p1: SearchFieldPlacement, _ p2: S) where S : StringProtocol { _ = me.searchable(text: p0, placement: p1, prompt: p2); _ = me.searchable(text: p0, prompt: p2) }
  static func call683<Me: View>(_ me: Me, _ p0: Binding<String>, _ p1: Binding<Bool>, _ p2: SearchFieldPlacement, _ p3: Text?) { _ = me.searchable(text: p0, isPresented: p1, placement: p2, prompt: p3); _ = me.searchable(text: p0, isPresented: p1) }
  static func call684<Me: View>(_ me: Me, _ p0: Binding<String>, _ p1: Binding<Bool>, _ p2: SearchFieldPlacement, _ p3: LocalizedStringKey) { _ = me.searchable(text: p0, isPresented: p1, placement: p2, prompt: p3); _ = me.searchable(text: p0, isPresented: p1, prompt: p3) }
  static func call685<Me: View, S>(_ me: Me, _ p0: Binding<String>, _ p1: Binding<Bool>, _ p2: SearchFieldPlacement, _ p3: S) where S : StringProtocol { _ = me.searchable(text: p0, isPresented: p1, placement: p2, prompt: p3); _ = me.searchable(text: p0, isPresented: p1, prompt: p3) }
  static func call686<Me: View, C, T>(_ me: Me, _ p0: Binding<String>, _ p1: Binding<C>, _ p2: SearchFieldPlacement, _ p3: Text?, _ p4: @escaping (C.Element) -> T) where C : RandomAccessCollection, C : RangeReplaceableCollection, T : View, C.Element : Identifiable { _ = me.searchable(text: p0, tokens: p1, placement: p2, prompt: p3, token: p4); _ = me.searchable(text: p0, tokens: p1, token: p4) }
  static func call687<Me: View, C>(_ me: Me, _ p0: Binding<String>, _ p1: Binding<C>, _ p2: SearchFieldPlacement, _ p3: Text?, _ p4: @escaping (Binding<C.Element>) -> some View) where C : RandomAccessCollection, C : RangeReplaceableCollection, C.Element : Identifiable { _ = me.searchable(text: p0, editableTokens: p1, placement: p2, prompt: p3, token: p4); _ = me.searchable(text: p0, editableTokens: p1, token: p4) }
  static func call688<Me: View, C, T>(_ me: Me, _ p0: Binding<String>, _ p1: Binding<C>, _ p2: SearchFieldPlacement, _ p3: LocalizedStringKey, _ p4: @escaping (C.Element) -> T) where C : RandomAccessCollection, C : RangeReplaceableCollection, T : View, C.Element : Identifiable { _ = me.searchable(text: p0, tokens: p1, placement: p2, prompt: p3, token: p4); _ = me.searchable(text: p0, tokens: p1, prompt: p3, token: p4) }
  static func call689<Me: View, C>(_ me: Me, _ p0: Binding<String>, _ p1: Binding<C>, _ p2: SearchFieldPlacement, _ p3: LocalizedStringKey, _ p4: @escaping (Binding<C.Element>) -> some View) where C : RandomAccessCollection, C : RangeReplaceableCollection, C.Element : Identifiable { _ = me.searchable(text: p0, editableTokens: p1, placement: p2, prompt: p3, token: p4); _ = me.searchable(text: p0, editableTokens: p1, prompt: p3, token: p4) }
  static func call690<Me: View, C, T, S>(_ me: Me, _ p0: Binding<String>, _ p1: Binding<C>, _ p2: SearchFieldPlacement, _ p3: S, _ p4: @escaping (C.Element) -> T) where C : RandomAccessCollection, C : RangeReplaceableCollection, T : View, S : StringProtocol, C.Element : Identifiable { _ = me.searchable(text: p0, tokens: p1, placement: p2, prompt: p3, token: p4); _ = me.searchable(text: p0, tokens: p1, prompt: p3, token: p4) }
  static func call691<Me: View, C>(_ me: Me, _ p0: Binding<String>, _ p1: Binding<C>, _ p2: SearchFieldPlacement, _ p3: some StringProtocol, _ p4: @escaping (Binding<C.Element>) -> some View) where C : RandomAccessCollection, C : RangeReplaceableCollection, C.Element : Identifiable { _ = me.searchable(text: p0, editableTokens: p1, placement: p2, prompt: p3, token: p4); _ = me.searchable(text: p0, editableTokens: p1, prompt: p3, token: p4) }
  static func call692<Me: View, C, T>(_ me: Me, _ p0: Binding<String>, _ p1: Binding<C>, _ p2: Binding<Bool>, _ p3: SearchFieldPlacement, _ p4: Text?, _ p5: @escaping (C.Element) -> T) where C : RandomAccessCollection, C : RangeReplaceableCollection, T : View, C.Element : Identifiable { _ = me.searchable(text: p0, tokens: p1, isPresented: p2, placement: p3, prompt: p4, token: p5); _ = me.searchable(text: p0, tokens: p1, isPresented: p2, token: p5) }
  static func call693<Me: View, C>(_ me: Me, _ p0: Binding<String>, _ p1: Binding<C>, _ p2: Binding<Bool>, _ p3: SearchFieldPlacement, _ p4: Text?, _ p5: @escaping (Binding<C.Element>) -> some View) where C : RandomAccessCollection, C : RangeReplaceableCollection, C.Element : Identifiable { _ = me.searchable(text: p0, editableTokens: p1, isPresented: p2, placement: p3, prompt: p4, token: p5); _ = me.searchable(text: p0, editableTokens: p1, isPresented: p2, token: p5) }
  static func call694<Me: View, C, T>(_ me: Me, _ p0: Binding<String>, _ p1: Binding<C>, _ p2: Binding<Bool>, _ p3: SearchFieldPlacement, _ p4: LocalizedStringKey, _ p5: @escaping (C.Element) -> T) where C : RandomAccessCollection, C : RangeReplaceableCollection, T : View, C.Element : Identifiable { _ = me.searchable(text: p0, tokens: p1, isPresented: p2, placement: p3, prompt: p4, token: p5); _ = me.searchable(text: p0, tokens: p1, isPresented: p2, prompt: p4, token: p5) }
  static func call695<Me: View, C>(_ me: Me, _ p0: Binding<String>, _ p1: Binding<C>, _ p2: Binding<Bool>, _ p3: SearchFieldPlacement, _ p4: LocalizedStringKey, _ p5: @escaping (Binding<C.Element>) -> some View) where C : RandomAccessCollection, C : RangeReplaceableCollection, C.Element : Identifiable { _ = me.searchable(text: p0, editableTokens: p1, isPresented: p2, placement: p3, prompt: p4, token: p5); _ = me.searchable(text: p0, editableTokens: p1, isPresented: p2, prompt: p4, token: p5) }
  static func call696<Me: View, C, T, S>(_ me: Me, _ p0: Binding<String>, _ p1: Binding<C>, _ p2: Binding<Bool>, _ p3: SearchFieldPlacement, _ p4: S, _ p5: @escaping (C.Element) -> T) where C : RandomAccessCollection, C : RangeReplaceableCollection, T : View, S : StringProtocol, C.Element : Identifiable { _ = me.searchable(text: p0, tokens: p1, isPresented: p2, placement: p3, prompt: p4, token: p5); _ = me.searchable(text: p0, tokens: p1, isPresented: p2, prompt: p4, token: p5) }
  static func call697<Me: View, C>(_ me: Me, _ p0: Binding<String>, _ p1: Binding<C>, _ p2: Binding<Bool>, _ p3: SearchFieldPlacement, _ p4: some StringProtocol, _ p5: @escaping (Binding<C.Element>) -> some View) where C : RandomAccessCollection, C : RangeReplaceableCollection, C.Element : Identifiable { _ = me.searchable(text: p0, editableTokens: p1, isPresented: p2, placement: p3, prompt: p4, token: p5); _ = me.searchable(text: p0, editableTokens: p1, isPresented: p2, prompt: p4, token: p5) }
  static func call698<Me: View, C, T>(_ me: Me, _ p0: Binding<String>, _ p1: Binding<C>, _ p2: Binding<C>, _ p3: SearchFieldPlacement, _ p4: Text?, _ p5: @escaping (C.Element) -> T) where C : MutableCollection, C : RandomAccessCollection, C : RangeReplaceableCollection, T : View, C.Element : Identifiable { _ = me.searchable(text: p0, tokens: p1, suggestedTokens: p2, placement: p3, prompt: p4, token: p5); _ = me.searchable(text: p0, tokens: p1, suggestedTokens: p2, token: p5) }
  static func call699<Me: View, C, T>(_ me: Me, _ p0: Binding<String>, _ p1: Binding<C>, _ p2: Binding<C>, _ p3: SearchFieldPlacement, _ p4: LocalizedStringKey, _ p5: @escaping (C.Element) -> T) where C : MutableCollection, C : RandomAccessCollection, C : RangeReplaceableCollection, T : View, C.Element : Identifiable { _ = me.searchable(text: p0, tokens: p1, suggestedTokens: p2, placement: p3, prompt: p4, token: p5); _ = me.searchable(text: p0, tokens: p1, suggestedTokens: p2, prompt: p4, token: p5) }
  static func call700<Me: View, C, T, S>(_ me: Me, _ p0: Binding<String>, _ p1: Binding<C>, _ p2: Binding<C>, _ p3: SearchFieldPlacement, _ p4: S, _ p5: @escaping (C.Element) -> T) where C : MutableCollection, C : RandomAccessCollection, C : RangeReplaceableCollection, T : View, S : StringProtocol, C.Element : Identifiable { _ = me.searchable(text: p0, tokens: p1, suggestedTokens: p2, placement: p3, prompt: p4, token: p5); _ = me.searchable(text: p0, tokens: p1, suggestedTokens: p2, prompt: p4, token: p5) }
  static func call701<Me: View, C, T>(_ me: Me, _ p0: Binding<String>, _ p1: Binding<C>, _ p2: Binding<C>, _ p3: Binding<Bool>, _ p4: SearchFieldPlacement, _ p5: Text?, _ p6: @escaping (C.Element) -> T) where C : RandomAccessCollection, C : RangeReplaceableCollection, T : View, C.Element : Identifiable { _ = me.searchable(text: p0, tokens: p1, suggestedTokens: p2, isPresented: p3, placement: p4, prompt: p5, token: p6); _ = me.searchable(text: p0, tokens: p1, suggestedTokens: p2, isPresented: p3, token: p6) }
  static func call702<Me: View, C, T>(_ me: Me, _ p0: Binding<String>, _ p1: Binding<C>, _ p2: Binding<C>, _ p3: Binding<Bool>, _ p4: SearchFieldPlacement, _ p5: LocalizedStringKey, _ p6: @escaping (C.Element) -> T) where C : RandomAccessCollection, C : RangeReplaceableCollection, T : View, C.Element : Identifiable { _ = me.searchable(text: p0, tokens: p1, suggestedTokens: p2, isPresented: p3, placement: p4, prompt: p5, token: p6); _ = me.searchable(text: p0, tokens: p1, suggestedTokens: p2, isPresented: p3, prompt: p5, token: p6) }
  static func call703<Me: View, C, T, S>(_ me: Me, _ p0: Binding<String>, _ p1: Binding<C>, _ p2: Binding<C>, _ p3: Binding<Bool>, _ p4: SearchFieldPlacement, _ p5: S, _ p6: @escaping (C.Element) -> T) where C : MutableCollection, C : RandomAccessCollection, C : RangeReplaceableCollection, T : View, S : StringProtocol, C.Element : Identifiable { _ = me.searchable(text: p0, tokens: p1, suggestedTokens: p2, isPresented: p3, placement: p4, prompt: p5, token: p6); _ = me.searchable(text: p0, tokens: p1, suggestedTokens: p2, isPresented: p3, prompt: p5, token: p6) }
  static func call704<Me: View>(_ me: Me, _ p0: Bool) { _ = me.selectionDisabled(p0); _ = me.selectionDisabled() }
  static func call705<Me: View, T>(_ me: Me, _ p0: SensoryFeedback, _ p1: T) where T : Equatable { _ = me.sensoryFeedback(p0, trigger: p1) }
  static func call706<Me: View, T>(_ me: Me, _ p0: SensoryFeedback, _ p1: T, _ p2: @escaping (_ oldValue: T, _ newValue: T) -> Bool) where T : Equatable { _ = me.sensoryFeedback(p0, trigger: p1, condition: p2) }
  static func call707<Me: View, T>(_ me: Me, _ p0: T, _ p1: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?) where T : Equatable { _ = me.sensoryFeedback(trigger: p0, p1) }
  static func call708<Me: View>(_ me: Me, _ p0: Color, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) { _ = me.shadow(color: p0, radius: p1, x: p2, y: p3); _ = me.shadow(radius: p1) }
  static func call709<Me: View, Item, Content>(_ me: Me, _ p0: Binding<Item?>, _ p1: (() -> Void)?, _ p2: @escaping (Item) -> Content) where Item : Identifiable, Content : View { _ = me.sheet(item: p0, onDismiss: p1, content: p2); _ = me.sheet(item: p0, content: p2) }
  static func call710<Me: View, Content>(_ me: Me, _ p0: Binding<Bool>, _ p1: (() -> Void)?, _ p2: @escaping () -> Content) where Content : View { _ = me.sheet(isPresented: p0, onDismiss: p1, content: p2); _ = me.sheet(isPresented: p0, content: p2) }
  static func call711<Me: View, T>(_ me: Me, _ p0: T, _ p1: GestureMask) where T : Gesture { _ = me.simultaneousGesture(p0, including: p1); _ = me.simultaneousGesture(p0) }
  static func call712<Me: View>(_ me: Me, _ p0: Double) { _ = me.speechAdjustedPitch(p0) }
  static func call713<Me: View>(_ me: Me, _ p0: Bool) { _ = me.speechAlwaysIncludesPunctuation(p0); _ = me.speechAlwaysIncludesPunctuation() }
  static func call714<Me: View>(_ me: Me, _ p0: Bool) { _ = me.speechAnnouncementsQueued(p0); _ = me.speechAnnouncementsQueued() }
  static func call715<Me: View>(_ me: Me, _ p0: Bool) { _ = me.speechSpellsOutCharacters(p0); _ = me.speechSpellsOutCharacters() }
  static func call716<Me: View>(_ me: Me, _ p0: SpringLoadingBehavior) { _ = me.springLoadingBehavior(p0) }
  static func call717<Me: View>(_ me: Me, _ p0: Bool) { _ = me.statusBar(hidden: p0) }
  static func call718<Me: View>(_ me: Me, _ p0: Bool) { _ = me.statusBarHidden(p0); _ = me.statusBarHidden() }
  static func call719<Me: View>(_ me: Me, _ p0: Bool, _ p1: Text.LineStyle.Pattern, _ p2: Color?) { _ = me.strikethrough(p0, pattern: p1, color: p2); _ = me.strikethrough() }
  static func call720<Me: View>(_ me: Me, _ p0: SubmitLabel) { _ = me.submitLabel(p0) }
  static func call721<Me: View>(_ me: Me, _ p0: Bool) { _ = me.submitScope(p0); _ = me.submitScope() }
  static func call722<Me: View, T>(_ me: Me, _ p0: HorizontalEdge, _ p1: Bool, _ p2: () -> T) where T : View { _ = me.swipeActions(edge: p0, allowsFullSwipe: p1, content: p2); _ = me.swipeActions(content: p2) }
  static func call723<Me: View, T>(_ me: Me, _ p0: T, _ p1: SymbolEffectOptions, _ p2: Bool) where T : IndefiniteSymbolEffect, T : SymbolEffect { _ = me.symbolEffect(p0, options: p1, isActive: p2); _ = me.symbolEffect(p0) }
  static func call724<Me: View, T, U>(_ me: Me, _ p0: T, _ p1: SymbolEffectOptions, _ p2: U) where T : DiscreteSymbolEffect, T : SymbolEffect, U : Equatable { _ = me.symbolEffect(p0, options: p1, value: p2); _ = me.symbolEffect(p0, value: p2) }
  static func call725<Me: View>(_ me: Me, _ p0: Bool) { _ = me.symbolEffectsRemoved(p0); _ = me.symbolEffectsRemoved() }
  static func call726<Me: View>(_ me: Me, _ p0: SymbolRenderingMode?) { _ = me.symbolRenderingMode(p0) }
  static func call727<Me: View>(_ me: Me, _ p0: SymbolVariants) { _ = me.symbolVariant(p0) }
  static func call728<Me: View, V>(_ me: Me, _ p0: () -> V) where V : View { _ = me.tabItem(p0) }
  static func call729<Me: View, S>(_ me: Me, _ p0: S) where S : TabViewStyle { _ = me.tabViewStyle(p0) }
  static func call730<Me: View>(_ me: Me, _ p0: Visibility) { _ = me.tableColumnHeaders(p0) }
  static func call731<Me: View, S>(_ me: Me, _ p0: S) where S : TableStyle { _ = me.tableStyle(p0) }
  static func call732<Me: View, V>(_ me: Me, _ p0: V) where V : Hashable { _ = me.tag(p0) }
  static func call733<Me: View>(_ me: Me, _ p0: TaskPriority, _ p1: @escaping @Sendable () async -> Void) { _ = me.task(priority: p0, p1); _ = me.task(p1) }
  static func call734<Me: View, T>(_ me: Me, _ p0: T, _ p1: TaskPriority, _ p2: @escaping @Sendable () async -> Void) where T : Equatable { _ = me.task(id: p0, priority: p1, p2); _ = me.task(id: p0, p2) }
  static func call735<Me: View>(_ me: Me, _ p0: Text.Case?) { _ = me.textCase(p0) }
  static func call736<Me: View>(_ me: Me, _ p0: UITextContentType?) { _ = me.textContentType(p0) }
  static func call737<Me: View>(_ me: Me, _ p0: some TextEditorStyle) { _ = me.textEditorStyle(p0) }
  static func call738<Me: View, S>(_ me: Me, _ p0: S) where S : TextFieldStyle { _ = me.textFieldStyle(p0) }
  static func call739<Me: View>(_ me: Me, _ p0: TextInputAutocapitalization?) { _ = me.textInputAutocapitalization(p0) }
  static func call740<Me: View>(_ me: Me, _ p0: Text.Scale, _ p1: Bool) { _ = me.textScale(p0, isEnabled: p1); _ = me.textScale(p0) }
  static func call741<Me: View, S>(_ me: Me, _ p0: S) where S : TextSelectability { _ = me.textSelection(p0) }
  static func call742<Me: View, S>(_ me: Me, _ p0: S?) where S : ShapeStyle { _ = me.tint(p0) }
  static func call743<Me: View>(_ me: Me, _ p0: Color?) { _ = me.tint(p0) }
  static func call744<Me: View, S>(_ me: Me, _ p0: S) where S : ToggleStyle { _ = me.toggleStyle(p0) }
  static func call745<Me: View>(_ me: Me, _ p0: Visibility, _ p1: ToolbarPlacement) { _ = me.toolbar(p0, for: p1) }
  static func call746<Me: View, Content>(_ me: Me, _ p0: () -> Content) where Content : View { _ = me.toolbar(content: p0) }
  static func call747<Me: View, Content>(_ me: Me, _ p0: () -> Content) where Content : ToolbarContent { _ = me.toolbar(content: p0) }
  static func call748<Me: View, Content>(_ me: Me, _ p0: String, _ p1: () -> Content) where Content : CustomizableToolbarContent { _ = me.toolbar(id: p0, content: p1) }
  static func call749<Me: View, S>(_ me: Me, _ p0: S, _ p1: ToolbarPlacement) where S : ShapeStyle { _ = me.toolbarBackground(p0, for: p1) }
  static func call750<Me: View>(_ me: Me, _ p0: Visibility, _ p1: ToolbarPlacement) { _ = me.toolbarBackground(p0, for: p1) }
  static func call751<Me: View>(_ me: Me, _ p0: ColorScheme?, _ p1: ToolbarPlacement) { _ = me.toolbarColorScheme(p0, for: p1) }
  static func call752<Me: View>(_ me: Me, _ p0: ToolbarRole) { _ = me.toolbarRole(p0) }
  static func call753<Me: View>(_ me: Me, _ p0: ToolbarTitleDisplayMode) { _ = me.toolbarTitleDisplayMode(p0) }
  static func call754<Me: View, C>(_ me: Me, _ p0: () -> C) where C : View { _ = me.toolbarTitleMenu(content: p0) }
  static func call755<Me: View>(_ me: Me, _ p0: CGFloat) { _ = me.tracking(p0) }
  static func call756<Me: View>(_ me: Me, _ p0: @escaping (inout Transaction) -> Void) { _ = me.transaction(p0) }
  static func call757<Me: View>(_ me: Me, _ p0: some Equatable, _ p1: @escaping (inout Transaction) -> Void) { _ = me.transaction(value: p0, p1) }
  static func call758<Me: View>(_ me: Me, _ p0: CGAffineTransform) { _ = me.transformEffect(p0) }
  static func call759<Me: View, V>(_ me: Me, _ p0: WritableKeyPath<EnvironmentValues, V>, _ p1: @escaping (inout V) -> Void) { _ = me.transformEnvironment(p0, transform: p1) }
  static func call760<Me: View>(_ me: Me, _ p0: AnyTransition) { _ = me.transition(p0) }
  static func call761<Me: View, T>(_ me: Me, _ p0: T) where T : Transition { _ = me.transition(p0) }
  static func call762<Me: View>(_ me: Me, _ p0: Text.TruncationMode) { _ = me.truncationMode(p0) }
  static func call763<Me: View>(_ me: Me, _ p0: Text?) { _ = me.typeSelectEquivalent(p0) }
  static func call764<Me: View>(_ me: Me, _ p0: LocalizedStringKey) { _ = me.typeSelectEquivalent(p0) }
  static func call765<Me: View, S>(_ me: Me, _ p0: S) where S : StringProtocol { _ = me.typeSelectEquivalent(p0) }
  static func call766<Me: View>(_ me: Me, _ p0: TypesettingLanguage, _ p1: Bool) { _ = me.typesettingLanguage(p0, isEnabled: p1); _ = me.typesettingLanguage(p0) }
  static func call767<Me: View>(_ me: Me, _ p0: Bool, _ p1: Text.LineStyle.Pattern, _ p2: Color?) { _ = me.underline(p0, pattern: p1, color: p2); _ = me.underline() }
  static func call768<Me: View>(_ me: Me) { _ = me.unredacted() }
  static func call769<Me: View>(_ me: Me, _ p0: String, _ p1: Bool, _ p2: @escaping (NSUserActivity) -> ()) { _ = me.userActivity(p0, isActive: p1, p2); _ = me.userActivity(p0, p2) }
  static func call770<Me: View, P>(_ me: Me, _ p0: String, _ p1: P?, _ p2: @escaping (P, NSUserActivity) -> ()) { _ = me.userActivity(p0, element: p1, p2) }
  static func call771<Me: View>(_ me: Me, _ p0: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect) { _ = me.visualEffect(p0) }
  static func call772<Me: View>(_ me: Me, _ p0: Double) { _ = me.zIndex(p0) }
}
