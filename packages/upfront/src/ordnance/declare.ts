import { integer, LEGAL, listOf, oneOf, optional, type Problem, record, refuse } from '@firegroup/kernel'
import { isHullDown } from '../armour/hull-down.ts'
import { functionOf } from '../cards/usable.ts'
import { isFullyCrewed, weaponOf } from '../crew/crew.ts'
import { groundOf } from '../fire/firepower.ts'
import { reachesIntoGully } from '../groups/cover.ts'
import { groupInPlay } from '../groups/groups.ts'
import { isMoving, terrainOf } from '../groups/stack.ts'
import { afvOf, vehicleOf } from '../machines/machine.ts'
import { isExposed } from '../machines/strike.ts'
import { heroCardProblems } from '../men/hero-question.ts'
import type { Card, Group, Side, UpfrontState } from '../state.ts'
import { actOf } from '../turn/action.ts'
import { type Part, type Piece, piecesOf } from './piece.ts'
import { shotPreview } from './preview.ts'
import { aimOf, performOrdnance, pieceOf } from './shoot.ts'
import { toHit } from './to-hit.ts'

/** 25.3: one piece, with a Fire card of any value. */
export interface Shot {
  readonly man: number
  readonly card: Card
  /** 51.6, 30.3: not the main one. */
  readonly part?: Part
  /** 28.3: at a vehicle. */
  readonly at?: 'armour' | 'crew'
  /** 10.45: for a light anti-tank weapon. */
  readonly hero?: Card
}

/** 25.2: pieces of a group fire at a target, each for itself. */
export interface OrdnanceAction {
  readonly type: 'ordnance'
  readonly group: number
  readonly target: number
  readonly shots: readonly Shot[]
}

/** 25.2: it is the group's fire of this turn. */
export const ordnance = actOf<OrdnanceAction>({
  type: 'ordnance',
  rule: '25.2',
  chapter: 25,
  fields: {
    group: integer(0),
    target: integer(0),
    shots: listOf(
      record({
        man: integer(0),
        card: integer(1),
        part: optional(oneOf('hull', 'panzerfaust')),
        at: optional(oneOf('armour', 'crew')),
        hero: optional(integer(1)),
      }),
      { min: 1, max: 4 },
    ),
  },
  candidates: suggestShots,
  problems: ordnanceProblems,
  perform: performOrdnance,
  describe(s, { target, shots }) {
    const goal = s.groups[target]!
    const named = shots.map((shot) => {
      const piece = pieceOf(s, shot)
      const at = vehicleOf(s, goal) ? (piece && aimOf(s, shot, piece, goal) === 'crew' ? ', at the crew' : ', at the armour') : ''
      return `the ${piece?.label ?? 'gun'}${at}`
    })
    return `Fire ${named.join(' and ')} at the enemy’s group ${goal.letter}.`
  },
  preview: (s, act) => shotPreview(s, act),
})

/** Out of many: each piece at each target it can reach, with the weakest Fire card, at armour and at the crew; and all pieces of the group together. */
function suggestShots(s: UpfrontState, side: Side, group: Group, out: OrdnanceAction[]): void {
  const pieces = group.men.flatMap((id) => piecesOf(s, s.men[id]!))
  if (pieces.length === 0) return
  const cards = s.sides[side].hand.filter((card) => functionOf(s, side, card, 'Fire'))
  cards.sort((a, b) => functionOf(s, side, a, 'Fire')!.strength - functionOf(s, side, b, 'Fire')!.strength || a - b)
  if (cards.length === 0) return
  for (const target of s.groups) {
    if (target.side === side || target.gone) continue
    const fit: Shot[] = []
    for (const piece of pieces)
      for (const at of vehicleOf(s, target) ? (['armour', 'crew'] as const) : [undefined]) {
        const shot: Shot = { man: piece.man.id, card: cards[0]!, ...(piece.part === '' ? {} : { part: piece.part }), ...(at ? { at } : {}) }
        if (cantShoot(s, group, target, piece, shot)) continue
        out.push({ type: 'ordnance', group: group.id, target: target.id, shots: [shot] })
        if (fit.every(({ man }) => man !== piece.man.id)) fit.push(shot)
      }
    if (fit.length > 1 && cards.length >= fit.length)
      out.push({
        type: 'ordnance',
        group: group.id,
        target: target.id,
        shots: fit.slice(0, 4).map((shot, i) => ({ ...shot, card: cards[i]! })),
      })
  }
}

function ordnanceProblems(s: UpfrontState, side: Side, { group: id, target: goal, shots }: OrdnanceAction): readonly Problem[] {
  const group = s.groups[id]!
  const target = groupInPlay(s, goal)
  if (!target || target.side === side) return refuse('25.3', 'That is no enemy group.')
  const { hand } = s.sides[side]
  const used: Card[] = []
  for (const shot of shots) {
    const piece = group.men.includes(shot.man) ? pieceOf(s, shot) : undefined
    if (!piece) return refuse('25.1', 'He has no such weapon that could fire now.')
    if (shots.some((other) => other !== shot && other.man === shot.man)) return refuse('25.2', 'Each fires once in a turn.')
    if (!hand.includes(shot.card) || !functionOf(s, side, shot.card, 'Fire') || used.includes(shot.card))
      return refuse('25.3', 'Each shot takes a Fire card of yours.')
    used.push(shot.card)
    const barred = cantShoot(s, group, target, piece, shot)
    if (barred) return [barred]
    if (shot.hero === undefined) continue
    const wrong = heroCardProblems(s, side, shot.hero)
    if (wrong.length > 0) return wrong
    if (piece.kind !== 'tube' && piece.kind !== 'rifle') return refuse('10.45', 'A Hero does nothing for a mortar, a gun or a vehicle.')
    if (used.includes(shot.hero)) return refuse('10.4', 'You have that Hero once.')
    used.push(shot.hero)
  }
  return LEGAL
}

/** 25 to 30, 51.6: what keeps a piece from firing at a target so. */
function cantShoot(s: UpfrontState, group: Group, target: Group, piece: Piece, shot: Shot): Problem | undefined {
  const no = (rule: string, message: string): Problem => ({ rule, message })
  for (const forbid of s.setting.hooks.forbids) {
    const problem = forbid(s, group, 'fire')
    if (problem) return problem
  }
  for (const forbid of s.setting.hooks.fireForbidden) {
    const problem = forbid(s, group, target)
    if (problem) return problem
  }
  for (const forbid of s.setting.hooks.targetForbidden) {
    const problem = forbid(s, group, target, 'ordnance')
    if (problem) return problem
  }
  if (!toHit(s, piece, group, target)) return no('25.3', `The ${piece.label} can’t fire at that range.`)
  if (isMoving(group) && !piece.movingFire) return no(piece.assault ? '28.22' : '12.12', `The ${piece.label} can’t fire on the move.`)
  const mortar = piece.kind === 'mortar'
  const mired = cantFireFrom(s, group, piece)
  if (mired) return mired
  if (!mortar && !seesThroughGully(s, group, target))
    return no('8.2', 'Fire goes neither into nor out of a Gully, but from a Hill or at range 5.')
  if (piece.part === 'hull' && isHullDown(s, group, target, false))
    return no('51.6', 'The hull gun can’t fire while the tank is hull down.')
  return aimProblem(s, target, piece, shot)
}

const NO_MORTAR = ['Pillbox', 'Marsh', 'Stream', 'Buildings']
/** 52.13 to 52.15: what stands for the others hampers nobody in the desert. */
const NO_MORTAR_IN_THE_DESERT = ['Pillbox']

/** 26.2, 8.41, 8.52, 13.32: from where a mortar, a gun, or a tube without its full crew doesn't fire. */
function cantFireFrom(s: UpfrontState, group: Group, { kind, man }: Piece): Problem | undefined {
  const no = (rule: string, message: string): Problem => ({ rule, message })
  const ground = terrainOf(s, group)
  const { wet, hampered } = groundOf(s, group)
  const barred = s.setting.hooks.arid.length > 0 ? NO_MORTAR_IN_THE_DESERT : NO_MORTAR
  if (kind === 'mortar' && barred.includes(ground)) return no('26.2', `No mortar fires from a ${ground}.`)
  if (kind === 'gun' && wet) return no('8.52', `No gun fires from a ${ground}.`)
  if (!hampered || weaponOf(s, man)?.crewed !== true || isFullyCrewed(s, man)) return undefined
  const rule = ground === 'Marsh' && wet ? '8.41' : wet ? '8.52' : '13.32'
  return no(rule, `From ${wet ? `a ${ground}` : 'Wire'} it fires only with its full crew.`)
}

function seesThroughGully(s: UpfrontState, group: Group, target: Group): boolean {
  if (terrainOf(s, target) === 'Gully' && !reachesIntoGully(s, target, { from: group })) return false
  return terrainOf(s, group) !== 'Gully' || reachesIntoGully(s, group, { from: target })
}

/** 25.42, 26.5, 28.3, 30.3, 30.6, 34.4: what a piece may be aimed at. */
function aimProblem(s: UpfrontState, target: Group, piece: Piece, shot: Shot): Problem | undefined {
  const vehicle = vehicleOf(s, target)
  const no = (rule: string, message: string): Problem => ({ rule, message })
  if (!vehicle) {
    if (shot.at) return no('28.3', 'That is no vehicle.')
    if (piece.unboxed !== undefined || aimOf(s, shot, piece, target) === 'armour') return undefined
    return no('30.3', `The ${piece.label} is of use against vehicles only.`)
  }
  const aim = aimOf(s, shot, piece, target)
  if (aim === 'armour' && piece.boxed === undefined) return no('26.5', `The ${piece.label} does nothing against armour.`)
  if (aim === 'crew' && piece.unboxed === undefined) return no('30.3', `The ${piece.label} is fired at the armour.`)
  if (aim === 'crew' && !isExposed(s, vehicle) && piece.kind !== 'mortar' && !(vehicle.pinned && afvOf(s, vehicle)!.panics))
    return no('28.3', 'Nobody looks out of it.')
  return undefined
}
