enum SettingsKey {
  static let currency = "currency"
  static let darkMode = "darkMode"
  static let budget = "monthlyBudget"
  static let remindersEnabled = "remindersEnabled"
}
