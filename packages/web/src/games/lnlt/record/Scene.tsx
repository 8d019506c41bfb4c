/** A position of Lock 'n Load with ways to decide drawn into it. */
import { describeStack, hexOf, type LnltState, locationNamed, locationsIn } from '@firegroup/lnlt'
import { type ReactNode, useMemo } from 'react'
import type { Place } from '../../../play/controller/draft.ts'
import { HexScene } from '../../../scene/HexScene.tsx'
import type { Deed, SceneProps } from '../../../scene/scene.ts'
import { sightBetweenHexes } from '../play/board/sight.ts'
import { asItStands, stacksOf } from '../play/board/stacks.ts'

export function Scene({ state, seat, viewer: _, ...scene }: SceneProps<LnltState>): ReactNode {
  const stacks = useMemo(() => stacksOf(state, asItStands(state)), [state])
  const seen = useMemo(() => (from: Place, to: Place) => sightBetweenHexes(state, from, to), [state])
  const describe = (hex: Place): string =>
    locationsIn(state.setting, hex)
      .map((at) => describeStack(state, at))
      .join(' ')
  const enemies = useMemo(
    () => [...new Set(state.units.filter(({ side, at, shaken }) => side !== seat && at >= 0 && !shaken).map(({ at }) => hexOf(at)))],
    [state, seat],
  )
  return <HexScene {...scene} map={state.setting.map} stacks={stacks} describe={describe} sight={seen} enemies={enemies} />
}

interface Named {
  readonly type?: string
  readonly unit?: number
  readonly units?: readonly (number | { readonly at: string })[]
  readonly firers?: readonly { readonly unit: number }[]
  readonly targets?: readonly number[]
  readonly from?: string
  readonly to?: string
  readonly at?: string | readonly string[]
}

export function deed(s: LnltState, _kind: string, decision: unknown): Deed {
  const { type, unit, units = [], firers = [], targets = [], from: start, to, at } = decision as Named
  const hex = (name: string): Place => {
    const found = locationNamed(s.setting, name)
    return found < 0 ? -1 : hexOf(found)
  }
  const where = (id: number): Place => {
    const place = s.units[id]?.at ?? -1
    return place < 0 ? -1 : hexOf(place)
  }
  const laid = units.flatMap((each) => (typeof each === 'number' ? [] : [hex(each.at)]))
  const from = [
    ...(start === undefined ? [] : [hex(start)]),
    ...(unit === undefined ? [] : [where(unit)]),
    ...units.flatMap((each) => (typeof each === 'number' ? [where(each)] : [])),
    ...firers.map((each) => where(each.unit)),
  ]
  const goals = [...(to === undefined ? [] : [to]), ...(typeof at === 'string' ? [at] : (at ?? []))].map(hex)
  const struck = targets.map(where)
  return {
    act: type === 'fire' ? 'fire' : to === undefined ? 'stay' : 'move',
    from: [...new Set(from)],
    to: [...new Set(goals.length > 0 ? goals : laid.length > 0 ? laid : struck)],
  }
}
