/** A Melee of Lock 'n Load as a card of two rows: while it is declared, and when its dice have fallen. */
import { hexOf, type LnltEvent, type LnltState, MELEE_COLUMNS, type MeleeOdds, type MeleePart, type Side } from '@firegroup/lnlt'
import { nationLook } from '../../../counters/nations.ts'
import { percent, signed } from '../../../play/controller/draft.ts'
import {
  DUEL_LETTERS,
  type Duel,
  type DuelColumn,
  type DuelFighter,
  type DuelHands,
  type DuelSide,
  type DuelStroke,
  spoken,
  spokenOdds,
} from '../../../play/duel/duel.ts'
import type { MeleeDraft } from './drafts/melee-draft.ts'
import { UnitFace } from './faces.tsx'
import type { LnltDesk } from './kinds.ts'
import { armsWords, placeName, sideName, terrainName, unitName, unitNames } from './words.ts'

/** The card for whoever declares. Everybody of his takes part: only whom they attack is chosen. */
export function duelOf(desk: LnltDesk, draft: MeleeDraft): Duel {
  const { s } = desk
  const [us, them] = sidesOf(desk)
  const { preview, declared, about } = draft
  const foe = (id: number): DuelFighter => ({
    id,
    face: (size) => <UnitFace s={s} id={id} size={size} />,
    name: unitName(s, id),
    note: sum(preview?.defenceParts, id, 'defends with') || sum(preview?.reply?.parts, id, 'strikes with'),
  })
  const own = (id: number, i: number): DuelFighter => ({
    id,
    face: (size) => <UnitFace s={s} id={id} size={size} />,
    name: unitName(s, id),
    note: ownNote(s, draft, id),
    number: i + 1,
  })
  const letterOf = (id: number): string => DUEL_LETTERS.charAt(draft.enemies.indexOf(id))
  const attackers = draft.own.map(own)
  const fights = ({ id }: DuelFighter): boolean => declared.leader === id || declared.weapons.some(({ unit }) => unit === id)
  const columns: DuelColumn[] = [
    { key: 'attacked', letters: declared.targets.map(letterOf), defenders: declared.targets.map(foe), attackers: attackers.filter(fights) },
    ...draft.enemies
      .filter((id) => !declared.targets.includes(id))
      .map((id): DuelColumn => ({ key: letterOf(id), letters: [letterOf(id)], defenders: [foe(id)], attackers: [] })),
  ]
  const strikers = [...declared.weapons.map(({ unit }) => unit), ...(declared.leader === undefined ? [] : [declared.leader])]
  return {
    place: hexOf(draft.at),
    title: `${about.at}, ${terrainName(s, draft.at)}`,
    badge: about.ambush
      ? about.by === desk.seat
        ? { tone: 'good', text: 'You ambush: what you kill does not strike back' }
        : { tone: 'bad', text: 'They ambushed you: only survivors strike back' }
      : null,
    them,
    us,
    columns,
    idle: attackers.filter((each) => !fights(each)),
    strokes: [
      ...(preview ? [strokeOf(s, preview, preview.chance, strikers, true)] : []),
      ...(preview?.reply
        ? [
            strokeOf(
              s,
              preview.reply,
              preview.reply.chance,
              preview.reply.parts.map(({ unit }) => unit),
              false,
            ),
          ]
        : []),
    ],
    rolls: [],
    scale: preview ? { name: 'Odds column', labels: MELEE_COLUMNS.map(({ odds }) => odds), at: preview.shifted } : null,
    foot: { strong: 'If both sides are left: Melee.', text: 'All stay there, and one round is fought in each turn.', rule: '8.0' },
    hands: handsOf(desk, draft),
  }
}

function handsOf(desk: LnltDesk, draft: MeleeDraft): DuelHands {
  const idOf = (letter: string): number => draft.enemies[DUEL_LETTERS.indexOf(letter)]!
  const toggle = (letter: string): void => desk.attempt(() => draft.toggleTarget(idOf(letter)))
  return {
    held: [],
    mates: () => draft.own,
    pick: (id) => desk.attempt(() => draft.nextWay(id)),
    strike: toggle,
    put: (_, letter) => desk.attempt(() => (draft.declared.targets.includes(idOf(letter)) ? null : draft.toggleTarget(idOf(letter)))),
    join: toggle,
    takeBack: () => undefined,
    all: () => desk.attempt(() => draft.onlyNext()),
    whyNot: (_, letter) => draft.whyNotAlso(idOf(letter)),
  }
}

/** What the dice have done, as long as it is news. */
export function duelReported(desk: LnltDesk): Duel | null {
  type Struck = Extract<LnltEvent, { readonly type: 'meleeAttack' }>
  const { reports, s, seat } = desk
  const struck = reports.map(({ head }) => head).filter((head): head is Struck => head.type === 'meleeAttack')
  if (struck.length === 0 || struck.length < reports.length) return null
  const lost = new Set<number>(struck.flatMap(({ success, targets }) => (success ? targets : [])))
  const fighter = (id: number): DuelFighter => ({
    id,
    face: (size) => <UnitFace s={s} id={id} size={size} />,
    name: unitName(s, id),
    note: lost.has(id) ? '' : 'unharmed',
    ...(lost.has(id) ? { fate: 'eliminated' } : {}),
  })
  const ids = (mine: boolean): number[] => {
    const of = struck.flatMap((each) => ((each.by === seat) === mine ? each.parts.map(({ unit }) => unit) : each.targets))
    return [...new Set(of)]
  }
  const at = struck[0]!.at
  const both = s.units.some((unit) => unit.at === at && unit.side === seat) && s.units.some((unit) => unit.at === at && unit.side !== seat)
  const [us, them] = sidesOf(desk)
  return {
    place: hexOf(at),
    title: `${placeName(s, at)}, ${terrainName(s, at)}`,
    badge: null,
    them,
    us,
    columns: [{ key: 'all', letters: [], defenders: ids(false).map(fighter), attackers: ids(true).map(fighter) }],
    idle: [],
    strokes: struck.map((each) => ({
      ...strokeOf(
        s,
        each,
        0,
        each.parts.map(({ unit }) => unit),
        each.by === seat,
      ),
      dice: each.dice,
      figure: String(each.total),
      lines: [each.success ? 'eliminated' : 'nothing', `needs ${each.kill}`],
    })),
    rolls: [],
    scale: null,
    foot: both
      ? { strong: 'Melee.', text: 'Both sides are left: one round is fought in each turn.', rule: '8.0' }
      : { strong: 'The Melee is over.', text: 'One side is left, or nobody.', rule: '8.0' },
    hands: null,
  }
}

function strokeOf(s: LnltState, odds: MeleeOdds, chance: number, by: readonly number[], mine: boolean): DuelStroke {
  const added = odds.modifiers.reduce((all, { value }) => all + value, 0)
  return {
    key: String(mine),
    mine,
    by,
    on: odds.targets,
    figure: percent(chance),
    lines: [`${odds.attack} : ${odds.defence} = ${odds.shifted}`, `Kill ${odds.kill}+, ${signed(added)}`],
    said: meleeSaid(s, odds, chance, by),
  }
}

/** 'The squad 2-5-4 attacks the squad 1-6-4: four to two, two to one, kill six or more, plus one: 72 percent to kill.' */
function meleeSaid(s: LnltState, odds: MeleeOdds, chance: number, by: readonly number[]): string {
  const added = odds.modifiers.reduce((all, { value }) => all + value, 0)
  const plus = added === 0 ? '' : `, ${added > 0 ? 'plus ' : ''}${spoken(added)}`
  const ratio = `${spoken(odds.attack)} to ${spoken(odds.defence)}, ${spokenOdds(odds.shifted)}`
  return `${unitNames(s, by)} ${by.length === 1 ? 'attacks' : 'attack'} ${unitNames(s, odds.targets)}: ${ratio}, kill ${spoken(odds.kill)} or more${plus}: ${percent(chance).replace('%', ' percent')} to kill.`
}

function ownNote(s: LnltState, draft: MeleeDraft, id: number): string {
  const { declared, preview } = draft
  if (declared.leader === id) return 'leads'
  const way = declared.weapons.find(({ unit }) => unit === id)
  if (!way) return 'can’t fight'
  const fp = sum(preview?.parts, id, '')
  return way.weapons.length > 0 ? `${fp}, ${armsWords(s, way)}` : `attacks with ${fp}`
}

function sum(parts: readonly MeleePart[] | undefined, id: number, words: string): string {
  const own = parts?.filter(({ unit }) => unit === id) ?? []
  if (own.length === 0) return ''
  const total = own.reduce((all, { fp }) => all + fp, 0)
  return words === '' ? String(total) : `${words} ${total}`
}

function sidesOf({ s, seat }: LnltDesk): readonly [us: DuelSide, them: DuelSide] {
  const look = (side: Side): DuelSide => {
    const { palette, roundel } = nationLook(s.setting.scenario.sides[side].nation)
    return { name: sideName(s, side), palette, roundel }
  }
  return seat === 'red' ? [look('red'), look('blue')] : [look('blue'), look('red')]
}
