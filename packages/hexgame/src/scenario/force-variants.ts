import type { Variant } from '@firegroup/kernel'

/** As much of an order of battle as all games on a map have: units that arrive together, by type and number. */
interface Force {
  readonly groups: readonly { readonly units: readonly UnitCount[] }[]
}

interface UnitCount {
  readonly type: string
  readonly count: number
}

interface Battle {
  readonly turns: number
  readonly sides: { readonly [side: string]: Force }
}

/** What a system knows of its counters. */
interface CounterLore {
  readonly isSquad: (type: string) => boolean
  /** 'German 4-6-7'. */
  readonly nameOf: (type: string) => string
  /** As printed: '9-1'. */
  readonly labelOf: (type: string) => string
  /** All Leaders of the kind of this one, from the worst to the best; empty for whoever is no Leader. */
  readonly leadersLike: (type: string) => readonly string[]
}

/** A scenario with a turn, a squad or a better Leader more or less for one of the sides. */
export function forceVariants(scenario: Battle, lore: CounterLore): Variant[] {
  return [
    { id: 'turn-more', title: 'One turn more', scenario: { ...scenario, turns: scenario.turns + 1 } },
    { id: 'turn-fewer', title: 'One turn fewer', scenario: { ...scenario, turns: scenario.turns - 1 } },
    ...Object.entries(scenario.sides).flatMap(([side, force]) =>
      [...squadVariants(force, lore), ...leaderVariants(force, lore)].map(({ id, title, force: changed }) => ({
        id: `${side}-${id}`,
        title,
        scenario: { ...scenario, sides: { ...scenario.sides, [side]: changed } },
      })),
    ),
  ]
}

interface ForceVariant {
  readonly id: string
  readonly title: string
  readonly force: Force
}

function squadVariants(force: Force, { isSquad, nameOf }: CounterLore): ForceVariant[] {
  const type = commonest(force, isSquad)
  if (type === undefined) return []
  const more = {
    id: 'squad-more',
    title: `One more ${nameOf(type)}`,
    force: changed(force, type, (squad) => [{ ...squad, count: squad.count + 1 }]),
  }
  const fewer = { id: 'squad-fewer', title: `One ${nameOf(type)} fewer`, force: changed(force, type, oneLess) }
  // The last of its kind stays: without it this would be another scenario.
  return countOf(force, type) > 1 ? [more, fewer] : [more]
}

/** The best Leader becomes the next better one, or the next worse. */
function leaderVariants(force: Force, { nameOf, labelOf, leadersLike }: CounterLore): ForceVariant[] {
  const ladderOf = (type: string) => leadersLike(type).indexOf(type)
  const leaders = typesIn(force).filter((type) => ladderOf(type) >= 0)
  const best = leaders.toSorted((a, b) => ladderOf(b) - ladderOf(a))[0]
  if (best === undefined) return []
  const ladder = leadersLike(best)
  const becomes = (id: string, other: string | undefined): ForceVariant[] => {
    if (other === undefined) return []
    const exchange = (leader: UnitCount) => [...oneLess(leader), { ...leader, type: other, count: 1 }]
    return [{ id, title: `${nameOf(best)} becomes ${labelOf(other)}`, force: changed(force, best, exchange) }]
  }
  return [...becomes('leader-better', ladder[ladderOf(best) + 1]), ...becomes('leader-worse', ladder[ladderOf(best) - 1])]
}

function oneLess(units: UnitCount): UnitCount[] {
  return units.count > 1 ? [{ ...units, count: units.count - 1 }] : []
}

/** The force with the units of a type changed in the one group that has most of them. */
function changed(force: Force, type: string, change: (units: UnitCount) => readonly UnitCount[]): Force {
  const counts = force.groups.map(({ units }) => countIn(units, type))
  const largest = counts.indexOf(Math.max(...counts))
  const groups = force.groups.map((group, i) => {
    const place = i === largest ? group.units.findIndex((units) => units.type === type) : -1
    return place < 0 ? group : { ...group, units: group.units.toSpliced(place, 1, ...change(group.units[place]!)) }
  })
  return { ...force, groups }
}

/** Of several that are as common, the first that is listed. */
function commonest(force: Force, counts: (type: string) => boolean): string | undefined {
  return typesIn(force)
    .filter(counts)
    .toSorted((a, b) => countOf(force, b) - countOf(force, a))[0]
}

function typesIn({ groups }: Force): string[] {
  return [...new Set(groups.flatMap(({ units }) => units.map(({ type }) => type)))]
}

function countOf({ groups }: Force, type: string): number {
  return groups.reduce((sum, { units }) => sum + countIn(units, type), 0)
}

function countIn(units: readonly UnitCount[], type: string): number {
  return units.reduce((sum, unit) => sum + (unit.type === type ? unit.count : 0), 0)
}
