import { forceVariants } from '@firegroup/hexgame'
import type { Variant } from '@firegroup/kernel'
import { counterType, ourPack, type Pack, readPack } from './data/pack.ts'
import { RULINGS, type RulingId } from './scenario/options.ts'
import { isOfLaterEra } from './scenario/order-of-battle.ts'
import type { Scenario } from './scenario/types.ts'

/** What a designer would try to balance a scenario: another length, another Squad, another Leader, no Heroes, the rulings on which players disagree. */
export function variants(given: object): readonly Variant[] {
  const scenario = given as Scenario
  const read = readPack(scenario.pack)
  const pack = read.ok ? read.value : ourPack
  return [
    ...forceVariants(scenario, {
      isSquad: (type) => counterType(pack, type).kind === 'squad',
      nameOf: (type) => counterType(pack, type).name,
      labelOf: (type) => counterType(pack, type).label,
      leadersLike: (type) => leadersLike(pack, scenario, type),
    }),
    heroes(scenario),
    ...(Object.keys(RULINGS) as RulingId[]).flatMap((id) => ruling(scenario, id)),
  ]
}

/** 11.1.1: who has the better LM leads better; of two with the same, who has the better Morale. */
function leadersLike(pack: Pack, { era }: Scenario, type: string): readonly string[] {
  const { kind, nation, badge } = counterType(pack, type)
  if (kind !== 'leader') return []
  return [...pack.counters.values()]
    .filter((other) => other.kind === 'leader' && other.nation === nation && other.badge === badge && !isOfLaterEra(era, other))
    .toSorted((a, b) => a.leadership - b.leadership || a.morale - b.morale)
    .map(({ id }) => id)
}

function heroes(scenario: Scenario): Variant {
  const rules = scenario.rules ?? []
  const others = rules.filter(({ type }) => type !== 'noHeroes')
  if (others.length < rules.length) return { id: 'heroes', title: 'Heroes on both sides', scenario: { ...scenario, rules: others } }
  return {
    id: 'no-heroes',
    title: 'No Heroes',
    scenario: { ...scenario, rules: [...rules, { type: 'noHeroes', text: 'Nobody becomes a Hero.' }] },
  }
}

/** The ruling that is not in force. */
function ruling(scenario: Scenario, option: RulingId): readonly Variant[] {
  const { values, titles } = RULINGS[option]
  if (titles === null) return []
  const index = (scenario.options?.[option] ?? values[0]) === values[0] ? 1 : 0
  return [
    {
      id: `${option}-${values[index]}`,
      title: titles[index],
      scenario: { ...scenario, options: { ...scenario.options, [option]: values[index] } },
    },
  ]
}
