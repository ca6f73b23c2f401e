// Names of attributes of the keychain's items, with the values that they have on Apple's systems.

/// The class of an item.
public let kSecClass = "class"
/// A password.
public let kSecClassGenericPassword = "genp"
/// A password for a server.
public let kSecClassInternetPassword = "inet"
/// A certificate.
public let kSecClassCertificate = "cert"
/// A key.
public let kSecClassKey = "keys"
/// A certificate with its key.
public let kSecClassIdentity = "idnt"
/// Whose item it is.
public let kSecAttrAccount = "acct"
/// What the item is for.
public let kSecAttrService = "svce"
/// Which apps share the item.
public let kSecAttrAccessGroup = "agrp"
/// When the item can be read.
///
/// No visible effect: the device is never locked.
public let kSecAttrAccessible = "pdmn"
/// Who may read the item.
public let kSecAttrAccessControl = "accc"
/// What the item is called.
public let kSecAttrLabel = "labl"
/// What is said about the item.
public let kSecAttrDescription = "desc"
/// What an app notes about the item.
public let kSecAttrComment = "icmt"
/// What an app keeps beside the item.
public let kSecAttrGeneric = "gena"
/// Whether the item goes to the person's other devices.
///
/// No visible effect.
public let kSecAttrSynchronizable = "sync"
/// Items that go to other devices, and those that do not.
public let kSecAttrSynchronizableAny = "syna"
/// When the item was made.
public let kSecAttrCreationDate = "cdat"
/// When the item was changed.
public let kSecAttrModificationDate = "mdat"
/// The server that a password is for.
public let kSecAttrServer = "srvr"
/// The port that a password is for.
public let kSecAttrPort = "port"
/// The path that a password is for.
public let kSecAttrPath = "path"
/// The protocol that a password is for.
public let kSecAttrProtocol = "ptcl"
/// How a server is signed in to.
public let kSecAttrAuthenticationType = "atyp"
/// The domain that a password is for.
public let kSecAttrSecurityDomain = "sdmn"
/// How a key is called.
public let kSecAttrApplicationTag = "atag"
/// The kind of a key.
public let kSecAttrKeyType = "type"
/// A key of RSA.
public let kSecAttrKeyTypeRSA = "42"
/// A key of an elliptic curve.
public let kSecAttrKeyTypeECSECPrimeRandom = "73"
/// The size of a key.
public let kSecAttrKeySizeInBits = "bsiz"
/// Whether a key is public or private.
public let kSecAttrKeyClass = "kcls"
/// A public key.
public let kSecAttrKeyClassPublic = "0"
/// A private key.
public let kSecAttrKeyClassPrivate = "1"
/// Whether the item is in the keychain of data protection.
public let kSecUseDataProtectionKeychain = "nleg"
/// What the item holds.
public let kSecValueData = "v_Data"
/// A reference to the item.
public let kSecValueRef = "v_Ref"
/// A lasting reference to the item.
public let kSecValuePersistentRef = "v_PersistentRef"
/// Whether what it holds is asked for.
public let kSecReturnData = "r_Data"
/// Whether its attributes are asked for.
public let kSecReturnAttributes = "r_Attributes"
/// Whether a reference is asked for.
public let kSecReturnRef = "r_Ref"
/// Whether a lasting reference is asked for.
public let kSecReturnPersistentRef = "r_PersistentRef"
/// How many items are looked for.
public let kSecMatchLimit = "m_Limit"
/// One item.
public let kSecMatchLimitOne = "m_LimitOne"
/// All items.
public let kSecMatchLimitAll = "m_LimitAll"
/// Whether upper and lower case are the same.
public let kSecMatchCaseInsensitive = "m_CaseInsensitive"
/// What the person is asked with.
public let kSecUseOperationPrompt = "u_OpPrompt"
/// What an app has found out of the person.
public let kSecUseAuthenticationContext = "u_AuthCtx"
/// Whether the person may be asked.
public let kSecUseAuthenticationUI = "u_AuthUI"
/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked = "ak"
/// Once the device was unlocked.
public let kSecAttrAccessibleAfterFirstUnlock = "ck"
/// Always.
public let kSecAttrAccessibleAlways = "dk"
/// While a device with a code is unlocked.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly = "akpu"
/// While this device is unlocked.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly = "aku"
/// Once this device was unlocked.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly = "cku"
/// Always on this device.
public let kSecAttrAccessibleAlwaysThisDeviceOnly = "dku"
