import ElementModel
import SessionProtocol
import SourceModel

/// Something that a page wants to happen; the explorer passes it on to who can do it.
enum PageIntent: Hashable, Sendable {
  // Pages
  /// The page in front is closed.
  case close
  /// All pages are closed.
  case closeAll
  /// Another page is opened.
  case open(PageID)
  /// Another page takes the place of the one in front.
  case replace(PageID)
  /// A line of the page is selected.
  case select(line: Int)
  /// What a line leads to is shown.
  case follow(PageLine.Target)
  /// Something is folded or unfolded.
  case setFold(Fold, isOpen: Bool)
  // Places
  /// A place of the sources is shown, all pages closed.
  case showSource(SourceLocation)
  /// An element is selected in App, all pages closed.
  case showInApp(Int)
  /// An element is the one that is acted on.
  case selectElement(Int)
  /// The run goes to an event, or the stop after it.
  case travel(toEvent: Int)
  // Doing
  /// A command runs with an argument, without a look at what it needs.
  case perform(ExplorerCommand, String)
  /// A person is asked for something.
  case ask(Prompt.Purpose, text: String)
  /// An expression is typed, its matches marked meanwhile.
  case evaluate(String)
  /// Something is said.
  case say(String)
  // Runs
  /// A test is run.
  case run(test: String)
  /// Tests are marked, or no longer.
  case markTests([String])
  /// The sources are built, and a test is run then.
  case build(test: String)
  /// The device is another one.
  case setDevice(DeviceSetting, String)
  /// The network is another one.
  case setNetwork(String?)
  /// The run goes on at a branch.
  case enterBranch(Int)
  /// A branch is given up.
  case deleteBranch(Int)
  /// A breakpoint is turned on or off.
  case toggleBreakpoint(Int)
  /// A breakpoint is removed.
  case deleteBreakpoint(Int)
  // Code
  /// A call is begun, which may ask for arguments.
  case call(KnownCallable, CallPurpose)
  /// A call goes on to its next argument.
  case goOn(PendingCall)
  /// A line of the chain is removed.
  case deleteChainItem(Int)
  /// A line of the chain changes places with another.
  case moveChainItem(Int, to: Int)
  // Recording
  /// A step of the recording is left out, or taken in again.
  case leaveOutStep(Int)
  /// A difference is not to be written, or is.
  case leaveOutChange(file: Int, hunk: Int)
  /// A step of the recording changes places with its neighbour.
  case moveStep(Int, by: Int)
  /// The element of a step is looked for in another way.
  case takeLocator(String, step: Int)
  /// What mends a test is written.
  case writeMend
  /// Another call is taken for what a step begins.
  case takeCall(String, step: Int)
  /// What is shown is written.
  case writeRecording
  /// Something is asserted of the screen.
  case assert(HandClaim)
  // Looks
  /// A theme is shown without being chosen.
  case previewTheme(String)
  /// The chosen theme is shown again.
  case endPreview
  /// A theme is chosen.
  case chooseTheme(String)
}
