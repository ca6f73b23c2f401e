import SwiftUI
import UniformTypeIdentifiers

// One call of each overload, with all of its arguments and with those that it needs: a parameter stands
// for every value of its type, which compiles where the overloads are there.
@MainActor enum ValuesCalls1 {
  static func call1737(_ p0: Text) { _ = AccessibilityActionKind(named: p0) }
  static func call1738() { _ = AccessibilityActionKind.`default` }
  static func call1739() { _ = AccessibilityActionKind.escape }
  static func call1740() { _ = AccessibilityActionKind.magicTap }
  static func call1741() { _ = AccessibilityChildBehavior.combine }
  static func call1742() { _ = AccessibilityChildBehavior.contain }
  static func call1743() { _ = AccessibilityChildBehavior.ignore }
  static func call1744(_ p0: Text, _ p1: String) { _ = AccessibilityCustomContentKey(p0, id: p1) }
  static func call1745(_ p0: LocalizedStringKey, _ p1: String) { _ = AccessibilityCustomContentKey(p0, id: p1) }
  static func call1746(_ p0: LocalizedStringKey) { _ = AccessibilityCustomContentKey(p0) }
  static func call1747(_ p0: AccessibilityDirectTouchOptions.RawValue) { _ = AccessibilityDirectTouchOptions(rawValue: p0) }
  static func call1748() { _ = AccessibilityDirectTouchOptions.requiresActivation }
  static func call1749() { _ = AccessibilityDirectTouchOptions.silentOnTouch }
  static func call1750(_ p0: UInt) { _ = AccessibilityHeadingLevel(rawValue: p0) }
  static func call1751<Content>(_ p0: Content) where Content : AccessibilityRotorContent { _ = AccessibilityRotorContentBuilder.buildBlock(p0) }
  static func call1752<C0, C1>(_ p0: C0, _ p1: C1) where C0 : AccessibilityRotorContent, C1 : AccessibilityRotorContent { _ = AccessibilityRotorContentBuilder.buildBlock(p0, p1) }
  static func call1753<C0, C1, C2>(_ p0: C0, _ p1: C1, _ p2: C2) where C0 : AccessibilityRotorContent, C1 : AccessibilityRotorContent, C2 : AccessibilityRotorContent { _ = AccessibilityRotorContentBuilder.buildBlock(p0, p1, p2) }
  static func call1754<C0, C1, C2, C3>(_ p0: C0, _ p1: C1, _ p2: C2, _ p3: C3) where C0 : AccessibilityRotorContent, C1 : AccessibilityRotorContent, C2 : AccessibilityRotorContent, C3 : AccessibilityRotorContent { _ = AccessibilityRotorContentBuilder.buildBlock(p0, p1, p2, p3) }
  static func call1755<C0, C1, C2, C3, C4>(_ p0: C0, _ p1: C1, _ p2: C2, _ p3: C3, _ p4: C4) where C0 : AccessibilityRotorContent, C1 : AccessibilityRotorContent, C2 : AccessibilityRotorContent, C3 : AccessibilityRotorContent, C4 : AccessibilityRotorContent { _ = AccessibilityRotorContentBuilder.buildBlock(p0, p1, p2, p3, p4) }
  static func call1756<C0, C1, C2, C3, C4, C5>(_ p0: C0, _ p1: C1, _ p2: C2, _ p3: C3, _ p4: C4, _ p5: C5) where C0 : AccessibilityRotorContent, C1 : AccessibilityRotorContent, C2 : AccessibilityRotorContent, C3 : AccessibilityRotorContent, C4 : AccessibilityRotorContent, C5 : AccessibilityRotorContent { _ = AccessibilityRotorContentBuilder.buildBlock(p0, p1, p2, p3, p4, p5) }
  static func call1757<C0, C1, C2, C3, C4, C5, C6>(_ p0: C0, _ p1: C1, _ p2: C2, _ p3: C3, _ p4: C4, _ p5: C5, _ p6: C6) where C0 : AccessibilityRotorContent, C1 : AccessibilityRotorContent, C2 : AccessibilityRotorContent, C3 : AccessibilityRotorContent, C4 : AccessibilityRotorContent, C5 : AccessibilityRotorContent, C6 : AccessibilityRotorContent { _ = AccessibilityRotorContentBuilder.buildBlock(p0, p1, p2, p3, p4, p5, p6) }
  static func call1758<C0, C1, C2, C3, C4, C5, C6, C7>(_ p0: C0, _ p1: C1, _ p2: C2, _ p3: C3, _ p4: C4, _ p5: C5, _ p6: C6, _ p7: C7) where C0 : AccessibilityRotorContent, C1 : AccessibilityRotorContent, C2 : AccessibilityRotorContent, C3 : AccessibilityRotorContent, C4 : AccessibilityRotorContent, C5 : AccessibilityRotorContent, C6 : AccessibilityRotorContent, C7 : AccessibilityRotorContent { _ = AccessibilityRotorContentBuilder.buildBlock(p0, p1, p2, p3, p4, p5, p6, p7) }
  static func call1759<C0, C1, C2, C3, C4, C5, C6, C7, C8>(_ p0: C0, _ p1: C1, _ p2: C2, _ p3: C3, _ p4: C4, _ p5: C5, _ p6: C6, _ p7: C7, _ p8: C8) where C0 : AccessibilityRotorContent, C1 : AccessibilityRotorContent, C2 : AccessibilityRotorContent, C3 : AccessibilityRotorContent, C4 : AccessibilityRotorContent, C5 : AccessibilityRotorContent, C6 : AccessibilityRotorContent, C7 : AccessibilityRotorContent, C8 : AccessibilityRotorContent { _ = AccessibilityRotorContentBuilder.buildBlock(p0, p1, p2, p3, p4, p5, p6, p7, p8) }
  static func call1760<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(_ p0: C0, _ p1: C1, _ p2: C2, _ p3: C3, _ p4: C4, _ p5: C5, _ p6: C6, _ p7: C7, _ p8: C8, _ p9: C9) where C0 : AccessibilityRotorContent, C1 : AccessibilityRotorContent, C2 : AccessibilityRotorContent, C3 : AccessibilityRotorContent, C4 : AccessibilityRotorContent, C5 : AccessibilityRotorContent, C6 : AccessibilityRotorContent, C7 : AccessibilityRotorContent, C8 : AccessibilityRotorContent, C9 : AccessibilityRotorContent { _ = AccessibilityRotorContentBuilder.buildBlock(p0, p1, p2, p3, p4, p5, p6, p7, p8, p9) }
  static func call1761<Content>(_ p0: Content) where Content : AccessibilityRotorContent { _ = AccessibilityRotorContentBuilder.buildExpression(p0) }
  static func call1762<ID>(_ p0: Text, _ p1: ID, _ p2: Range<String.Index>?, _ p3: @escaping (() -> Void)) where ID : Hashable { _ = AccessibilityRotorEntry<ID>(p0, id: p1, textRange: p2, prepare: p3); _ = AccessibilityRotorEntry<ID>(p0, id: p1) }
  static func call1763<ID>(_ p0: Text, _ p1: ID, _ p2: Namespace.ID, _ p3: Range<String.Index>?, _ p4: @escaping (() -> Void)) where ID : Hashable { _ = AccessibilityRotorEntry<ID>(p0, id: p1, in: p2, textRange: p3, prepare: p4); _ = AccessibilityRotorEntry<ID>(p0, id: p1, in: p2) }
  static func call1764<ID>(_ p0: LocalizedStringKey, _ p1: ID, _ p2: Range<String.Index>?, _ p3: @escaping (() -> Void)) where ID : Hashable { _ = AccessibilityRotorEntry<ID>(p0, id: p1, textRange: p2, prepare: p3); _ = AccessibilityRotorEntry<ID>(p0, id: p1) }
  static func call1765<ID, L>(_ p0: L, _ p1: ID, _ p2: Range<String.Index>?, _ p3: @escaping (() -> Void)) where ID : Hashable, L : StringProtocol { _ = AccessibilityRotorEntry<ID>(p0, id: p1, textRange: p2, prepare: p3); _ = AccessibilityRotorEntry<ID>(p0, id: p1) }
  static func call1766() { _ = AccessibilitySystemRotor.boldText }
  static func call1767(_ p0: AccessibilityHeadingLevel) { _ = AccessibilitySystemRotor.headings(level: p0) }
  static func call1768() { _ = AccessibilitySystemRotor.headings }
  static func call1769() { _ = AccessibilitySystemRotor.images }
  static func call1770() { _ = AccessibilitySystemRotor.italicText }
  static func call1771() { _ = AccessibilitySystemRotor.landmarks }
  static func call1772(_ p0: Bool) { _ = AccessibilitySystemRotor.links(visited: p0) }
  static func call1773() { _ = AccessibilitySystemRotor.links }
  static func call1774() { _ = AccessibilitySystemRotor.lists }
  static func call1775() { _ = AccessibilitySystemRotor.misspelledWords }
  static func call1776() { _ = AccessibilitySystemRotor.tables }
  static func call1777() { _ = AccessibilitySystemRotor.textFields }
  static func call1778() { _ = AccessibilitySystemRotor.underlineText }
  static func call1779() { _ = AccessibilityTechnologies() }
  static func call1780() { _ = AccessibilityTechnologies.switchControl }
  static func call1781() { _ = AccessibilityTechnologies.voiceOver }
  static func call1782(_ me: AccessibilityTechnologies, _ p0: AccessibilityTechnologies) { _ = me.contains(p0) }
  static func call1783(_ me: AccessibilityTechnologies, _ p0: AccessibilityTechnologies) { var me = me; _ = me.formIntersection(p0) }
  static func call1784(_ me: AccessibilityTechnologies, _ p0: AccessibilityTechnologies) { var me = me; _ = me.formSymmetricDifference(p0) }
  static func call1785(_ me: AccessibilityTechnologies, _ p0: AccessibilityTechnologies) { var me = me; _ = me.formUnion(p0) }
  static func call1786(_ me: AccessibilityTechnologies, _ p0: AccessibilityTechnologies) { var me = me; _ = me.insert(p0) }
  static func call1787(_ me: AccessibilityTechnologies, _ p0: AccessibilityTechnologies) { _ = me.intersection(p0) }
  static func call1788(_ me: AccessibilityTechnologies, _ p0: AccessibilityTechnologies) { var me = me; _ = me.remove(p0) }
  static func call1789(_ me: AccessibilityTechnologies, _ p0: AccessibilityTechnologies) { _ = me.symmetricDifference(p0) }
  static func call1790(_ me: AccessibilityTechnologies, _ p0: AccessibilityTechnologies) { _ = me.union(p0) }
  static func call1791(_ me: AccessibilityTechnologies, _ p0: AccessibilityTechnologies) { var me = me; _ = me.update(with: p0) }
  static func call1792() { _ = AccessibilityTraits() }
  static func call1793() { _ = AccessibilityTraits.allowsDirectInteraction }
  static func call1794() { _ = AccessibilityTraits.causesPageTurn }
  static func call1795() { _ = AccessibilityTraits.isButton }
  static func call1796() { _ = AccessibilityTraits.isHeader }
  static func call1797() { _ = AccessibilityTraits.isImage }
  static func call1798() { _ = AccessibilityTraits.isKeyboardKey }
  static func call1799() { _ = AccessibilityTraits.isLink }
  static func call1800() { _ = AccessibilityTraits.isModal }
  static func call1801() { _ = AccessibilityTraits.isSearchField }
  static func call1802() { _ = AccessibilityTraits.isSelected }
  static func call1803() { _ = AccessibilityTraits.isStaticText }
  static func call1804() { _ = AccessibilityTraits.isSummaryElement }
  static func call1805() { _ = AccessibilityTraits.isToggle }
  static func call1806() { _ = AccessibilityTraits.playsSound }
  static func call1807() { _ = AccessibilityTraits.startsMediaSession }
  static func call1808() { _ = AccessibilityTraits.updatesFrequently }
  static func call1809(_ me: AccessibilityTraits, _ p0: AccessibilityTraits) { _ = me.contains(p0) }
  static func call1810(_ me: AccessibilityTraits, _ p0: AccessibilityTraits) { var me = me; _ = me.formIntersection(p0) }
  static func call1811(_ me: AccessibilityTraits, _ p0: AccessibilityTraits) { var me = me; _ = me.formSymmetricDifference(p0) }
  static func call1812(_ me: AccessibilityTraits, _ p0: AccessibilityTraits) { var me = me; _ = me.formUnion(p0) }
  static func call1813(_ me: AccessibilityTraits, _ p0: AccessibilityTraits) { var me = me; _ = me.insert(p0) }
  static func call1814(_ me: AccessibilityTraits, _ p0: AccessibilityTraits) { _ = me.intersection(p0) }
  static func call1815(_ me: AccessibilityTraits, _ p0: AccessibilityTraits) { var me = me; _ = me.remove(p0) }
  static func call1816(_ me: AccessibilityTraits, _ p0: AccessibilityTraits) { _ = me.symmetricDifference(p0) }
  static func call1817(_ me: AccessibilityTraits, _ p0: AccessibilityTraits) { _ = me.union(p0) }
  static func call1818(_ me: AccessibilityTraits, _ p0: AccessibilityTraits) { var me = me; _ = me.update(with: p0) }
  static func call1819(_ p0: HorizontalAlignment, _ p1: VerticalAlignment) { _ = Alignment(horizontal: p0, vertical: p1) }
  static func call1820() { _ = Alignment.bottom }
  static func call1821() { _ = Alignment.bottomLeading }
  static func call1822() { _ = Alignment.bottomTrailing }
  static func call1823() { _ = Alignment.center }
  static func call1824() { _ = Alignment.centerFirstTextBaseline }
  static func call1825() { _ = Alignment.centerLastTextBaseline }
  static func call1826() { _ = Alignment.leading }
  static func call1827() { _ = Alignment.leadingFirstTextBaseline }
  static func call1828() { _ = Alignment.leadingLastTextBaseline }
  static func call1829() { _ = Alignment.top }
  static func call1830() { _ = Alignment.topLeading }
  static func call1831() { _ = Alignment.topTrailing }
  static func call1832() { _ = Alignment.trailing }
  static func call1833() { _ = Alignment.trailingFirstTextBaseline }
  static func call1834() { _ = Alignment.trailingLastTextBaseline }
  static func call1835(_ me: Alignment) { _ = me.horizontal }
  static func call1836(_ me: Alignment) { _ = me.vertical }
  static func call1837() { _ = Anchor<CGPoint>.Source.bottom }
  static func call1838() { _ = Anchor<CGPoint>.Source.bottomLeading }
  static func call1839() { _ = Anchor<CGPoint>.Source.bottomTrailing }
  static func call1840() { _ = Anchor<CGPoint>.Source.center }
  static func call1841() { _ = Anchor<CGPoint>.Source.leading }
  static func call1842(_ p0: CGPoint) { _ = Anchor<CGPoint>.Source.point(p0) }
  static func call1843() { _ = Anchor<CGPoint>.Source.top }
  static func call1844() { _ = Anchor<CGPoint>.Source.topLeading }
  static func call1845() { _ = Anchor<CGPoint>.Source.topTrailing }
  static func call1846() { _ = Anchor<CGPoint>.Source.trailing }
  static func call1847(_ p0: UnitPoint) { _ = Anchor<CGPoint>.Source.unitPoint(p0) }
  static func call1848() { _ = Anchor<CGRect>.Source.bounds }
  static func call1849(_ p0: CGRect) { _ = Anchor<CGRect>.Source.rect(p0) }
  static func call1850<L>(_ p0: L) where L : Layout { _ = AnyLayout(p0) }
  static func call1851(_ me: AnyLayout, _ p0: AnyLayout.Subviews) { _ = me.makeCache(subviews: p0) }
  static func call1852<V>(_ p0: V) where V : View { _ = AnyView(p0) }
  static func call1853<V>(_ p0: V) where V : View { _ = AnyView(erasing: p0) }
  static func call1854(_ p0: Int8) { _ = Axis(rawValue: p0) }
  static func call1855(_ p0: Int8) { _ = Axis.Set(rawValue: p0) }
  static func call1856() { _ = Axis.Set.horizontal }
  static func call1857() { _ = Axis.Set.vertical }
  static func call1858() { _ = BackgroundProminence.increased }
  static func call1859() { _ = BackgroundProminence.standard }
  static func call1860() { _ = BadgeProminence.decreased }
  static func call1861() { _ = BadgeProminence.increased }
  static func call1862() { _ = BadgeProminence.standard }
  static func call1863(_ me: CGFloat) { _ = me.magnitudeSquared }
  static func call1864(_ me: CGFloat, _ p0: Double) { var me = me; _ = me.scale(by: p0) }
  static func call1865() { _ = ContentMarginPlacement.automatic }
  static func call1866() { _ = ContentMarginPlacement.scrollContent }
  static func call1867() { _ = ContentMarginPlacement.scrollIndicators }
  static func call1868(_ p0: UIContentSizeCategory) { _ = ContentSizeCategory(p0) }
  static func call1869(_ me: ContentSizeCategory) { _ = me.isAccessibilityCategory }
  static func call1870(_ p0: String) { _ = ContentUnavailableView<SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions>.search(text: p0) }
  static func call1871() { _ = ContentUnavailableView<SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions>.search }
  static func call1872(_ me: CoordinateSpace) { _ = me.isGlobal }
  static func call1873(_ me: CoordinateSpace) { _ = me.isLocal }
  static func call1874(_ me: DismissAction) { _ = me.callAsFunction() }
  static func call1875() { _ = Divider() }
  static func call1876(_ me: Double) { _ = me.magnitudeSquared }
  static func call1877(_ me: Double, _ p0: Double) { var me = me; _ = me.scale(by: p0) }
  static func call1878(_ me: DropInfo, _ p0: [UTType]) { _ = me.hasItemsConforming(to: p0) }
  static func call1879(_ me: DropInfo, _ p0: [UTType]) { _ = me.itemProviders(for: p0) }
  static func call1880(_ me: DropInfo) { _ = me.location }
  static func call1881(_ p0: DropOperation) { _ = DropProposal(operation: p0) }
  static func call1882(_ me: DropProposal) { _ = me.operation }
  static func call1883(_ p0: UIContentSizeCategory) { _ = DynamicTypeSize(p0) }
  static func call1884(_ me: DynamicTypeSize) { _ = me.isAccessibilitySize }
  static func call1885(_ p0: Int8) { _ = Edge(rawValue: p0) }
  static func call1886(_ p0: Int8) { _ = Edge.Set(rawValue: p0) }
  static func call1887(_ p0: Edge) { _ = Edge.Set(p0) }
  static func call1888() { _ = Edge.Set.all }
  static func call1889() { _ = Edge.Set.bottom }
  static func call1890() { _ = Edge.Set.horizontal }
  static func call1891() { _ = Edge.Set.leading }
  static func call1892() { _ = Edge.Set.top }
  static func call1893() { _ = Edge.Set.trailing }
  static func call1894() { _ = Edge.Set.vertical }
  static func call1895(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) { _ = EdgeInsets(top: p0, leading: p1, bottom: p2, trailing: p3) }
  static func call1896() { _ = EdgeInsets() }
  static func call1897(_ me: EdgeInsets) { _ = me.bottom }
  static func call1898(_ me: EdgeInsets) { _ = me.leading }
  static func call1899(_ me: EdgeInsets) { _ = me.top }
  static func call1900(_ me: EdgeInsets) { _ = me.trailing }
  static func call1901<Data>(_ p0: Int, _ tData: Data.Type) { _ = EditActions<Data>(rawValue: p0) }
  static func call1902<Data>(_ tData: Data.Type) where Data : RangeReplaceableCollection { _ = EditActions<Data>.all }
  static func call1903<Data>(_ tData: Data.Type) where Data : MutableCollection { _ = EditActions<Data>.all }
  static func call1904<Data>(_ tData: Data.Type) where Data : MutableCollection, Data : RangeReplaceableCollection { _ = EditActions<Data>.all }
  static func call1905<Data>(_ tData: Data.Type) where Data : RangeReplaceableCollection { _ = EditActions<Data>.delete }
  static func call1906<Data>(_ tData: Data.Type) where Data : MutableCollection { _ = EditActions<Data>.move }
  static func call1907(_ me: EditMode) { _ = me.isEditing }
  static func call1908() { _ = EmptyModifier() }
  static func call1909() { _ = EmptyModifier.identity }
  static func call1910() { _ = EmptyView() }
  static func call1911() { _ = EmptyVisualEffect() }
  static func call1912<Content>(_ p0: Content) where Content : Equatable, Content : View { _ = EquatableView<Content>(content: p0) }
  static func call1913<Content>(_ me: EquatableView<Content>) where Content : Equatable, Content : View { _ = me.content }
  static func call1914(_ p0: Int) { _ = EventModifiers(rawValue: p0) }
  static func call1915() { _ = EventModifiers.all }
  static func call1916() { _ = EventModifiers.capsLock }
  static func call1917() { _ = EventModifiers.command }
  static func call1918() { _ = EventModifiers.control }
  static func call1919() { _ = EventModifiers.numericPad }
  static func call1920() { _ = EventModifiers.option }
  static func call1921() { _ = EventModifiers.shift }
  static func call1922(_ p0: Int) { _ = FileDialogBrowserOptions(rawValue: p0) }
  static func call1923() { _ = FileDialogBrowserOptions.displayFileExtensions }
  static func call1924() { _ = FileDialogBrowserOptions.enumeratePackages }
  static func call1925() { _ = FileDialogBrowserOptions.includeHiddenFiles }
  static func call1926(_ me: Float) { _ = me.magnitudeSquared }
  static func call1927(_ me: Float, _ p0: Double) { var me = me; _ = me.scale(by: p0) }
  static func call1928(_ me: GeometryProxy, _ p0: NamedCoordinateSpace) { _ = me.bounds(of: p0) }
  static func call1929(_ me: GeometryProxy, _ p0: CoordinateSpace) { _ = me.frame(in: p0) }
  static func call1930(_ me: GeometryProxy, _ p0: some CoordinateSpaceProtocol) { _ = me.frame(in: p0) }
  static func call1931(_ me: GeometryProxy) { _ = me.safeAreaInsets }
  static func call1932(_ me: GeometryProxy) { _ = me.size }
  static func call1933<Content>(_ p0: @escaping (GeometryProxy) -> Content) where Content : View { _ = GeometryReader<Content>(content: p0) }
  static func call1934<Content>(_ me: GeometryReader<Content>) where Content : View { _ = me.content }
  static func call1935() { _ = GlobalCoordinateSpace() }
  static func call1936() { _ = GlobalCoordinateSpace.global }
  static func call1937(_ me: GlobalCoordinateSpace) { _ = me.coordinateSpace }
  static func call1938(_ p0: any AlignmentID.Type) { _ = HorizontalAlignment(p0) }
  static func call1939() { _ = HorizontalAlignment.center }
  static func call1940() { _ = HorizontalAlignment.leading }
  static func call1941() { _ = HorizontalAlignment.listRowSeparatorLeading }
  static func call1942() { _ = HorizontalAlignment.listRowSeparatorTrailing }
  static func call1943() { _ = HorizontalAlignment.trailing }
  static func call1944<S>(_ me: HorizontalAlignment, _ p0: S) where S : Sequence, S.Element == CGFloat? { _ = me.combineExplicit(p0) }
  static func call1945(_ p0: Int8) { _ = HorizontalEdge(rawValue: p0) }
  static func call1946(_ p0: Int8) { _ = HorizontalEdge.Set(rawValue: p0) }
}
