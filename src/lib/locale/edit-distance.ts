/**
 * Returns the edit distance with insertions, deletions, replacements and swaps of neighbours (optimal string
 * alignment); infinity as soon as it certainly exceeds `maxDistance`.
 */
export function getEditDistance(a: string, b: string, maxDistance = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > maxDistance) return Number.POSITIVE_INFINITY;
  let [secondPreviousRow, previousRow, row] = [
    [] as number[],
    [] as number[],
    Array.from({ length: b.length + 1 }, (_, i) => i),
  ];
  for (let i = 1; i <= a.length; i += 1) {
    [secondPreviousRow, previousRow, row] = [previousRow, row, [i]];
    for (let j = 1; j <= b.length; j += 1) {
      const substitutionCost = a[i - 1] === b[j - 1] ? 0 : 1;
      let distance = Math.min(
        (previousRow[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (previousRow[j - 1] as number) + substitutionCost,
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        distance = Math.min(distance, (secondPreviousRow[j - 2] as number) + 1);
      }
      row[j] = distance;
    }
    // A swap refers to the row before the previous one.
    if (Math.min(...row, ...previousRow) > maxDistance) return Number.POSITIVE_INFINITY;
  }
  return row[b.length] as number;
}
