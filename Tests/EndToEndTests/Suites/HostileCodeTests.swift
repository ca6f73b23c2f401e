import Foundation
import Testing

extension EndToEnd.Suites {
  /// Code that runs before a host's first line, and so before it has taken up its rules.
  struct HostileCodeTests {
    @Test func constructorsAreRefusedNetworkAndFiles() async throws {
      let hostile = try HostileProject()
      try FileManager.default.removeItem(at: hostile.project.url(of: "Kit/Sources/Kit/Kit.swift"))
      try hostile.write("int kit(void);\n", to: "Kit/Sources/Kit/include/Kit.h")
      try hostile.write(
        """
        #include <stdio.h>
        #include <stdlib.h>
        #include <sys/socket.h>
        #include "Kit.h"

        int kit(void) { return 1; }

        __attribute__((constructor)) static void begin(void) {
          char path[4096];
          snprintf(path, sizeof path, "%s/taken", getenv("OLD_HOME"));
          FILE *file = fopen(path, "w");
          int line = socket(AF_INET, SOCK_STREAM, 0);
          if (file) fclose(file);
          if (line >= 0) abort();
        }
        """, to: "Kit/Sources/Kit/kit.c")
      try hostile.write(
        """
        import Kit
        import SwiftUI

        @main struct ShopApp: App {
          var body: some Scene { WindowGroup { Text("Shop \\(kit())") } }
        }
        """, to: "Shop/ShopApp.swift")
      let home = try Workbench.makeDirectory("home-\(UUID().uuidString)")
      // Where the project lies among the temporary files, its home would be one that hosts may use.
      let temporary = try Workbench.makeDirectory("temporary-\(UUID().uuidString)")
      let output = try await hostile.open(
        "run",
        environment: ["HOME": home.path, "OLD_HOME": home.path, "TMPDIR": temporary.path])
      #expect(output.status == 0, "\(output)")
      #expect(!FileManager.default.fileExists(atPath: home.path + "/taken"))
    }
  }
}
