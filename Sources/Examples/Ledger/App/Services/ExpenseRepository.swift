import Combine
import Foundation

protocol ExpenseRepository {
  func expenses() -> AnyPublisher<[Expense], Error>
}

struct RemoteExpenseRepository: ExpenseRepository {
  private let session: URLSession

  init(session: URLSession = .shared) {
    self.session = session
  }

  func expenses() -> AnyPublisher<[Expense], Error> {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    guard let url = URL(string: "https://api.ledger.example/v1/expenses") else {
      return Fail(error: URLError(.badURL)).eraseToAnyPublisher()
    }
    return session.dataTaskPublisher(for: url)
      .tryMap { data, response in
        guard let http = response as? HTTPURLResponse, 200..<300 ~= http.statusCode else {
          throw URLError(.badServerResponse)
        }
        return data
      }
      .decode(type: [Expense].self, decoder: decoder)
      .retry(1)
      .receive(on: DispatchQueue.main)
      .eraseToAnyPublisher()
  }
}

/// Canned expenses, for previews.
struct PreviewExpenseRepository: ExpenseRepository {
  func expenses() -> AnyPublisher<[Expense], Error> {
    Just([Expense(title: "Coffee", amount: 3.2, category: .food, date: Date())])
      .setFailureType(to: Error.self)
      .delay(for: .seconds(0.2), scheduler: DispatchQueue.main)
      .eraseToAnyPublisher()
  }
}
