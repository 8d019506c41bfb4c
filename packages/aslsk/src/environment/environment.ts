import { flag, integer, keep, keptBy, type ModuleState, oneOf, optional, type Problem, record } from '@firegroup/kernel'
import type { Aslsk } from '../context.ts'
import type { AslskState } from '../state.ts'

/** Wind, sky and ground, as far as modules care for them: what the scenario says, until something changes it. */
export interface Environment {
  /** B25.63 */
  readonly wind: 'none' | 'mild' | 'heavy'
  /** The hexside over which the wind leaves a hex, 0 to 5 clockwise from north. */
  readonly toward: number
  /** B25.651: until the end of the Player Turn. */
  readonly gusts: boolean
  readonly overcast: boolean
  readonly falling: 'none' | 'rain' | 'heavyRain' | 'snow' | 'heavySnow'
  readonly ground: 'normal' | 'mud' | 'groundSnow' | 'deepSnow'
  /** B25.5: how dry everything is. */
  readonly ec: 'veryDry' | 'dry' | 'moderate' | 'moist' | 'wet' | 'mud' | 'snow'
}

/** A calm summer day. */
const CALM: Environment = {
  wind: 'none',
  toward: 0,
  gusts: false,
  overcast: false,
  falling: 'none',
  ground: 'normal',
  ec: 'moderate',
}

/** As a scenario or a situation says it; what it leaves out is that of a calm day. */
export const environmentSchema = record({
  wind: optional(oneOf('none', 'mild', 'heavy')),
  toward: optional(integer(0, 5)),
  gusts: optional(flag()),
  overcast: optional(flag()),
  falling: optional(oneOf('none', 'rain', 'heavyRain', 'snow', 'heavySnow')),
  ground: optional(oneOf('normal', 'mud', 'groundSnow', 'deepSnow')),
  ec: optional(oneOf('veryDry', 'dry', 'moderate', 'moist', 'wet', 'mud', 'snow')),
})

/** Absent while it is as the day began, and nothing was said of that. */
export const environmentState: ModuleState<AslskState, Environment> = {
  begin: ({ setting }) => setting.scenario.environment && { ...CALM, ...(setting.scenario.environment as Partial<Environment>) },
  clone: (kept) => kept,
  view: (kept) => ({ ...kept }),
  read(description) {
    const wrong = environmentSchema.check(description, 'environment')
    const problems: Problem[] = wrong ? [{ message: wrong }] : []
    return wrong ? { ok: false, problems } : { ok: true, value: { ...CALM, ...(description as Partial<Environment>) } }
  },
}

const OWNER = { id: 'environment', state: environmentState } as const

export function environmentOf(s: AslskState): Environment {
  return keptBy(s, OWNER) ?? CALM
}

/** From now on it is so. Whoever must do something about it is told: `Hooks.environment`. */
export function changeEnvironment(g: Aslsk, change: Partial<Environment>): void {
  const before = environmentOf(g.state)
  const names = Object.keys(change) as (keyof Environment)[]
  if (names.every((name) => before[name] === change[name])) return
  keep(g.state, OWNER, { ...before, ...change })
  for (const listen of g.state.setting.hooks.environment) listen(g, before)
}
