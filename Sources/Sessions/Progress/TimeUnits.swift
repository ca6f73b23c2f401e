import ExplorerCore
import Foundation

/// Times and rates in words.
struct TimeUnits {
  /// What they are said in.
  let language: Language

  /// A rate per second, minute or hour: in the first of these in which it is one at least.
  func text(rate: Double) -> String {
    let units = [(1.0, second), (60, minute), (3600, hour)]
    let (factor, unit) = units.first { rate * $0.0 >= 1 } ?? (3600, hour)
    let number = rate * factor
    return number < 9.95
      ? String(format: "%.1f/%@", number, unit) : String(format: "%.0f/%@", number, unit)
  }

  /// A time in its two largest units.
  func text(seconds: Double) -> String {
    // No run goes on for longer, and no number of these is too large for an integer.
    let whole = Int(min(max(0, seconds), 1e9))
    switch whole {
    case ..<60: return "\(whole) \(second)"
    case ..<3600: return "\(whole / 60) \(minute) \(whole % 60) \(second)"
    default: return "\(whole / 3600) \(hour) \(whole % 3600 / 60) \(minute)"
    }
  }

  /// That so much time is left.
  func left(_ time: String) -> String {
    language.say(LocalizedText("\(time) left", ja: "残り \(time)"))
  }

  private var second: String { language.say(LocalizedText("s", ja: "秒")) }
  private var minute: String { language.say(LocalizedText("min", ja: "分")) }
  private var hour: String { language.say(LocalizedText("h", ja: "時間")) }
}
