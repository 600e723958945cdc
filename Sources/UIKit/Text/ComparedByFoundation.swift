/// What the first word of a value in attributed strings has to be.
///
/// Foundation here compares the values of neighbouring runs, and takes the word behind an object's header for one of its own,
/// of which bits 8 to 17 name the kind of object. Kind 0 ends the program; with any other it asks the object itself.
///
/// - Source: swift-corelibs-foundation, CFRuntime.c and CFBasicHash.c; tried with objects of all kinds up to 256.
let comparedByFoundation: UInt64 = 1 << 8
