import { integer, LEGAL, oneOf, type Problem, refuse } from '@firegroup/kernel'
import type { ActionCard } from '../data/cards.ts'
import type { NumberRange, RepairKind } from '../data/personality-file.ts'
import { drawNumber } from '../draw/draw.ts'
import { isMoving, terrainOf } from '../groups/stack.ts'
import type { Man, Side, UpfrontState } from '../state.ts'
import { actOf } from '../turn/action.ts'
import { spendAction } from '../turn/spend.ts'
import { machineOf } from './machine.ts'

type What = 'gun' | 'mg' | 'flame'
const WHATS: readonly What[] = ['gun', 'mg', 'flame']
const NAMES: { readonly [W in What]: string } = { gun: 'gun', mg: 'machine gun', flame: 'flamethrower' }
const CHITS: { readonly [W in What]: RepairKind } = { gun: 'ordnance', mg: 'machineGun', flame: 'flamethrower' }

/** 19.3: the crew of a gun or vehicle repairs a weapon of it. */
export interface MendAction {
  readonly type: 'mend'
  readonly group: number
  readonly man: number
  readonly what: What
}

/** 19.3, 34: by the numbers for ordnance, machine guns and flamethrowers; a vehicle may do it wherever it is and on the move, but not stunned. */
export const mend = actOf<MendAction>({
  type: 'mend',
  rule: '19.3',
  chapter: 25,
  fields: { group: integer(0), man: integer(0), what: oneOf('gun', 'mg', 'flame') },
  candidates(s, side, group, out) {
    for (const man of group.men) {
      if (!machineOf(s, s.men[man]!)) continue
      for (const what of WHATS) {
        const act: MendAction = { type: 'mend', group: group.id, man, what }
        if (mendProblems(s, side, act).length === 0) out.push(act)
      }
    }
  },
  problems: mendProblems,
  perform(g, _side, { group, man: id, what }) {
    const s = g.state
    const man = s.men[id]!
    spendAction(g, s.groups[group]!)
    const chit = s.setting.pack.repair[CHITS[what]]
    const card = drawNumber(g, 'repair')
    const result = isIn(card, chit.repair) ? 'repaired' : isIn(card, chit.remove) ? 'removed' : 'nothing'
    g.emit({ type: 'repair', rule: '19.3', man: id, weapon: '', card: card.id, result })
    if (result !== 'nothing') settle(man, what, result === 'removed')
    return undefined
  },
  describe: (s, { man, what }) => `${s.setting.roster[man]!.name}: repair the ${NAMES[what]}.`,
})

/** 34: a gun that is gone for good stays where it is, with its crew. */
function settle(man: Man, what: What, lost: boolean): void {
  if (what === 'gun') {
    man.jammed = false
    if (lost) man.gunLost = true
  } else {
    const field = what === 'mg' ? 'mgOut' : 'flameOut'
    if (lost) man[field] = 'lost'
    else delete man[field]
  }
}

function isBroken(man: Man, what: What): boolean {
  if (what === 'gun') return man.jammed
  return (what === 'mg' ? man.mgOut : man.flameOut) === 'jammed'
}

function mendProblems(s: UpfrontState, _side: Side, { group: id, man: who, what }: MendAction): readonly Problem[] {
  const group = s.groups[id]!
  const man = group.men.includes(who) ? s.men[who]! : undefined
  const machine = man && machineOf(s, man)
  if (!man || !machine || !isBroken(man, what)) return refuse('19.3', 'Nothing of that is to be repaired.')
  if (man.stun !== undefined) return refuse('19.3', 'A stunned crew repairs nothing.')
  if (man.pinned) return refuse('19.3', 'A pinned crew repairs nothing.')
  if (machine.type === 'afv') return LEGAL
  const ground = terrainOf(s, group)
  // 52.15, G-42: in Soft Sand it can
  if (ground === 'Stream' || (ground === 'Marsh' && s.setting.hooks.arid.length === 0) || isMoving(group))
    return refuse('19.3', 'Nothing can be repaired there or on the move.')
  for (const forbid of s.setting.hooks.forbids) {
    const problem = forbid(s, group, 'alter')
    if (problem) return [problem]
  }
  return LEGAL
}

function isIn({ rn, red }: ActionCard, { colour, from, to }: NumberRange): boolean {
  return red === (colour === 'red') && rn >= from && rn <= to
}
