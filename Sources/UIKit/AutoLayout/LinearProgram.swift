/// Finds values that keep to linear constraints as far as their ranks allow: what has a higher rank comes before all that
/// has lower ones.
///
/// A simplex method on a dense table, with a row of costs for each rank: the first rank in which a step changes anything
/// decides whether it is taken. Variables may be negative. Nothing is required, so there is always an answer; whoever has
/// constraints that must hold gives them the highest rank.
struct LinearProgram {
  enum Relation { case equal, atLeast, atMost }
  struct Row {
    /// Factors of the variables.
    var terms: [(variable: Int, factor: Double)]
    var relation: Relation
    /// The other side.
    var constant: Double
    /// 0 is the highest.
    var rank: Int
  }

  let variables: Int
  let ranks: Int
  let rows: [Row]

  /// The table: a column for each variable in each sign, for each slack and each error, and one for the constants.
  private struct Table {
    var cells: [[Double]]
    /// Which column is in the basis, for each row.
    var basis: [Int]
    /// What a step in a column costs, for each rank.
    var costs: [[Double]]
  }
  private static let epsilon = 1e-9

  /// A value for each variable.
  func solve() -> [Double] {
    var table = makeTable()
    // Each step goes down or sideways; the bound is for a table that the rounding of numbers makes turn in a circle.
    for step in 0..<(50 * (rows.count + variables + 10)) {
      guard let column = enteringColumn(of: table, first: step > 10 * (rows.count + variables)),
        let row = leavingRow(of: table, column)
      else { break }
      pivot(&table, row, column)
    }
    var values = [Double](repeating: 0, count: variables)
    for (row, column) in table.basis.enumerated() where column < 2 * variables {
      let value = table.cells[row].last!
      values[column / 2] += column % 2 == 0 ? value : -value
    }
    return values
  }

  private func makeTable() -> Table {
    let slacks = rows.filter { $0.relation != .equal }.count
    let width = 2 * variables + slacks + 2 * rows.count + 1
    var table = Table(
      cells: [], basis: [], costs: Array(repeating: Array(repeating: 0, count: width), count: ranks))
    var slack = 2 * variables
    for (index, row) in rows.enumerated() {
      var cells = [Double](repeating: 0, count: width)
      for term in row.terms {
        cells[2 * term.variable] += term.factor
        cells[2 * term.variable + 1] -= term.factor
      }
      var own: Int?
      if row.relation != .equal {
        cells[slack] = row.relation == .atLeast ? -1 : 1
        own = slack
        slack += 1
      }
      cells[width - 1] = row.constant
      if row.constant < 0 { for column in cells.indices { cells[column] = -cells[column] } }
      // What is missing of the row, and what is too much.
      let (short, over) = (2 * variables + slacks + 2 * index, 2 * variables + slacks + 2 * index + 1)
      cells[short] = 1
      cells[over] = -1
      table.costs[row.rank][short] += 1
      table.costs[row.rank][over] += 1
      if let own, cells[own] > 0 {
        table.basis.append(own)
      } else {
        table.basis.append(short)
        for column in cells.indices { table.costs[row.rank][column] -= cells[column] }
      }
      table.cells.append(cells)
    }
    return table
  }

  /// The column in which a step brings most, or the first that brings anything.
  private func enteringColumn(of table: Table, first: Bool) -> Int? {
    let count = table.cells.first?.count ?? 1
    var best: (column: Int, rank: Int, cost: Double)?
    for column in 0..<(count - 1) {
      for rank in 0..<ranks {
        let cost = table.costs[rank][column]
        if abs(cost) <= LinearProgram.epsilon { continue }
        if cost < 0 {
          if first { return column }
          if best.map({ rank < $0.rank || (rank == $0.rank && cost < $0.cost) }) ?? true {
            best = (column, rank, cost)
          }
        }
        break
      }
    }
    return best?.column
  }

  /// The row that limits a step in a column.
  private func leavingRow(of table: Table, _ column: Int) -> Int? {
    var best: (row: Int, ratio: Double)?
    for (row, cells) in table.cells.enumerated() where cells[column] > LinearProgram.epsilon {
      let ratio = cells.last! / cells[column]
      if let known = best {
        if ratio < known.ratio - 1e-12
          || (ratio <= known.ratio + 1e-12 && table.basis[row] < table.basis[known.row])
        {
          best = (row, ratio)
        }
      } else {
        best = (row, ratio)
      }
    }
    return best?.row
  }

  private func pivot(_ table: inout Table, _ row: Int, _ column: Int) {
    let factor = table.cells[row][column]
    for index in table.cells[row].indices { table.cells[row][index] /= factor }
    let pivotRow = table.cells[row]
    func clear(_ cells: inout [Double]) {
      let factor = cells[column]
      if factor == 0 { return }
      for index in cells.indices { cells[index] -= factor * pivotRow[index] }
      cells[column] = 0
    }
    for other in table.cells.indices where other != row { clear(&table.cells[other]) }
    for rank in table.costs.indices { clear(&table.costs[rank]) }
    table.basis[row] = column
  }
}
