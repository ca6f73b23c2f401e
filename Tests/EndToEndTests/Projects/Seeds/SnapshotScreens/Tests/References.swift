/// What each screen has come to on each device.
///
/// A navigation controller's picture is as much lower as its bar's safe area takes. What was laid out
/// by the device before is displaced, until the mock has everything laid out first.
enum References {
    static let texts: [String: String] = [
        "SampleVCTests.iPhone15":
            "Sample, no text, loading, preview 0,0 393x852, target 40,100 313x200, hole 0,0 0x0",
        "SampleVCTests.iPhoneSE":
            "Sample, no text, loading, preview 0,0 393x852, target 40,100 295x200, hole 0,0 0x0",
        "SampleVCTests.iPhone15ProMax":
            "Sample, no text, loading, preview 0,0 393x852, target 40,100 350x200, hole 0,0 0x0",
        "MockedTests.iPhone15":
            "Sample, no text, preview 0,0 393x793, target 40,100 313x200, hole 10,10 293x180",
        "MockedTests.iPhoneSE":
            "Sample, no text, preview 0,0 375x647, target 40,100 295x200, hole 10,10 293x180",
        "MockedTests.iPhone15ProMax":
            "Sample, no text, preview 0,0 430x873, target 40,100 350x200, hole 10,10 275x180",
        "LaidOutTests.iPhone15":
            "Sample, no text, preview 0,0 393x793, target 40,100 313x200, hole 10,10 293x180",
        "LaidOutTests.iPhoneSE":
            "Sample, no text, preview 0,0 375x647, target 40,100 295x200, hole 10,10 275x180",
        "LaidOutTests.iPhone15ProMax":
            "Sample, no text, preview 0,0 430x873, target 40,100 350x200, hole 10,10 330x180",
    ]
}
