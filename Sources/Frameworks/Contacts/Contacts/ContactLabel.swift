import DeviceServices

/// At home.
public let CNLabelHome = "_$!<Home>!$_"
/// At work.
public let CNLabelWork = "_$!<Work>!$_"
/// At school.
public let CNLabelSchool = "_$!<School>!$_"
/// Something else.
public let CNLabelOther = "_$!<Other>!$_"
/// Mail at iCloud.
public let CNLabelEmailiCloud = "iCloud"
/// A page of the person's own.
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
/// The day on which two were married.
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
/// The phone that comes first.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// A mobile phone.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// An iPhone.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// A fax at home.
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
/// A fax at work.
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
/// Another fax.
public let CNLabelPhoneNumberOtherFax = "_$!<OtherFAX>!$_"
/// A pager.
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"
/// The mother.
public let CNLabelContactRelationMother = "_$!<Mother>!$_"
/// The father.
public let CNLabelContactRelationFather = "_$!<Father>!$_"
/// A friend.
public let CNLabelContactRelationFriend = "_$!<Friend>!$_"
/// Husband or wife.
public let CNLabelContactRelationSpouse = "_$!<Spouse>!$_"

/// What persons call what labels stand for.
enum ContactLabel {
  private static let words: [String: SystemText] = [
    CNLabelHome: SystemText("home", ja: "自宅", de: "Privat"),
    CNLabelWork: SystemText("work", ja: "勤務先", de: "Arbeit"),
    CNLabelSchool: SystemText("school", ja: "学校", de: "Schule"),
    CNLabelOther: SystemText("other", ja: "その他", de: "Andere"),
    CNLabelPhoneNumberMain: SystemText("main", ja: "代表", de: "Zentrale"),
    CNLabelPhoneNumberMobile: SystemText("mobile", ja: "携帯電話", de: "Mobil"),
    CNLabelPhoneNumberHomeFax: SystemText("home fax", ja: "自宅FAX", de: "Privat Fax"),
    CNLabelPhoneNumberWorkFax: SystemText("work fax", ja: "勤務先FAX", de: "Arbeit Fax"),
    CNLabelPhoneNumberPager: SystemText("pager", ja: "ポケベル", de: "Pager"),
    CNLabelURLAddressHomePage: SystemText("homepage", ja: "ホームページ", de: "Homepage"),
    CNLabelDateAnniversary: SystemText("anniversary", ja: "記念日", de: "Jahrestag"),
  ]

  /// The words of a label; a label of the person's own as it is.
  static func text(of label: String) -> String {
    if let known = words[label] { return known.text }
    guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
    return label.dropFirst(4).dropLast(4).lowercased()
  }

  /// The label of a type of a card, such as `CELL`.
  static func label(ofCardTypes types: [String]) -> String? {
    let labels = [
      "CELL": CNLabelPhoneNumberMobile, "MOBILE": CNLabelPhoneNumberMobile,
      "IPHONE": CNLabelPhoneNumberiPhone, "MAIN": CNLabelPhoneNumberMain,
      "PAGER": CNLabelPhoneNumberPager, "HOME": CNLabelHome, "WORK": CNLabelWork,
      "SCHOOL": CNLabelSchool, "OTHER": CNLabelOther,
    ]
    let upper = types.map { $0.uppercased() }
    if upper.contains("FAX") {
      return upper.contains("WORK") ? CNLabelPhoneNumberWorkFax : CNLabelPhoneNumberHomeFax
    }
    return ["CELL", "MOBILE", "IPHONE", "MAIN", "PAGER", "HOME", "WORK", "SCHOOL", "OTHER"]
      .first(where: upper.contains).flatMap { labels[$0] }
  }

  /// The type of a card that a label stands for.
  static func cardType(of label: String?) -> String? {
    switch label {
    case CNLabelHome: "HOME"
    case CNLabelWork: "WORK"
    case CNLabelPhoneNumberMobile: "CELL"
    case CNLabelPhoneNumberiPhone: "IPHONE"
    case CNLabelPhoneNumberMain: "MAIN"
    case CNLabelOther: "OTHER"
    default: nil
    }
  }
}
