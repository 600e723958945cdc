import Foundation
import Testing

@testable import SashProjects

/// Other programs, run.
@Suite struct ToolTests {
  @Test("A program that somebody still writes is run when they are done") func busy() throws {
    let fixture = try ProjectFixture()
    let program = try fixture.write("tool", "#!/bin/sh\necho \"$1\"\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let writer = try FileHandle(forWritingTo: program)
    let direct = Process()
    direct.executableURL = program
    #expect(throws: (any Error).self, "It cannot be run before.") { try direct.run() }
    let end = DispatchQueue(label: "writer")
    end.asyncAfter(deadline: .now() + 0.1) { try? writer.close() }
    let (status, output, errors) = try Tool.read(program.path, ["done"])
    #expect(status == 0 && output == "done\n" && errors == "")
  }

  @Test("Words of both kinds are read, however many") func words() throws {
    let (status, output, errors) = try Tool.read(
      "/bin/sh", ["-c", "yes out | head -c 200000; yes err | head -c 200000 >&2; exit 3"])
    #expect(status == 3 && output.count == 200_000 && errors.count == 200_000)
    #expect(throws: ProjectError.self) { try Tool.read("no-such-program-of-anybody", []) }
  }
}
