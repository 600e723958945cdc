import Foundation

// "-name" leaves one out.
let left = Set(CommandLine.arguments.dropFirst().filter { $0.hasPrefix("-") }.map { $0.dropFirst() })
let wanted = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("-") }
for name in wanted where !benchmarks.contains(where: { $0.name == name }) {
  print("There is no benchmark \(name). There are: " + benchmarks.map(\.name).joined(separator: " "))
}
for benchmark in benchmarks
where (wanted.isEmpty || wanted.contains(benchmark.name)) && !left.contains(benchmark.name[...]) {
  for row in benchmark.run() {
    var fields = [row.name, String(format: "%.3f", row.value), row.unit]
    let ratio = row.ratio.flatMap { $0.isFinite ? String(format: "%.2f", $0) : nil }
    if ratio != nil || row.bound != nil { fields += [ratio ?? "", ratio == nil ? "" : row.against] }
    if let bound = row.bound { fields.append(String(format: "%.2f", bound)) }
    print(fields.joined(separator: "\t"))
  }
}
