import { integer, type Keeper, keep, keptBy, LEGAL, listOf, type ModuleState, type Problem, record, refuse } from '@firegroup/kernel'
import type { Upfront } from '../../context.ts'
import type { Terrain } from '../../data/cards.ts'
import { groupInPlay, hasPinned } from '../../groups/groups.ts'
import { isMoving, isWired, lastTerrainIndex, terrainOf } from '../../groups/stack.ts'
import type { MovementPlay } from '../../hooks.ts'
import { machineOf, vehicleOf } from '../../machines/machine.ts'
import type { Card, Group, Man, Side, UpfrontState } from '../../state.ts'

/** What is kept while anybody is dug in, and in a turn in which Russians have tried. */
interface Ledger {
  /** The groups that are dug in, each with the Terrain card that the entrenchment lies on; 0 for the Open Ground in which everyone begins. */
  dug: { readonly group: number; readonly card: Card }[]
  /** 36.5: the attempts of this player turn, and which it is. */
  attempts: number
  turn: number
}

const form = record({ dug: listOf(integer(0, 40), { max: 12 }) })

export const ledger: ModuleState<UpfrontState, Ledger> = {
  begin: () => undefined,
  clone: ({ dug, attempts, turn }) => ({ dug: dug.map((each) => ({ ...each })), attempts, turn }),
  view: (kept) => ({ ...kept }),
  read(description, s) {
    const wrong = form.check(description, 'situation.kept.entrenchments')
    if (wrong) return { ok: false, problems: [{ message: wrong }] }
    const { dug } = description as { readonly dug: readonly number[] }
    const nobody = dug.find((id) => !groupInPlay(s, id))
    if (nobody !== undefined) return { ok: false, problems: [{ message: `situation.kept.entrenchments: there is no group ${nobody}.` }] }
    return { ok: true, value: { dug: dug.map((id) => ({ group: id, card: groundOf(s.groups[id]!) })), attempts: 0, turn: 0 } }
  },
}

const keeper: Keeper<never, Ledger> = { id: 'entrenchments' }
const NOTHING: Ledger = { dug: [], attempts: 0, turn: 0 }

/** 36.3 */
const GROUND: readonly Terrain[] = ['OpenGround', 'Hill', 'Woods', 'Brush']

export function isEntrenched(s: UpfrontState, group: Group): boolean {
  return s.modules !== undefined && (keptBy(s, keeper) ?? NOTHING).dug.some((each) => each.group === group.id)
}

/** 36.2, 36.4: an infiltrator, a man who is on his way, or a gun. */
export function isOutside(s: UpfrontState, group: Group, man: Man): boolean {
  return machineOf(s, man) !== undefined || man.infiltrates >= 0 || !group.men.includes(man.id)
}

/** 36.1, 36.3: who can't dig, and where. */
export function cantEntrench(s: UpfrontState, group: Group): readonly Problem[] {
  const no = (why: string) => refuse('36.1', `Group ${group.letter} ${why}.`)
  if (isEntrenched(s, group)) return no('has dug in already')
  if (vehicleOf(s, group)) return refuse('36.4', 'A vehicle can’t dig in.')
  if (group.men.every((id) => machineOf(s, s.men[id]!))) return refuse('36.4', 'A gun can’t dig in.')
  if (isMoving(group)) return no('is moving')
  if (hasPinned(s, group)) return no('has a pinned man')
  if (isWired(group)) return no('is on Wire')
  if (group.men.some((id) => s.men[id]!.infiltrates >= 0)) return no('has a man among the enemy')
  const ground = terrainOf(s, group)
  if (!GROUND.includes(ground)) return refuse('36.3', `Nobody digs in ${ground}.`)
  for (const forbid of s.setting.hooks.forbids) {
    const problem = forbid(s, group, 'alter')
    if (problem) return [problem]
  }
  return LEGAL
}

/** 36.5: counted for Russians alone, whose discards it costs. */
export function noteAttempt(s: UpfrontState): void {
  if (s.setting.nation[s.active] !== 'Russian') return
  const { dug } = keptBy(s, keeper) ?? NOTHING
  keep(s, keeper, { dug, attempts: attemptsIn(s) + 1, turn: s.turn })
}

function attemptsIn(s: UpfrontState): number {
  const { attempts, turn } = keptBy(s, keeper) ?? NOTHING
  return turn === s.turn ? attempts : 0
}

/** 36.5: digging does not keep Russians from discarding, but each attempt is one card less. */
export function russiansDiscard(s: UpfrontState, side: Side, limit: number): number {
  const attempts = s.modules && s.setting.nation[side] === 'Russian' ? attemptsIn(s) : 0
  const { hand, discard } = s.setting.nationRules[side]
  const others = s.actions - attempts
  if (attempts === 0 || others > (discard.afterOne === undefined ? 0 : 1)) return limit
  // G-13, 39.1: what they might have discarded without digging
  return Math.max(Math.min(others === 0 ? discard.idle : discard.afterOne!, hand) - attempts, 0)
}

export function settle(s: UpfrontState, group: Group): void {
  const { dug, attempts, turn } = keptBy(s, keeper) ?? NOTHING
  keep(s, keeper, { dug: [...dug, { group: group.id, card: groundOf(group) }], attempts, turn })
}

/** 36.2: a Movement card of the group ends it, but for one that removes Wire. */
export function moved(g: Upfront, group: Group, { why }: MovementPlay): void {
  if (why === 'removeWire' || !isEntrenched(g.state, group)) return
  leave(g.state, group)
  g.emit({ type: 'entrenchments:left', rule: '36.2', group: group.id })
}

/** 20.8: an entrenchment lies on its Terrain card, and goes to whoever takes that. */
export function lost({ state: s }: Upfront, group: Group): undefined {
  if (!isEntrenched(s, group)) return
  const { card } = keptBy(s, keeper)!.dug.find((each) => each.group === group.id)!
  leave(s, group)
  const captor = card === 0 ? undefined : s.groups.find((other) => other !== group && !other.gone && groundOf(other) === card)
  if (captor && !isEntrenched(s, captor)) settle(s, captor)
}

function leave(s: UpfrontState, group: Group): void {
  const { dug, attempts, turn } = keptBy(s, keeper)!
  const left = dug.filter((each) => each.group !== group.id)
  keep(s, keeper, left.length === 0 && turn !== s.turn ? undefined : { dug: left, attempts, turn })
}

function groundOf(group: Group): Card {
  return group.stack[lastTerrainIndex(group)]?.card ?? 0
}
