import { LEGAL, type Modifier, type Rules, total, variants } from '@firegroup/kernel'
import { isHullDown } from '../armour/hull-down.ts'
import { spendCard } from '../cards/piles.ts'
import type { Upfront } from '../context.ts'
import { frequencyName } from '../data/machines.ts'
import { drawNumber } from '../draw/draw.ts'
import type { Attack } from '../fire/attack.ts'
import { concealmentWindow } from '../fire/concealment.ts'
import { resolveAttack } from '../fire/resolve.ts'
import { canBeConcealed } from '../fire/strength.ts'
import { isMoving, smokeOn } from '../groups/stack.ts'
import { endInfiltration } from '../infiltration/status.ts'
import { gunWith, isGunAlone, machineOf, vehicleOf } from '../machines/machine.ts'
import type { Blow } from '../machines/strike.ts'
import type { UpfrontQuestion } from '../questions.ts'
import { isDecided } from '../scenario/victory.ts'
import { enemyOf, type Group, type Side, type UpfrontState } from '../state.ts'
import { spendAction } from '../turn/spend.ts'
import type { OrdnanceAction, Shot } from './declare.ts'
import { hasFlankingFire } from './flanking.ts'
import { type Piece, piecesOf } from './piece.ts'
import { type Aim, hitStrength } from './strength.ts'
import { hits, type ToHit, toHit } from './to-hit.ts'

/** 25.2: each piece of the group by itself, one after the other, at the same target. */
export function* performOrdnance(g: Upfront, side: Side, { group: id, target, shots }: OrdnanceAction): Rules<void> {
  const s = g.state
  spendAction(g, s.groups[id]!)
  for (const shot of shots) {
    const group = s.groups[target]!
    if (isDecided(g) || group.men.length === 0) return
    yield* shoot(g, side, s.groups[id]!, group, shot)
  }
}

/** The piece that a shot names; undefined when it can't fire any more. */
export function pieceOf(s: UpfrontState, { man, part }: Shot): Piece | undefined {
  return piecesOf(s, s.men[man]!).find((piece) => piece.part === (part ?? ''))
}

/** 28.3: against a vehicle what was said, or whatever it can do; 34.4: an anti-tank rifle at the shield of a gun; against anybody else the unboxed Effect. */
export function aimOf(s: UpfrontState, { at }: Shot, piece: Piece, target: Group): Aim {
  if (!vehicleOf(s, target)) return piece.kind === 'rifle' && isGunAlone(s, target) ? 'armour' : 'men'
  return at ?? (piece.boxed === undefined ? 'crew' : 'armour')
}

/** 25.3 to 25.5: aimed, perhaps concealed, called off or drawn for; a jam before a hit; then the hit. */
function* shoot(g: Upfront, side: Side, group: Group, target: Group, shot: Shot): Rules<void> {
  const s = g.state
  const piece = pieceOf(s, shot)!
  const aim = aimOf(s, shot, piece, target)
  spendCard(s, side, shot.card)
  if (shot.hero !== undefined) {
    spendCard(s, side, shot.hero)
    g.emit({ type: 'hero', rule: '10.45', side, card: shot.hero, man: shot.man }, { reveals: true })
  }
  const hero = shot.hero !== undefined
  const before = toHit(s, piece, group, target, 0, hero)!
  const { range, frequency, steps } = before
  const aimed = {
    man: shot.man,
    group: group.id,
    target: target.id,
    card: shot.card,
    weapon: piece.label,
    range,
    frequency,
    steps,
    at: aim,
  }
  g.emit({ type: 'aims', rule: '25.3', side, ...aimed }, { reveals: true })
  const concealed = canHide(s, target)
    ? yield* concealmentWindow(g, enemyOf(side), happens(s, piece, target, frequency), 'Conceal it?')
    : null
  const final = concealed ? toHit(s, piece, group, target, concealed.value, hero)! : before
  const answer = yield* g.ask(side, shotQuestion(shot, target, final))
  if (answer.type === 'callOff') {
    g.emit({ type: 'shotCalledOff', rule: '25.3', man: shot.man, target: target.id })
    return
  }
  yield* fireShot(g, side, group, target, piece, aim, final)
}

function happens(s: UpfrontState, piece: Piece, target: Group, frequency: number): string {
  return `${s.setting.roster[piece.man.id]!.name} fires the ${piece.label} at your group ${target.letter}: it hits on ${frequencyName(frequency)}.`
}

/** 28.61, 34.5: nothing conceals a vehicle, nor a group with a gun that has fired or moved; 40.21: from what artillery draws for either. */
export function canHide(s: UpfrontState, target: Group): boolean {
  if (!canBeConcealed(s, target) || vehicleOf(s, target)) return false
  return !gunWith(s, target)?.shown
}

function* fireShot(g: Upfront, side: Side, group: Group, target: Group, piece: Piece, aim: Aim, final: ToHit): Rules<void> {
  const s = g.state
  const { man } = piece
  if (machineOf(s, man)?.type === 'gun') man.shown = true
  s.resolving++
  const card = drawNumber(g, 'To Hit')
  const jams = card.red && card.rn >= piece.jams
  const hit = !jams && hits(final, card)
  const result = jams ? 'jams' : hit ? 'hit' : 'miss'
  g.emit({ type: 'shot', rule: jams ? '25.5' : '25.3', man: man.id, target: target.id, card: card.id, frequency: final.frequency, result })
  acquire(g, group, target, piece, jams)
  if (piece.part === 'panzerfaust') man.secondary = ''
  if (jams) man.jammed = true
  const attack: Attack = {
    kind: 'ordnance',
    side,
    from: group.id,
    target: target.id,
    range: final.range,
    cards: [],
    firers: [],
    modifiers: [],
    strength: 0,
    draws: 0,
    stopped: false,
  }
  if (hit) {
    const { strength, modifiers } = hitStrength(s, piece, group, target, aim, final, card.rn)
    g.emit({ type: 'hitStrength', rule: '25.4', man: man.id, target: target.id, strength, modifiers })
    const spared = s.men.filter((other) => other.infiltrates === group.id && target.men.includes(other.id)).map(({ id }) => id)
    const blow = blowOf(s, piece, group, target, aim, !card.red)
    const notForGun = hullDownGround(s, piece, group, target, modifiers)
    yield* resolveAttack(g, Object.assign(attack, { modifiers, strength, spared, blow, notForGun }))
  }
  // a shot that misses was fired as well
  if (!jams) attack.draws++
  for (const tell of s.setting.hooks.attackOver) tell(g, attack)
  // 20.53: whatever he fires
  endInfiltration(g, man, '20.53')
  s.resolving--
}

/** 28.92: what the ground takes off for the men with a gun that is hull down, and not for the gun. */
export function hullDownGround(s: UpfrontState, { kind }: Piece, group: Group, target: Group, modifiers: readonly Modifier[]): number {
  if (!gunWith(s, target) || !isHullDown(s, target, group, kind === 'mortar')) return 0
  return total(modifiers.filter(({ rule }) => rule === '8.9' || rule === '8.32'))
}

/** 28.46, 28.93, 34.4, 26.5: which values of a gun or vehicle a hit meets. */
export function blowOf(s: UpfrontState, piece: Piece, group: Group, target: Group, aim: Aim, black: boolean): Blow {
  const flank = hasFlankingFire(s, group, target) || showsFlank(s, target)
  const mortar = piece.kind === 'mortar'
  return {
    boxed: aim === 'armour',
    flank,
    // 28.91: a mortar hits it as easily as any; 28.93: that it can't be stopped holds against mortars too
    hullDown: isHullDown(s, target, group, false),
    boxedGun: true,
    ...(mortar && black ? { critical: '26.5' } : {}),
  }
}

/** 28.46: a vehicle with a sideways card in play, be it beneath another, or that can't move shows its flank to everybody. */
export function showsFlank(s: UpfrontState, target: Group): boolean {
  const vehicle = vehicleOf(s, target)
  const sideways = target.stack.some(({ as, mode }) => as === 'movement' && mode === 'sideways')
  return sideways || vehicle?.bogged === true || vehicle?.immobilized === true
}

/** 27.1, 27.11, 27.2, 27.3: hit or miss, the target is acquired, unless either moves or is in Smoke; a jam loses it. */
function acquire(g: Upfront, group: Group, target: Group, { man, kind }: Piece, jams: boolean): void {
  const s = g.state
  const before = man.acquired
  delete man.acquired
  if (jams || kind === 'tube' || kind === 'rifle' || isMoving(group) || isMoving(target)) return
  if (before !== target.id && (smokeOn(s, group) > 0 || smokeOn(s, target) > 0)) return
  man.acquired = target.id
  if (before !== target.id) g.emit({ type: 'acquiresTarget', rule: '27.1', man: man.id, target: target.id })
}

function shotQuestion(shot: Shot, target: Group, final: ToHit): UpfrontQuestion<'shot'> {
  const redMisses = final.redMisses === '' ? '' : ', black only'
  return {
    kind: 'shot',
    title: `It hits on ${frequencyName(final.frequency)}${redMisses}. Fire at the enemy’s group ${target.letter}?`,
    rule: '25.3',
    schema: shotSchema,
    about: { man: shot.man, target: target.id, toHit: final },
    candidates: () => ANSWERS,
    problems: () => LEGAL,
    preview: () => null,
  }
}

const ANSWERS = [{ type: 'resolve' }, { type: 'callOff' }] as const
export const shotSchema = variants({ resolve: {}, callOff: {} })
