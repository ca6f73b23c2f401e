/// Whose cards pay.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A network by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A network by its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Networks by the names that PassKit gives them.
  public static let amex = PKPaymentNetwork("AmEx")
  /// Bancomat.
  public static let bancomat = PKPaymentNetwork("Bancomat")
  /// Bancontact.
  public static let bancontact = PKPaymentNetwork("Bancontact")
  /// Cartes Bancaires.
  public static let cartesBancaires = PKPaymentNetwork("CartesBancaires")
  /// China UnionPay.
  public static let chinaUnionPay = PKPaymentNetwork("ChinaUnionPay")
  /// Dankort.
  public static let dankort = PKPaymentNetwork("Dankort")
  /// Discover.
  public static let discover = PKPaymentNetwork("Discover")
  /// Eftpos.
  public static let eftpos = PKPaymentNetwork("Eftpos")
  /// Electron.
  public static let electron = PKPaymentNetwork("Electron")
  /// Elo.
  public static let elo = PKPaymentNetwork("Elo")
  /// Girocard.
  public static let girocard = PKPaymentNetwork("Girocard")
  /// iD of Japan.
  public static let idCredit = PKPaymentNetwork("iD")
  /// Interac.
  public static let interac = PKPaymentNetwork("Interac")
  /// JCB.
  public static let JCB = PKPaymentNetwork("JCB")
  /// Mada.
  public static let mada = PKPaymentNetwork("Mada")
  /// Maestro.
  public static let maestro = PKPaymentNetwork("Maestro")
  /// MasterCard.
  public static let masterCard = PKPaymentNetwork("MasterCard")
  /// Mir.
  public static let mir = PKPaymentNetwork("Mir")
  /// Cards of shops.
  public static let privateLabel = PKPaymentNetwork("PrivateLabel")
  /// QUICPay of Japan.
  public static let quicPay = PKPaymentNetwork("QUICPay")
  /// Suica of Japan.
  public static let suica = PKPaymentNetwork("Suica")
  /// V Pay.
  public static let vPay = PKPaymentNetwork("VPay")
  /// Visa.
  public static let visa = PKPaymentNetwork("Visa")
}

/// What a seller can do with cards.
public struct PKMerchantCapability: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Capabilities by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// 3-D Secure.
  public static let threeDSecure = PKMerchantCapability(rawValue: 1)
  /// The older name of ``threeDSecure``.
  public static let capability3DS = threeDSecure
  /// EMV.
  public static let emv = PKMerchantCapability(rawValue: 2)
  /// The older name of ``emv``.
  public static let capabilityEMV = emv
  /// Cards of credit.
  public static let credit = PKMerchantCapability(rawValue: 4)
  /// The older name of ``credit``.
  public static let capabilityCredit = credit
  /// Cards of accounts.
  public static let debit = PKMerchantCapability(rawValue: 8)
  /// The older name of ``debit``.
  public static let capabilityDebit = debit
  /// Money without a card.
  public static let instantFundsOut = PKMerchantCapability(rawValue: 128)
}

/// How what is bought comes to the person.
public enum PKShippingType: UInt, Sendable {
  /// The cases as PassKit numbers them.
  case shipping, delivery, storePickup, servicePickup
}

/// Whether the person may choose where it comes to.
public enum PKShippingContactEditingMode: UInt, Sendable {
  /// The cases as PassKit numbers them.
  case available = 1
  /// It is picked up.
  case storePickup
  /// The older name of ``available``.
  public static let enabled = PKShippingContactEditingMode.available
}
