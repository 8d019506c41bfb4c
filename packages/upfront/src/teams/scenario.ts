import {
  type Described,
  listOf,
  oneOf,
  optional,
  type Problem,
  plain,
  type Reading,
  record,
  rememberBeginnings,
  text,
} from '@firegroup/kernel'
import { newMan } from '../groups/new-group.ts'
import { begin as beginGame } from '../scenario/begin.ts'
import { withModule } from '../scenario/setting.ts'
import type { Side, UpfrontState } from '../state.ts'
import { ELSEWHERE } from './men.ts'
import { teamModule } from './module.ts'
import { cloneTeam, type TeamSetting, type TeamState, withSetting } from './state.ts'

const id = text({ max: 40, pattern: /^[a-z0-9][a-z0-9-]*$/, what: 'an id of small letters, digits and -' })
const words = text({ max: 4000 })

/** 41.1: a scenario for each game, from left to right, and which side's players come first. */
export const teamScenarioSchema = record({
  format: oneOf('firegroup-scenario'),
  version: oneOf(1),
  system: text({ max: 40 }),
  id,
  name: text({ max: 120 }),
  briefing: record({ place: optional(text({ max: 120 })), date: optional(text({ max: 120 })), text: words }),
  first: oneOf('axis', 'allied'),
  games: listOf(plain(), { min: 2, max: 4 }),
})
export type TeamScenario = Described<typeof teamScenarioSchema>

/** The games of a team scenario as they begin, each with the men of the others in its box. */
export function beginTeams(count: number): (json: unknown) => Reading<TeamState> {
  return rememberBeginnings((json) => beginAnew(json, count), cloneTeam)
}

function beginAnew(json: unknown, count: number): Reading<TeamState> {
  const malformed = teamScenarioSchema.check(json, 'scenario')
  if (malformed) return { ok: false, problems: [{ message: malformed }] }
  const scenario = json as TeamScenario
  if (scenario.games.length !== count)
    return {
      ok: false,
      problems: [{ rule: '41.1', message: `scenario.games has ${scenario.games.length} games, and ${count} are played side by side.` }],
    }
  const games: UpfrontState[] = []
  const problems: Problem[] = []
  for (const [i, each] of scenario.games.entries()) {
    // 41.2: all players of a side come first
    const reading = beginGame({ ...(each as object), first: scenario.first })
    if (reading.ok) games.push(reading.value)
    else problems.push(...reading.problems.map(({ message, ...rest }) => ({ ...rest, message: `scenario.games[${i}]: ${message}` })))
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: sideBySide(scenario, games) }
}

/** Games that know of each other's men. */
export function sideBySide(scenario: TeamScenario, begun: readonly UpfrontState[], first: Side = scenario.first): TeamState {
  const own = begun.map(({ men }) => men.length)
  const rosters = begun.map(({ setting }) => setting.roster)
  const settings = begun.map(({ setting }, i) => ({
    ...withModule(setting, teamModule),
    roster: [...rosters[i]!, ...rosters.flatMap((roster, other) => (other === i ? [] : roster))],
  }))
  const games = begun.map((state, i) => {
    const all = { ...state, men: [...state.men] }
    for (const [other, { men }] of begun.entries())
      if (other !== i)
        for (const man of men) {
          const card = settings[i]!.roster[all.men.length]!
          all.men.push({ ...newMan(all.men.length, man.side, card), awaits: ELSEWHERE })
        }
    return withSetting(all, settings[i]!)
  })
  const setting: TeamSetting = { scenario, games: settings, own }
  return {
    setting,
    games,
    stage: 'prepare',
    side: first,
    ended: games.map(() => false),
    at: 0,
    acted: false,
    asked: 0,
    dividers: [],
    contacts: [],
    flanks: [],
    results: games.map(() => ''),
    over: games.map(() => false),
    winner: null,
    winReason: '',
  }
}
