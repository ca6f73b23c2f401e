/// Words by which languages in Latin and Cyrillic letters are told apart: each language's most frequent
/// ones.
enum FrequentWords {
  /// The words of each language.
  static let languages: [(language: NLLanguage, words: Set<Substring>)] = lists.map {
    ($0, Set($1.split(whereSeparator: \.isWhitespace)))
  }

  private static let lists: KeyValuePairs<NLLanguage, String> = [
    .english: """
    the of and to in is you that it he was for on are as with his they at be this have from or had
    by but what some we can out other were all there when up use your how said an each she which do
    their time if will way about many then them would like these her make him into has two more go
    no could my than first been who its now people hello i am not our good please
    """,
    .german: """
    der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an er
    hat aus sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder
    aber vor zur bis mehr durch man sein wurde ich du wir ihr hallo guten bitte kein keine was
    """,
    .french: """
    de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont
    avec on ou son mais nous cette vous comme ont aux leur sa été fait tout être deux même ses je
    tu elle bonjour c'est merci où très bien mon ma d'un d'une n'est qu'il l'on
    """,
    .spanish: """
    de la que el en y a los se del las un por con no una su para es al lo como más o pero sus le ha
    me si sin sobre este ya entre cuando todo esta ser son dos también fue había era muy hasta desde
    está mi porque qué hola gracias yo tú usted nos hay buenos
    """,
    .italian: """
    di e il la che in a per è un del non con le una si da i al dei nel alla sono come anche ma più
    gli della ha questo io lo se ci o delle suo quando ciao grazie molto essere dal tutto perché
    mi ti c'è buongiorno questa cosa hanno
    """,
    .portuguese: """
    de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das
    tem à seu sua ou ser quando muito há nos já está eu também só pelo pela até isso ela olá obrigado
    você são bom
    """,
    .dutch: """
    de het een van en in is dat op te zijn met voor niet aan er om ook als dan maar bij uit nog wel
    naar heeft hij ze wij deze over kan zo werd door geen hebben worden ik je jij wat hallo dit was
    """,
    .swedish: """
    och i att det som en på är av för med till den har de inte om ett han men var jag från vi så kan
    när år säger hon under också efter eller nu sin där vid hej tack mycket
    """,
    .danish: """
    og i at det er en til af som på de med han for den der var ikke jeg et har om vi men fra kan
    skal så blev eller hvor efter hun også nu meget hej tak være
    """,
    .norwegian: """
    og i det er en til som på de med han for den av var ikke jeg et har om vi men fra kan skal så
    ble eller hvor etter hun også nå mye hei takk være jeg
    """,
    .finnish: """
    ja on ei että se hän oli mutta joka kun niin kuin ovat myös sen mitä minä sinä tai olen olla
    hyvä kiitos hei tämä ole mukaan vain
    """,
    .polish: """
    i w nie na się z do to że jest o jak ale po co tak za od jego przez był czy dla jestem są już
    tylko może dzień dobry cześć ja ten by
    """,
    .czech: """
    a v se na je že to s z do o k i jako za ale by jsem si od pro jeho když tak byl nebo které dobrý
    den ahoj jsou ve po
    """,
    .turkish: """
    ve bir bu da de için ile çok ne o ben var daha gibi ama olarak kadar en sonra mi değil merhaba
    iyi teşekkürler bana ki
    """,
    .hungarian: """
    a az és hogy nem is egy ez van meg csak de volt mint el ha már még vagy azt minden én jó köszönöm
    szia
    """,
    .romanian: """
    și în de la a că nu un o cu este pe mai din care pentru sunt dar au ca fi bună mulțumesc eu ce
    """,
    .indonesian: """
    yang dan di itu dengan untuk tidak ini dari dalam akan pada juga saya ke karena tersebut bisa
    ada mereka kita apa selamat terima kasih
    """,
    .vietnamese: """
    của và là có không được cho một trong người với các này đã những tôi để khi xin chào cảm ơn
    """,
    .russian: """
    и в не на я что он с как это по но из у за то все она так его а к был для мы вы они привет
    спасибо или
    """,
    .ukrainian: """
    і в не на я що він з як це по але у за то все вона так його та до був для ми ви вони привіт
    дякую або є
    """,
    .bulgarian: """
    и в не на аз че той с как това по но от за то всичко тя така го а към беше са ние вие те здравей
    благодаря или се да ще
    """,
  ]
}
