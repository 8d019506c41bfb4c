/** Drills made of the player's own games: kept in the browser. */
import type { Drill, DrillTheme, Judged } from '@firegroup/lab'
import type { AnyTimeline } from '../matches/useTimeline.ts'

const KEY = 'firegroup.drills.own'
/** More would only fill the browser's little room. */
const MOST = 20

export function ownDrills(): readonly Drill[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as Drill[]) : []
  } catch {
    return []
  }
}

/** The newest first; one that is there already comes to the front. Whether there was room. */
export function keepDrill(drill: Drill): boolean {
  const others = ownDrills().filter(({ id }) => id !== drill.id)
  try {
    localStorage.setItem(KEY, JSON.stringify([drill, ...others].slice(0, MOST)))
    return true
  } catch {
    return false
  }
}

/** The ways of a decision that cost, as a question. */
export function drillOf({ game, moments, record }: AnyTimeline, judged: Judged): Drill {
  const { at, seat, kind, ways, trials, because } = judged
  const { seats } = game.system
  const { index } = moments[at]!
  const best = ways[0]!
  const { origin, chance, decisions, system } = record.save
  return {
    id: `own-${record.id}-${index}`,
    system,
    scenario: origin.scenario as object,
    key: chance.key,
    decisions: decisions.slice(0, index).map((each) => [seats.indexOf(each.seat), each.decision] as const),
    seat,
    kind,
    theme: themeOf(kind),
    // by their words, so that the best is not always the first
    ways: ways
      .map(({ decision, words, chance: share, above, range }) => ({
        decision,
        words,
        chance: 100 * share,
        below: 100 * (best.above - above),
        range: best.above === above ? 0 : 100 * Math.max(range, best.range),
      }))
      .sort((a, b) => (a.words < b.words ? -1 : 1)),
    trials,
    because,
  }
}

const themeOf = (kind: string): DrillTheme =>
  /^(firstFire|opportunityFire)$/.test(kind) ? 'hold' : /move|step/.test(kind) ? 'move' : 'other'
