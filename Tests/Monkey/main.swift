import Foundation
import SashMonkey

// Random users of Sash; `Scripts/monkey` says how to call it.

setvbuf(stdout, nil, _IOLBF, 0)
if let library = ProcessInfo.processInfo.environment["SASH_MONKEY_UNITS"] { MonkeyLibrary.load(library) }
let options = MonkeyOptions(CommandLine.arguments.dropFirst())
switch options.mode {
case .work: await MonkeyWorker(options).work()
case .replay(let file): await MonkeyWorker.replay(file)
case .shorten(let file): MonkeyLead(options).shorten(file)
case .show(let name): print(MonkeyTree(named: name)?.root.description ?? "\(name) is not made up from a seed")
case .lead: MonkeyLead(options).lead()
}
