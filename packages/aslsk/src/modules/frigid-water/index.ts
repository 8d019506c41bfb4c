import type { Problem } from '@firegroup/kernel'
import type { Aslsk } from '../../context.ts'
import { environmentOf } from '../../environment/environment.ts'
import { environment } from '../../environment/index.ts'
import type { Forbidden, Module } from '../../hooks.ts'
import { nameOf } from '../../map/terrain.ts'
import { specsOf } from '../../places/schema.ts'
import type { AslskState, Expenditure, Hex, Unit } from '../../state.ts'
import { casualtyReduction, replaceUnit } from '../../units/casualties.ts'
import { isInfantry, typeOf } from '../../units/units.ts'

/** B20.7 Frigid water. */
export const frigidWater: Module = {
  id: 'frigid-water',
  title: 'Frigid water',
  sentence: 'Streams are icy: men who wade into one come out the worse for it, and no ford can be used.',
  needs: [environment],
  hooks: {
    conditions: [wadingNow],
    forbids: [noFording],
  },
  windows: {
    expenditure: [
      { key: 'frigidWater', order: 40, run: (g, spent: Expenditure) => (spent.kind === 'enter' ? chill(g, spent) : undefined) },
    ],
    advance: [{ key: 'frigidWater', order: 40, run: (g, came) => chill(g, came) }],
  },
  glossary: [
    {
      id: 'frigid-water',
      name: 'Frigid water',
      rules: ['B20.7', 'B21.41'],
      text: 'Infantry that enters a stream in winter without a bridge is Replaced by the next lower class, or suffers Casualty Reduction where there is none. A ford can’t be used. Streams are frigid while snow falls.',
      also: ['icy water', 'stream', 'ford'],
    },
  ],
}

/** The streams of the map: whoever is in the ground of their hex is in the water; a bridge or a Crest is a Location of its own. */
function streamAt(s: AslskState, at: Hex) {
  const { grid } = s.setting.map
  return specsOf(s.setting.scenario, 'depression').find(
    (spec) => (spec.as === 'stream' || spec.as === 'deepStream') && grid.has(spec.at) && grid.indexOf(spec.at) === at,
  )
}

/** E3.72, E3.73: snow on the ground freezes all streams over: there is no water to wade in. */
function isFrozen(s: AslskState): boolean {
  const { ground } = environmentOf(s)
  return ground === 'groundSnow' || ground === 'deepSnow'
}

/** B20.7: who has come into the water is Replaced, or reduced. The Starter Kit knows no Disruption: who can't be Replaced suffers the worse. */
function chill(g: Aslsk, { units, at }: { readonly units: readonly number[]; readonly at: Hex }): undefined {
  const s = g.state
  if (!streamAt(s, at) || isFrozen(s)) return undefined
  for (const id of units) {
    const unit = s.units[id]!
    if (unit.at !== at || !isInfantry(unit)) continue
    const { elrStepDown } = typeOf(s, unit)
    if (elrStepDown !== null) replaceUnit(g, unit, elrStepDown, 'B20.7', 'elr')
    else casualtyReduction(g, unit, 'B20.7')
  }
  return undefined
}

/** B21.41: nobody fords icy water. */
function noFording(s: AslskState, unit: Unit, what: Forbidden, at?: Hex): Problem | undefined {
  if (at === undefined || at === unit.at || (what !== 'move' && what !== 'advance' && what !== 'rout')) return undefined
  return !isFrozen(s) && streamAt(s, at)?.ford
    ? { rule: 'B21.41', message: `The water in ${nameOf(s, at)} is too cold to be forded.` }
    : undefined
}

function wadingNow(s: AslskState) {
  const hasStreams = specsOf(s.setting.scenario, 'depression').some((spec) => spec.as === 'stream' || spec.as === 'deepStream')
  return hasStreams && !isFrozen(s)
    ? ({ sign: 'snow', name: 'Frigid water', effect: 'Who wades is Replaced; no fords', rule: 'B20.7' } as const)
    : undefined
}
