import { integer, LEGAL, type Problem, refuse } from '@firegroup/kernel'
import { spendCard } from '../cards/piles.ts'
import { functionOf } from '../cards/usable.ts'
import type { Upfront } from '../context.ts'
import { positionIsRed, type Terrain } from '../data/cards.ts'
import { drawColumn, drawNumber } from '../draw/draw.ts'
import { takeOff } from '../groups/place.ts'
import { lastTerrain, movesOnTop, terrainOf } from '../groups/stack.ts'
import type { Doing, MovementPlay, TerrainPlay } from '../hooks.ts'
import { afvOf, gunOf, gunWith, vehicleOf } from '../machines/machine.ts'
import type { Card, Group, Man, MoveMode, Side, UpfrontState } from '../state.ts'
import { actOf } from '../turn/action.ts'
import { spendAction } from '../turn/spend.ts'
import { bog } from './damage.ts'

/** 28.42 to 28.53: what a vehicle can't do: a stunned one nothing, an immobilized or bogged one can't move; none infiltrates, fights hand to hand or sends men. */
export function vehicleForbids(s: UpfrontState, group: Group, doing: Doing): Problem | undefined {
  const man = vehicleOf(s, group)
  if (!man) return undefined
  const { name } = s.setting.roster[man.id]!
  if (doing === 'move') {
    if (man.immobilized) return { rule: '28.44', message: `${name} is immobilized.` }
    if (man.bogged) return { rule: '28.53', message: `${name} is bogged.` }
  }
  if (man.stun !== undefined && doing !== 'rally') return { rule: '28.45', message: `${name} is stunned.` }
  if (doing === 'infiltrate' || doing === 'closeCombat' || doing === 'transfer' || doing === 'receive')
    return { rule: '28.11', message: 'A vehicle is a group by itself.' }
  return undefined
}

/** 28.61, 34.5: nothing conceals a vehicle, nor a gun by itself that has fired or moved. */
export function isUnhidden(s: UpfrontState, target: Group): boolean {
  return vehicleOf(s, target) !== undefined || (target.men.length === 1 && gunWith(s, target)?.shown === true)
}

/** 28.11: nobody joins a vehicle; 34.32: and no gun goes into a Marsh. */
export function vehicleAlone(s: UpfrontState, men: readonly number[], goal: Group): Problem | undefined {
  if (vehicleOf(s, goal)) return { rule: '28.11', message: 'A vehicle is a group by itself.' }
  const gun = terrainOf(s, goal) === 'Marsh' && !isArid(s) && men.some((id) => gunOf(s, s.men[id]!))
  return gun ? { rule: '34.32', message: 'A gun can’t enter a Marsh.' } : undefined
}

/** 28.51, 34.3, 34.31: a vehicle leaves Woods sideways; a gun's first card out of anything but Open Ground lies sideways. */
export function heavyLeavesSideways(s: UpfrontState, group: Group, mode: MoveMode): Problem | undefined {
  if (mode === 'sideways' || movesOnTop(group) > 0) return undefined
  const ground = lastTerrain(s, group)
  if (ground === 'Woods' && vehicleOf(s, group)) return { rule: '28.51', message: 'A vehicle leaves Woods only sideways.' }
  if (ground !== 'OpenGround' && gunWith(s, group))
    return { rule: '34.3', message: 'A gun is first brought out of its position: the card lies sideways.' }
  return undefined
}

/** 34.3, 34.31: what terrain of its owner's choice a group with a gun can't enter yet. */
export function gunNotReady(s: UpfrontState, group: Group, entered: Terrain): Problem | undefined {
  if (!gunWith(s, group)) return undefined
  const moves = movesOnTop(group)
  if (moves < 2 && lastTerrain(s, group) !== 'OpenGround')
    return { rule: '34.3', message: `Group ${group.letter} has a gun: it takes two Movement cards to leave.` }
  const first = group.stack.filter(({ as }) => as === 'movement').at(-moves)
  if (entered === 'Hill' && (moves < 2 || first?.mode !== 'sideways'))
    return { rule: '34.31', message: 'A gun comes onto a Hill with two Movement cards, the first of them sideways.' }
  return undefined
}

/** 28.5, 34.32, 8.43: neither vehicle nor gun ever enters a Marsh. */
export function noMarsh(s: UpfrontState, group: Group, terrain: Terrain): Problem | undefined {
  // 52.15: Soft Sand is no Marsh to them
  if (terrain !== 'Marsh' || isArid(s)) return undefined
  if (vehicleOf(s, group)) return { rule: '28.5', message: 'A vehicle can’t enter a Marsh.' }
  return gunWith(s, group) ? { rule: '34.32', message: 'A gun can’t enter a Marsh.' } : undefined
}

const isArid = (s: UpfrontState): boolean => s.setting.hooks.arid.length > 0
/** 52.15 */
const IN_SAND = -2

const BOGS: readonly Terrain[] = ['Gully', 'Woods', 'Stream']

/** 28.52: whoever drives into a Gully, Woods or a Stream may get stuck. */
export function terrainBogs(g: Upfront, group: Group, { how }: TerrainPlay): void {
  if (how === 'played' || how === 'accepted') enterGround(g, group)
}

export function enterGround(g: Upfront, group: Group): void {
  const man = vehicleOf(g.state, group)
  if (!man) return
  const ground = terrainOf(g.state, group)
  if (ground === 'Marsh') bogCheck(g, man, 'terrain', IN_SAND)
  else if (BOGS.includes(ground)) bogCheck(g, man, 'terrain')
}

/** 13.35: Wire stops a vehicle or does nothing; it is discarded. */
export function wireBogs(g: Upfront, group: Group): void {
  const man = vehicleOf(g.state, group)
  if (!man) return
  takeOff(g.state, group, group.stack.findLast(({ as }) => as === 'wire')!)
  bogCheck(g, man, 'wire')
}

/** 28.53: an RPC in the column on its card: red, and it is bogged. */
export function bogCheck(g: Upfront, man: Man, what: 'terrain' | 'wire', shift = 0): boolean {
  const afv = afvOf(g.state, man)!
  const column = Math.max(1, ((man.buttoned && afv.bogButtoned) || afv.bog)[what] + shift)
  const card = drawColumn(g, column, 'bog')
  const bogged = positionIsRed(card, column)
  g.emit({ type: 'bogCheck', rule: '28.53', man: man.id, card: card.id, column, bogged })
  if (bogged) bog(g, man)
  return bogged
}

/** 27.2, 34.5: a Movement card that stays on a group ends what it had acquired and what others had of it; 34.5: and shows a gun. */
export function movementShows(g: Upfront, group: Group, { placed }: MovementPlay): void {
  if (!placed) return
  const s = g.state
  for (const id of group.men) {
    const man = s.men[id]!
    delete man.acquired
    if (s.setting.roster[id]!.machine?.type === 'gun') man.shown = true
  }
  for (const man of s.men) if (man.acquired === group.id) delete man.acquired
}

/** 27.2: so does being pinned. */
export function pinEndsAcquisition(_g: Upfront, man: Man): void {
  delete man.acquired
}

/** 28.53: a vehicle tries to get free. */
export interface UnbogAction {
  readonly type: 'unbog'
  readonly group: number
  readonly card: Card
}

/** 28.53: a Movement card into the Discard pile and a black RNC, as its action; it does not count as moving. */
export const unbog = actOf<UnbogAction>({
  type: 'unbog',
  rule: '28.53',
  chapter: 28,
  fields: { group: integer(0), card: integer(1) },
  candidates(s, side, group, out) {
    if (!vehicleOf(s, group)?.bogged) return
    for (const card of s.sides[side].hand) {
      const act: UnbogAction = { type: 'unbog', group: group.id, card }
      if (unbogProblems(s, side, act).length === 0) out.push(act)
    }
  },
  problems: unbogProblems,
  perform(g, side, { group: id, card }) {
    const s = g.state
    const group = s.groups[id]!
    const man = vehicleOf(s, group)!
    spendAction(g, group, 'movement')
    spendCard(s, side, card)
    const drawn = drawNumber(g, 'getting free')
    g.emit({ type: 'unbogs', rule: '28.53', man: man.id, card: drawn.id, succeeded: !drawn.red }, { reveals: true })
    if (!drawn.red) delete man.bogged
    for (const tell of s.setting.hooks.movementPlayed) tell(g, group, { card, placed: null, why: 'unbog' })
    return undefined
  },
  describe: (s, { group }) => `Group ${s.groups[group]!.letter} tries to get free.`,
})

function unbogProblems(s: UpfrontState, side: Side, { group: id, card }: UnbogAction): readonly Problem[] {
  const man = vehicleOf(s, s.groups[id]!)
  if (!man?.bogged) return refuse('28.53', 'It is not bogged.')
  if (man.pinned || man.stun !== undefined) return refuse('28.45', 'Its crew can’t do that now.')
  return s.sides[side].hand.includes(card) && functionOf(s, side, card, 'Movement')
    ? LEGAL
    : refuse('28.53', 'It takes a Movement card of yours.')
}

/** 28.43: a vehicle closes its hatches. */
export interface ButtonUpAction {
  readonly type: 'buttonUp'
  readonly group: number
}

/** 28.43: voluntarily, as its action; 27.2: what it had acquired is lost. */
export const buttonUp = actOf<ButtonUpAction>({
  type: 'buttonUp',
  rule: '28.43',
  chapter: 28,
  fields: { group: integer(0) },
  candidates(s, side, group, out) {
    const act: ButtonUpAction = { type: 'buttonUp', group: group.id }
    if (buttonProblems(s, side, act).length === 0) out.push(act)
  },
  problems: buttonProblems,
  perform(g, _side, { group: id }) {
    const group = g.state.groups[id]!
    const man = vehicleOf(g.state, group)!
    spendAction(g, group)
    man.buttoned = true
    delete man.acquired
    g.emit({ type: 'buttonsUp', rule: '28.43', man: man.id })
    return undefined
  },
  describe: (s, { group }) => `Group ${s.groups[group]!.letter} buttons up.`,
})

function buttonProblems(s: UpfrontState, _side: Side, { group: id }: ButtonUpAction): readonly Problem[] {
  const man = vehicleOf(s, s.groups[id]!)
  const afv = man && afvOf(s, man)
  if (!man || !afv) return refuse('28.43', 'Only a vehicle buttons up.')
  if (afv.openTopped) return refuse('28.4', 'An open-topped vehicle can’t be closed.')
  return man.buttoned || man.stun !== undefined ? refuse('28.43', 'It is closed already.') : LEGAL
}
