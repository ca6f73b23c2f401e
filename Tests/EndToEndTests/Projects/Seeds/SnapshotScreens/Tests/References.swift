/// What each screen shows on each device: what the article calls reference pictures.
enum References {
    static let texts: [String: String] = [
        // iPhone15
        "SampleVCTests.testViewController()iPhone15":
            "Sample, no text, loading, preview 0,0 393x852, target 40,100 313x200, hole 0,0 0x0",
        "WaitingTests.testViewController()iPhone15":
            "Sample, バスは1番のりば, preview 0,0 393x852, target 40,100 313x200, hole 0,0 0x0",
        "WaitingTwiceTests.testViewController()iPhone15":
            "Sample, バスは2番のりば, preview 0,0 393x852, target 40,100 313x200, hole 0,0 0x0",
        "MockedTests.testViewController()iPhone15":
            "Sample, no text, preview 0,0 393x852, target 40,100 313x200, hole 10,10 293x180",
        "LaidOutTests.testViewController()iPhone15":
            "Sample, no text, preview 0,0 393x852, target 40,100 313x200, hole 10,10 293x180",
        "SampleWebviewVCTests.testViewController()iPhone15":
            "お知らせ, no page, Close | Refresh",
        "ClaimsTests.testOnlyTheMockHasAPreview()iPhone15":
            "スキャン, preview, QRコードを枠に合わせてください",
        // iPhoneSE
        "SampleVCTests.testViewController()iPhoneSE":
            "Sample, no text, loading, preview 0,0 393x852, target 40,100 295x200, hole 0,0 0x0",
        "WaitingTests.testViewController()iPhoneSE":
            "Sample, バスは1番のりば, preview 0,0 393x852, target 40,100 295x200, hole 0,0 0x0",
        "WaitingTwiceTests.testViewController()iPhoneSE":
            "Sample, バスは2番のりば, preview 0,0 393x852, target 40,100 295x200, hole 0,0 0x0",
        "MockedTests.testViewController()iPhoneSE":
            "Sample, no text, preview 0,0 375x667, target 40,100 295x200, hole 10,10 293x180",
        "LaidOutTests.testViewController()iPhoneSE":
            "Sample, no text, preview 0,0 375x667, target 40,100 295x200, hole 10,10 275x180",
        "SampleWebviewVCTests.testViewController()iPhoneSE":
            "お知らせ, no page, Close | Refresh",
        "ClaimsTests.testOnlyTheMockHasAPreview()iPhoneSE":
            "スキャン, preview, QRコードを枠に合わせてください",
        // iPhone15ProMax
        "SampleVCTests.testViewController()iPhone15ProMax":
            "Sample, no text, loading, preview 0,0 393x852, target 40,100 350x200, hole 0,0 0x0",
        "WaitingTests.testViewController()iPhone15ProMax":
            "Sample, バスは1番のりば, preview 0,0 393x852, target 40,100 350x200, hole 0,0 0x0",
        "WaitingTwiceTests.testViewController()iPhone15ProMax":
            "Sample, バスは2番のりば, preview 0,0 393x852, target 40,100 350x200, hole 0,0 0x0",
        "MockedTests.testViewController()iPhone15ProMax":
            "Sample, no text, preview 0,0 430x932, target 40,100 350x200, hole 10,10 275x180",
        "LaidOutTests.testViewController()iPhone15ProMax":
            "Sample, no text, preview 0,0 430x932, target 40,100 350x200, hole 10,10 330x180",
        "SampleWebviewVCTests.testViewController()iPhone15ProMax":
            "お知らせ, no page, Close | Refresh",
        "ClaimsTests.testOnlyTheMockHasAPreview()iPhone15ProMax":
            "スキャン, preview, QRコードを枠に合わせてください",
    ]
}
