import ElementModel

/// The calendar of a date picker: a month of days to tap.
@MainActor struct DateCalendar {
  /// Which month is shown, apart from that of the selected date.
  @MainActor final class Memory {
    var months = 0
    /// Whether wheels for month and year are in the place of the days.
    var showsWheels = false
  }

  /// Which days are chosen, where there may be several.
  struct Choice {
    /// Whether a day is chosen.
    let contains: (Date) -> Bool
    /// Chooses a day, or no longer.
    let toggle: (Date) -> Void
  }

  let node: ViewNode
  let selection: DateSelection
  var choice: Choice?

  /// Makes the calendar's item.
  func build() -> LayoutItem {
    let calendar = selection.calendar
    let memory = node.slot("calendar") { Memory() }
    let shown =
      calendar.date(byAdding: .month, value: memory.months, to: selection.date.wrappedValue)
      ?? selection.date.wrappedValue
    let first =
      calendar.date(from: calendar.dateComponents([.year, .month], from: shown)) ?? shown
    let content = memory.showsWheels ? wheels(of: first, memory: memory) : days(from: first, memory)
    return LayoutItem(
      id: node.elementID("calendar"),
      rule: StackRule(axis: .vertical, alignment: .leading, spacing: 0),
      children: [header(of: first, memory: memory), content])
  }

  /// The days of the month from its first one.
  private func days(from first: Date, _ memory: Memory) -> LayoutItem {
    let calendar = selection.calendar
    let count = calendar.range(of: .day, in: .month, for: first)?.count ?? 0
    let weekday = calendar.component(.weekday, from: first)
    let blanks = (weekday - calendar.firstWeekday + 7) % 7
    return LayoutItem(
      id: node.elementID("days"), rule: DayGridRule(blanks: blanks),
      children: (0..<count).map { day(at: $0, from: first, memory: memory) },
      element: ElementDescription(.collectionView))
  }

  /// Wheels for another month and year.
  private func wheels(of month: Date, memory: Memory) -> LayoutItem {
    let models = selection.monthWheels(of: month) { show($0, insteadOf: month, memory) }
    return LayoutItem(
      id: node.elementID("month wheels"),
      rule: StackRule(axis: .horizontal, alignment: .center, spacing: 0),
      children: models.map { part, model in
        .wheel(
          id: node.elementID("wheel \(part)"), model: model, node: node, part: part,
          width: 320 / CGFloat(models.count))
      })
  }

  /// Takes the month of the wheels over, and the date with it where there is one date.
  private func show(_ wanted: DateComponents, insteadOf month: Date, _ memory: Memory) {
    guard choice != nil else {
      memory.months = 0
      return selection.change { ($0.year, $0.month) = (wanted.year, wanted.month) }
    }
    let calendar = selection.calendar
    let target = calendar.date(from: wanted) ?? month
    memory.months += calendar.dateComponents([.month], from: month, to: target).month ?? 0
    node.invalidator.invalidate()
  }

  private func header(of month: Date, memory: Memory) -> LayoutItem {
    let spacer = LayoutItem(id: node.elementID("header spacer"), rule: SpacerRule(minLength: 8))
    spacer.isSpacer = true
    return LayoutItem(
      id: node.elementID("header"),
      rule: StackRule(axis: .horizontal, alignment: .center, spacing: 16),
      children: [title(of: month, memory: memory), spacer]
        + (memory.showsWheels
          ? []
          : [
            turn("Previous Month", "‹", by: -1, memory: memory),
            turn("Next Month", "›", by: 1, memory: memory),
          ]))
  }

  /// The month, which leads to the wheels and back: recorded tests tap
  /// `app.datePickers.buttons["Month"]` and `buttons["Show year picker"]` (GitHub).
  private func title(of month: Date, memory: Memory) -> LayoutItem {
    let node = node
    let toggle = {
      memory.showsWheels.toggle()
      node.invalidator.invalidate()
    }
    let text = selection.text("MMMMyyyy", of: month)
    let sign = LayoutItem.button(
      id: node.elementID("month sign"),
      content: [.text(memory.showsWheels ? "⌄" : "›", id: node.elementID("month sign text"))],
      action: toggle)
    sign.element?.appearance.symbol = memory.showsWheels ? "chevron.down" : "chevron.right"
    sign.element?.label = memory.showsWheels ? "Hide year picker" : "Show year picker"
    let button = LayoutItem.button(
      id: node.elementID("month button"),
      content: [.text(text, id: node.elementID("month"), font: .headline), sign],
      padding: EdgeInsets([.leading, .trailing, .top, .bottom], 12), showsParts: true,
      action: toggle)
    button.element?.label = "Month"
    button.element?.value = text
    return button
  }

  private func turn(
    _ label: String, _ sign: String, by months: Int, memory: Memory
  ) -> LayoutItem {
    let node = node
    let button = LayoutItem.button(
      id: node.elementID(label),
      content: [.text(sign, id: node.elementID("\(label) sign"))],
      padding: EdgeInsets([.leading, .trailing, .top, .bottom], 12)
    ) {
      memory.months += months
      node.invalidator.invalidate()
    }
    button.element?.label = label
    button.element?.appearance.symbol = months < 0 ? "chevron.left" : "chevron.right"
    button.element?.identifier = "DatePicker." + label.filter { $0 != " " }
    return button
  }

  /// Recorded tests find `staticTexts["20"]` in `buttons["Wednesday, October 20"]` (GitHub).
  private func day(at offset: Int, from first: Date, memory: Memory) -> LayoutItem {
    let calendar = selection.calendar
    let date = calendar.date(byAdding: .day, value: offset, to: first) ?? first
    let button = LayoutItem.button(
      id: node.elementID("day \(offset)"),
      content: [.text("\(offset + 1)", id: node.elementID("day title \(offset)"))], showsParts: true
    ) {
      if let choice { return choice.toggle(date) }
      memory.months = 0
      selection.change { parts in
        let wanted = calendar.dateComponents([.year, .month, .day], from: date)
        (parts.year, parts.month, parts.day) = (wanted.year, wanted.month, wanted.day)
      }
    }
    button.element?.label = selection.text("EEEEMMMMd", of: date)
    button.element?.isSelected =
      choice?.contains(date)
      ?? calendar.isDate(date, inSameDayAs: selection.date.wrappedValue)
    let end = calendar.date(byAdding: .day, value: 1, to: date) ?? date
    button.isEnabled = end > selection.range.lowerBound && date <= selection.range.upperBound
    return button
  }
}

/// Places the days of a month in weeks.
private struct DayGridRule: LayoutRule {
  static let height: CGFloat = 44
  let blanks: Int

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    let weeks = (blanks + children.count + 6) / 7
    return CGSize(width: proposal.width ?? 320, height: CGFloat(weeks) * Self.height)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    let width = rect.width / 7
    for (index, child) in children.enumerated() {
      let place = blanks + index
      child.place(
        in: CGRect(
          x: rect.minX + CGFloat(place % 7) * width,
          y: rect.minY + CGFloat(place / 7) * Self.height, width: width, height: Self.height))
    }
  }
}
