import {
  copyPlain,
  flag,
  integer,
  keep,
  keptBy,
  listOf,
  type ModuleState,
  oneOf,
  optional,
  type Problem,
  record,
  text,
} from '@firegroup/kernel'
import type { Aslsk } from '../context.ts'
import type { Setting } from '../setting.ts'
import type { AslskState, Side } from '../state.ts'

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
  /** E3.54: it has rained on ground whose EC rain does not change. */
  readonly rained?: boolean
  readonly roads: 'paved' | 'unpaved'
  /** E3.72: somebody keeps the roads free of snow. */
  readonly plowed: boolean
  /** E3.75: hexsides under a snow drift, by the hexes on both sides: 'E5-E6'. */
  readonly drifts: readonly string[]
  /** B25.2: hexes that burn when the game begins. */
  readonly ablaze: readonly string[]
  /** E3.712: the sides whose men and vehicles are painted white. */
  readonly camouflaged: readonly Side[]
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
  roads: 'paved',
  plowed: false,
  drifts: [],
  ablaze: [],
  camouflaged: [],
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
  rained: optional(flag()),
  roads: optional(oneOf('paved', 'unpaved')),
  plowed: optional(flag()),
  drifts: optional(listOf(text({ max: 20, pattern: /^[A-Z]+\d+-[A-Z]+\d+$/, what: 'two hexes, as in E5-E6' }), { max: 200 })),
  ablaze: optional(listOf(text({ max: 12 }), { max: 60 })),
  camouflaged: optional(listOf(oneOf('allied', 'axis'), { max: 2 })),
})

/** Absent while it is as its modules make it, and the scenario says nothing of it. */
export const environmentState: ModuleState<AslskState, Environment> = {
  begin: ({ setting }) => setting.scenario.environment && dayOf(setting, setting.scenario.environment as Partial<Environment>),
  clone: copyPlain,
  view: (kept) => ({ ...kept }),
  read(description, { setting }) {
    const wrong = environmentSchema.check(description, 'environment')
    const problems: Problem[] = wrong ? [{ message: wrong }] : []
    return wrong ? { ok: false, problems } : { ok: true, value: dayOf(setting, description as Partial<Environment>) }
  },
}

/** As modules make it, and the scenario has the last word. */
function dayOf({ hooks }: Setting, said: Partial<Environment> = {}): Environment {
  let day = CALM
  for (const dawn of hooks.dawn) day = { ...day, ...dawn(day, said) }
  return { ...day, ...said }
}

const dawns = new WeakMap<Setting, Environment>()

/** How the day begins where the scenario says nothing of it. */
function dawnOf(setting: Setting): Environment {
  const made = dawns.get(setting) ?? dayOf(setting)
  dawns.set(setting, made)
  return made
}

const OWNER = { id: 'environment', state: environmentState } as const

export function environmentOf(s: AslskState): Environment {
  return keptBy(s, OWNER) ?? dawnOf(s.setting)
}

/** From now on it is so. Whoever must do something about it is told: `Hooks.environment`. */
export function changeEnvironment(g: Aslsk, change: Partial<Environment>): void {
  const before = environmentOf(g.state)
  const names = Object.keys(change) as (keyof Environment)[]
  if (names.every((name) => before[name] === change[name])) return
  keep(g.state, OWNER, { ...before, ...change })
  for (const listen of g.state.setting.hooks.environment) listen(g, before)
}
