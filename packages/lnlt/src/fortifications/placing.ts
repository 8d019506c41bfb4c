import type { Problem } from '@firegroup/kernel'
import { type Fortification, fortification, isFortification } from '../data/fortifications.ts'
import type { Ground } from '../map/ground.ts'
import { locationOf } from '../map/location.ts'
import { terrainAt } from '../map/terrain.ts'
import type { FortificationSpec } from '../scenario/types.ts'
import type { Hex, Marker } from '../state.ts'

/** 21.0, 22.0: what was built and dug before the battle, as markers. */
export function fortificationMarkers(ground: Ground, specs: readonly FortificationSpec[]): Marker[] {
  return specs.map(({ kind, hex, side, value, facing }, id) => ({
    id,
    kind,
    at: locationOf(ground.map.grid.indexOf(hex)),
    side,
    value: value ?? fortification(kind).values[0]!,
    ...(facing === undefined ? {} : { facing }),
  }))
}

/** How a scenario's works make other ground of a map, for whatever is remembered of it. */
export function worksOf(
  specs: readonly { readonly kind: string; readonly hex: string; readonly value?: number; readonly facing?: number }[],
): readonly string[] {
  return specs
    .filter(({ kind }) => isFortification(kind))
    .map(({ kind, hex, value = 0, facing = 0 }) => `${kind} ${hex} ${value} ${facing}`)
}

/** 21.0: why things can't be where the scenario puts them. */
export function placingProblems(ground: Ground, specs: readonly FortificationSpec[]): Problem[] {
  return specs.flatMap((spec, index) => {
    const problem = placingProblem(ground, specs, spec, index)
    return problem ? [problem] : []
  })
}

function placingProblem(ground: Ground, specs: readonly FortificationSpec[], spec: FortificationSpec, index: number): Problem | null {
  const { kind, hex: name, value, facing } = spec
  const { grid } = ground.map
  if (!grid.has(name)) return { rule: '22.0', message: `The map has no hex '${name}'.` }
  const row = fortification(kind)
  const say = (what: string, rule = row.rule): Problem => ({ rule, message: `${row.name} in ${name}: ${what}.` })
  if (value !== undefined && !row.values.includes(value)) return say(`it has the strength ${row.values.join(' or ')}, not ${value}`, '22.0')
  if (row.faces !== (facing !== undefined))
    return say(row.faces ? 'say which hexside it faces, from 0 for north on' : 'it faces no hexside')
  const wrong = groundProblem(ground, row, grid.indexOf(name))
  if (wrong) return say(wrong)
  const there = specs.filter((other) => other.hex === name)
  const barred = there.find((other) => row.excludes.includes(other.kind))
  if (barred) return say(`it can't be in one hex with ${fortification(barred.kind).name}`)
  return specs.slice(0, index).filter((other) => other.hex === name && other.kind === kind).length >= row.most
    ? say(`at most ${row.most} in a hex`)
    : null
}

export function groundProblem(ground: Ground, { notIn, onRoad }: Fortification, hex: Hex): string | null {
  const { id, name, water, building } = terrainAt(ground, hex)
  if (notIn.includes(id) || (water && notIn.includes('water')) || (building !== null && notIn.includes('building'))) return `not in ${name}`
  return onRoad && ground.map.roads[hex] === 0 ? 'only on a Road' : null
}
