public import SimulatedUI

/// A list of subscriptions of which one is chosen, and what is below it for that one.
public struct SubscriptionStorePicker<PickerContent: View, ConfirmationContent: View>: View {
  private typealias Option = SubscriptionStoreControlStyleConfiguration.Option

  private let content: AnyView
  private let confirmation:
    (SubscriptionStoreControlStyleConfiguration.Option) -> ConfirmationContent
  private let outer: Binding<SubscriptionStoreControlStyleConfiguration.Option?>?
  private let first: SubscriptionStoreControlStyleConfiguration.Option?
  @State private var inner: SubscriptionStoreControlStyleConfiguration.Option?

  private init(
    content: AnyView, selection: Binding<SubscriptionStoreControlStyleConfiguration.Option?>?,
    first: SubscriptionStoreControlStyleConfiguration.Option?,
    confirmation:
      @escaping (SubscriptionStoreControlStyleConfiguration.Option) ->
      ConfirmationContent
  ) {
    self.content = content
    outer = selection
    self.first = first
    self.confirmation = confirmation
  }

  /// Creates a list of choices that are given one by one.
  public init(
    @ViewBuilder pickerContent: () -> PickerContent,
    @ViewBuilder confirmation:
      @escaping (SubscriptionStoreControlStyleConfiguration.Option) ->
      ConfirmationContent
  ) {
    self.init(
      content: AnyView(pickerContent()), selection: nil, first: nil, confirmation: confirmation)
  }

  /// Creates a list of choices that are given one by one, with the chosen one.
  public init(
    selection: Binding<SubscriptionStoreControlStyleConfiguration.Option?>,
    @ViewBuilder pickerContent: () -> PickerContent,
    @ViewBuilder confirmation:
      @escaping (SubscriptionStoreControlStyleConfiguration.Option) ->
      ConfirmationContent
  ) {
    self.init(
      content: AnyView(pickerContent()), selection: selection, first: nil,
      confirmation: confirmation)
  }

  /// Creates a list of all choices.
  public init(
    _ configuration: SubscriptionStoreControlStyleConfiguration,
    @ViewBuilder pickerOptionContent:
      @escaping (
        SubscriptionStoreControlStyleConfiguration.PickerOption
      ) -> PickerContent,
    @ViewBuilder confirmation:
      @escaping (SubscriptionStoreControlStyleConfiguration.Option) ->
      ConfirmationContent
  ) {
    self.init(
      content: Self.list(configuration, pickerOptionContent), selection: nil,
      first: configuration.options.first, confirmation: confirmation)
  }

  /// Creates a list of all choices, with the chosen one.
  public init(
    _ configuration: SubscriptionStoreControlStyleConfiguration,
    selection: Binding<SubscriptionStoreControlStyleConfiguration.Option?>,
    @ViewBuilder pickerOptionContent:
      @escaping (
        SubscriptionStoreControlStyleConfiguration.PickerOption
      ) -> PickerContent,
    @ViewBuilder confirmation:
      @escaping (SubscriptionStoreControlStyleConfiguration.Option) ->
      ConfirmationContent
  ) {
    self.init(
      content: Self.list(configuration, pickerOptionContent), selection: selection,
      first: configuration.options.first, confirmation: confirmation)
  }

  private static func list(
    _ configuration: SubscriptionStoreControlStyleConfiguration,
    _ content: @escaping (SubscriptionStoreControlStyleConfiguration.PickerOption) -> PickerContent
  ) -> AnyView {
    AnyView(
      ForEach(configuration.sections) { section in
        section.header
        ForEach(section.options) { option in
          SubscriptionStorePickerOption(option) { content($0) }
        }
        section.footer
      })
  }

  /// The list.
  public var body: some View {
    let selection = outer ?? $inner
    let chosen = selection.wrappedValue ?? first
    VStack {
      content.environment(
        \.subscriptionSelection,
        SubscriptionSelection(id: chosen?.id) { selection.wrappedValue = $0 })
      if let chosen { confirmation(chosen) }
    }
  }
}

/// Which subscription is chosen.
struct SubscriptionSelection {
  var id: Product.ID?
  var choose: (SubscriptionStoreControlStyleConfiguration.Option) -> Void = { _ in }
}

private struct SubscriptionSelectionKey: EnvironmentKey {
  static var defaultValue: SubscriptionSelection { SubscriptionSelection() }
}

extension EnvironmentValues {
  /// Which subscription is chosen.
  var subscriptionSelection: SubscriptionSelection {
    get { self[SubscriptionSelectionKey.self] }
    set { self[SubscriptionSelectionKey.self] = newValue }
  }
}

/// One of the choices in a list.
public struct SubscriptionStorePickerOption<Label: View>: View {
  private let option: SubscriptionStoreControlStyleConfiguration.Option
  private let label: (SubscriptionStoreControlStyleConfiguration.PickerOption) -> Label
  @Environment(\.subscriptionSelection) private var selection

  /// Creates a choice.
  public init(
    _ option: SubscriptionStoreControlStyleConfiguration.Option,
    @ViewBuilder label: @escaping (SubscriptionStoreControlStyleConfiguration.PickerOption) -> Label
  ) {
    self.option = option
    self.label = label
  }

  /// Creates a choice that looks as usual.
  public init(_ option: SubscriptionStoreControlStyleConfiguration.Option)
  where Label == AutomaticSubscriptionStorePickerOptionLabel {
    self.init(option) { AutomaticSubscriptionStorePickerOptionLabel(option: $0) }
  }

  /// Creates a choice that looks as usual.
  public init(_ option: SubscriptionStoreControlStyleConfiguration.PickerOption)
  where Label == AutomaticSubscriptionStorePickerOptionLabel { self.init(option.option) }

  /// The choice.
  public var body: some View {
    let isSelected = selection.id == option.id
    Button {
      selection.choose(option)
    } label: {
      label(.init(option: option, isSelected: isSelected))
    }
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}

/// What a choice usually looks like.
public struct AutomaticSubscriptionStorePickerOptionLabel: View {
  let option: SubscriptionStoreControlStyleConfiguration.PickerOption
  @Environment(\.store) private var store

  /// Name, price and description.
  public var body: some View {
    HStack {
      option.icon
      VStack(alignment: .leading) {
        Text(option.subscription.displayName).font(.headline)
        Text(option.option.priceOfPeriod)
        if let offer = option.activeOffer { Text(offer.phrase) }
        if store.description != .hidden, !option.subscription.description.isEmpty {
          Text(option.subscription.description).font(.subheadline)
        }
      }
      Spacer()
    }
  }
}

/// The list of choices as the system draws it.
struct SystemSubscriptionPicker: View {
  let configuration: SubscriptionStoreControlStyleConfiguration

  var body: some View {
    SubscriptionStorePicker(configuration) {
      AutomaticSubscriptionStorePickerOptionLabel(option: $0)
    } confirmation: {
      SubscriptionStoreButton($0)
    }
  }
}
