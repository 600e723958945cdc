import Foundation

let wanted = CommandLine.arguments.dropFirst()
for name in wanted where !benchmarks.contains(where: { $0.name == name }) {
  print("There is no benchmark \(name). There are: " + benchmarks.map(\.name).joined(separator: " "))
}
for benchmark in benchmarks where wanted.isEmpty || wanted.contains(benchmark.name) {
  for row in benchmark.run() {
    var fields = [row.name, String(format: "%.3f", row.value), row.unit]
    if let ratio = row.ratio, ratio.isFinite { fields += [String(format: "%.2f", ratio), row.against] }
    print(fields.joined(separator: "\t"))
  }
}
