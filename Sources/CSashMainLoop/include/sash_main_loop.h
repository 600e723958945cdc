#pragma once
// Linking this module makes an async `main` (and a Swift Testing run) serve its main queue from the main thread's run
// loop, as on Apple's platforms. Without it Swift on Linux ends the main thread with dispatch_main(): main-actor code
// then runs on some other thread, and nothing serves RunLoop.main, so its timers never fire.
