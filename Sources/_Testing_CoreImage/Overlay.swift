// The Testing library of the toolchain asks for a module of this name in every file that imports both Testing and CoreGraphics;
// on Apple's platforms it attaches pictures to tests. Without the module such files would not compile.
// - Missing: pictures as attachments of tests.
