// Code follows.
