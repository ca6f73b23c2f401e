import AppIntents
import AudioToolbox
import AuthenticationServices
import AVKit
import BackgroundTasks
import CoreImage
import CoreImage.CIFilterBuiltins
import ImageIO
import MessageUI
import QuartzCore
import Security
import SwiftUI
import SystemConfiguration
import UIKit
import WatchConnectivity
import WebKit

// Smaller frameworks, as apps call them.

struct NoteEntity: AppEntity {
    struct NoteQuery: EntityQuery {
        func entities(for identifiers: [NoteEntity.ID]) async throws -> [NoteEntity] { [] }
        func suggestedEntities() async throws -> [NoteEntity] { [NoteEntity(id: "1", title: "First")] }
    }

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
    static let defaultQuery = NoteQuery()
    let id: String
    let title: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
}

enum NoteKind: String, AppEnum {
    case short, long

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind"
    static let caseDisplayRepresentations: [NoteKind: DisplayRepresentation] = [.short: "Short", .long: "Long"]
}

struct AddNote: AppIntent {
    static let title: LocalizedStringResource = "Add Note"
    static let description = IntentDescription("Adds a note.")
    static let openAppWhenRun: Bool = true

    @Parameter(title: "Note", requestValueDialog: IntentDialog("Which one?"))
    var note: NoteEntity
    @Parameter(title: "Kind", default: .short)
    var kind: NoteKind
    @Parameter(title: "Text") var text: String?

    static var parameterSummary: some ParameterSummary { Summary("Add \(\.$note) as \(\.$kind)") }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "Added \(note.title)")
    }
}

struct NoteShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: AddNote(), phrases: ["Add with \(.applicationName)"], shortTitle: "Add", systemImageName: "plus")
    }
}

enum Secrets {
    static func save(_ data: Data, for account: String) -> OSStatus {
        let query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: account,
            kSecValueData as String: data,
        ]
        SecItemDelete(query as CFDictionary)
        return SecItemAdd(query as CFDictionary, nil)
    }

    static func read(_ account: String) -> Data? {
        let query = [
            kSecClass: kSecClassGenericPassword, kSecAttrAccount: account, kSecReturnData: kCFBooleanTrue!,
            kSecMatchLimit: kSecMatchLimitOne,
        ] as [CFString: Any] as CFDictionary
        var item: CFTypeRef?
        guard SecItemCopyMatching(query, &item) == errSecSuccess else { return nil }
        return item as? Data
    }
}

final class Background {
    func register() {
        BGTaskScheduler.shared.register(forTaskWithIdentifier: "refresh", using: nil) { task in
            guard let task = task as? BGAppRefreshTask else { return }
            task.expirationHandler = { task.setTaskCompleted(success: false) }
        }
        let request = BGAppRefreshTaskRequest(identifier: "refresh")
        request.earliestBeginDate = Date(timeIntervalSinceNow: 60)
        try? BGTaskScheduler.shared.submit(request)
        AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
    }
}

struct SignInShapes: View {
    @Environment(\.webAuthenticationSession) private var session

    var body: some View {
        SignInWithAppleButton(.signIn) { $0.requestedScopes = [.email, .fullName] } onCompletion: { result in
            if case .failure(let error as ASAuthorizationError) = result, error.code == .canceled { return }
        }
        .signInWithAppleButtonStyle(.black)
        VideoPlayer(player: AVPlayer(url: URL(fileURLWithPath: "/film.mp4")))
    }
}

final class SearchShapes: UITableViewController, UISearchResultsUpdating, UISearchBarDelegate, UITextFieldDelegate {
    private let search = UISearchController(searchResultsController: nil)
    private let days = UICalendarView()

    override func viewDidLoad() {
        super.viewDidLoad()
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Names"
        search.searchBar.delegate = self
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        navigationController?.navigationBar.setBackgroundImage(nil, for: .default)
        days.selectionBehavior = UICalendarSelectionMultiDate(delegate: nil)
        days.delegate = nil
        view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }.withAlphaComponent(0.5)
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 4
        _ = NSAttributedString(string: "x", attributes: [.paragraphStyle: style, .underlineStyle: NSUnderlineStyle.single.rawValue])
        var red: CGFloat = 0
        UIColor.systemRed.getRed(&red, green: nil, blue: nil, alpha: nil)
        let gradient = CAGradientLayer()
        gradient.colors = [UIColor.red.cgColor]
        view.layer.maskedCorners = [.layerMinXMinYCorner]
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data("x".utf8)
        _ = filter.outputImage.flatMap { CIContext().createCGImage($0, from: $0.extent) }
        _ = CGImageSourceCreateWithData(Data() as CFData, nil)
        _ = [MFMailComposeViewController.canSendMail(), WCSession.isSupported()]
    }

    func updateSearchResults(for searchController: UISearchController) { title = searchController.searchBar.text }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { string.count < 5 }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
}

final class Browsing: NSObject, WKNavigationDelegate {
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
        decisionHandler(navigationAction.request.url?.host == "example.com" ? .allow : .cancel)
        webView.goForward()
    }
}
