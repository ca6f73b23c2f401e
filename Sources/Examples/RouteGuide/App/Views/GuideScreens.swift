import SwiftUI
import UIKit

/// The timetable's controller among views of SwiftUI.
struct TimetableScreen: UIViewControllerRepresentable {
  let route: Route

  func makeUIViewController(context: Context) -> TimetableViewController {
    TimetableViewController(route: route)
  }

  func updateUIViewController(_ controller: TimetableViewController, context: Context) {}
}

/// A page of the web with bars of its own.
struct PageScreen: UIViewControllerRepresentable {
  let address: URL
  let heading: String
  @Binding var isPresented: Bool

  func makeUIViewController(context: Context) -> UINavigationController {
    let page = PageViewController(address: address, heading: heading)
    let close = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { _ in isPresented = false })
    close.accessibilityIdentifier = "page.close"
    page.navigationItem.leftBarButtonItem = close
    return UINavigationController(rootViewController: page)
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

/// The camera over the whole screen, until it has seen a ticket.
struct ScannerScreen: UIViewControllerRepresentable {
  @Binding var isPresented: Bool
  let onTicket: (String) -> Void

  func makeUIViewController(context: Context) -> UINavigationController {
    let scanner = TicketReader.make { code in
      onTicket(code)
      isPresented = false
    }
    let close = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { _ in isPresented = false })
    close.accessibilityIdentifier = "scanner.close"
    scanner.navigationItem.leftBarButtonItem = close
    return UINavigationController(rootViewController: scanner)
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
