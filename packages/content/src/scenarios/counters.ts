/** Counters as an order of battle lists them: `of('ge', '4-6-7 x3', 'L-8-1', 'LMG x2')`. */
export function of(nation: string, ...counters: readonly string[]): readonly { readonly type: string; readonly count: number }[] {
  return counters.map((counter) => {
    const [type, times = '1'] = counter.split(' x')
    return { type: `${nation}-${type}`, count: Number(times) }
  })
}
