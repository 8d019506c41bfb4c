/** A position of the Starter Kit with ways to decide drawn into it. */
import { type AslskState, describePlace, sight } from '@firegroup/aslsk'
import { type ReactNode, useMemo } from 'react'
import { type Place, placeOf } from '../../../play/controller/draft.ts'
import { HexScene } from '../../../scene/HexScene.tsx'
import type { Deed, SceneProps } from '../../../scene/scene.ts'
import { stacksOf } from './stacks.ts'

export function Scene({ state, seat, viewer: _, ...scene }: SceneProps<AslskState>): ReactNode {
  const stacks = useMemo(() => stacksOf(state), [state])
  const seen = useMemo(() => (from: Place, to: Place) => sight(state, from, to), [state])
  const enemies = useMemo(
    () => [...new Set(state.units.filter(({ side, at, broken }) => side !== seat && at >= 0 && !broken).map(({ at }) => at))],
    [state, seat],
  )
  return (
    <HexScene
      {...scene}
      map={state.setting.map}
      stacks={stacks}
      describe={(hex) => describePlace(state, hex)}
      sight={seen}
      enemies={enemies}
    />
  )
}

interface Named {
  readonly type?: string
  readonly unit?: number
  readonly units?: readonly (number | { readonly hex: string })[]
  readonly firers?: readonly { readonly unit: number }[]
  readonly attacks?: readonly { readonly by: readonly number[]; readonly on: readonly number[] }[]
  readonly to?: string
  readonly at?: string
}

export function deed(s: AslskState, _kind: string, decision: unknown): Deed {
  const { type, unit, units = [], firers = [], attacks = [], to, at } = decision as Named
  const where = (id: number): Place => s.units[id]?.at ?? -1
  const laid = units.flatMap((each) => (typeof each === 'number' ? [] : [placeOf(s, each.hex)]))
  const from = [
    ...(unit === undefined ? [] : [where(unit)]),
    ...units.flatMap((each) => (typeof each === 'number' ? [where(each)] : [])),
    ...firers.map((each) => where(each.unit)),
    ...attacks.flatMap(({ by }) => by.map(where)),
  ]
  const goal = to ?? at
  return {
    act: type === 'fire' ? 'fire' : to === undefined ? 'stay' : 'move',
    from: [...new Set(from)],
    to: goal === undefined ? [...new Set(laid)] : [placeOf(s, goal)],
  }
}
