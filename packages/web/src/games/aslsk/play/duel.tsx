/** A Close Combat of the Starter Kit as a card of two rows: while it is designated, and when its dice have fallen. */
import { type AslskEvent, type AslskState, type CombatOdds, describePlace, nationOf, type Side, typeOf } from '@firegroup/aslsk'
import { nationLook } from '../../../counters/nations.ts'
import { percent, signed } from '../../../play/controller/draft.ts'
import type { Duel, DuelColumn, DuelFighter, DuelHands, DuelSide, DuelStroke } from '../../../play/duel/duel.ts'
import { spoken, spokenOdds } from '../../../play/duel/duel.ts'
import { list } from '../../../words.ts'
import { CombatDraft } from './drafts/combat-draft.ts'
import { anyLoss } from './drafts/combat-parts.ts'
import { UnitFace } from './faces.tsx'
import type { AslskDesk } from './kinds.ts'
import { labelOf, sideName, unitWords } from './words.ts'

type Told<T extends AslskEvent['type']> = Extract<AslskEvent, { readonly type: T }>

/** The card for whoever designates. */
export function duelOf(desk: AslskDesk, draft: CombatDraft): Duel {
  const { s } = desk
  const [us, them] = sidesOf(desk)
  const notes = notesOf(draft)
  const { preview, about } = draft
  const fighter = (id: number): DuelFighter => ({
    id,
    face: (size) => <UnitFace s={s} id={id} size={size} selected={draft.by.includes(id)} />,
    name: unitWords(s, id),
    note: notes(id),
    ...(draft.own.includes(id) ? { number: draft.own.indexOf(id) + 1 } : {}),
  })
  const columns: DuelColumn[] = []
  about.enemy.forEach((group, i) => {
    const attack = draft.attackOf(group[0]!)
    const known = attack && columns.find(({ defenders }) => defenders.some(({ id }) => attack.on.includes(id)))
    if (known)
      columns[columns.indexOf(known)] = {
        ...known,
        letters: [...known.letters, draft.letterOf(i)],
        defenders: [...known.defenders, ...group.map(fighter)],
      }
    else
      columns.push({
        key: draft.letterOf(i),
        letters: [draft.letterOf(i)],
        defenders: group.map(fighter),
        attackers: (attack?.by ?? []).map(fighter),
      })
  })
  const attacking = draft.attacks.flatMap(({ by }) => by)
  return {
    place: draft.actors[0]!,
    title: describePlace(s, draft.actors[0]!),
    badge: withHandToHand(
      badgeOf(desk, about.ambusher, preview?.attacks[0], preview?.replies[0]),
      [...(preview?.attacks ?? []), ...(preview?.replies ?? [])].some(({ handToHand }) => handToHand),
    ),
    them,
    us,
    columns,
    idle: draft.own.filter((id) => !attacking.includes(id)).map(fighter),
    strokes: [
      ...(preview?.attacks ?? []).map((odds) => strokeOf(s, odds, true)),
      ...(preview?.replies ?? []).map((odds) => strokeOf(s, odds, false)),
    ],
    rolls: [],
    scale: null,
    foot: about.exchange
      ? IN_TURN
      : {
          strong: 'If nobody dies: Melee.',
          text: 'All stay and fight on in the next Close Combat Phase, and nobody may leave.',
          rule: '3.8',
        },
    hands: handsOf(desk, draft),
  }
}

const IN_TURN: Duel['foot'] = {
  strong: 'One attack, then one of theirs.',
  text: 'So it goes on until nobody can or will. Men who stay with a tank are held in Melee; the tank is not.',
  rule: '3.8',
}

function handsOf(desk: AslskDesk, draft: CombatDraft): DuelHands {
  const groupOf = (letter: string): number => draft.about.enemy.findIndex((_, i) => draft.letterOf(i) === letter)
  return {
    held: draft.by,
    mates: (id) => draft.mates(id),
    pick: (id) => desk.attempt(() => draft.pick(id)),
    strike: (letter) => desk.attempt(() => draft.strike(groupOf(letter))),
    put: (ids, letter) => desk.attempt(() => draft.put(ids, groupOf(letter))),
    join: (letter, other) =>
      desk.attempt(() => (other === null ? draft.joinTo(groupOf(letter)) : draft.join(groupOf(letter), groupOf(other)))),
    takeBack: (ids) => desk.attempt(() => draft.takeBack(ids)),
    all: () => desk.attempt(() => draft.allOnOne()),
    none: () => desk.decide({ type: 'pass' }),
    whyNot: (ids, letter) => draft.whyNotPut(ids, groupOf(letter)),
  }
}

/** What the dice have done, as long as it is news: of ambush, or of attacks. Null when it is about something else. */
export function duelReported(desk: AslskDesk): Duel | null {
  const { reports, s, seat } = desk
  const heads = reports.map(({ head }) => head)
  const attacks = heads.filter((head): head is Told<'closeCombatAttack'> => head.type === 'closeCombatAttack')
  const begun = [...desk.events].reverse().find(({ event }) => event.type === 'closeCombat')?.event as Told<'closeCombat'> | undefined
  const [ambush] = heads
  if (ambush?.type === 'ambush' && heads.length === 1 && desk.draft instanceof CombatDraft) return ambushed(desk, desk.draft, ambush)
  if (!begun || attacks.length === 0 || attacks.length < heads.length) return null
  const told = reports.flatMap(({ rest }) => rest.map(({ event }) => event))
  const fates = new Map<number, string>()
  for (const event of told) {
    if (event.type === 'eliminated') fates.set(event.unit, 'eliminated')
    if (event.type === 'replaced' && event.why === 'reduced') fates.set(event.unit, 'reduced')
    if (event.type === 'immobilized') fates.set(event.vehicle, 'Immobilized')
  }
  const fighter = (id: number): DuelFighter => ({
    id,
    face: (size) => <UnitFace s={s} id={id} size={size} />,
    name: unitWords(s, id),
    note: fates.has(id) ? '' : 'unharmed',
    ...(fates.has(id) ? { fate: fates.get(id) } : {}),
  })
  // of one that was figured anew, the last word counts
  const settled = attacks.filter((attack, i) => !attacks.some((other, j) => j > i && other.refigured && other.by[0] === attack.by[0]))
  const [mine, theirs] = [settled.filter(({ side }) => side === seat), settled.filter(({ side }) => side !== seat)]
  const columns: DuelColumn[] = mine.map(({ by, on }, i) => ({
    key: String(i),
    letters: [],
    defenders: on.map(fighter),
    attackers: by.map(fighter),
  }))
  const shown = (id: number): boolean =>
    columns.some(({ defenders, attackers }) => [...defenders, ...attackers].some((each) => each.id === id))
  for (const { by } of theirs) {
    const fresh = by.filter((id) => !shown(id))
    if (fresh.length > 0) columns.push({ key: `them ${fresh[0]}`, letters: [], defenders: fresh.map(fighter), attackers: [] })
  }
  const idle = theirs.flatMap(({ on }) => on).filter((id) => !shown(id))
  const [us, them] = sidesOf(desk)
  return {
    place: begun.at,
    title: describePlace(s, begun.at),
    badge: null,
    them,
    us,
    columns,
    idle: idle.map(fighter),
    strokes: settled.map((attack) => rolledStroke(s, attack, attack.side === seat)),
    rolls: [],
    scale: null,
    foot: afterwards(desk, begun.at),
    hands: null,
  }
}

/** Before anything is designated: the dice for ambush alone. */
function ambushed(desk: AslskDesk, draft: CombatDraft, { rolls }: Told<'ambush'>): Duel {
  const words = ({ side, final, modifiers }: Told<'ambush'>['rolls'][number]): string => {
    const parts = modifiers.map(({ label, value }) => `${label} ${signed(value)}`).join(', ')
    return `${side === desk.seat ? 'You' : 'They'}: ${final}${parts ? `, with ${parts}` : ''}`
  }
  const standing = duelOf(desk, draft)
  const columns = standing.columns.map((column) => ({ ...column, attackers: [] }))
  const idle = [...standing.columns.flatMap(({ attackers }) => attackers), ...standing.idle]
  return {
    ...standing,
    columns,
    idle,
    strokes: [],
    hands: null,
    rolls: rolls.map((roll) => ({ mine: roll.side === desk.seat, die: roll.die, words: words(roll) })),
  }
}

function rolledStroke(s: AslskState, attack: Told<'closeCombatAttack'>, mine: boolean): DuelStroke {
  const { by, on, dice, final, kill, odds, result, modifiers } = attack
  const drm = modifiers.reduce((sum, { value }) => sum + value, 0)
  const against = result === 'eliminated' ? 'under' : result === 'none' ? 'over' : 'just'
  return {
    key: `${mine} ${by.join()}`,
    mine,
    by,
    on,
    dice,
    figure: String(final),
    lines: [
      result === 'none' ? 'nothing' : result,
      attack.third === undefined ? `${against} ${kill}${drm === 0 ? '' : `, ${signed(drm)}`}` : `third die ${attack.third}`,
    ],
    said: `${names(s, by)} on ${names(s, on)}, ${spokenOdds(odds)}: ${spoken(final)} against ${spoken(kill)}, ${result === 'none' ? 'no loss' : result}.`,
  }
}

function strokeOf(s: AslskState, odds: CombatOdds, mine: boolean): DuelStroke {
  const [attack, defense] = [sum(odds.attack), sum(odds.defense)]
  return {
    key: `${mine} ${odds.by.join()}`,
    mine,
    by: odds.by,
    on: odds.on,
    figure: percent(anyLoss(odds)),
    lines:
      odds.defense.length === 0
        ? [`CCV ${odds.kill}`, `DRM ${signed(odds.drm)}`]
        : [`${trim(attack)} : ${trim(defense)} = ${odds.odds}`, `Kill ${odds.kill}, ${signed(odds.drm)}`],
    said: attackSaid(s, odds),
  }
}

/** '8-1 and 6-6-6 attack 4-4-7: seven to four, three to two, kill six, minus two: 72 percent any loss.' */
export function attackSaid(s: AslskState, odds: CombatOdds): string {
  const drm = odds.drm === 0 ? '' : `, ${odds.drm > 0 ? 'plus ' : ''}${spoken(odds.drm)}`
  const onVehicle = odds.defense.length === 0
  const ratio = onVehicle
    ? `Close Combat Value ${spoken(odds.kill)}`
    : `${spoken(sum(odds.attack))} to ${spoken(sum(odds.defense))}, ${spokenOdds(odds.odds)}, kill ${spoken(odds.kill)}`
  const verb = odds.by.length === 1 ? 'attacks' : 'attack'
  return `${names(s, odds.by)} ${verb} ${names(s, odds.on)}: ${ratio}${drm}: ${percent(anyLoss(odds)).replace('%', ' percent')} ${onVehicle ? 'to hurt it' : 'any loss'}.`
}

function badgeOf(desk: AslskDesk, ambusher: string | null, own?: CombatOdds, reply?: CombatOdds): Duel['badge'] {
  if (ambusher === null) return null
  const [mine, theirs] = [ambushDrm(own), ambushDrm(reply)]
  const drms = [mine === 0 ? '' : `${signed(mine)} for you`, theirs === 0 ? '' : `${signed(theirs)} for them`].filter(Boolean).join(', ')
  return ambusher === desk.seat
    ? { tone: 'good', text: ['You ambush', drms && `: ${drms},`, drms ? ' you strike first' : ': you strike first'].join('') }
    : { tone: 'bad', text: `They ambushed you${drms ? `: ${drms}` : ''}` }
}

/** 8.1.8.4: on the other table, which both sides use. */
function withHandToHand(badge: Duel['badge'], handToHand: boolean): Duel['badge'] {
  if (!handToHand) return badge
  const says = 'Hand-to-Hand: every Kill number is two higher, for both'
  return badge ? { ...badge, text: `${badge.text}. ${says}` } : { tone: 'bad', text: says }
}

const ambushDrm = (odds: CombatOdds | undefined): number =>
  odds?.modifiers.reduce((value, { label, value: each }) => (label.startsWith('ambush') ? value + each : value), 0) ?? 0

/** Melee, or whose hex it is now. */
function afterwards({ s, seat }: AslskDesk, at: number): Duel['foot'] {
  const sides = new Set(s.units.filter((unit) => unit.at === at).map(({ side }) => side))
  const name = s.setting.map.grid.idOf(at)
  if (s.combat?.exchange && s.combat.at === at && sides.size > 1)
    return { strong: 'It goes on.', text: 'With a vehicle there the sides attack in turn, as long as they can and will.', rule: '3.8' }
  if (sides.size > 1)
    return { strong: 'Melee.', text: `Both sides are left in ${name}. They fight on in the next Close Combat Phase.`, rule: '3.8' }
  if (sides.size === 0) return { strong: `${name} is empty.`, text: 'Nobody is left there.', rule: '3.8' }
  return sides.has(seat as Side)
    ? { strong: `${name} is yours.`, text: 'No enemy is left there.', rule: '3.8' }
    : { strong: `You are out of ${name}.`, text: 'None of yours is left there.', rule: '3.8' }
}

/** What everybody brings, as far as the engine's previews have told. */
function notesOf(draft: CombatDraft): (id: number) => string {
  const [attack, defense] = [new Map<number, number>(), new Map<number, number>()]
  const directs = new Map<string, number>()
  const armed = new Map<number, string>()
  const ccv = new Set<number>()
  const read = (odds: CombatOdds, now: boolean): void => {
    for (const { unit } of odds.attack) attack.set(unit, sum(odds.attack.filter((part) => part.unit === unit)))
    for (const { unit } of odds.attack.filter(({ weapon }) => weapon !== undefined)) armed.set(unit, armsOf(odds, unit))
    for (const { unit } of odds.attack)
      if (odds.defense.length === 0) ccv.add(unit)
      else ccv.delete(unit)
    for (const { unit, fp64 } of odds.defense) defense.set(unit, fp64 / 64)
    if (now)
      for (const { tags, label, value } of odds.modifiers)
        if (tags?.includes('leadership')) directs.set(label.replace('leader ', ''), value)
  }
  const { s, about } = draft
  const probes = [
    ...about.own.map((group) => ({ by: draft.mates(group[0]!), on: about.enemy[0] ?? [] })),
    ...about.enemy.map((on) => ({ by: draft.mates(draft.own[0]!), on })),
  ]
  for (const probe of probes) if (probe.by.length > 0) for (const odds of draft.previewOf([probe])?.attacks ?? []) read(odds, false)
  const { preview } = draft
  for (const odds of preview?.replies ?? []) read(odds, false)
  for (const odds of preview?.attacks ?? []) read(odds, true)
  return (id) => {
    const unit = s.units[id]!
    const [strikes, stands] = [attack.get(id), defense.get(id)]
    if (unit.vehicle) return armed.get(id) ?? (unit.side === draft.seat ? 'nothing to attack with' : '')
    if (unit.side !== draft.seat) {
      if (stands === undefined) return ''
      return unit.pinned && strikes !== undefined ? `defends ${trim(stands)}, attacks ${trim(strikes)}` : `defends with ${trim(stands)}`
    }
    if (unit.broken) return 'broken, only defends'
    if (strikes === undefined) return ''
    const drm = directs.get(typeOf(s, unit).label)
    if (drm !== undefined) return `${trim(strikes)}, directs: ${signed(drm)}`
    if (ccv.has(id)) return unit.pinned ? `CCV ${trim(strikes)}, pinned` : `CCV ${trim(strikes)}`
    return unit.pinned ? `${trim(strikes)}, pinned: half` : unit.cx ? `${trim(strikes)}, exhausted` : `attacks with ${trim(strikes)}`
  }
}

/** 'CMG 5, AAMG 2'. */
const armsOf = ({ attack }: CombatOdds, unit: number): string =>
  attack.flatMap((part) => (part.unit === unit ? [`${part.label} ${trim(part.fp64 / 64)}`] : [])).join(', ')

function sidesOf({ s, seat }: AslskDesk): readonly [us: DuelSide, them: DuelSide] {
  const look = (side: Side): DuelSide => {
    const { palette, roundel } = nationLook(nationOf(s.setting.scenario.sides[side].nation).id)
    return { name: sideName(s, side), palette, roundel }
  }
  return seat === 'axis' ? [look('axis'), look('allied')] : [look('allied'), look('axis')]
}

const names = (s: AslskState, ids: readonly number[]): string => list(ids.map((id) => labelOf(s, id)))
const sum = (parts: CombatOdds['attack']): number => parts.reduce((all, { fp64 }) => all + fp64, 0) / 64
const trim = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1))
