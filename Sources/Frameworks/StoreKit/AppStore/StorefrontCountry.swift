import Foundation

/// A country of the App Store, by its code of three letters.
struct StorefrontCountry {
  /// The codes of three letters and of two, and the store's number.
  private static let known: [String: (region: String, id: String)] = {
    let table = """
      USA US 143441,CAN CA 143455,MEX MX 143468,BRA BR 143503,ARG AR 143505,CHL CL 143483,\
      COL CO 143501,PER PE 143507,GBR GB 143444,IRL IE 143449,FRA FR 143442,DEU DE 143443,\
      AUT AT 143445,CHE CH 143459,ITA IT 143450,ESP ES 143454,PRT PT 143453,NLD NL 143452,\
      BEL BE 143446,LUX LU 143451,DNK DK 143458,SWE SE 143456,NOR NO 143457,FIN FI 143447,\
      POL PL 143478,CZE CZ 143489,SVK SK 143496,HUN HU 143482,ROU RO 143487,BGR BG 143526,\
      GRC GR 143448,HRV HR 143494,SVN SI 143499,EST EE 143518,LVA LV 143519,LTU LT 143520,\
      TUR TR 143480,UKR UA 143492,RUS RU 143469,ISR IL 143491,SAU SA 143479,ARE AE 143481,\
      QAT QA 143498,KWT KW 143493,EGY EG 143516,ZAF ZA 143472,NGA NG 143561,KEN KE 143529,\
      IND IN 143467,PAK PK 143477,THA TH 143475,VNM VN 143471,MYS MY 143473,SGP SG 143464,\
      IDN ID 143476,PHL PH 143474,HKG HK 143463,TWN TW 143470,CHN CN 143465,KOR KR 143466,\
      JPN JP 143462,AUS AU 143460,NZL NZ 143461
      """
    let rows = table.split(separator: ",").map { $0.split(separator: " ").map(String.init) }
    return Dictionary(uniqueKeysWithValues: rows.map { ($0[0], ($0[1], $0[2])) })
  }()

  /// The code of two letters; that of the United States for a country that is not in the table.
  let region: String
  /// The store's number.
  let id: String

  /// Looks a country up.
  init(_ code: String) { (region, id) = Self.known[code] ?? ("US", "143441") }

  /// The currency that is paid in.
  var currency: String { Locale(identifier: "en_\(region)").currency?.identifier ?? "USD" }

  /// How prices are written there, in a language.
  ///
  /// - Parameter language: A locale, of which the language counts.
  /// - Returns: The style.
  func prices(in language: String) -> Decimal.FormatStyle.Currency {
    Decimal.FormatStyle.Currency(code: currency, locale: locale(in: language))
  }

  /// The language with this country.
  func locale(in language: String) -> Locale {
    let language = language.prefix { $0 != "_" && $0 != "-" }
    return Locale(identifier: "\(language)_\(region)")
  }
}
