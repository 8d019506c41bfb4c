import { integer, LEGAL, type Problem, type Rules, refuse, variants } from '@firegroup/kernel'
import type { Upfront } from '../context.ts'
import { groupOfMan } from '../groups/groups.ts'
import { loseMan } from '../groups/leave.ts'
import { endInfiltration } from '../infiltration/status.ts'
import { machineOf } from '../machines/machine.ts'
import type { UpfrontQuestion } from '../questions.ts'
import { isDecided } from '../scenario/victory.ts'
import type { Group, Man, Side, UpfrontState } from '../state.ts'
import { actOf } from '../turn/action.ts'
import { spendAction } from '../turn/spend.ts'

/** 32.21: whether a man has prisoners to look after. */
export function isGuard(man: Man): boolean {
  return (man.guards ?? 0) > 0
}

/** 32.2: a man is taken, and lies under his guard's card; 20.53: who takes a prisoner is no infiltrator any more, whoever guards him then. */
export function takePrisoner(g: Upfront, man: Man, guard: Man, group: Group, rule: '32.11' | '32.12' | '50.41', captor = guard): void {
  loseMan(g, man, 'prisoner', rule)
  hand(g.state, man, guard)
  g.emit({ type: 'captured', rule, man: man.id, guard: guard.id, group: group.id })
  endInfiltration(g, captor, '32.11')
}

/** 32.2: an assistant who must do it is one no more. */
function hand(s: UpfrontState, prisoner: Man, guard: Man): void {
  const before = prisoner.guardedBy === undefined ? undefined : s.men[prisoner.guardedBy]
  if (before) before.guards = (before.guards ?? 1) - 1
  if (before?.guards === 0) delete before.guards
  prisoner.guardedBy = guard.id
  guard.guards = (guard.guards ?? 0) + 1
  guard.assists = -1
}

/** 32.2: who of a group may guard: not an assistant while there is anybody else, and nobody who serves a gun or a vehicle (32.3). */
export function possibleGuards(s: UpfrontState, group: Group, without = -1): number[] {
  const men = group.men.filter((id) => id !== without && !machineOf(s, s.men[id]!))
  const free = men.filter((id) => s.men[id]!.assists < 0)
  return free.length > 0 ? free : men
}

/** 32.2, 32.22: when the guard is gone another man of his group takes over; when nobody is left the prisoners are free, and out of the game. */
export function guardLost(g: Upfront, man: Man, group: Group): void {
  if (!isGuard(man)) return
  const s = g.state
  const prisoners = s.men.filter((other) => other.guardedBy === man.id)
  const [next] = possibleGuards(s, group, man.id)
  if (next === undefined) {
    for (const each of prisoners) {
      each.fate = 'freed'
      delete each.guardedBy
    }
    g.emit({ type: 'prisonersFreed', rule: '32.22', men: prisoners.map(({ id }) => id) })
  } else {
    for (const each of prisoners) hand(s, each, s.men[next]!)
    g.emit({ type: 'guardChanged', rule: '32.2', from: man.id, to: next, prisoners: prisoners.length })
    s.men[next]!.standsIn = true
  }
  delete man.guards
  delete man.standsIn
}

export interface NewGuard {
  readonly type: 'guards'
  readonly man: number
}
export const newGuardSchema = variants({ guards: { man: integer(0) } })

/** 32.2: once it is clear who is left, the captor says which man guards them from now on. */
export function nameGuards(g: Upfront): Rules<void> | undefined {
  return g.state.men.some(({ standsIn }) => standsIn) ? askForGuards(g) : undefined
}

function* askForGuards(g: Upfront): Rules<void> {
  const s = g.state
  for (const man of s.men) {
    if (!man.standsIn) continue
    delete man.standsIn
    const group = groupOfMan(s, man.id)
    const guards = group ? possibleGuards(s, group) : []
    if (guards.length < 2 || isDecided(g)) continue
    const { man: chosen } = yield* g.ask(man.side, newGuardQuestion(s, group!, guards))
    if (chosen === man.id) continue
    const prisoners = s.men.filter((other) => other.guardedBy === man.id)
    for (const each of prisoners) hand(s, each, s.men[chosen]!)
    g.emit({ type: 'guardChanged', rule: '32.2', from: man.id, to: chosen, prisoners: prisoners.length })
  }
}

function newGuardQuestion(s: UpfrontState, group: Group, guards: readonly number[]): UpfrontQuestion<'newGuard'> {
  return {
    kind: 'newGuard',
    title: `The guard of group ${group.letter} is lost. Who guards its prisoners now?`,
    rule: '32.2',
    schema: newGuardSchema,
    about: { group: group.id },
    candidates: () => guards.map((man): NewGuard => ({ type: 'guards', man })),
    problems: ({ man }) => (guards.includes(man) ? LEGAL : refuse('32.2', `${s.setting.roster[man]?.name ?? 'He'} can’t guard them.`)),
  }
}

/** 32.2: another man guards them. */
export interface ChangeGuardAction {
  readonly type: 'changeGuard'
  readonly group: number
  readonly from: number
  readonly to: number
}

/** 32.2: as the action of the group. */
export const changeGuard = actOf<ChangeGuardAction>({
  type: 'changeGuard',
  rule: '32.2',
  chapter: 32,
  fields: { group: integer(0), from: integer(0), to: integer(0) },
  candidates(s, side, group, out) {
    for (const from of group.men) {
      if (!isGuard(s.men[from]!)) continue
      for (const to of group.men) {
        const act: ChangeGuardAction = { type: 'changeGuard', group: group.id, from, to }
        if (guardProblems(s, side, act).length === 0) out.push(act)
      }
    }
  },
  problems: guardProblems,
  perform(g, _side, { group, from, to }) {
    const s = g.state
    spendAction(g, s.groups[group]!)
    const prisoners = s.men.filter((man) => man.guardedBy === from)
    for (const each of prisoners) hand(s, each, s.men[to]!)
    g.emit({ type: 'guardChanged', rule: '32.2', from, to, prisoners: prisoners.length })
    return undefined
  },
  describe: (s, { from, to }) => `${s.setting.roster[to]!.name} guards the prisoners instead of ${s.setting.roster[from]!.name}.`,
})

/** 32.2: an unpinned man who assists nobody. */
function guardProblems(s: UpfrontState, _side: Side, { group: id, from, to }: ChangeGuardAction): readonly Problem[] {
  const group = s.groups[id]!
  if (from === to || !group.men.includes(from) || !isGuard(s.men[from]!)) return refuse('32.2', 'He guards nobody.')
  if (!group.men.includes(to)) return refuse('32.2', 'The new guard must be of the same group.')
  const guard = s.men[to]!
  if (guard.pinned) return refuse('32.2', 'The new guard must not be pinned.')
  if (guard.assists >= 0) return refuse('32.2', 'An assistant can’t guard anybody.')
  if (machineOf(s, guard)) return refuse('32.3', 'The crew of a gun or vehicle guards nobody.')
  for (const forbid of s.setting.hooks.forbids) {
    const problem = forbid(s, group, 'alter')
    if (problem) return [problem]
  }
  return LEGAL
}
