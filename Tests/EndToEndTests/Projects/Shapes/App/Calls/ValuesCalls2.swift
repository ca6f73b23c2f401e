import SwiftUI
import UniformTypeIdentifiers

// One call of each overload, with all of its arguments and with those that it needs: a parameter stands
// for every value of its type, which compiles where the overloads are there.
@MainActor enum ValuesCalls2 {
  static func call1947(_ p0: HorizontalEdge) { _ = HorizontalEdge.Set(p0) }
  static func call1948() { _ = HorizontalEdge.Set.all }
  static func call1949() { _ = HorizontalEdge.Set.leading }
  static func call1950() { _ = HorizontalEdge.Set.trailing }
  static func call1951() { _ = HoverEffect.automatic }
  static func call1952() { _ = HoverEffect.lift }
  static func call1953() { _ = InterfaceOrientation.landscapeLeft }
  static func call1954() { _ = InterfaceOrientation.landscapeRight }
  static func call1955() { _ = InterfaceOrientation.portrait }
  static func call1956() { _ = InterfaceOrientation.portraitUpsideDown }
  static func call1957(_ me: InterfaceOrientation) { _ = me.id }
  static func call1958(_ p0: Character) { _ = KeyEquivalent(p0) }
  static func call1959(_ p0: Character) { _ = KeyEquivalent(extendedGraphemeClusterLiteral: p0) }
  static func call1960() { _ = KeyEquivalent.`return` }
  static func call1961() { _ = KeyEquivalent.clear }
  static func call1962() { _ = KeyEquivalent.delete }
  static func call1963() { _ = KeyEquivalent.deleteForward }
  static func call1964() { _ = KeyEquivalent.downArrow }
  static func call1965() { _ = KeyEquivalent.end }
  static func call1966() { _ = KeyEquivalent.escape }
  static func call1967() { _ = KeyEquivalent.home }
  static func call1968() { _ = KeyEquivalent.leftArrow }
  static func call1969() { _ = KeyEquivalent.pageDown }
  static func call1970() { _ = KeyEquivalent.pageUp }
  static func call1971() { _ = KeyEquivalent.rightArrow }
  static func call1972() { _ = KeyEquivalent.space }
  static func call1973() { _ = KeyEquivalent.tab }
  static func call1974() { _ = KeyEquivalent.upArrow }
  static func call1975(_ me: KeyEquivalent) { _ = me.character }
  static func call1976(_ me: KeyPress) { _ = me.characters }
  static func call1977(_ me: KeyPress) { _ = me.key }
  static func call1978(_ me: KeyPress) { _ = me.modifiers }
  static func call1979(_ me: KeyPress) { _ = me.phase }
  static func call1980(_ p0: Int) { _ = KeyPress.Phases(rawValue: p0) }
  static func call1981() { _ = KeyPress.Phases.`repeat` }
  static func call1982() { _ = KeyPress.Phases.all }
  static func call1983() { _ = KeyPress.Phases.down }
  static func call1984() { _ = KeyPress.Phases.up }
  static func call1985(_ p0: KeyEquivalent, _ p1: EventModifiers) { _ = KeyboardShortcut(p0, modifiers: p1); _ = KeyboardShortcut(p0) }
  static func call1986(_ p0: KeyEquivalent, _ p1: EventModifiers, _ p2: KeyboardShortcut.Localization) { _ = KeyboardShortcut(p0, modifiers: p1, localization: p2); _ = KeyboardShortcut(p0, localization: p2) }
  static func call1987() { _ = KeyboardShortcut.cancelAction }
  static func call1988() { _ = KeyboardShortcut.defaultAction }
  static func call1989(_ me: KeyboardShortcut) { _ = me.key }
  static func call1990(_ me: KeyboardShortcut) { _ = me.localization }
  static func call1991(_ me: KeyboardShortcut) { _ = me.modifiers }
  static func call1992() { _ = KeyboardShortcut.Localization.automatic }
  static func call1993() { _ = KeyboardShortcut.Localization.custom }
  static func call1994() { _ = KeyboardShortcut.Localization.withoutMirroring }
  static func call1995(_ p0: UITraitEnvironmentLayoutDirection) { _ = LayoutDirection(p0) }
  static func call1996() { _ = LayoutProperties() }
  static func call1997(_ me: LayoutProperties) { _ = me.stackOrientation }
  static func call1998(_ me: LayoutSubview, _ p0: ProposedViewSize) { _ = me.dimensions(in: p0) }
  static func call1999(_ me: LayoutSubview, _ p0: CGPoint, _ p1: UnitPoint, _ p2: ProposedViewSize) { _ = me.place(at: p0, anchor: p1, proposal: p2); _ = me.place(at: p0, proposal: p2) }
  static func call2000(_ me: LayoutSubview) { _ = me.priority }
  static func call2001(_ me: LayoutSubview, _ p0: ProposedViewSize) { _ = me.sizeThatFits(p0) }
  static func call2002(_ me: LayoutSubview) { _ = me.spacing }
  static func call2003(_ me: LayoutSubviews) { _ = me.layoutDirection }
  static func call2004() { _ = LocalCoordinateSpace() }
  static func call2005() { _ = LocalCoordinateSpace.local }
  static func call2006(_ me: LocalCoordinateSpace) { _ = me.coordinateSpace }
  static func call2007(_ p0: UInt32) { _ = MatchedGeometryProperties(rawValue: p0) }
  static func call2008() { _ = MatchedGeometryProperties.frame }
  static func call2009() { _ = MatchedGeometryProperties.position }
  static func call2010() { _ = MatchedGeometryProperties.size }
  static func call2011<Content, Modifier>(_ p0: Content, _ p1: Modifier) { _ = ModifiedContent<Content, Modifier>(content: p0, modifier: p1) }
  static func call2012<Content, Modifier>(_ me: ModifiedContent<Content, Modifier>) { _ = me.content }
  static func call2013<Content, Modifier>(_ me: ModifiedContent<Content, Modifier>) { _ = me.modifier }
  static func call2014(_ p0: some Hashable) { _ = NamedCoordinateSpace.named(p0) }
  static func call2015(_ p0: Axis) { _ = NamedCoordinateSpace.scrollView(axis: p0) }
  static func call2016() { _ = NamedCoordinateSpace.scrollView }
  static func call2017(_ me: NamedCoordinateSpace) { _ = me.coordinateSpace }
  static func call2018(_ p0: @escaping (URL) -> OpenURLAction.Result) { _ = OpenURLAction(handler: p0) }
  static func call2019(_ me: OpenURLAction, _ p0: URL) { _ = me.callAsFunction(p0) }
  static func call2020(_ me: OpenURLAction, _ p0: URL, _ p1: @escaping (_ accepted: Bool) -> Void) { _ = me.callAsFunction(p0, completion: p1) }
  static func call2021() { _ = OpenURLAction.Result.discarded }
  static func call2022() { _ = OpenURLAction.Result.handled }
  static func call2023(_ p0: URL) { _ = OpenURLAction.Result.systemAction(p0) }
  static func call2024() { _ = OpenURLAction.Result.systemAction }
  static func call2025() { _ = PaletteSelectionEffect.automatic }
  static func call2026() { _ = PaletteSelectionEffect.custom }
  static func call2027(_ p0: SymbolVariants) { _ = PaletteSelectionEffect.symbolVariant(p0) }
  static func call2028(_ p0: String) { _ = PreviewDevice(rawValue: p0) }
  static func call2029(_ p0: String) { _ = PreviewDevice(stringLiteral: p0) }
  static func call2030(_ p0: CGFloat?, _ p1: CGFloat?) { _ = ProposedViewSize(width: p0, height: p1) }
  static func call2031(_ p0: CGSize) { _ = ProposedViewSize(p0) }
  static func call2032() { _ = ProposedViewSize.infinity }
  static func call2033() { _ = ProposedViewSize.unspecified }
  static func call2034() { _ = ProposedViewSize.zero }
  static func call2035(_ me: ProposedViewSize) { _ = me.height }
  static func call2036(_ me: ProposedViewSize, _ p0: CGSize) { _ = me.replacingUnspecifiedDimensions(by: p0); _ = me.replacingUnspecifiedDimensions() }
  static func call2037(_ me: ProposedViewSize) { _ = me.width }
  static func call2038(_ p0: Int) { _ = RedactionReasons(rawValue: p0) }
  static func call2039() { _ = RedactionReasons.invalidated }
  static func call2040() { _ = RedactionReasons.placeholder }
  static func call2041() { _ = RedactionReasons.privacy }
  static func call2042(_ me: RefreshAction) async { _ = await me.callAsFunction() }
  static func call2043(_ me: RenameAction) { _ = me.callAsFunction() }
  static func call2044(_ p0: UInt) { _ = SafeAreaRegions(rawValue: p0) }
  static func call2045() { _ = SafeAreaRegions.all }
  static func call2046() { _ = SafeAreaRegions.container }
  static func call2047() { _ = SafeAreaRegions.keyboard }
  static func call2048() { _ = SensoryFeedback.alignment }
  static func call2049() { _ = SensoryFeedback.decrease }
  static func call2050() { _ = SensoryFeedback.error }
  static func call2051(_ p0: SensoryFeedback.Weight, _ p1: Double) { _ = SensoryFeedback.impact(weight: p0, intensity: p1); _ = SensoryFeedback.impact() }
  static func call2052(_ p0: SensoryFeedback.Flexibility, _ p1: Double) { _ = SensoryFeedback.impact(flexibility: p0, intensity: p1); _ = SensoryFeedback.impact(flexibility: p0) }
  static func call2053() { _ = SensoryFeedback.impact }
  static func call2054() { _ = SensoryFeedback.increase }
  static func call2055() { _ = SensoryFeedback.levelChange }
  static func call2056() { _ = SensoryFeedback.selection }
  static func call2057() { _ = SensoryFeedback.start }
  static func call2058() { _ = SensoryFeedback.stop }
  static func call2059() { _ = SensoryFeedback.success }
  static func call2060() { _ = SensoryFeedback.warning }
  static func call2061() { _ = SensoryFeedback.Flexibility.rigid }
  static func call2062() { _ = SensoryFeedback.Flexibility.soft }
  static func call2063() { _ = SensoryFeedback.Flexibility.solid }
  static func call2064() { _ = SensoryFeedback.Weight.heavy }
  static func call2065() { _ = SensoryFeedback.Weight.light }
  static func call2066() { _ = SensoryFeedback.Weight.medium }
  static func call2067<Image, Icon>(_ p0: LocalizedStringKey, _ p1: Image, _ p2: Icon) where Image : Transferable, Icon : Transferable { _ = SharePreview<Image, Icon>(p0, image: p1, icon: p2) }
  static func call2068<Image, Icon, S>(_ p0: S, _ p1: Image, _ p2: Icon) where Image : Transferable, Icon : Transferable, S : StringProtocol { _ = SharePreview<Image, Icon>(p0, image: p1, icon: p2) }
  static func call2069<Image, Icon>(_ p0: Text, _ p1: Image, _ p2: Icon) where Image : Transferable, Icon : Transferable { _ = SharePreview<Image, Icon>(p0, image: p1, icon: p2) }
  static func call2070<Image>(_ p0: LocalizedStringKey, _ p1: Image) where Image : Transferable { _ = SharePreview<Image, Never>(p0, image: p1) }
  static func call2071<Image, S>(_ p0: S, _ p1: Image) where Image : Transferable, S : StringProtocol { _ = SharePreview<Image, Never>(p0, image: p1) }
  static func call2072<Image>(_ p0: Text, _ p1: Image) where Image : Transferable { _ = SharePreview<Image, Never>(p0, image: p1) }
  static func call2073<Icon>(_ p0: LocalizedStringKey, _ p1: Icon) where Icon : Transferable { _ = SharePreview<Never, Icon>(p0, icon: p1) }
  static func call2074<Icon, S>(_ p0: S, _ p1: Icon) where Icon : Transferable, S : StringProtocol { _ = SharePreview<Never, Icon>(p0, icon: p1) }
  static func call2075<Icon>(_ p0: Text, _ p1: Icon) where Icon : Transferable { _ = SharePreview<Never, Icon>(p0, icon: p1) }
  static func call2076(_ p0: LocalizedStringKey) { _ = SharePreview<Never, Never>(p0) }
  static func call2077<S>(_ p0: S) where S : StringProtocol { _ = SharePreview<Never, Never>(p0) }
  static func call2078(_ p0: Text) { _ = SharePreview<Never, Never>(p0) }
  static func call2079(_ p0: CGFloat?) { _ = Spacer(minLength: p0); _ = Spacer() }
  static func call2080(_ p0: SubmitTriggers.RawValue) { _ = SubmitTriggers(rawValue: p0) }
  static func call2081() { _ = SubmitTriggers.search }
  static func call2082() { _ = SubmitTriggers.text }
  static func call2083<PublisherType, Content>(_ p0: Content, _ p1: PublisherType, _ p2: @escaping (PublisherType.Output) -> Void) where PublisherType : Publisher, Content : View, PublisherType.Failure == Never { _ = SubscriptionView<PublisherType, Content>(content: p0, publisher: p1, action: p2) }
  static func call2084<PublisherType, Content>(_ me: SubscriptionView<PublisherType, Content>) where PublisherType : Publisher, Content : View, PublisherType.Failure == Never { _ = me.action }
  static func call2085<PublisherType, Content>(_ me: SubscriptionView<PublisherType, Content>) where PublisherType : Publisher, Content : View, PublisherType.Failure == Never { _ = me.content }
  static func call2086<PublisherType, Content>(_ me: SubscriptionView<PublisherType, Content>) where PublisherType : Publisher, Content : View, PublisherType.Failure == Never { _ = me.publisher }
  static func call2087() { _ = SymbolRenderingMode.hierarchical }
  static func call2088() { _ = SymbolRenderingMode.monochrome }
  static func call2089() { _ = SymbolRenderingMode.multicolor }
  static func call2090() { _ = SymbolRenderingMode.palette }
  static func call2091() { _ = SymbolVariants.circle }
  static func call2092() { _ = SymbolVariants.fill }
  static func call2093() { _ = SymbolVariants.none }
  static func call2094() { _ = SymbolVariants.rectangle }
  static func call2095() { _ = SymbolVariants.slash }
  static func call2096() { _ = SymbolVariants.square }
  static func call2097(_ me: SymbolVariants) { _ = me.circle }
  static func call2098(_ me: SymbolVariants, _ p0: SymbolVariants) { _ = me.contains(p0) }
  static func call2099(_ me: SymbolVariants) { _ = me.fill }
  static func call2100(_ me: SymbolVariants) { _ = me.rectangle }
  static func call2101(_ me: SymbolVariants) { _ = me.slash }
  static func call2102(_ me: SymbolVariants) { _ = me.square }
  static func call2103() { _ = TypesettingLanguage.automatic }
  static func call2104(_ p0: ContentSizeCategory?) { _ = UIContentSizeCategory(p0) }
  static func call2105(_ p0: DynamicTypeSize?) { _ = UIContentSizeCategory(p0) }
  static func call2106(_ p0: UserInterfaceSizeClass?) { _ = UIUserInterfaceSizeClass(p0) }
  static func call2107(_ p0: CGFloat, _ p1: CGFloat) { _ = UnitPoint(x: p0, y: p1) }
  static func call2108() { _ = UnitPoint.bottom }
  static func call2109() { _ = UnitPoint.bottomLeading }
  static func call2110() { _ = UnitPoint.bottomTrailing }
  static func call2111() { _ = UnitPoint.center }
  static func call2112() { _ = UnitPoint.leading }
  static func call2113() { _ = UnitPoint.top }
  static func call2114() { _ = UnitPoint.topLeading }
  static func call2115() { _ = UnitPoint.topTrailing }
  static func call2116() { _ = UnitPoint.trailing }
  static func call2117() { _ = UnitPoint.zero }
  static func call2118(_ me: UnitPoint) { _ = me.x }
  static func call2119(_ me: UnitPoint) { _ = me.y }
  static func call2120(_ p0: UIUserInterfaceSizeClass) { _ = UserInterfaceSizeClass(p0) }
  static func call2121(_ p0: any AlignmentID.Type) { _ = VerticalAlignment(p0) }
  static func call2122() { _ = VerticalAlignment.bottom }
  static func call2123() { _ = VerticalAlignment.center }
  static func call2124() { _ = VerticalAlignment.firstTextBaseline }
  static func call2125() { _ = VerticalAlignment.lastTextBaseline }
  static func call2126() { _ = VerticalAlignment.top }
  static func call2127<S>(_ me: VerticalAlignment, _ p0: S) where S : Sequence, S.Element == CGFloat? { _ = me.combineExplicit(p0) }
  static func call2128(_ p0: Int8) { _ = VerticalEdge(rawValue: p0) }
  static func call2129(_ p0: Int8) { _ = VerticalEdge.Set(rawValue: p0) }
  static func call2130(_ p0: VerticalEdge) { _ = VerticalEdge.Set(p0) }
  static func call2131() { _ = VerticalEdge.Set.all }
  static func call2132() { _ = VerticalEdge.Set.bottom }
  static func call2133() { _ = VerticalEdge.Set.top }
  static func call2134() { _ = ViewBuilder.buildBlock() }
  static func call2135<Content>(_ p0: Content) where Content : View { _ = ViewBuilder.buildBlock(p0) }
  static func call2136<C0, C1>(_ p0: C0, _ p1: C1) where C0 : View, C1 : View { _ = ViewBuilder.buildBlock(p0, p1) }
  static func call2137<C0, C1, C2>(_ p0: C0, _ p1: C1, _ p2: C2) where C0 : View, C1 : View, C2 : View { _ = ViewBuilder.buildBlock(p0, p1, p2) }
  static func call2138<C0, C1, C2, C3>(_ p0: C0, _ p1: C1, _ p2: C2, _ p3: C3) where C0 : View, C1 : View, C2 : View, C3 : View { _ = ViewBuilder.buildBlock(p0, p1, p2, p3) }
  static func call2139<C0, C1, C2, C3, C4>(_ p0: C0, _ p1: C1, _ p2: C2, _ p3: C3, _ p4: C4) where C0 : View, C1 : View, C2 : View, C3 : View, C4 : View { _ = ViewBuilder.buildBlock(p0, p1, p2, p3, p4) }
  static func call2140<C0, C1, C2, C3, C4, C5>(_ p0: C0, _ p1: C1, _ p2: C2, _ p3: C3, _ p4: C4, _ p5: C5) where C0 : View, C1 : View, C2 : View, C3 : View, C4 : View, C5 : View { _ = ViewBuilder.buildBlock(p0, p1, p2, p3, p4, p5) }
  static func call2141<C0, C1, C2, C3, C4, C5, C6>(_ p0: C0, _ p1: C1, _ p2: C2, _ p3: C3, _ p4: C4, _ p5: C5, _ p6: C6) where C0 : View, C1 : View, C2 : View, C3 : View, C4 : View, C5 : View, C6 : View { _ = ViewBuilder.buildBlock(p0, p1, p2, p3, p4, p5, p6) }
  static func call2142<C0, C1, C2, C3, C4, C5, C6, C7>(_ p0: C0, _ p1: C1, _ p2: C2, _ p3: C3, _ p4: C4, _ p5: C5, _ p6: C6, _ p7: C7) where C0 : View, C1 : View, C2 : View, C3 : View, C4 : View, C5 : View, C6 : View, C7 : View { _ = ViewBuilder.buildBlock(p0, p1, p2, p3, p4, p5, p6, p7) }
  static func call2143<C0, C1, C2, C3, C4, C5, C6, C7, C8>(_ p0: C0, _ p1: C1, _ p2: C2, _ p3: C3, _ p4: C4, _ p5: C5, _ p6: C6, _ p7: C7, _ p8: C8) where C0 : View, C1 : View, C2 : View, C3 : View, C4 : View, C5 : View, C6 : View, C7 : View, C8 : View { _ = ViewBuilder.buildBlock(p0, p1, p2, p3, p4, p5, p6, p7, p8) }
  static func call2144<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(_ p0: C0, _ p1: C1, _ p2: C2, _ p3: C3, _ p4: C4, _ p5: C5, _ p6: C6, _ p7: C7, _ p8: C8, _ p9: C9) where C0 : View, C1 : View, C2 : View, C3 : View, C4 : View, C5 : View, C6 : View, C7 : View, C8 : View, C9 : View { _ = ViewBuilder.buildBlock(p0, p1, p2, p3, p4, p5, p6, p7, p8, p9) }
  static func call2145<Content>(_ p0: Content) where Content : View { _ = ViewBuilder.buildExpression(p0) }
  static func call2146<Content>(_ p0: Content?) where Content : View { _ = ViewBuilder.buildIf(p0) }
  static func call2147<Content>(_ p0: Content) where Content : View { _ = ViewBuilder.buildLimitedAvailability(p0) }
  static func call2148(_ me: ViewDimensions) { _ = me.height }
  static func call2149(_ me: ViewDimensions) { _ = me.width }
  static func call2150() { _ = ViewSpacing() }
  static func call2151() { _ = ViewSpacing.zero }
  static func call2152(_ me: ViewSpacing, _ p0: ViewSpacing, _ p1: Axis) { _ = me.distance(to: p0, along: p1) }
  static func call2153(_ me: ViewSpacing, _ p0: ViewSpacing, _ p1: Edge.Set) { var me = me; _ = me.formUnion(p0, edges: p1); _ = me.formUnion(p0) }
  static func call2154(_ me: ViewSpacing, _ p0: ViewSpacing, _ p1: Edge.Set) { _ = me.union(p0, edges: p1); _ = me.union(p0) }
  static func call2155<Content>(_ p0: Axis.Set, _ p1: () -> Content) where Content : View { _ = ViewThatFits<Content>(in: p0, content: p1); _ = ViewThatFits<Content>(content: p1) }
}
