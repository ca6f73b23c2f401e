package import ElementModel
import Foundation

/// Screens of a sign-in app in Japanese, as a host would send them.
package enum SignInScreens {
  /// Identities of the elements that tests act on.
  package enum ID {
    package static let otherTab = 12
    package static let loginRow = 20
    package static let authSignIn = 31
    package static let email = 41
    package static let password = 42
    package static let signIn = 43
    package static let account = 51
  }

  private static let width = 393.0
  private static let height = 852.0

  /// The first tab.
  package static let home = screen(selectedTab: 0) { builder in
    builder.add(text(21, "ようこそ", y: 120, traits: .header))
    builder.add(text(22, "お近くのお店をさがす", y: 160))
    builder.add(
      Element(
        id: 23, type: .image, label: "地図", frame: CGRect(x: 20, y: 200, width: 353, height: 200)))
  }

  /// The other tab, signed out.
  package static let other = screen(selectedTab: 1, title: "その他") { builder in
    other(&builder, account: nil)
  }

  /// The authentication sheet over the other tab.
  package static let auth = screen(
    selectedTab: 1, title: "その他", content: { other(&$0, account: nil) },
    overlay: { builder in
      openSheet(&builder)
      navigationBar(&builder, id: 32, title: "認証", back: nil)
      builder.add(text(33, "アカウントをお持ちの方", y: 200))
      builder.add(
        button(ID.authSignIn, "com.example.authSignIn", "ログイン", y: 240, traits: .prominent))
      builder.add(button(34, "com.example.register", "新規登録", y: 300))
      builder.close()
    })

  /// The sign-in form with what was typed so far.
  package static func signIn(
    email: String = "", password: String = "", focus: Int? = nil, isBusy: Bool = false
  ) -> ElementTree {
    screen(
      selectedTab: 1, title: "その他", content: { other(&$0, account: nil) },
      overlay: { builder in
        openSheet(&builder)
        navigationBar(&builder, id: 40, title: "ログイン", back: "認証")
        builder.add(
          Element(
            id: ID.email, type: .textField, identifier: "com.example.email", value: email,
            placeholderValue: "メールアドレス", frame: CGRect(x: 20, y: 200, width: 353, height: 44),
            hasFocus: focus == ID.email, hitPoint: CGPoint(x: 196, y: 222)))
        builder.add(
          Element(
            id: ID.password, type: .secureTextField, identifier: "com.example.password",
            value: password, placeholderValue: "パスワード",
            frame: CGRect(x: 20, y: 252, width: 353, height: 44), hasFocus: focus == ID.password,
            hitPoint: CGPoint(x: 196, y: 274)))
        var button = button(
          ID.signIn, "com.example.signIn", "Sign In", y: 330, traits: .prominent)
        button.isEnabled = !isBusy && !email.isEmpty && !password.isEmpty
        builder.add(button)
        if isBusy {
          builder.add(
            Element(
              id: 44, type: .activityIndicator, label: "通信中",
              frame: CGRect(x: 160, y: 400, width: 73, height: 20)))
        }
        builder.close()
      })
  }

  /// The other tab, signed in.
  package static let signedIn = screen(selectedTab: 1, title: "その他") { builder in
    other(&builder, account: "test@example.com")
  }

  /// The sign-in form with an alert about a wrong password.
  package static let rejected = screen(
    selectedTab: 1, title: "その他", content: { other(&$0, account: nil) },
    overlay: { builder in
      builder.open(
        Element(
          id: 60, type: .alert, label: "ログインできません",
          frame: CGRect(x: 61, y: 340, width: 271, height: 150), traits: .modal))
      builder.add(
        Element(
          id: 61, type: .staticText, label: "ログインできません",
          frame: CGRect(x: 110, y: 360, width: 172, height: 22), traits: .header))
      builder.add(
        Element(
          id: 62, type: .staticText, label: "パスワードが違います",
          frame: CGRect(x: 110, y: 390, width: 172, height: 18)))
      builder.add(
        Element(
          id: 63, type: .button, label: "閉じる", frame: CGRect(x: 61, y: 446, width: 271, height: 44),
          hitPoint: CGPoint(x: 196, y: 468)))
      builder.close()
    })

  // MARK: Parts

  private static func screen(
    selectedTab: Int, title: String? = nil, content: (inout ElementTree.Builder) -> Void,
    overlay: (inout ElementTree.Builder) -> Void = { _ in }
  ) -> ElementTree {
    var builder = ElementTree.Builder()
    let all = CGRect(x: 0, y: 0, width: width, height: height)
    builder.open(Element(id: 0, type: .application, label: "Stores", frame: all))
    builder.open(Element(id: 1, type: .window, frame: all, traits: .mainWindow))
    if let title { navigationBar(&builder, id: 2, title: title, back: nil) }
    content(&builder)
    builder.open(
      Element(id: 10, type: .tabBar, frame: CGRect(x: 0, y: 769, width: width, height: 83)))
    for (index, tab) in [("home", "ホーム"), ("otherTab", "その他")].enumerated() {
      builder.add(
        Element(
          id: 11 + index, type: .button, identifier: "com.example.\(tab.0)", label: tab.1,
          value: selectedTab == index ? "1" : nil,
          frame: CGRect(x: Double(index) * width / 2, y: 769, width: width / 2, height: 49),
          isSelected: selectedTab == index,
          hitPoint: CGPoint(x: Double(index) * width / 2 + 90, y: 790)))
    }
    builder.close()
    overlay(&builder)
    builder.close()
    builder.close()
    return builder.tree
  }

  private static func other(_ builder: inout ElementTree.Builder, account: String?) {
    builder.open(
      Element(
        id: 18, type: .collectionView, frame: CGRect(x: 0, y: 103, width: width, height: 666)))
    builder.add(text(19, "アカウント", y: 120, traits: [.header, .secondary]))
    if let account {
      row(&builder, id: ID.account, identifier: "com.example.account", label: account, y: 150)
    } else {
      row(
        &builder, id: ID.loginRow, identifier: "com.example.login", label: "ログインする", y: 150,
        traits: .disclosure)
    }
    builder.open(
      Element(id: 24, type: .cell, frame: CGRect(x: 16, y: 194, width: 361, height: 44)))
    builder.add(
      Element(
        id: 25, type: .switch, identifier: "com.example.notify", label: "通知を受け取る", value: "1",
        frame: CGRect(x: 32, y: 200, width: 329, height: 31), hitPoint: CGPoint(x: 330, y: 216)))
    builder.close()
    builder.add(text(26, "バージョン 1.0", y: 250, traits: .secondary))
    builder.close()
  }

  private static func row(
    _ builder: inout ElementTree.Builder, id: Int, identifier: String, label: String, y: Double,
    traits: ElementTraits = []
  ) {
    builder.open(
      Element(id: id + 500, type: .cell, frame: CGRect(x: 16, y: y, width: 361, height: 44)))
    let type: ElementType = traits.contains(.disclosure) ? .button : .staticText
    builder.add(
      Element(
        id: id, type: type, identifier: identifier, label: label,
        frame: CGRect(x: 32, y: y + 10, width: 329, height: 24),
        hitPoint: CGPoint(x: 196, y: y + 22), traits: traits))
    builder.close()
  }

  private static func openSheet(_ builder: inout ElementTree.Builder) {
    builder.open(
      Element(
        id: 30, type: .sheet, frame: CGRect(x: 0, y: 80, width: width, height: 772),
        traits: [.modal, .opaque]))
  }

  private static func navigationBar(
    _ builder: inout ElementTree.Builder, id: Int, title: String, back: String?
  ) {
    let y = id == 2 ? 59.0 : 90.0
    builder.open(
      Element(
        id: id + 100, type: .navigationBar, identifier: title,
        frame: CGRect(x: 0, y: y, width: width, height: 44)))
    if let back {
      builder.add(
        Element(
          id: id + 200, type: .button, label: back,
          frame: CGRect(x: 8, y: y, width: 80, height: 44), traits: .backButton))
    }
    builder.add(
      Element(
        id: id + 300, type: .staticText, label: title,
        frame: CGRect(x: 150, y: y + 10, width: 93, height: 24), traits: .header))
    builder.close()
  }

  private static func text(
    _ id: Int, _ label: String, y: Double, traits: ElementTraits = []
  ) -> Element {
    Element(
      id: id, type: .staticText, label: label, frame: CGRect(x: 20, y: y, width: 240, height: 22),
      traits: traits)
  }

  private static func button(
    _ id: Int, _ identifier: String, _ label: String, y: Double, traits: ElementTraits = []
  ) -> Element {
    Element(
      id: id, type: .button, identifier: identifier, label: label,
      frame: CGRect(x: 20, y: y, width: 353, height: 50), hitPoint: CGPoint(x: 196, y: y + 25),
      traits: traits)
  }
}
