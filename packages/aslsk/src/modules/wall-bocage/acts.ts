import { integer, LEGAL, optional, type Problem, refuse, text } from '@firegroup/kernel'
import type { Acting, AslskAct } from '../../acts.ts'
import type { Choosing } from '../../choices.ts'
import type { Occasion } from '../../fire/declaration.ts'
import { nameOf, placeOf } from '../../map/terrain.ts'
import type { Moving } from '../../phases/movement/moving.ts'
import type { AslskState, Hex, Side } from '../../state.ts'
import { advantageOf, counterOf, isMandatory, isSideBySide, mayHold } from './advantage.ts'
import { walledSides } from './hexsides.ts'
import { couldClaim, lay, lose, placesOf } from './settle.ts'
import { change, hasChanged, isOpenTo } from './state.ts'

/** The moments at which the module itself asks. */
export const CLAIMS = 'wallAdvantage'
export const FORFEITS = 'wallForfeit'

export interface ClaimWall {
  readonly type: 'claimWall'
  readonly hex: string
  /** On Deluxe maps: the hexside, 0 to 5 clockwise from north. */
  readonly over?: number
}
export interface DropWall {
  readonly type: 'dropWall'
  readonly hex: string
  readonly over?: number
}

/** Whose turn it is to say something, and whether any hex of his may be claimed now. */
interface Moment {
  readonly side: Side
  readonly anywhere: boolean
  readonly hexes?: readonly Hex[]
}

const fields = { hex: text({ max: 12 }), over: optional(integer(0, 5)) } as const

/** B9.322: units take the wall, and give up the cover of their hex for it. */
function claiming<Asked>(momentOf: (s: AslskState, asked: Asked) => Moment | null): AslskAct<Asked, ClaimWall> {
  return {
    type: 'claimWall',
    rule: 'B9.322',
    fields,
    *candidates(s, asked) {
      const moment = momentOf(s, asked)
      if (!moment) return
      for (const at of placesOf(s, moment.side))
        for (const each of named(s, 'claimWall', at, couldClaim(s, moment.side, at)))
          if (claimProblems(s, moment, each).length === 0) yield each
    },
    problems(s, asked, decision) {
      const moment = momentOf(s, asked)
      return moment ? claimProblems(s, moment, decision) : refuse('B9.322', 'This is no moment to claim Wall Advantage.')
    },
    perform(g, asked, decision) {
      const { side } = momentOf(g.state, asked)!
      const at = placeOf(g.state, decision.hex)
      lay(g, side, at, sidesMeant(g.state, at, decision), 'claims')
      change(g.state, at)
      return undefined
    },
    describe: (_, { hex, over }) => `Claim Wall Advantage in ${hex}${overWords(over)}`,
  }
}

function claimProblems(s: AslskState, { side, anywhere, hexes }: Moment, decision: ClaimWall): readonly Problem[] {
  const { hex } = decision
  const at = placeOf(s, hex)
  if (at < 0 || walledSides(s.setting, at) === 0) return refuse('B9.32', `There is no wall, hedge or bocage at ${hex}.`)
  if (!mayHold(s, side, at))
    return refuse(
      'B9.32',
      `Nobody of yours in ${hex} can hold the wall: it takes armed, unbroken men who are not entrenched, and no enemy there.`,
    )
  if (isSideBySide(s) !== (decision.over !== undefined))
    return refuse(
      'B9.32',
      decision.over === undefined ? 'Say over which hexside.' : 'Wall Advantage is over all hexsides of a hex or over none.',
    )
  const meant = sidesMeant(s, at, decision)
  if (meant === 0) return refuse('B9.32', `There is nothing on that side of ${hex}.`)
  if ((advantageOf(s, side, at) & meant) === meant) return refuse('B9.32', `Your units in ${hex} have Wall Advantage.`)
  if ((couldClaim(s, side, at) & meant) === 0) return refuse('B9.32', `The enemy across the wall of ${hex} has Wall Advantage.`)
  if (!anywhere && !isOpenTo(s, side, at) && !hexes?.includes(at))
    return refuse('B9.322', 'It is claimed at the end of a Rally Phase, or in one’s own Movement or Advance Phase.')
  if (hasChanged(s, at)) return refuse('B9.322', `Your units in ${hex} have made up their mind in this phase.`)
  return LEGAL
}

/** B9.32: units leave the wall for the cover of their hex. */
function dropping<Asked>(sideOf: (s: AslskState, asked: Asked) => Side | null): AslskAct<Asked, DropWall> {
  return {
    type: 'dropWall',
    rule: 'B9.32',
    fields,
    *candidates(s, asked) {
      const side = sideOf(s, asked)
      if (!side) return
      for (const at of placesOf(s, side))
        for (const each of named(s, 'dropWall', at, counterOf(s, side, at)?.value ?? 0))
          if (dropProblems(s, side, each).length === 0) yield each
    },
    problems(s, asked, decision) {
      const side = sideOf(s, asked)
      return side ? dropProblems(s, side, decision) : refuse('B9.32', 'This is no moment to give up Wall Advantage.')
    },
    perform(g, asked, decision) {
      const at = placeOf(g.state, decision.hex)
      const marker = counterOf(g.state, sideOf(g.state, asked)!, at)!
      lose(g, marker, 'drops', sidesMeant(g.state, at, decision))
      change(g.state, at)
      return undefined
    },
    describe: (_, { hex, over }) => `Give up Wall Advantage in ${hex}${overWords(over)}`,
  }
}

function dropProblems(s: AslskState, side: Side, decision: DropWall): readonly Problem[] {
  const { hex } = decision
  const at = placeOf(s, hex)
  if (at < 0 || !(advantageOf(s, side, at) & sidesMeant(s, at, decision)))
    return refuse('B9.32', `Your units in ${hex} have no Wall Advantage.`)
  if (isMandatory(s, at)) return refuse('B9.323', `There is no cover in ${hex}: who stands there can't give up Wall Advantage.`)
  if (isSideBySide(s) !== (decision.over !== undefined)) return refuse('B9.32', 'It is given up as it was claimed.')
  if (hasChanged(s, at)) return refuse('B9.32', `Your units in ${hex} have made up their mind in this phase.`)
  return LEGAL
}

/** As bits: the side that is named, or all. */
function sidesMeant(s: AslskState, at: Hex, { over }: ClaimWall | DropWall): number {
  const walled = at < 0 ? 0 : walledSides(s.setting, at)
  return over === undefined ? walled : walled & (1 << over)
}

function* named<T extends 'claimWall' | 'dropWall'>(
  s: AslskState,
  type: T,
  at: Hex,
  sides: number,
): Generator<{ type: T; hex: string; over?: number }> {
  const hex = nameOf(s, at)
  if (sides === 0) return
  if (!isSideBySide(s)) yield { type, hex }
  else for (let over = 0; over < 6; over++) if ((sides >> over) & 1) yield { type, hex, over }
}

const SIDE_NAMES = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const

function overWords(over: number | undefined): string {
  return over === undefined ? '' : ` over its ${SIDE_NAMES[over]} side`
}

/** When the module asks: at set-up, at the end of a RPh, and at once when the enemy has lost it or a unit has come up to the wall. */
export const claimByChoice = claiming<Choosing>((_, { of, side, units, at }) =>
  of === CLAIMS ? { side, anywhere: units === undefined && at === undefined, ...(at === undefined ? {} : { hexes: [at] }) } : null,
)
export const dropByChoice = dropping<Choosing>((_, { of, side }) => (of === FORFEITS || of === CLAIMS ? side : null))

/** In one's own MPh and APh. */
export const claimWhileMoving = claiming<Moving>((s) => ({ side: s.attacker, anywhere: true }))
export const dropWhileMoving = dropping<Moving>((s) => s.attacker)
export const claimInAdvance = claiming<Acting>((_, { side }) => ({ side, anywhere: true }))
export const dropInAdvance = dropping<Acting>((_, { side }) => side)

/** When one fires: only what has just become free, and what one has. */
export const claimWhileFiring = claiming<Occasion>((_, { side }) => ({ side, anywhere: false }))
export const dropWhileFiring = dropping<Occasion>((_, { side }) => side)
