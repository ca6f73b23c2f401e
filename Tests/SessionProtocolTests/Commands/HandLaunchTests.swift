import SessionProtocol
import Testing

struct HandLaunchTests {
  @Test(arguments: [
    ("-x", ["-x"], [:]), ("-AppleLanguages (ja) KEY=1", ["-AppleLanguages", "(ja)"], ["KEY": "1"]),
    (#"-name "Mori Yuki" URL=http://a/?b=c"#, ["-name", "Mori Yuki"], ["URL": "http://a/?b=c"]),
    (#""say \"hi\" \\ there""#, [#"say "hi" \ there"#], [:]), (#"A="#, [], ["A": ""]),
    ("1A=2", ["1A=2"], [:]), ("", [], [:]), (#""""#, [""], [:]),
  ])
  func readsArgumentsAndVariables(
    text: String, arguments: [String], environment: [String: String]
  ) {
    let launch = HandLaunch(text)
    #expect(launch == HandLaunch(arguments: arguments, environment: environment))
    #expect(HandLaunch(launch.text) == launch)
  }
}
