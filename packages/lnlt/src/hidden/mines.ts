import { placesOf } from '@firegroup/hexmap'
import { LEGAL, type Problem, type Reading, type Rules, record, refuse, text } from '@firegroup/kernel'
import type { Lnlt } from '../context.ts'
import { fortification } from '../data/fortifications.ts'
import { groundProblem } from '../fortifications/placing.ts'
import type { Ground } from '../map/ground.ts'
import { hexOf, locationNamed, locationOf, nameOf } from '../map/location.ts'
import { isAloft } from '../map/terrain.ts'
import type { LnltQuestion } from '../questions.ts'
import type { Scenario } from '../scenario/types.ts'
import type { Minefield } from '../setting.ts'
import { enemyOf, type Hex, type LnltState, type Location, SIDES, type Side } from '../state.ts'

/** Where one Mines marker is laid in secret. */
export interface LayMines {
  readonly at: string
}

export const layMinesSchema = record({ at: text({ max: 24 }) })

/** 21.4: the Mines that a scenario lets its sides lay in secret, and where each may lie. */
export function minefieldsOf(ground: Ground, { sides }: Pick<Scenario, 'sides'>): Reading<readonly Minefield[]> {
  const problems: Problem[] = []
  const complain = (side: Side, message: string) => problems.push({ rule: '22.0', message: `sides.${side}.hiddenMines: ${message}.` })
  const value = SIDES.flatMap((side) =>
    (sides[side].hiddenMines ?? []).map(({ count, fp = 1, area }): Minefield => {
      const hexes = placesOf(ground.map, area)
      if (typeof hexes === 'string') complain(side, hexes)
      const open = typeof hexes === 'string' ? [] : hexes.filter((hex) => groundProblem(ground, MINES, hex) === null)
      if (typeof hexes !== 'string' && count > open.length * MINES.most) complain(side, 'there is no room for so many')
      return { side, fp, count, area: open.map((hex) => locationOf(hex)) }
    }),
  )
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value }
}

const MINES = fortification('mines')

/** 21.4, SSR: a side lays its Mines when it sets up, one marker after the other. The other side sees that it does, not where. */
export function* layMines(g: Lnlt, side: Side): Rules<void> {
  const s = g.state
  for (const [index, field] of s.setting.minefields.entries()) {
    while (field.side === side && laidIn(s, index) < field.count) {
      const { at: name } = yield* g.ask(side, question(s, index, field))
      const at = locationNamed(s.setting, name)
      s.hiddenMines = [...(s.hiddenMines ?? []), { field: index, at }]
      const told = { type: 'minesLaid', rule: '21.4', side, fp: field.fp } as const
      g.emit({ ...told, at }, { to: [side], others: told })
      g.checkpoint()
    }
  }
}

function laidIn({ hiddenMines = [] }: LnltState, field: number): number {
  return hiddenMines.filter((mines) => mines.field === field).length
}

function question(s: LnltState, index: number, { side, fp, count, area }: Minefield): LnltQuestion<'layMines'> {
  const left = count - laidIn(s, index)
  return {
    kind: 'layMines',
    title: left === 1 ? 'Where do you lay the last Mines?' : `Where do you lay Mines? ${left} are left.`,
    rule: '21.4',
    schema: layMinesSchema,
    about: { left, fp },
    candidates: () => area.filter((at) => layProblem(s, side, at) === null).map((at) => ({ at: nameOf(s.setting, at) })),
    problems({ at: name }) {
      const at = locationNamed(s.setting, name)
      if (!area.includes(at)) return refuse('21.4', `Your Mines can't lie in ${name}.`)
      const problem = layProblem(s, side, at)
      return problem ? [problem] : LEGAL
    },
    preview: () => null,
  }
}

/** 21.4: at most two in a hex, as far as their side can know. */
function layProblem(s: LnltState, side: Side, at: Location): Problem | null {
  const where = nameOf(s.setting, at)
  const open = s.markers.filter((marker) => marker.kind === 'mines' && marker.at === at).length
  if (open + ownMines(s, side, hexOf(at)) >= MINES.most) return { rule: '21.4', message: `There are two Mines in ${where} already.` }
  return isHeld(s, enemyOf(side), hexOf(at)) ? { rule: '21.4', message: `The enemy is in ${where}.` } : null
}

/** 21.4: how many Mines of its own a side has hidden in a hex: it walks there as it does among those that all know. */
export function ownMines(s: LnltState, side: Side, hex: Hex): number {
  if (s.hiddenMines === undefined) return 0
  return s.hiddenMines.filter(({ field, at }) => hexOf(at) === hex && s.setting.minefields[field]!.side === side).length
}

/** Somebody of a side is on the ground of a hex. */
export function isHeld(s: LnltState, side: Side, hex: Hex): boolean {
  return s.units.some((unit) => unit.side === side && unit.at >= 0 && !isAloft(unit.at) && hexOf(unit.at) === hex)
}

/** 21.4: Mines into which anybody goes are seen by all from then on: they lie there as any others. */
export function uncoverMines(g: Lnlt, hex: Hex): void {
  const s = g.state
  const found = s.hiddenMines?.filter(({ at }) => hexOf(at) === hex) ?? []
  if (found.length === 0) return
  s.hiddenMines = s.hiddenMines!.filter(({ at }) => hexOf(at) !== hex)
  for (const { field, at } of found) {
    const { side, fp } = s.setting.minefields[field]!
    s.markers.push({ id: s.nextMarker++, kind: 'mines', at, side, value: fp })
  }
  for (const side of SIDES) {
    const count = found.filter(({ field }) => s.setting.minefields[field]!.side === side).length
    if (count > 0) g.emit({ type: 'minesFound', rule: '21.4', side, at: locationOf(hex), count }, { reveals: true })
  }
}
