import SashMonkey
import Testing

@Suite("Steps of random users")
struct StepTests {
  @Test("A step is written as one line and read again")
  func lines() throws {
    let steps = [
      MonkeyStep(.tap, 12, 40.5), MonkeyStep(.drag, 1, 2, 3, 4, 0.25), MonkeyStep(.type, text: "a\\b\nc | d"),
      MonkeyStep(.key, text: "a shift command"), MonkeyStep(.close), MonkeyStep(.resize, 200, 3000),
    ]
    for step in steps { #expect(MonkeyStep(step.description) == step) }
    #expect(MonkeyStep("tap here") == nil)
    #expect(MonkeyStep("fly 1 2") == nil)
    #expect(
      MonkeyStep.script("# a remark\n tap 1 2\n\nclose\n") == [MonkeyStep(.tap, 1, 2), MonkeyStep(.close)])
  }
}
