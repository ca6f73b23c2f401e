import SwiftUI
import UniformTypeIdentifiers

// One call of each overload, with all of its arguments and with those that it needs: a parameter stands
// for every value of its type, which compiles where the overloads are there.
@MainActor enum ViewCalls1 {
  static func call233<Me: View>(_ me: Me, _ p0: Color?) { _ = me.accentColor(p0) }
  static func call234<Me: View>(_ me: Me, _ p0: Bool) { _ = me.accessibility(hidden: p0) }
  static func call235<Me: View>(_ me: Me, _ p0: Text) { _ = me.accessibility(label: p0) }
  static func call236<Me: View>(_ me: Me, _ p0: Text) { _ = me.accessibility(hint: p0) }
  static func call237<Me: View>(_ me: Me, _ p0: [Text]) { _ = me.accessibility(inputLabels: p0) }
  static func call238<Me: View>(_ me: Me, _ p0: String) { _ = me.accessibility(identifier: p0) }
  static func call239<Me: View>(_ me: Me, _ p0: AnyHashable) { _ = me.accessibility(selectionIdentifier: p0) }
  static func call240<Me: View>(_ me: Me, _ p0: Double) { _ = me.accessibility(sortPriority: p0) }
  static func call241<Me: View>(_ me: Me, _ p0: CGPoint) { _ = me.accessibility(activationPoint: p0) }
  static func call242<Me: View>(_ me: Me, _ p0: UnitPoint) { _ = me.accessibility(activationPoint: p0) }
  static func call243<Me: View>(_ me: Me, _ p0: AccessibilityTraits) { _ = me.accessibility(addTraits: p0) }
  static func call244<Me: View>(_ me: Me, _ p0: AccessibilityTraits) { _ = me.accessibility(removeTraits: p0) }
  static func call245<Me: View>(_ me: Me, _ p0: Text) { _ = me.accessibility(value: p0) }
  static func call246<Me: View>(_ me: Me, _ p0: Text, _ p1: @escaping () -> Void) { _ = me.accessibilityAction(named: p0, p1) }
  static func call247<Me: View, Label>(_ me: Me, _ p0: @escaping () -> Void, _ p1: () -> Label) where Label : View { _ = me.accessibilityAction(action: p0, label: p1) }
  static func call248<Me: View>(_ me: Me, _ p0: LocalizedStringKey, _ p1: @escaping () -> Void) { _ = me.accessibilityAction(named: p0, p1) }
  static func call249<Me: View, S>(_ me: Me, _ p0: S, _ p1: @escaping () -> Void) where S : StringProtocol { _ = me.accessibilityAction(named: p0, p1) }
  static func call250<Me: View, Content>(_ me: Me, _ p0: () -> Content) where Content : View { _ = me.accessibilityActions(p0) }
  static func call251<Me: View>(_ me: Me, _ p0: CGPoint) { _ = me.accessibilityActivationPoint(p0) }
  static func call252<Me: View>(_ me: Me, _ p0: UnitPoint) { _ = me.accessibilityActivationPoint(p0) }
  static func call253<Me: View>(_ me: Me, _ p0: AccessibilityTraits) { _ = me.accessibilityAddTraits(p0) }
  static func call254<Me: View>(_ me: Me, _ p0: @escaping (AccessibilityAdjustmentDirection) -> Void) { _ = me.accessibilityAdjustableAction(p0) }
  static func call255<Me: View, R>(_ me: Me, _ p0: R) where R : AXChartDescriptorRepresentable { _ = me.accessibilityChartDescriptor(p0) }
  static func call256<Me: View, V>(_ me: Me, _ p0: () -> V) where V : View { _ = me.accessibilityChildren(children: p0) }
  static func call257<Me: View>(_ me: Me, _ p0: AccessibilityCustomContentKey, _ p1: Text?, _ p2: AXCustomContent.Importance) { _ = me.accessibilityCustomContent(p0, p1, importance: p2); _ = me.accessibilityCustomContent(p0, p1) }
  static func call258<Me: View>(_ me: Me, _ p0: AccessibilityCustomContentKey, _ p1: LocalizedStringKey, _ p2: AXCustomContent.Importance) { _ = me.accessibilityCustomContent(p0, p1, importance: p2); _ = me.accessibilityCustomContent(p0, p1) }
  static func call259<Me: View, V>(_ me: Me, _ p0: AccessibilityCustomContentKey, _ p1: V, _ p2: AXCustomContent.Importance) where V : StringProtocol { _ = me.accessibilityCustomContent(p0, p1, importance: p2); _ = me.accessibilityCustomContent(p0, p1) }
  static func call260<Me: View>(_ me: Me, _ p0: Text, _ p1: Text, _ p2: AXCustomContent.Importance) { _ = me.accessibilityCustomContent(p0, p1, importance: p2); _ = me.accessibilityCustomContent(p0, p1) }
  static func call261<Me: View>(_ me: Me, _ p0: LocalizedStringKey, _ p1: Text, _ p2: AXCustomContent.Importance) { _ = me.accessibilityCustomContent(p0, p1, importance: p2); _ = me.accessibilityCustomContent(p0, p1) }
  static func call262<Me: View>(_ me: Me, _ p0: LocalizedStringKey, _ p1: LocalizedStringKey, _ p2: AXCustomContent.Importance) { _ = me.accessibilityCustomContent(p0, p1, importance: p2); _ = me.accessibilityCustomContent(p0, p1) }
  static func call263<Me: View, V>(_ me: Me, _ p0: LocalizedStringKey, _ p1: V, _ p2: AXCustomContent.Importance) where V : StringProtocol { _ = me.accessibilityCustomContent(p0, p1, importance: p2); _ = me.accessibilityCustomContent(p0, p1) }
  static func call264<Me: View>(_ me: Me, _ p0: Bool, _ p1: AccessibilityDirectTouchOptions) { _ = me.accessibilityDirectTouch(p0, options: p1); _ = me.accessibilityDirectTouch() }
  static func call265<Me: View>(_ me: Me, _ p0: AccessibilityChildBehavior) { _ = me.accessibilityElement(children: p0); _ = me.accessibilityElement() }
  static func call266<Me: View, Value>(_ me: Me, _ p0: AccessibilityFocusState<Value>.Binding, _ p1: Value) where Value : Hashable { _ = me.accessibilityFocused(p0, equals: p1) }
  static func call267<Me: View>(_ me: Me, _ p0: AccessibilityFocusState<Bool>.Binding) { _ = me.accessibilityFocused(p0) }
  static func call268<Me: View>(_ me: Me, _ p0: AccessibilityHeadingLevel) { _ = me.accessibilityHeading(p0) }
  static func call269<Me: View>(_ me: Me, _ p0: Bool) { _ = me.accessibilityHidden(p0) }
  static func call270<Me: View>(_ me: Me, _ p0: Text) { _ = me.accessibilityHint(p0) }
  static func call271<Me: View>(_ me: Me, _ p0: LocalizedStringKey) { _ = me.accessibilityHint(p0) }
  static func call272<Me: View, S>(_ me: Me, _ p0: S) where S : StringProtocol { _ = me.accessibilityHint(p0) }
  static func call273<Me: View>(_ me: Me, _ p0: String) { _ = me.accessibilityIdentifier(p0) }
  static func call274<Me: View>(_ me: Me, _ p0: Bool) { _ = me.accessibilityIgnoresInvertColors(p0); _ = me.accessibilityIgnoresInvertColors() }
  static func call275<Me: View>(_ me: Me, _ p0: [Text]) { _ = me.accessibilityInputLabels(p0) }
  static func call276<Me: View>(_ me: Me, _ p0: [LocalizedStringKey]) { _ = me.accessibilityInputLabels(p0) }
  static func call277<Me: View, S>(_ me: Me, _ p0: [S]) where S : StringProtocol { _ = me.accessibilityInputLabels(p0) }
  static func call278<Me: View>(_ me: Me, _ p0: Text) { _ = me.accessibilityLabel(p0) }
  static func call279<Me: View>(_ me: Me, _ p0: LocalizedStringKey) { _ = me.accessibilityLabel(p0) }
  static func call280<Me: View, S>(_ me: Me, _ p0: S) where S : StringProtocol { _ = me.accessibilityLabel(p0) }
  static func call281<Me: View, ID>(_ me: Me, _ p0: AccessibilityLabeledPairRole, _ p1: ID, _ p2: Namespace.ID) where ID : Hashable { _ = me.accessibilityLabeledPair(role: p0, id: p1, in: p2) }
  static func call282<Me: View, ID>(_ me: Me, _ p0: ID, _ p1: Namespace.ID) where ID : Hashable { _ = me.accessibilityLinkedGroup(id: p0, in: p1) }
  static func call283<Me: View>(_ me: Me, _ p0: AccessibilityTraits) { _ = me.accessibilityRemoveTraits(p0) }
  static func call284<Me: View, V>(_ me: Me, _ p0: () -> V) where V : View { _ = me.accessibilityRepresentation(representation: p0) }
  static func call285<Me: View>(_ me: Me, _ p0: Bool) { _ = me.accessibilityRespondsToUserInteraction(p0); _ = me.accessibilityRespondsToUserInteraction() }
  static func call286<Me: View, Content>(_ me: Me, _ p0: Text, _ p1: @escaping () -> Content) where Content : AccessibilityRotorContent { _ = me.accessibilityRotor(p0, entries: p1) }
  static func call287<Me: View, Content>(_ me: Me, _ p0: AccessibilitySystemRotor, _ p1: @escaping () -> Content) where Content : AccessibilityRotorContent { _ = me.accessibilityRotor(p0, entries: p1) }
  static func call288<Me: View, EntryModel>(_ me: Me, _ p0: Text, _ p1: [EntryModel], _ p2: KeyPath<EntryModel, String>) where EntryModel : Identifiable { _ = me.accessibilityRotor(p0, entries: p1, entryLabel: p2) }
  static func call289<Me: View, EntryModel>(_ me: Me, _ p0: AccessibilitySystemRotor, _ p1: [EntryModel], _ p2: KeyPath<EntryModel, String>) where EntryModel : Identifiable { _ = me.accessibilityRotor(p0, entries: p1, entryLabel: p2) }
  static func call290<Me: View, Content>(_ me: Me, _ p0: LocalizedStringKey, _ p1: @escaping () -> Content) where Content : AccessibilityRotorContent { _ = me.accessibilityRotor(p0, entries: p1) }
  static func call291<Me: View, L, Content>(_ me: Me, _ p0: L, _ p1: @escaping () -> Content) where L : StringProtocol, Content : AccessibilityRotorContent { _ = me.accessibilityRotor(p0, entries: p1) }
  static func call292<Me: View, EntryModel>(_ me: Me, _ p0: LocalizedStringKey, _ p1: [EntryModel], _ p2: KeyPath<EntryModel, String>) where EntryModel : Identifiable { _ = me.accessibilityRotor(p0, entries: p1, entryLabel: p2) }
  static func call293<Me: View, EntryModel, ID>(_ me: Me, _ p0: LocalizedStringKey, _ p1: [EntryModel], _ p2: KeyPath<EntryModel, ID>, _ p3: KeyPath<EntryModel, String>) where ID : Hashable { _ = me.accessibilityRotor(p0, entries: p1, entryID: p2, entryLabel: p3) }
  static func call294<Me: View>(_ me: Me, _ p0: LocalizedStringKey, _ p1: [Range<String.Index>]) { _ = me.accessibilityRotor(p0, textRanges: p1) }
  static func call295<Me: View, ID>(_ me: Me, _ p0: ID, _ p1: Namespace.ID) where ID : Hashable { _ = me.accessibilityRotorEntry(id: p0, in: p1) }
  static func call296<Me: View>(_ me: Me, _ p0: @escaping (Edge) -> Void) { _ = me.accessibilityScrollAction(p0) }
  static func call297<Me: View, V>(_ me: Me, _ p0: () -> V) where V : View { _ = me.accessibilityShowsLargeContentViewer(p0) }
  static func call298<Me: View>(_ me: Me) { _ = me.accessibilityShowsLargeContentViewer() }
  static func call299<Me: View>(_ me: Me, _ p0: Double) { _ = me.accessibilitySortPriority(p0) }
  static func call300<Me: View>(_ me: Me, _ p0: AccessibilityTextContentType) { _ = me.accessibilityTextContentType(p0) }
  static func call301<Me: View>(_ me: Me, _ p0: Text) { _ = me.accessibilityValue(p0) }
  static func call302<Me: View>(_ me: Me, _ p0: LocalizedStringKey) { _ = me.accessibilityValue(p0) }
  static func call303<Me: View, S>(_ me: Me, _ p0: S) where S : StringProtocol { _ = me.accessibilityValue(p0) }
  static func call304<Me: View>(_ me: Me, _ p0: @escaping (AccessibilityZoomGestureAction) -> Void) { _ = me.accessibilityZoomAction(p0) }
  static func call305<Me: View, T>(_ me: Me, _ p0: Binding<T?>, _ p1: (T) -> ActionSheet) where T : Identifiable { _ = me.actionSheet(item: p0, content: p1) }
  static func call306<Me: View>(_ me: Me, _ p0: Binding<Bool>, _ p1: () -> ActionSheet) { _ = me.actionSheet(isPresented: p0, content: p1) }
  static func call307<Me: View, A>(_ me: Me, _ p0: LocalizedStringKey, _ p1: Binding<Bool>, _ p2: () -> A) where A : View { _ = me.alert(p0, isPresented: p1, actions: p2) }
  static func call308<Me: View, S, A>(_ me: Me, _ p0: S, _ p1: Binding<Bool>, _ p2: () -> A) where S : StringProtocol, A : View { _ = me.alert(p0, isPresented: p1, actions: p2) }
  static func call309<Me: View, A>(_ me: Me, _ p0: Text, _ p1: Binding<Bool>, _ p2: () -> A) where A : View { _ = me.alert(p0, isPresented: p1, actions: p2) }
  static func call310<Me: View, A, M>(_ me: Me, _ p0: LocalizedStringKey, _ p1: Binding<Bool>, _ p2: () -> A, _ p3: () -> M) where A : View, M : View { _ = me.alert(p0, isPresented: p1, actions: p2, message: p3) }
  static func call311<Me: View, S, A, M>(_ me: Me, _ p0: S, _ p1: Binding<Bool>, _ p2: () -> A, _ p3: () -> M) where S : StringProtocol, A : View, M : View { _ = me.alert(p0, isPresented: p1, actions: p2, message: p3) }
  static func call312<Me: View, A, M>(_ me: Me, _ p0: Text, _ p1: Binding<Bool>, _ p2: () -> A, _ p3: () -> M) where A : View, M : View { _ = me.alert(p0, isPresented: p1, actions: p2, message: p3) }
  static func call313<Me: View, A, T>(_ me: Me, _ p0: LocalizedStringKey, _ p1: Binding<Bool>, _ p2: T?, _ p3: (T) -> A) where A : View { _ = me.alert(p0, isPresented: p1, presenting: p2, actions: p3) }
  static func call314<Me: View, S, A, T>(_ me: Me, _ p0: S, _ p1: Binding<Bool>, _ p2: T?, _ p3: (T) -> A) where S : StringProtocol, A : View { _ = me.alert(p0, isPresented: p1, presenting: p2, actions: p3) }
  static func call315<Me: View, A, T>(_ me: Me, _ p0: Text, _ p1: Binding<Bool>, _ p2: T?, _ p3: (T) -> A) where A : View { _ = me.alert(p0, isPresented: p1, presenting: p2, actions: p3) }
  static func call316<Me: View, A, M, T>(_ me: Me, _ p0: LocalizedStringKey, _ p1: Binding<Bool>, _ p2: T?, _ p3: (T) -> A, _ p4: (T) -> M) where A : View, M : View { _ = me.alert(p0, isPresented: p1, presenting: p2, actions: p3, message: p4) }
  static func call317<Me: View, S, A, M, T>(_ me: Me, _ p0: S, _ p1: Binding<Bool>, _ p2: T?, _ p3: (T) -> A, _ p4: (T) -> M) where S : StringProtocol, A : View, M : View { _ = me.alert(p0, isPresented: p1, presenting: p2, actions: p3, message: p4) }
  static func call318<Me: View, A, M, T>(_ me: Me, _ p0: Text, _ p1: Binding<Bool>, _ p2: T?, _ p3: (T) -> A, _ p4: (T) -> M) where A : View, M : View { _ = me.alert(p0, isPresented: p1, presenting: p2, actions: p3, message: p4) }
  static func call319<Me: View, E, A>(_ me: Me, _ p0: Binding<Bool>, _ p1: E?, _ p2: () -> A) where E : LocalizedError, A : View { _ = me.alert(isPresented: p0, error: p1, actions: p2) }
  static func call320<Me: View, E, A, M>(_ me: Me, _ p0: Binding<Bool>, _ p1: E?, _ p2: (E) -> A, _ p3: (E) -> M) where E : LocalizedError, A : View, M : View { _ = me.alert(isPresented: p0, error: p1, actions: p2, message: p3) }
  static func call321<Me: View, Item>(_ me: Me, _ p0: Binding<Item?>, _ p1: (Item) -> Alert) where Item : Identifiable { _ = me.alert(item: p0, content: p1) }
  static func call322<Me: View>(_ me: Me, _ p0: Binding<Bool>, _ p1: () -> Alert) { _ = me.alert(isPresented: p0, content: p1) }
  static func call323<Me: View>(_ me: Me, _ p0: HorizontalAlignment, _ p1: @escaping (ViewDimensions) -> CGFloat) { _ = me.alignmentGuide(p0, computeValue: p1) }
  static func call324<Me: View>(_ me: Me, _ p0: VerticalAlignment, _ p1: @escaping (ViewDimensions) -> CGFloat) { _ = me.alignmentGuide(p0, computeValue: p1) }
  static func call325<Me: View>(_ me: Me, _ p0: Image.DynamicRange?) { _ = me.allowedDynamicRange(p0) }
  static func call326<Me: View>(_ me: Me, _ p0: Bool) { _ = me.allowsHitTesting(p0) }
  static func call327<Me: View>(_ me: Me, _ p0: Bool) { _ = me.allowsTightening(p0) }
  static func call328<Me: View, V>(_ me: Me, _ p0: Animation?, _ p1: V) where V : Equatable { _ = me.animation(p0, value: p1) }
  static func call329<Me: View>(_ me: Me, _ p0: Animation?) where Me : Equatable { _ = me.animation(p0) }
  static func call330<Me: View>(_ me: Me, _ p0: Animation?) { _ = me.animation(p0) }
  static func call331<Me: View, V>(_ me: Me, _ p0: Animation?, _ p1: (PlaceholderContentView<Me>) -> V) where V : View { _ = me.animation(p0, body: p1) }
  static func call332<Me: View>(_ me: Me, _ p0: CGFloat?, _ p1: ContentMode) { _ = me.aspectRatio(p0, contentMode: p1); _ = me.aspectRatio(contentMode: p1) }
  static func call333<Me: View>(_ me: Me, _ p0: CGSize, _ p1: ContentMode) { _ = me.aspectRatio(p0, contentMode: p1) }
  static func call334<Me: View>(_ me: Me, _ p0: UITextAutocapitalizationType) { _ = me.autocapitalization(p0) }
  static func call335<Me: View>(_ me: Me, _ p0: Bool) { _ = me.autocorrectionDisabled(p0); _ = me.autocorrectionDisabled() }
  static func call336<Me: View, Background>(_ me: Me, _ p0: Background, _ p1: Alignment) where Background : View { _ = me.background(p0, alignment: p1); _ = me.background(p0) }
  static func call337<Me: View, V>(_ me: Me, _ p0: Alignment, _ p1: () -> V) where V : View { _ = me.background(alignment: p0, content: p1); _ = me.background(content: p1) }
  static func call338<Me: View>(_ me: Me, _ p0: Edge.Set) { _ = me.background(ignoresSafeAreaEdges: p0); _ = me.background() }
  static func call339<Me: View, S>(_ me: Me, _ p0: S, _ p1: Edge.Set) where S : ShapeStyle { _ = me.background(p0, ignoresSafeAreaEdges: p1); _ = me.background(p0) }
  static func call340<Me: View, S>(_ me: Me, _ p0: S, _ p1: FillStyle) where S : Shape { _ = me.background(in: p0, fillStyle: p1); _ = me.background(in: p0) }
  static func call341<Me: View, S, T>(_ me: Me, _ p0: S, _ p1: T, _ p2: FillStyle) where S : ShapeStyle, T : Shape { _ = me.background(p0, in: p1, fillStyle: p2); _ = me.background(p0, in: p1) }
  static func call342<Me: View, S>(_ me: Me, _ p0: S, _ p1: FillStyle) where S : InsettableShape { _ = me.background(in: p0, fillStyle: p1); _ = me.background(in: p0) }
  static func call343<Me: View, S, T>(_ me: Me, _ p0: S, _ p1: T, _ p2: FillStyle) where S : ShapeStyle, T : InsettableShape { _ = me.background(p0, in: p1, fillStyle: p2); _ = me.background(p0, in: p1) }
  static func call344<Me: View, K, V>(_ me: Me, _ p0: K.Type, _ p1: Alignment, _ p2: @escaping (K.Value) -> V) where K : PreferenceKey, V : View { _ = me.backgroundPreferenceValue(p0, alignment: p1, p2); _ = me.backgroundPreferenceValue(p0, p2) }
  static func call345<Me: View, S>(_ me: Me, _ p0: S) where S : ShapeStyle { _ = me.backgroundStyle(p0) }
  static func call346<Me: View>(_ me: Me, _ p0: Int) { _ = me.badge(p0) }
  static func call347<Me: View>(_ me: Me, _ p0: Text?) { _ = me.badge(p0) }
  static func call348<Me: View>(_ me: Me, _ p0: LocalizedStringKey?) { _ = me.badge(p0) }
  static func call349<Me: View, S>(_ me: Me, _ p0: S?) where S : StringProtocol { _ = me.badge(p0) }
  static func call350<Me: View>(_ me: Me, _ p0: BadgeProminence) { _ = me.badgeProminence(p0) }
  static func call351<Me: View>(_ me: Me, _ p0: CGFloat) { _ = me.baselineOffset(p0) }
  static func call352<Me: View>(_ me: Me, _ p0: BlendMode) { _ = me.blendMode(p0) }
  static func call353<Me: View>(_ me: Me, _ p0: CGFloat, _ p1: Bool) { _ = me.blur(radius: p0, opaque: p1); _ = me.blur(radius: p0) }
  static func call354<Me: View>(_ me: Me, _ p0: Bool) { _ = me.bold(p0); _ = me.bold() }
  static func call355<Me: View, S>(_ me: Me, _ p0: S, _ p1: CGFloat) where S : ShapeStyle { _ = me.border(p0, width: p1); _ = me.border(p0) }
  static func call356<Me: View>(_ me: Me, _ p0: Double) { _ = me.brightness(p0) }
  static func call357<Me: View>(_ me: Me, _ p0: ButtonBorderShape) { _ = me.buttonBorderShape(p0) }
  static func call358<Me: View>(_ me: Me, _ p0: ButtonRepeatBehavior) { _ = me.buttonRepeatBehavior(p0) }
  static func call359<Me: View, S>(_ me: Me, _ p0: S) where S : PrimitiveButtonStyle { _ = me.buttonStyle(p0) }
  static func call360<Me: View, S>(_ me: Me, _ p0: S) where S : ButtonStyle { _ = me.buttonStyle(p0) }
  static func call361<Me: View, S>(_ me: Me, _ p0: S, _ p1: FillStyle) where S : Shape { _ = me.clipShape(p0, style: p1); _ = me.clipShape(p0) }
  static func call362<Me: View>(_ me: Me, _ p0: Bool) { _ = me.clipped(antialiased: p0); _ = me.clipped() }
  static func call363<Me: View>(_ me: Me, _ p0: Shader, _ p1: Bool) { _ = me.colorEffect(p0, isEnabled: p1); _ = me.colorEffect(p0) }
  static func call364<Me: View>(_ me: Me) { _ = me.colorInvert() }
  static func call365<Me: View>(_ me: Me, _ p0: Color) { _ = me.colorMultiply(p0) }
  static func call366<Me: View>(_ me: Me, _ p0: ColorScheme) { _ = me.colorScheme(p0) }
  static func call367<Me: View>(_ me: Me) { _ = me.compositingGroup() }
  static func call368<Me: View, A>(_ me: Me, _ p0: LocalizedStringKey, _ p1: Binding<Bool>, _ p2: Visibility, _ p3: () -> A) where A : View { _ = me.confirmationDialog(p0, isPresented: p1, titleVisibility: p2, actions: p3); _ = me.confirmationDialog(p0, isPresented: p1, actions: p3) }
  static func call369<Me: View, S, A>(_ me: Me, _ p0: S, _ p1: Binding<Bool>, _ p2: Visibility, _ p3: () -> A) where S : StringProtocol, A : View { _ = me.confirmationDialog(p0, isPresented: p1, titleVisibility: p2, actions: p3); _ = me.confirmationDialog(p0, isPresented: p1, actions: p3) }
  static func call370<Me: View, A>(_ me: Me, _ p0: Text, _ p1: Binding<Bool>, _ p2: Visibility, _ p3: () -> A) where A : View { _ = me.confirmationDialog(p0, isPresented: p1, titleVisibility: p2, actions: p3); _ = me.confirmationDialog(p0, isPresented: p1, actions: p3) }
  static func call371<Me: View, A, M>(_ me: Me, _ p0: LocalizedStringKey, _ p1: Binding<Bool>, _ p2: Visibility, _ p3: () -> A, _ p4: () -> M) where A : View, M : View { _ = me.confirmationDialog(p0, isPresented: p1, titleVisibility: p2, actions: p3, message: p4); _ = me.confirmationDialog(p0, isPresented: p1, actions: p3, message: p4) }
  static func call372<Me: View, S, A, M>(_ me: Me, _ p0: S, _ p1: Binding<Bool>, _ p2: Visibility, _ p3: () -> A, _ p4: () -> M) where S : StringProtocol, A : View, M : View { _ = me.confirmationDialog(p0, isPresented: p1, titleVisibility: p2, actions: p3, message: p4); _ = me.confirmationDialog(p0, isPresented: p1, actions: p3, message: p4) }
  static func call373<Me: View, A, M>(_ me: Me, _ p0: Text, _ p1: Binding<Bool>, _ p2: Visibility, _ p3: () -> A, _ p4: () -> M) where A : View, M : View { _ = me.confirmationDialog(p0, isPresented: p1, titleVisibility: p2, actions: p3, message: p4); _ = me.confirmationDialog(p0, isPresented: p1, actions: p3, message: p4) }
  static func call374<Me: View, A, T>(_ me: Me, _ p0: LocalizedStringKey, _ p1: Binding<Bool>, _ p2: Visibility, _ p3: T?, _ p4: (T) -> A) where A : View { _ = me.confirmationDialog(p0, isPresented: p1, titleVisibility: p2, presenting: p3, actions: p4); _ = me.confirmationDialog(p0, isPresented: p1, presenting: p3, actions: p4) }
  static func call375<Me: View, S, A, T>(_ me: Me, _ p0: S, _ p1: Binding<Bool>, _ p2: Visibility, _ p3: T?, _ p4: (T) -> A) where S : StringProtocol, A : View { _ = me.confirmationDialog(p0, isPresented: p1, titleVisibility: p2, presenting: p3, actions: p4); _ = me.confirmationDialog(p0, isPresented: p1, presenting: p3, actions: p4) }
  static func call376<Me: View, A, T>(_ me: Me, _ p0: Text, _ p1: Binding<Bool>, _ p2: Visibility, _ p3: T?, _ p4: (T) -> A) where A : View { _ = me.confirmationDialog(p0, isPresented: p1, titleVisibility: p2, presenting: p3, actions: p4); _ = me.confirmationDialog(p0, isPresented: p1, presenting: p3, actions: p4) }
  static func call377<Me: View, A, M, T>(_ me: Me, _ p0: LocalizedStringKey, _ p1: Binding<Bool>, _ p2: Visibility, _ p3: T?, _ p4: (T) -> A, _ p5: (T) -> M) where A : View, M : View { _ = me.confirmationDialog(p0, isPresented: p1, titleVisibility: p2, presenting: p3, actions: p4, message: p5); _ = me.confirmationDialog(p0, isPresented: p1, presenting: p3, actions: p4, message: p5) }
  static func call378<Me: View, S, A, M, T>(_ me: Me, _ p0: S, _ p1: Binding<Bool>, _ p2: Visibility, _ p3: T?, _ p4: (T) -> A, _ p5: (T) -> M) where S : StringProtocol, A : View, M : View { _ = me.confirmationDialog(p0, isPresented: p1, titleVisibility: p2, presenting: p3, actions: p4, message: p5); _ = me.confirmationDialog(p0, isPresented: p1, presenting: p3, actions: p4, message: p5) }
  static func call379<Me: View, A, M, T>(_ me: Me, _ p0: Text, _ p1: Binding<Bool>, _ p2: Visibility, _ p3: T?, _ p4: (T) -> A, _ p5: (T) -> M) where A : View, M : View { _ = me.confirmationDialog(p0, isPresented: p1, titleVisibility: p2, presenting: p3, actions: p4, message: p5); _ = me.confirmationDialog(p0, isPresented: p1, presenting: p3, actions: p4, message: p5) }
  static func call380<Me: View, S>(_ me: Me, _ p0: S, _ p1: ContainerBackgroundPlacement) where S : ShapeStyle { _ = me.containerBackground(p0, for: p1) }
  static func call381<Me: View, V>(_ me: Me, _ p0: ContainerBackgroundPlacement, _ p1: Alignment, _ p2: () -> V) where V : View { _ = me.containerBackground(for: p0, alignment: p1, content: p2); _ = me.containerBackground(for: p0, content: p2) }
  static func call382<Me: View>(_ me: Me, _ p0: Axis.Set, _ p1: Alignment) { _ = me.containerRelativeFrame(p0, alignment: p1); _ = me.containerRelativeFrame(p0) }
  static func call383<Me: View>(_ me: Me, _ p0: Axis.Set, _ p1: Int, _ p2: Int, _ p3: CGFloat, _ p4: Alignment) { _ = me.containerRelativeFrame(p0, count: p1, span: p2, spacing: p3, alignment: p4); _ = me.containerRelativeFrame(p0, count: p1, spacing: p3) }
  static func call384<Me: View>(_ me: Me, _ p0: Axis.Set, _ p1: Alignment, _ p2: @escaping (CGFloat, Axis) -> CGFloat) { _ = me.containerRelativeFrame(p0, alignment: p1, p2); _ = me.containerRelativeFrame(p0, p2) }
  static func call385<Me: View, T>(_ me: Me, _ p0: T) where T : InsettableShape { _ = me.containerShape(p0) }
  static func call386<Me: View>(_ me: Me, _ p0: CGFloat, _ p1: ContentMarginPlacement) { _ = me.contentMargins(p0, for: p1); _ = me.contentMargins(p0) }
  static func call387<Me: View, S>(_ me: Me, _ p0: ContentShapeKinds, _ p1: S, _ p2: Bool) where S : Shape { _ = me.contentShape(p0, p1, eoFill: p2); _ = me.contentShape(p0, p1) }
  static func call388<Me: View, S>(_ me: Me, _ p0: S, _ p1: Bool) where S : Shape { _ = me.contentShape(p0, eoFill: p1); _ = me.contentShape(p0) }
  static func call389<Me: View>(_ me: Me, _ p0: ContentTransition) { _ = me.contentTransition(p0) }
  static func call390<Me: View, MenuItems>(_ me: Me, _ p0: () -> MenuItems) where MenuItems : View { _ = me.contextMenu(menuItems: p0) }
  static func call391<Me: View, M, P>(_ me: Me, _ p0: () -> M, _ p1: () -> P) where M : View, P : View { _ = me.contextMenu(menuItems: p0, preview: p1) }
  static func call392<Me: View, I, M>(_ me: Me, _ p0: I.Type, _ p1: @escaping (Set<I>) -> M, _ p2: ((Set<I>) -> Void)?) where I : Hashable, M : View { _ = me.contextMenu(forSelectionType: p0, menu: p1, primaryAction: p2); _ = me.contextMenu(menu: p1) }
  static func call393<Me: View>(_ me: Me, _ p0: Double) { _ = me.contrast(p0) }
  static func call394<Me: View, S>(_ me: Me, _ p0: S) where S : ControlGroupStyle { _ = me.controlGroupStyle(p0) }
  static func call395<Me: View>(_ me: Me, _ p0: ControlSize) { _ = me.controlSize(p0) }
  static func call396<Me: View, T>(_ me: Me, _ p0: T) where T : Hashable { _ = me.coordinateSpace(name: p0) }
  static func call397<Me: View>(_ me: Me, _ p0: NamedCoordinateSpace) { _ = me.coordinateSpace(p0) }
  static func call398<Me: View>(_ me: Me, _ p0: CGFloat, _ p1: Bool) { _ = me.cornerRadius(p0, antialiased: p1); _ = me.cornerRadius(p0) }
  static func call399<Me: View>(_ me: Me, _ p0: UserDefaults) { _ = me.defaultAppStorage(p0) }
  static func call400<Me: View, V>(_ me: Me, _ p0: FocusState<V>.Binding, _ p1: V, _ p2: DefaultFocusEvaluationPriority) where V : Hashable { _ = me.defaultFocus(p0, p1, priority: p2); _ = me.defaultFocus(p0, p1) }
  static func call401<Me: View>(_ me: Me, _ p0: HoverEffect?) { _ = me.defaultHoverEffect(p0) }
  static func call402<Me: View>(_ me: Me, _ p0: Edge.Set) { _ = me.defersSystemGestures(on: p0) }
  static func call403<Me: View>(_ me: Me, _ p0: Bool) { _ = me.deleteDisabled(p0) }
  static func call404<Me: View>(_ me: Me, _ p0: LocalizedStringKey, _ p1: Binding<Bool>) { _ = me.dialogSuppressionToggle(p0, isSuppressed: p1) }
  static func call405<Me: View>(_ me: Me, _ p0: Text, _ p1: Binding<Bool>) { _ = me.dialogSuppressionToggle(p0, isSuppressed: p1) }
  static func call406<Me: View>(_ me: Me, _ p0: Binding<Bool>) { _ = me.dialogSuppressionToggle(isSuppressed: p0) }
  static func call407<Me: View>(_ me: Me, _ p0: Bool?) { _ = me.disableAutocorrection(p0) }
  static func call408<Me: View>(_ me: Me, _ p0: Bool) { _ = me.disabled(p0) }
  static func call409<Me: View, S>(_ me: Me, _ p0: S) where S : DisclosureGroupStyle { _ = me.disclosureGroupStyle(p0) }
  static func call410<Me: View>(_ me: Me, _ p0: Shader, _ p1: CGSize, _ p2: Bool) { _ = me.distortionEffect(p0, maxSampleOffset: p1, isEnabled: p2); _ = me.distortionEffect(p0, maxSampleOffset: p1) }
  static func call411<Me: View, T>(_ me: Me, _ p0: T) where T : Transferable { _ = me.draggable(p0) }
  static func call412<Me: View, V, T>(_ me: Me, _ p0: T, _ p1: () -> V) where V : View, T : Transferable { _ = me.draggable(p0, preview: p1) }
  static func call413<Me: View>(_ me: Me, _ p0: Bool, _ p1: ColorRenderingMode) { _ = me.drawingGroup(opaque: p0, colorMode: p1); _ = me.drawingGroup() }
  static func call414<Me: View, T>(_ me: Me, _ p0: T.Type, _ p1: @escaping (_ items: [T], _ location: CGPoint) -> Bool, _ p2: @escaping (Bool) -> Void) where T : Transferable { _ = me.dropDestination(for: p0, action: p1, isTargeted: p2); _ = me.dropDestination(action: p1) }
  static func call415<Me: View>(_ me: Me, _ p0: DynamicTypeSize) { _ = me.dynamicTypeSize(p0) }
  static func call416<Me: View, T>(_ me: Me, _ p0: T) where T : RangeExpression, T.Bound == DynamicTypeSize { _ = me.dynamicTypeSize(p0) }
  static func call417<Me: View>(_ me: Me, _ p0: Edge.Set) { _ = me.edgesIgnoringSafeArea(p0) }
  static func call418<Me: View, V>(_ me: Me, _ p0: WritableKeyPath<EnvironmentValues, V>, _ p1: V) { _ = me.environment(p0, p1) }
  static func call419<Me: View, T>(_ me: Me, _ p0: T?) where T : AnyObject, T : Observable { _ = me.environment(p0) }
  static func call420<Me: View, T>(_ me: Me, _ p0: T) where T : ObservableObject { _ = me.environmentObject(p0) }
  static func call421<Me: View>(_ me: Me) where Me : Equatable { _ = me.equatable() }
  static func call422<Me: View>(_ me: Me, _ p0: FileDialogBrowserOptions) { _ = me.fileDialogBrowserOptions(p0) }
  static func call423<Me: View, S>(_ me: Me, _ p0: S) where S : StringProtocol { _ = me.fileDialogConfirmationLabel(p0) }
  static func call424<Me: View>(_ me: Me, _ p0: Text?) { _ = me.fileDialogConfirmationLabel(p0) }
  static func call425<Me: View>(_ me: Me, _ p0: LocalizedStringKey) { _ = me.fileDialogConfirmationLabel(p0) }
  static func call426<Me: View>(_ me: Me, _ p0: String) { _ = me.fileDialogCustomizationID(p0) }
  static func call427<Me: View>(_ me: Me, _ p0: URL?) { _ = me.fileDialogDefaultDirectory(p0) }
  static func call428<Me: View>(_ me: Me, _ p0: Bool) { _ = me.fileDialogImportsUnresolvedAliases(p0) }
  static func call429<Me: View>(_ me: Me, _ p0: Text?) { _ = me.fileDialogMessage(p0) }
  static func call430<Me: View>(_ me: Me, _ p0: LocalizedStringKey) { _ = me.fileDialogMessage(p0) }
  static func call431<Me: View, S>(_ me: Me, _ p0: S) where S : StringProtocol { _ = me.fileDialogMessage(p0) }
  static func call432<Me: View>(_ me: Me, _ p0: Predicate<URL>) { _ = me.fileDialogURLEnabled(p0) }
  static func call433<Me: View, D>(_ me: Me, _ p0: Binding<Bool>, _ p1: D?, _ p2: UTType, _ p3: String?, _ p4: @escaping (_ result: Result<URL, any Error>) -> Void) where D : FileDocument { _ = me.fileExporter(isPresented: p0, document: p1, contentType: p2, defaultFilename: p3, onCompletion: p4); _ = me.fileExporter(isPresented: p0, document: p1, contentType: p2, onCompletion: p4) }
  static func call434<Me: View, C>(_ me: Me, _ p0: Binding<Bool>, _ p1: C, _ p2: UTType, _ p3: @escaping (_ result: Result<[URL], any Error>) -> Void) where C : Collection, C.Element : FileDocument { _ = me.fileExporter(isPresented: p0, documents: p1, contentType: p2, onCompletion: p3) }
  static func call435<Me: View, D>(_ me: Me, _ p0: Binding<Bool>, _ p1: D?, _ p2: [UTType], _ p3: String?, _ p4: @escaping (Result<URL, any Error>) -> Void, _ p5: @escaping () -> Void) where D : FileDocument { _ = me.fileExporter(isPresented: p0, document: p1, contentTypes: p2, defaultFilename: p3, onCompletion: p4, onCancellation: p5); _ = me.fileExporter(isPresented: p0, document: p1, onCompletion: p4) }
  static func call436<Me: View>(_ me: Me, _ p0: Text?) { _ = me.fileExporterFilenameLabel(p0) }
  static func call437<Me: View>(_ me: Me, _ p0: LocalizedStringKey) { _ = me.fileExporterFilenameLabel(p0) }
  static func call438<Me: View, S>(_ me: Me, _ p0: S) where S : StringProtocol { _ = me.fileExporterFilenameLabel(p0) }
  static func call439<Me: View>(_ me: Me, _ p0: Binding<Bool>, _ p1: [UTType], _ p2: @escaping (_ result: Result<URL, any Error>) -> Void) { _ = me.fileImporter(isPresented: p0, allowedContentTypes: p1, onCompletion: p2) }
  static func call440<Me: View>(_ me: Me, _ p0: Binding<Bool>, _ p1: [UTType], _ p2: Bool, _ p3: @escaping (_ result: Result<[URL], any Error>) -> Void) { _ = me.fileImporter(isPresented: p0, allowedContentTypes: p1, allowsMultipleSelection: p2, onCompletion: p3) }
  static func call441<Me: View>(_ me: Me, _ p0: Binding<Bool>, _ p1: [UTType], _ p2: Bool, _ p3: @escaping (_ result: Result<[URL], any Error>) -> Void, _ p4: @escaping () -> Void) { _ = me.fileImporter(isPresented: p0, allowedContentTypes: p1, allowsMultipleSelection: p2, onCompletion: p3, onCancellation: p4) }
  static func call442<Me: View>(_ me: Me, _ p0: Binding<Bool>, _ p1: URL?, _ p2: @escaping (_ result: Result<URL, any Error>) -> Void) { _ = me.fileMover(isPresented: p0, file: p1, onCompletion: p2) }
  static func call443<Me: View>(_ me: Me, _ p0: Binding<Bool>, _ p1: URL?, _ p2: @escaping (Result<URL, any Error>) -> Void, _ p3: @escaping () -> Void) { _ = me.fileMover(isPresented: p0, file: p1, onCompletion: p2, onCancellation: p3) }
  static func call444<Me: View>(_ me: Me, _ p0: Bool) { _ = me.findDisabled(p0); _ = me.findDisabled() }
  static func call445<Me: View>(_ me: Me, _ p0: Binding<Bool>) { _ = me.findNavigator(isPresented: p0) }
  static func call446<Me: View>(_ me: Me, _ p0: Bool, _ p1: Bool) { _ = me.fixedSize(horizontal: p0, vertical: p1) }
  static func call447<Me: View>(_ me: Me) { _ = me.fixedSize() }
  static func call448<Me: View>(_ me: Me, _ p0: Bool) { _ = me.flipsForRightToLeftLayoutDirection(p0) }
  static func call449<Me: View>(_ me: Me, _ p0: Bool) { _ = me.focusEffectDisabled(p0); _ = me.focusEffectDisabled() }
  static func call450<Me: View>(_ me: Me, _ p0: Bool) { _ = me.focusable(p0); _ = me.focusable() }
  static func call451<Me: View>(_ me: Me, _ p0: Bool, _ p1: FocusInteractions) { _ = me.focusable(p0, interactions: p1); _ = me.focusable(interactions: p1) }
  static func call452<Me: View, Value>(_ me: Me, _ p0: FocusState<Value>.Binding, _ p1: Value) where Value : Hashable { _ = me.focused(p0, equals: p1) }
  static func call453<Me: View>(_ me: Me, _ p0: FocusState<Bool>.Binding) { _ = me.focused(p0) }
  static func call454<Me: View, T>(_ me: Me, _ p0: T) where T : ObservableObject { _ = me.focusedObject(p0) }
  static func call455<Me: View, T>(_ me: Me, _ p0: T) where T : ObservableObject { _ = me.focusedSceneObject(p0) }
  static func call456<Me: View, T>(_ me: Me, _ p0: WritableKeyPath<FocusedValues, T?>, _ p1: T) { _ = me.focusedSceneValue(p0, p1) }
  static func call457<Me: View, T>(_ me: Me, _ p0: WritableKeyPath<FocusedValues, T?>, _ p1: T?) { _ = me.focusedSceneValue(p0, p1) }
  static func call458<Me: View, Value>(_ me: Me, _ p0: WritableKeyPath<FocusedValues, Value?>, _ p1: Value) { _ = me.focusedValue(p0, p1) }
  static func call459<Me: View, Value>(_ me: Me, _ p0: WritableKeyPath<FocusedValues, Value?>, _ p1: Value?) { _ = me.focusedValue(p0, p1) }
  static func call460<Me: View>(_ me: Me, _ p0: Font?) { _ = me.font(p0) }
  static func call461<Me: View>(_ me: Me, _ p0: Font.Design?) { _ = me.fontDesign(p0) }
  static func call462<Me: View>(_ me: Me, _ p0: Font.Weight?) { _ = me.fontWeight(p0) }
  static func call463<Me: View>(_ me: Me, _ p0: Font.Width?) { _ = me.fontWidth(p0) }
  static func call464<Me: View>(_ me: Me, _ p0: Color?) { _ = me.foregroundColor(p0) }
  static func call465<Me: View, S>(_ me: Me, _ p0: S) where S : ShapeStyle { _ = me.foregroundStyle(p0) }
  static func call466<Me: View, S1, S2>(_ me: Me, _ p0: S1, _ p1: S2) where S1 : ShapeStyle, S2 : ShapeStyle { _ = me.foregroundStyle(p0, p1) }
  static func call467<Me: View, S1, S2, S3>(_ me: Me, _ p0: S1, _ p1: S2, _ p2: S3) where S1 : ShapeStyle, S2 : ShapeStyle, S3 : ShapeStyle { _ = me.foregroundStyle(p0, p1, p2) }
  static func call468<Me: View, S>(_ me: Me, _ p0: S) where S : FormStyle { _ = me.formStyle(p0) }
  static func call469<Me: View>(_ me: Me, _ p0: CGFloat?, _ p1: CGFloat?, _ p2: Alignment) { _ = me.frame(width: p0, height: p1, alignment: p2); _ = me.frame() }
  static func call470<Me: View>(_ me: Me) { _ = me.frame() }
  static func call471<Me: View>(_ me: Me, _ p0: CGFloat?, _ p1: CGFloat?, _ p2: CGFloat?, _ p3: CGFloat?, _ p4: CGFloat?, _ p5: CGFloat?, _ p6: Alignment) { _ = me.frame(minWidth: p0, idealWidth: p1, maxWidth: p2, minHeight: p3, idealHeight: p4, maxHeight: p5, alignment: p6); _ = me.frame() }
  static func call472<Me: View, Item, Content>(_ me: Me, _ p0: Binding<Item?>, _ p1: (() -> Void)?, _ p2: @escaping (Item) -> Content) where Item : Identifiable, Content : View { _ = me.fullScreenCover(item: p0, onDismiss: p1, content: p2); _ = me.fullScreenCover(item: p0, content: p2) }
  static func call473<Me: View, Content>(_ me: Me, _ p0: Binding<Bool>, _ p1: (() -> Void)?, _ p2: @escaping () -> Content) where Content : View { _ = me.fullScreenCover(isPresented: p0, onDismiss: p1, content: p2); _ = me.fullScreenCover(isPresented: p0, content: p2) }
  static func call474<Me: View, S>(_ me: Me, _ p0: S) where S : GaugeStyle { _ = me.gaugeStyle(p0) }
  static func call475<Me: View, T>(_ me: Me, _ p0: T, _ p1: GestureMask) where T : Gesture { _ = me.gesture(p0, including: p1); _ = me.gesture(p0) }
  static func call476<Me: View>(_ me: Me, _ p0: Double) { _ = me.grayscale(p0) }
  static func call477<Me: View>(_ me: Me, _ p0: UnitPoint) { _ = me.gridCellAnchor(p0) }
  static func call478<Me: View>(_ me: Me, _ p0: Int) { _ = me.gridCellColumns(p0) }
  static func call479<Me: View>(_ me: Me, _ p0: Axis.Set) { _ = me.gridCellUnsizedAxes(p0) }
  static func call480<Me: View>(_ me: Me, _ p0: HorizontalAlignment) { _ = me.gridColumnAlignment(p0) }
  static func call481<Me: View, S>(_ me: Me, _ p0: S) where S : GroupBoxStyle { _ = me.groupBoxStyle(p0) }
  static func call482<Me: View>(_ me: Me, _ p0: Set<String>, _ p1: Set<String>) { _ = me.handlesExternalEvents(preferring: p0, allowing: p1) }
  static func call483<Me: View>(_ me: Me, _ p0: Prominence) { _ = me.headerProminence(p0) }
  static func call484<Me: View>(_ me: Me, _ p0: LocalizedStringKey) { _ = me.help(p0) }
  static func call485<Me: View>(_ me: Me, _ p0: Text) { _ = me.help(p0) }
  static func call486<Me: View, S>(_ me: Me, _ p0: S) where S : StringProtocol { _ = me.help(p0) }
  static func call487<Me: View>(_ me: Me) { _ = me.hidden() }
  static func call488<Me: View, T>(_ me: Me, _ p0: T, _ p1: GestureMask) where T : Gesture { _ = me.highPriorityGesture(p0, including: p1); _ = me.highPriorityGesture(p0) }
  static func call489<Me: View>(_ me: Me, _ p0: HoverEffect) { _ = me.hoverEffect(p0); _ = me.hoverEffect() }
  static func call490<Me: View>(_ me: Me, _ p0: HoverEffect, _ p1: Bool) { _ = me.hoverEffect(p0, isEnabled: p1); _ = me.hoverEffect() }
  static func call491<Me: View>(_ me: Me, _ p0: Bool) { _ = me.hoverEffectDisabled(p0); _ = me.hoverEffectDisabled() }
  static func call492<Me: View>(_ me: Me, _ p0: Angle) { _ = me.hueRotation(p0) }
  static func call493<Me: View, ID>(_ me: Me, _ p0: ID) where ID : Hashable { _ = me.id(p0) }
  static func call494<Me: View>(_ me: Me, _ p0: SafeAreaRegions, _ p1: Edge.Set) { _ = me.ignoresSafeArea(p0, edges: p1); _ = me.ignoresSafeArea() }
  static func call495<Me: View, S>(_ me: Me, _ p0: S) where S : IndexViewStyle { _ = me.indexViewStyle(p0) }
  static func call496<Me: View, V>(_ me: Me, _ p0: Binding<Bool>, _ p1: () -> V) where V : View { _ = me.inspector(isPresented: p0, content: p1) }
  static func call497<Me: View>(_ me: Me, _ p0: CGFloat?, _ p1: CGFloat, _ p2: CGFloat?) { _ = me.inspectorColumnWidth(min: p0, ideal: p1, max: p2); _ = me.inspectorColumnWidth(ideal: p1) }
  static func call498<Me: View>(_ me: Me, _ p0: CGFloat) { _ = me.inspectorColumnWidth(p0) }
  static func call499<Me: View>(_ me: Me, _ p0: String) { _ = me.interactionActivityTrackingTag(p0) }
  static func call500<Me: View>(_ me: Me, _ p0: Bool) { _ = me.interactiveDismissDisabled(p0); _ = me.interactiveDismissDisabled() }
  static func call501<Me: View>(_ me: Me, _ p0: Bool) { _ = me.invalidatableContent(p0); _ = me.invalidatableContent() }
  static func call502<Me: View>(_ me: Me, _ p0: Bool) { _ = me.italic(p0); _ = me.italic() }
}
