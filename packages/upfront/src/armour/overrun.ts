import { integer, LEGAL, type Modifier, optional, type Problem, type Rules, refuse, total } from '@firegroup/kernel'
import { takeFromHand } from '../cards/piles.ts'
import { functionOf } from '../cards/usable.ts'
import type { Upfront } from '../context.ts'
import { positionIsRed, positionNumber, ROUT_COLUMN } from '../data/cards.ts'
import { drawNumber } from '../draw/draw.ts'
import type { Attack } from '../fire/attack.ts'
import { concealmentWindow } from '../fire/concealment.ts'
import { attackedMen, strikeMan } from '../fire/resolve.ts'
import { canBeConcealed } from '../fire/strength.ts'
import { addFlank, cantFlank, isFirstOnMarsh } from '../flanks/flank.ts'
import { minesStir } from '../fortifications/minefield.ts'
import { cover } from '../groups/cover.ts'
import { areAdjacent, groupInPlay, groupOfMan, opposite } from '../groups/groups.ts'
import { place } from '../groups/place.ts'
import { CLOSEST, relativeRange } from '../groups/range.ts'
import { isWired, needsFord, smokeOn, terrainOf } from '../groups/stack.ts'
import type { TerrainPlay } from '../hooks.ts'
import { afvOf, gunWith, machineOf, vehicleOf } from '../machines/machine.ts'
import { isExposed } from '../machines/strike.ts'
import { heroAgainstOverrun, heroWindow } from '../men/hero-window.ts'
import { isDecided } from '../scenario/victory.ts'
import { type Card, enemyOf, type Group, type Man, type Side, type UpfrontState } from '../state.ts'
import { actOf } from '../turn/action.ts'
import { spendAction } from '../turn/spend.ts'
import { isMagneticMine } from '../weapons/secondary.ts'
import { destroy, immobilize } from './damage.ts'
import { vehicleMalfunction, vehicleRows } from './fire.ts'
import { bogCheck } from './vehicle.ts'

/** 29: a vehicle drives over a group. */
export interface OverrunAction {
  readonly type: 'overrun'
  readonly group: number
  readonly target: number
  /** 29.2: a Movement card, played sideways. */
  readonly card: Card
  /** 29.2: with a Flank card. */
  readonly flank?: number
}

/** 29.2: its action; no Fire card. */
export const overrun = actOf<OverrunAction>({
  type: 'overrun',
  rule: '29.2',
  chapter: 29,
  fields: { group: integer(0), target: integer(0), card: integer(1), flank: optional(integer(0)) },
  candidates(s, side, group, out) {
    if (!vehicleOf(s, group)) return
    for (const card of s.sides[side].hand) {
      const move = functionOf(s, side, card, 'Movement')
      if (!move) continue
      for (const target of s.groups) {
        const act: OverrunAction = { type: 'overrun', group: group.id, target: target.id, card }
        if (overrunProblems(s, side, act).length > 0) continue
        out.push(act)
        if (move.kind !== 'Flank') continue
        for (const { id } of s.groups) if (overrunProblems(s, side, { ...act, flank: id }).length === 0) out.push({ ...act, flank: id })
      }
    }
  },
  problems: overrunProblems,
  perform: performOverrun,
  describe(s, { group, target, flank }) {
    const also = flank === undefined ? '' : ` and flanks ${s.groups[flank]!.letter}`
    return `Group ${s.groups[group]!.letter} overruns the enemy’s group ${s.groups[target]!.letter}${also}.`
  },
})

const SAFE = ['Marsh', 'Minefield', 'Pillbox']

/** 29.1, 29.11: who may overrun whom. */
function overrunProblems(s: UpfrontState, side: Side, { group: id, target: goal, card, flank }: OverrunAction): readonly Problem[] {
  const group = s.groups[id]!
  const man = vehicleOf(s, group)
  if (!man) return refuse('29.1', 'Only a vehicle overruns.')
  const move = s.sides[side].hand.includes(card) ? functionOf(s, side, card, 'Movement') : undefined
  if (!move) return refuse('29.2', 'It takes a Movement card of yours.')
  if (man.pinned || man.stun !== undefined || man.immobilized || man.bogged) return refuse('29.1', 'It can’t move.')
  const { mg, flame } = vehicleRows(s, man)
  if (!mg && !flame) return refuse('29.11', 'It has neither a machine gun nor a flamethrower that works.')
  if (needsFord(s, group)) return refuse('8.53', 'It must ford the Stream first, and does nothing else in that turn.')
  const target = groupInPlay(s, goal)
  if (!target || target.side === side || vehicleOf(s, target)) return refuse('29.1', 'That is no enemy group on foot.')
  if (relativeRange(group, target) !== CLOSEST || !(areAdjacent(group, target) || opposite(s, group) === target))
    return refuse('29.1', 'It overruns a group opposite it or next to that, at relative range 5.')
  const ground = terrainOf(s, target)
  if (SAFE.includes(ground)) return refuse('29.1', `Nobody is overrun in a ${ground}.`)
  for (const forbid of s.setting.hooks.overrunForbidden) {
    const problem = forbid(s, target)
    if (problem) return [problem]
  }
  for (const forbid of s.setting.hooks.targetForbidden) {
    const problem = forbid(s, group, target, 'overrun')
    if (problem) return [problem]
  }
  for (const forbid of s.setting.hooks.forbids) {
    const problem = forbid(s, group, 'move')
    if (problem) return [problem]
  }
  if (flank === undefined) return LEGAL
  const flanked = groupInPlay(s, flank)
  if (move.kind !== 'Flank' || !flanked) return refuse('17.1', 'Only a Flank card flanks.')
  if (isFirstOnMarsh(s, group)) return refuse('24.4', 'On a Minefield no card flanks, nor the first one on Soft Sand.')
  const problem = cantFlank(s, group, flanked)
  return problem ? [problem] : LEGAL
}

/** 29.11, 28.431, G-34: halved while a weapon is out, quartered if that is a flamethrower; then less for the commander. */
export function overrunValue(s: UpfrontState, man: Man): number {
  const { ovr } = afvOf(s, man)!
  const out = man.jammed || man.gunLost || man.mgOut !== undefined
  const part = man.flameOut !== undefined ? 4 : out ? 2 : 1
  return Math.floor(ovr / part) - (man.crewLost ?? 0)
}

/** 29.2, 29.3: the defender's ground, movement and concealment; of the vehicle not where it is, but 8.9 whether it stands opposite. A flamethrower cares for no ground. */
function overrunModifiers(s: UpfrontState, man: Man, group: Group, target: Group, rn: number): Modifier[] {
  const flames = vehicleRows(s, man).flame !== undefined
  const ground = cover(s, target, { from: group, anywhere: true, flame: flames }).filter(
    ({ value, tags = [] }) => !(flames && value < 0 && tags.includes('terrain')),
  )
  return [{ rule: '29.2', label: 'overrun', value: overrunValue(s, man) }, { rule: '29.2', label: 'drawn', value: rn }, ...ground]
}

function* performOverrun(g: Upfront, side: Side, { group: id, target: goal, card, flank }: OverrunAction): Rules<void> {
  const s = g.state
  const [group, target] = [s.groups[id]!, s.groups[goal]!]
  const man = vehicleOf(s, group)!
  // 45.11: it is the play of a Movement card
  spendAction(g, group, 'movement')
  takeFromHand(s, side, card)
  const placed = place(s, group, card, 'movement', side, 'sideways')
  for (const tell of s.setting.hooks.movementPlayed) tell(g, group, { card, placed, why: 'move' })
  const stirred = minesStir(g, group)
  if (stirred) yield* stirred
  // 47.6, 24.33: stuck before it got there
  if (man.bogged || man.immobilized) return
  if (flank !== undefined) addFlank(g, { by: id, of: flank, card })
  if (opposite(s, group) === target) group.overran = target.id
  s.resolving++
  const drawn = drawNumber(g, 'overrun')
  const modifiers = overrunModifiers(s, man, group, target, drawn.rn)
  const strength = total(modifiers)
  g.emit({ type: 'overruns', rule: '29.2', side, group: id, target: goal, card, strength, modifiers }, { reveals: true })
  const happens = `Your group ${target.letter} is overrun with strength ${strength}.`
  const concealed = canBeConcealed(s, target) ? yield* concealmentWindow(g, enemyOf(side), happens, 'Conceal it?') : null
  if (!isStuck(g, man, target)) {
    const attack: Attack = {
      kind: 'overrun',
      side,
      from: id,
      target: goal,
      range: CLOSEST,
      cards: [],
      firers: [],
      modifiers,
      strength: strength + (concealed?.value ?? 0),
      draws: 0,
      stopped: false,
      // 34.5
      ...(gunWith(s, target)?.shown ? { notForGun: concealed?.value ?? 0 } : {}),
    }
    yield* overEveryone(g, attack, man, target)
    for (const tell of s.setting.hooks.attackOver) tell(g, attack)
  }
  s.resolving--
}

/** 29.5: whoever has come to a halt has overrun nobody whom he could drive through. */
export function terrainEndsOverrun(_g: Upfront, group: Group, { how }: TerrainPlay): void {
  if (how === 'played' || how === 'accepted') delete group.overran
}

/** 29.43: in a Gully, Woods, a Stream or Wire it may get stuck before it comes to anything; 29.46: also while the group is leaving them. */
function isStuck(g: Upfront, man: Man, target: Group): boolean {
  const ground = terrainOf(g.state, target)
  if (isWired(target)) return bogCheck(g, man, 'wire')
  return (ground === 'Gully' || ground === 'Woods' || ground === 'Stream') && bogCheck(g, man, 'terrain')
}

const RISKY = ['Brush', 'Buildings', 'Walls', 'Woods']

/** 29.6, 29.44: every man, for as long as the vehicle is able to. */
function* overEveryone(g: Upfront, attack: Attack, vehicle: Man, target: Group): Rules<void> {
  const s = g.state
  const risky = RISKY.includes(terrainOf(s, target)) || smokeOn(s, target) > 0
  for (const { man: id, modifier } of attackedMen(s, target, attack.modifiers)) {
    if (vehicle.fate !== '' || vehicle.immobilized || vehicle.bogged || isDecided(g)) return
    const man = s.men[id]!
    if (man.fate !== '') continue
    // 10.44: the number is one less by a Hero, against him and for the vehicle
    const less = (yield* heroAgainstOverrun(g, man)) ? 1 : 0
    const unpinned = !man.pinned
    const seen = machineOf(s, man) ? (attack.notForGun ?? 0) : 0
    const { card, result } = yield* strikeMan(g, man, target, attack.strength + (modifier?.value ?? 0) - less - seen)
    attack.draws++
    if (result === 'pinned') yield* heroWindow(g, man, 'has just been pinned')
    const rn = Math.min(6, less - card.signed)
    if (risky && unpinned && !machineOf(s, man)) hurtVehicle(g, vehicle, card.id, rn)
    if (card.red && man.fate === '' && !man.pinned && vehicle.fate === '') magneticMine(g, man, vehicle)
    vehicleMalfunction(g, attack, card)
  }
}

/** 29.41, 29.42, G-25: an open-topped one is lost on a red 5 and stopped on a red 6, any other is stopped on a red 6. */
function hurtVehicle(g: Upfront, vehicle: Man, card: Card, rn: number): void {
  const open = afvOf(g.state, vehicle)!.openTopped === true
  const destroyed = open && rn === 5
  if (!destroyed && rn !== 6) return
  g.emit({ type: 'overrunHurt', rule: open ? '29.41' : '29.42', man: vehicle.id, card, destroyed })
  if (destroyed) destroy(g, vehicle, '29.41')
  else immobilize(g, vehicle, '29.42')
}

/** 31.22: an unpinned man with a magnetic mine: black, then red in the vehicle's column; column 0r tells what it does. It is spent only if it works. */
function magneticMine(g: Upfront, man: Man, vehicle: Man): void {
  const s = g.state
  if (!isMagneticMine(man.secondary) || !groupOfMan(s, man.id)) return
  const card = drawNumber(g, 'magnetic mine')
  const afv = afvOf(s, vehicle)!
  const column = afv.openTopped ? 5 : isExposed(s, vehicle) ? 4 : 2
  const works = !card.red && positionIsRed(card, column)
  const kills = positionNumber(card, ROUT_COLUMN) > 5
  const result = works ? (kills ? 'destroyed' : 'immobilized') : 'nothing'
  g.emit({ type: 'magneticMine', rule: '31.22', man: man.id, against: vehicle.id, card: card.id, result })
  if (!works) return
  man.secondary = ''
  if (kills) destroy(g, vehicle, '31.22')
  else immobilize(g, vehicle, '31.22')
}
