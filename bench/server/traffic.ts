/** The traffic of many tables: some seat decides, so many times a second, and the clock stops when the other seat has seen it. */

/** A table as the traffic sees it. */
export interface Played {
  /** Makes the next decision; resolves when the other seat has seen what came of it, with how long that took, or null where nobody is asked. */
  decide(): Promise<number | null>
}

export interface Measured {
  /** In milliseconds, in order of size. */
  readonly times: readonly number[]
  readonly perSecond: number
}

/** Decisions that took longer than this are lost. */
const LOST = 10_000

export async function traffic(tables: readonly Played[], perSecond: number, seconds: number): Promise<Measured> {
  const times: number[] = []
  const busy = new Set<Played>()
  const under: Promise<void>[] = []
  const began = performance.now()
  let sent = 0
  let luck = 1
  while (performance.now() - began < seconds * 1000) {
    const due = ((performance.now() - began) / 1000) * perSecond
    for (let tries = 0; sent < due && tries < 50; tries++) {
      luck = (Math.imul(luck, 1103515245) + 12345) >>> 0
      const table = tables[luck % tables.length]!
      if (busy.has(table)) continue
      sent++
      busy.add(table)
      const work = Promise.race([table.decide(), new Promise<null>((resolve) => setTimeout(() => resolve(null), LOST).unref())])
      under.push(
        work.then((ms) => {
          busy.delete(table)
          if (ms === null) sent--
          else times.push(ms)
        }),
      )
    }
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  await Promise.all(under)
  return { times: times.sort((a, b) => a - b), perSecond: times.length / ((performance.now() - began) / 1000) }
}

export const p95 = (times: readonly number[]): number => times[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN
