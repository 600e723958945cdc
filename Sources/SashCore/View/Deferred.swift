/// A value that is known only after what refers to it has been made.
package final class Deferred<Value> {
  package var value: Value!
  package init() {}
}
