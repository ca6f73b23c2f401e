import UIKit

/// The next departures of a route; they arrive after the screen has appeared.
class TimetableViewController: GuideViewController {
  private let route: Route
  private let service: TimetableService
  private let noticeLabel = UILabel()
  private let rows = UIStackView()
  private lazy var retryButton = UIButton(
    type: .system,
    primaryAction: UIAction(title: localized("timetable.retry")) { [weak self] _ in self?.load() })
  private var loading: [Task<Void, Never>] = []

  init(route: Route, service: TimetableService = OfficeTimetableService()) {
    self.route = route
    self.service = service
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpRows()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    load()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    loading.forEach { $0.cancel() }
  }

  /// Puts the screen's views in their places.
  func setUpRows() {
    noticeLabel.accessibilityIdentifier = "timetable.notice"
    noticeLabel.numberOfLines = 0
    noticeLabel.textColor = .secondaryLabel
    noticeLabel.isHidden = true
    retryButton.accessibilityIdentifier = "timetable.retry"
    retryButton.isHidden = true
    rows.axis = .vertical
    rows.spacing = 12
    rows.accessibilityIdentifier = "timetable.rows"
    let title = label("timetable.route", localized(route.name))
    title.font = .preferredFont(forTextStyle: .title2)
    let column = UIStackView(
      arrangedSubviews: [title, noticeLabel, rows, indicator, retryButton])
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  /// Asks for departures and notice, each of which comes by itself.
  func load() {
    loading.forEach { $0.cancel() }
    retryButton.isHidden = true
    indicator.startAnimating()
    loading = [
      Task { [weak self, route, service] in
        let result = await Self.departures(of: route, from: service)
        if !Task.isCancelled { self?.show(result) }
      },
      Task { [weak self, route, service] in
        let notice = await service.notice(for: route)
        if !Task.isCancelled { self?.show(notice: notice) }
      },
    ]
  }

  private static func departures(
    of route: Route, from service: TimetableService
  ) async -> Result<[Departure], Error> {
    do {
      return .success(try await service.departures(of: route))
    } catch {
      return .failure(error)
    }
  }

  private func show(_ result: Result<[Departure], Error>) {
    indicator.stopAnimating()
    rows.arrangedSubviews.forEach { $0.removeFromSuperview() }
    switch result {
    case .success(let departures):
      for (number, departure) in departures.enumerated() {
        rows.addArrangedSubview(
          label(
            "timetable.departure.\(number)",
            "\(departure.time)  \(localized(departure.destination))"))
      }
    case .failure:
      rows.addArrangedSubview(label("timetable.failure", localized("timetable.failure")))
      retryButton.isHidden = false
    }
    drawing?.screenDidDraw()
  }

  private func show(notice: String?) {
    noticeLabel.text = notice.map(localized)
    noticeLabel.isHidden = notice == nil
    drawing?.screenDidDraw()
  }
}
