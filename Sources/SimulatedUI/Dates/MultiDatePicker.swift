import ElementModel

/// A control that selects several days.
public struct MultiDatePicker<Label: View>: View {
  private let label: Label
  private let selection: Binding<Set<DateComponents>>
  private let range: ClosedRange<Date>

  private init(
    _ label: Label, _ selection: Binding<Set<DateComponents>>, _ range: ClosedRange<Date>
  ) {
    self.label = label
    self.selection = selection
    self.range = range
  }

  /// Creates a picker with a label of its own.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(label(), selection, .distantPast ... .distantFuture)
  }

  /// Creates a picker of days of a range with a label of its own.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, bounds.days)
  }

  /// Creates a picker of days from one on with a label of its own.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, bounds.lowerBound...max(bounds.lowerBound, .distantFuture))
  }

  /// Creates a picker of days before one with a label of its own.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    let first = min(bounds.upperBound, .distantPast)
    self.init(label(), selection, (first..<bounds.upperBound).days)
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker with a localized title.
  public init(_ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(Text(title), selection, .distantPast ... .distantFuture)
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Set<DateComponents>>
  ) {
    self.init(Text(title), selection, .distantPast ... .distantFuture)
  }

  /// Creates a picker of days of a range with a localized title.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(Text(title), selection, bounds.days)
  }

  /// Creates a picker of days from one on with a localized title.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(
      Text(title), selection, bounds.lowerBound...max(bounds.lowerBound, .distantFuture))
  }
}

extension Range<Date> {
  /// The days that begin in the range.
  fileprivate var days: ClosedRange<Date> {
    lowerBound...max(lowerBound, upperBound.addingTimeInterval(-1))
  }
}

extension MultiDatePicker: PrimitiveView {
  package func update(_ node: ViewNode) { node.updateChild(.role(.label), label) }

  /// A calendar, whose days are buttons that are selected or not.
  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    let name = (node.child(.role(.label))?.build(in: context) ?? []).map(\.mergedLabel)
    let chosen = node.read(selection)
    let date = DateSelection(.constant(Date.now), in: range, environment: node.environment)
    let calendar = date.calendar
    let days = Set(chosen.compactMap { calendar.date(from: $0) }.map(calendar.startOfDay))
    let selection = selection
    let choice = DateCalendar.Choice(
      contains: { days.contains(calendar.startOfDay(for: $0)) },
      toggle: { day in
        var components = calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day)
        let isChosen = days.contains(calendar.startOfDay(for: day))
        if isChosen {
          selection.wrappedValue = selection.wrappedValue.filter {
            calendar.date(from: $0).map { !calendar.isDate($0, inSameDayAs: day) } ?? true
          }
        } else {
          components.calendar = calendar
          selection.wrappedValue.insert(components)
        }
      })
    let item = LayoutItem(
      id: node.id, rule: PassthroughRule(),
      children: [DateCalendar(node: node, selection: date, choice: choice).build()],
      element: ElementDescription(.datePicker, label: name.joined(separator: ", ")))
    item.element?.appearance.style = .graphical
    return [item]
  }
}
