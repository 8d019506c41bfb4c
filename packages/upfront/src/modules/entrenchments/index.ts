import { integer } from '@firegroup/kernel'
import { drawNumber } from '../../draw/draw.ts'
import { actOf } from '../../turn/action.ts'
import { spendAction } from '../../turn/spend.ts'
import { groupName } from '../../words/names.ts'
import type { UpfrontModule } from '../module.ts'
import { cantEntrench, isEntrenched, isOutside, ledger, lost, moved, noteAttempt, russiansDiscard, settle } from './rules.ts'

/** 36.1 */
interface EntrenchAction {
  readonly type: 'entrench'
  readonly group: number
}

type Digs = { readonly group: number; readonly facts: { readonly succeeded: boolean } }

/** 36.1: a 0 of either colour; anything else has used the action up. */
const entrench = actOf<EntrenchAction>({
  type: 'entrench',
  rule: '36.1',
  chapter: 0,
  fields: { group: integer(0) },
  candidates(s, _side, group, out) {
    if (cantEntrench(s, group).length === 0) out.push({ type: 'entrench', group: group.id })
  },
  problems: (s, _side, { group }) => cantEntrench(s, s.groups[group]!),
  perform(g, _side, { group: id }) {
    const s = g.state
    const group = s.groups[id]!
    spendAction(g, group)
    noteAttempt(s)
    const card = drawNumber(g, 'entrenchment')
    const [otherwise] = s.setting.hooks.digs
    const succeeded = otherwise ? otherwise(s, group, card) : card.rn === 0
    if (succeeded) settle(s, group)
    g.emit({ type: 'entrenchments:digs', rule: '36.1', group: id, facts: { succeeded } })
    return undefined
  },
  describe: (s, { group }) => `Group ${s.groups[group]!.letter} digs in.`,
})

/** 36: men dig in where they are, and are one harder to hurt until they move. */
export const entrenchments: UpfrontModule = {
  id: 'entrenchments',
  title: 'Entrenchments',
  sentence: 'A group that stays where it is may dig in: one less strength against it until it moves.',
  acts: { act: [entrench] },
  state: ledger,
  marks: (s, group) => (isEntrenched(s, group) ? ['Dug in'] : []),
  hooks: {
    cover: [(s, target) => (isEntrenched(s, target) ? { rule: '36.2', label: 'entrenched', value: -1, tags: ['terrain'] } : undefined)],
    // 36.2: who is among the enemy or on his way to another group is not in the hole
    exposed: [
      (s, target, man) =>
        isEntrenched(s, target) && isOutside(s, target, man) ? { rule: '36.2', label: 'not entrenched', value: 1 } : undefined,
    ],
    movementPlayed: [moved],
    groupGone: [lost],
    discardLimit: [russiansDiscard],
  },
  tellers: {
    'entrenchments:digs': (s, { group, facts: { succeeded } }: Digs) => ({
      text: `${groupName(s, group)} ${succeeded ? 'has dug in' : 'digs, and gets nowhere yet'}.`,
    }),
    'entrenchments:left': (s, { group }: Pick<Digs, 'group'>) => ({ text: `${groupName(s, group)} leaves its entrenchment.` }),
  },
  advice: {
    // a 0 is rare, but who has nothing else to do loses nothing by trying
    entrench: (s) => (2 * s.setting.cards.filter((card) => card?.rn === 0).length) / s.setting.cards.length,
  },
  glossary: [
    {
      id: 'entrenchment',
      name: 'Entrenchment',
      rules: ['36.1', '36.2', '36.3'],
      text: 'A hole in Open Ground, on a Hill, in Woods or Brush. A group that is not moving digs as its only action, and succeeds on a 0. It takes one off every attack, besides the terrain, until the group plays a Movement card.',
      also: ['dig in', 'trench'],
      see: ['terrain', 'movement'],
    },
  ],
}
