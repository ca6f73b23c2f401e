import SwiftUI

enum ExpenseCategory: String, CaseIterable, Codable, Identifiable {
  case food, travel, home, fun

  var id: String { rawValue }

  var title: LocalizedStringKey {
    switch self {
    case .food: return "category.food"
    case .travel: return "category.travel"
    case .home: return "category.home"
    case .fun: return "category.fun"
    }
  }

  var symbol: String {
    switch self {
    case .food: return "fork.knife"
    case .travel: return "tram.fill"
    case .home: return "house"
    case .fun: return "gamecontroller"
    }
  }

  var color: Color {
    switch self {
    case .food: return .orange
    case .travel: return .blue
    case .home: return .green
    case .fun: return .pink
    }
  }
}
