import Foundation
public import SimulatedUI

extension ChartContent {
  /// Sets what VoiceOver calls each mark.
  public func accessibilityLabel(_ label: Text) -> some ChartContent {
    let text = label.plainText
    return changing { $0.speech.label = text }
  }

  /// Sets what VoiceOver calls each mark, localized.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets what VoiceOver calls each mark, localized.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource) -> some ChartContent {
    accessibilityLabel(Text(label))
  }

  /// Sets what VoiceOver calls each mark.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    accessibilityLabel(Text(label))
  }

  /// Sets the value that VoiceOver reads of each mark.
  public func accessibilityValue(_ value: Text) -> some ChartContent {
    let text = value.plainText
    return changing { $0.speech.value = text }
  }

  /// Sets the value that VoiceOver reads of each mark, localized.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the value that VoiceOver reads of each mark, localized.
  @_disfavoredOverload
  public func accessibilityValue(_ value: LocalizedStringResource) -> some ChartContent {
    accessibilityValue(Text(value))
  }

  /// Sets the value that VoiceOver reads of each mark.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    accessibilityValue(Text(value))
  }

  /// Has VoiceOver pass over the marks.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    changing { $0.speech.isHidden = hidden }
  }

  /// Sets what tests call each mark.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    changing { $0.speech.identifier = identifier }
  }
}
