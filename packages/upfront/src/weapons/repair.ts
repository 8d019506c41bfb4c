import { flag, integer, LEGAL, optional, type Problem, refuse } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import { weaponOf } from '../crew/crew.ts'
import type { ActionCard } from '../data/cards.ts'
import type { NumberRange, RepairKind, WeaponClass } from '../data/personality-file.ts'
import { drawNumber } from '../draw/draw.ts'
import { isMoving, terrainOf } from '../groups/stack.ts'
import type { Group, Man, Side, UpfrontState } from '../state.ts'
import { actOf } from '../turn/action.ts'
import { spendAction } from '../turn/spend.ts'
import { isHurt } from '../wounds/hurt.ts'
import { weaponName } from './secondary.ts'
import { loseWeapon } from './take.ts'

/** 19.3: a man tries to repair his weapon. */
export interface RepairAction {
  readonly type: 'repair'
  readonly group: number
  readonly man: number
  /** 40.4: his radio, and not the weapon in his hands. */
  readonly radio?: boolean
}

/** 19.3: one attempt is the action of his group. */
export const repair = actOf<RepairAction>({
  type: 'repair',
  rule: '19.3',
  chapter: 19,
  fields: { group: integer(0), man: integer(0), radio: optional(flag()) },
  candidates(s, side, group, out) {
    for (const man of group.men) {
      const { jammed, secondary, secondaryJammed } = s.men[man]!
      const act: RepairAction = { type: 'repair', group: group.id, man }
      if (jammed && repairProblems(s, side, act).length === 0) out.push(act)
      const radio: RepairAction = { ...act, radio: true }
      if (secondaryJammed && secondary === 'radio' && repairProblems(s, side, radio).length === 0) out.push(radio)
    }
  },
  problems: repairProblems,
  perform: performRepair,
  describe: (s, { man, radio }) =>
    `${s.setting.roster[man]!.name} tries to repair his ${weaponName(s, radio ? 'radio' : s.men[man]!.weapon)}.`,
})

/** 19.3: not while pinned, nor in a Stream or a Marsh, nor while moving. */
function repairProblems(s: UpfrontState, _side: Side, { group: id, man: who, radio }: RepairAction): readonly Problem[] {
  const group: Group = s.groups[id]!
  const man = group.men.includes(who) ? s.men[who]! : undefined
  const broken = radio ? man?.secondary === 'radio' && man.secondaryJammed : man?.jammed
  if (!man || !broken || s.setting.roster[who]!.machine) return refuse('19.3', 'No man of the group has that weapon to repair.')
  if (man.pinned) return refuse('19.3', 'A pinned man can’t repair his weapon.')
  const ground = terrainOf(s, group)
  if (ground === 'Stream' || (ground === 'Marsh' && s.setting.hooks.arid.length === 0))
    return refuse('19.3', `Nothing can be repaired in a ${ground}.`)
  if (isMoving(group)) return refuse('19.3', 'Nothing can be repaired while the group is moving.')
  for (const forbid of s.setting.hooks.forbids) {
    const problem = forbid(s, group, 'alter')
    if (problem) return [problem]
  }
  return LEGAL
}

/** 19.3: the numbers on the malfunction chit of his weapon repair it or remove it; all others do nothing. */
function performRepair(g: Upfront, _side: Side, { group, man: who, radio }: RepairAction): undefined {
  const s = g.state
  const man = s.men[who]!
  spendAction(g, s.groups[group]!)
  const weapon = radio ? man.secondary : man.weapon
  // 33.4: a wounded man first has to be able to
  if (isHurt(s, man)) {
    const first = drawNumber(g, 'repair')
    if (first.red) {
      g.emit({ type: 'repair', rule: '33.4', man: who, weapon, card: first.id, result: 'nothing' })
      return undefined
    }
  }
  const chit = s.setting.pack.repair[radio ? 'radio' : chitOf(s, man)]
  const card = drawNumber(g, 'repair')
  const result = isIn(card, chit.repair) ? 'repaired' : isIn(card, chit.remove) ? 'removed' : 'nothing'
  g.emit({ type: 'repair', rule: '19.3', man: who, weapon, card: card.id, result })
  if (radio && result !== 'nothing') {
    man.secondaryJammed = false
    if (result === 'removed') man.secondary = ''
  } else if (result === 'repaired') man.jammed = false
  else if (result === 'removed') loseWeapon(g, man, '19.3')
}

function isIn({ rn, red }: ActionCard, { colour, from, to }: NumberRange): boolean {
  return red === (colour === 'red') && rn >= from && rn <= to
}

const CHITS: { readonly [C in WeaponClass]: RepairKind } = {
  rifle: 'smallArms',
  carbine: 'smallArms',
  assaultRifle: 'smallArms',
  machinePistol: 'smallArms',
  BAR: 'smallArms',
  LMG: 'machineGun',
  MMG: 'machineGun',
  flamethrower: 'flamethrower',
  ATR: 'ordnance',
  mortar: 'ordnance',
  bazooka: 'ordnance',
  panzerschreck: 'ordnance',
  PIAT: 'ordnance',
}

function chitOf(s: UpfrontState, man: Man): RepairKind {
  return CHITS[weaponOf(s, man)?.class ?? 'rifle']
}
