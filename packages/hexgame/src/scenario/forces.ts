import { type Area, type HexMap, placesOf } from '@firegroup/hexmap'
import type { Problem } from '@firegroup/kernel'

/** As much of a side's order of battle as all games on a map have. */
interface SideForce<G> {
  readonly nation: string
  readonly groups: readonly G[]
}

/** Reads the orders of battle of all sides into counters and deployed groups. What can't be is collected on the way. */
export abstract class ForceReader<S extends string, G extends { readonly id: string }, D extends { readonly id: string }, U, W> {
  readonly groups: D[] = []
  readonly units: U[] = []
  readonly weapons: W[] = []
  readonly problems: Problem[] = []
  readonly #rule: string

  /** `rule` is the one that complaints cite unless they name another. */
  constructor(rule: string) {
    this.#rule = rule
  }

  /** Whether a group's counters exist, where it goes, and what it becomes. */
  protected abstract add(side: S, group: G, where: string): void

  protected readSides(sides: readonly S[], forces: { readonly [side in S]: SideForce<G> }, isNation: (nation: string) => boolean): void {
    for (const side of sides) {
      const { nation, groups } = forces[side]
      if (!isNation(nation)) this.complain(`sides.${side}.nation:`, `there is no nation '${nation}'`)
      for (const group of groups) {
        const where = `The group '${group.id}'`
        if (this.groups.some(({ id }) => id === group.id)) this.complain(where, 'is not the only one of that id')
        this.add(side, group, where)
      }
    }
  }

  /** The hexes of an area that this group could use. */
  protected hexesOf(where: string, map: HexMap, area: Area, isUsable: (hex: number) => boolean): number[] {
    const hexes = placesOf(map, area)
    if (typeof hexes === 'string') {
      this.complain(where, `can't set up: ${hexes}`)
      return []
    }
    const usable = hexes.filter(isUsable)
    if (usable.length === 0) this.complain(where, 'has an area without a single hex that it could use')
    return usable
  }

  protected complain(where: string, what: string, rule: string = this.#rule): void {
    this.problems.push({ rule, message: `${where} ${what}.` })
  }
}
