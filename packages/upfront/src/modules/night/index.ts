import { integer, total } from '@firegroup/kernel'
import { Outlook } from '../../advice/outlook.ts'
import { drawNumber } from '../../draw/draw.ts'
import { withWholeDeck } from '../../draw/whole-deck.ts'
import { groupInPlay } from '../../groups/groups.ts'
import type { Side, UpfrontState } from '../../state.ts'
import { actOf } from '../../turn/action.ts'
import { spendAction } from '../../turn/spend.ts'
import { groupName, sideName } from '../../words/names.ts'
import type { UpfrontModule } from '../module.ts'
import { bestVolley } from './advice.ts'
import { ledger, NEW_SHELL, nightOf, note } from './ledger.ts'
import {
  blindRetreat,
  burnDown,
  cantLight,
  cantObserve,
  darkness,
  hasLooked,
  isLit,
  isSeen,
  lookedFor,
  nightAim,
  nightHalves,
  noteFire,
  sees,
  unseen,
  visibility,
} from './rules.ts'

/** 38.2, 38.5: a group looks for an enemy group, or fires a starshell over one that it has just seen. */
interface NightAction<T extends 'observe' | 'starshell'> {
  readonly type: T
  readonly group: number
  readonly target: number
}

/** 38.2: no action if it succeeds, the group's action if it fails. */
const observe = actOf<NightAction<'observe'>>({
  type: 'observe',
  rule: '38.2',
  chapter: 0,
  free: true,
  fields: { group: integer(0), target: integer(0) },
  might: (s, _side, group) => lookedFor(s, group).length > 0,
  candidates(s, _side, group, out) {
    for (const { id } of lookedFor(s, group)) out.push({ type: 'observe', group: group.id, target: id })
  },
  problems(s, side, { group: id, target }) {
    const group = groupInPlay(s, id)
    if (!group || group.side !== side) return [{ rule: '4.2', message: 'You have no such group.' }]
    return cantObserve(s, group, groupInPlay(s, target))
  },
  perform(g, _side, { group: id, target }) {
    const s = g.state
    const group = s.groups[id]!
    const reasons = visibility(s, group, s.groups[target]!)
    const range = total(reasons)
    const { rn } = drawNumber(g, 'observation')
    const seen = isSeen(rn, range)
    if (seen) note(s, { seen: [...nightOf(s).seen, { group: id, target, turn: s.turn }] })
    else spendAction(g, group)
    g.emit({ type: 'night:looks', rule: '38.3', group: id, facts: { target, range, seen } })
    return undefined
  },
  describe: (s, { group, target }) => `Group ${s.groups[group]!.letter} looks for the enemy’s group ${s.groups[target]!.letter}.`,
  preview(s, { group, target }) {
    const reasons = visibility(s, s.groups[group]!, s.groups[target]!)
    const cards = withWholeDeck(s).deck.length
    return { cards, reasons, seen: shareSeen(s, total(reasons)) * cards }
  },
})

/** Of 1: that a card of the whole deck shows a group at this range. */
function shareSeen(s: UpfrontState, range: number): number {
  const numbers = s.setting.cards.flatMap((card) => (card ? [card.rn] : []))
  return numbers.filter((rn) => isSeen(rn, range)).length / numbers.length
}

/** 38.5: the sole action of the leader's group. */
const starshell = actOf<NightAction<'starshell'>>({
  type: 'starshell',
  rule: '38.5',
  chapter: 0,
  fields: { group: integer(0), target: integer(0) },
  candidates(s, _side, group, out) {
    if (!hasLooked(s, group)) return
    for (const target of s.groups)
      if (!target.gone && cantLight(s, group, target).length === 0) out.push({ type: 'starshell', group: group.id, target: target.id })
  },
  problems: (s, _side, { group, target }) => cantLight(s, s.groups[group]!, groupInPlay(s, target)),
  perform(g, _side, { group: id, target }) {
    const s = g.state
    spendAction(g, s.groups[id]!)
    const { side, letter, range } = s.groups[target]!
    note(s, { shells: [...nightOf(s).shells, { side, letter, range, left: NEW_SHELL }] })
    g.emit({ type: 'night:starshell', rule: '38.5', group: target, facts: { by: id } })
    return undefined
  },
  describe: (s, { group, target }) =>
    `Group ${s.groups[group]!.letter} fires a starshell over the enemy’s group ${s.groups[target]!.letter}.`,
})

type Looks = { readonly group: number; readonly facts: { readonly target: number; readonly seen: boolean } }
type Lights = { readonly group: number; readonly facts: { readonly by: number } }

/** 38: nobody shoots at what he can't see. */
export const night: UpfrontModule = {
  id: 'night',
  title: 'Night',
  sentence: 'A group must see its target before it attacks or infiltrates it; fire is halved, and starshells light the ground.',
  // 13.26, 38.1: Smoke is of no use in the dark
  cardIn(card) {
    const functions = card.functions.filter(({ type }) => type !== 'Smoke')
    return functions.length === card.functions.length
      ? card
      : { ...card, functions: functions.length > 0 ? functions : [{ type: 'Cower' }] }
  },
  acts: { act: [observe, starshell] },
  state: ledger,
  marks: (s, group) => (isLit(s, group) ? ['Lit'] : s.groups.some((other) => sees(s, other, group)) ? ['Seen'] : []),
  steps: [{ key: 'turn.starshells', phase: 'turn', order: 635, run: burnDown }],
  hooks: {
    targetForbidden: [unseen],
    modeForbidden: [blindRetreat],
    fireHalved: [nightHalves],
    toHit: [nightAim],
    infiltrationShift: [darkness],
    attackOver: [noteFire],
  },
  tellers: {
    'night:looks': (s, { group, facts: { target, seen } }: Looks) => ({
      text: `${groupName(s, group)} ${seen ? 'sees' : 'looks in vain for'} ${groupName(s, target)}.`,
    }),
    'night:starshell': (s, { group, facts: { by } }: Lights) => ({
      text: `${groupName(s, by)} fires a starshell: ${groupName(s, group)} is lit.`,
    }),
    'night:dark': (s, { group }: Pick<Looks, 'group'>) => ({
      text: `A starshell over the ${sideName(s, s.groups[group]!.side)} side goes out.`,
    }),
  },
  advice: {
    observe(s: UpfrontState, side: Side, { group, target }: NightAction<'observe'>) {
      const range = total(visibility(s, s.groups[group]!, s.groups[target]!))
      const chance = shareSeen(s, range)
      return chance * bestVolley(new Outlook(s, side), s.groups[group]!, s.groups[target]!) - (1 - chance) * LOST_ACTION
    },
    // light is worth most where the leader's own group has nothing to fire with
    starshell: (s: UpfrontState, side: Side, { group, target }: NightAction<'starshell'>) =>
      bestVolley(new Outlook(s, side), s.groups[group]!, s.groups[target]!) > 0 ? 0 : LIGHT,
  },
  glossary: [
    {
      id: 'observation',
      name: 'Observation',
      rules: ['38.2', '38.3'],
      text: 'At night a group must see an enemy group before it fires at it or infiltrates it. A card is drawn: its number must be below the relative range. Movement cards on the enemy, and fire by him or at him, make him easier to see. Failing is the group’s action.',
      also: ['night', 'look for'],
      see: ['relative-range'],
    },
    {
      id: 'starshell',
      name: 'Starshell',
      rules: ['38.5', '38.51', '38.52'],
      text: 'A Squad Leader whose group has just seen an enemy group may light it as his group’s action. Everyone next to it at the same range is lit too, and its enemies at relative range 5. The lit are seen and fired at as by day. It lasts for two of their turns.',
      also: ['flare'],
      see: ['observation'],
    },
  ],
}

const LOST_ACTION = 0.15
const LIGHT = 0.3
