/** A group on its ground, as a small picture: for lists. */
import type { PutQuestion } from '@firegroup/kernel'
import { seatOf, tableau, type UpfrontState } from '@firegroup/upfront'
import { type ReactNode, useMemo } from 'react'
import { DESERT } from '../art/desert.tsx'
import { Landscape } from '../art/Landscape.tsx'
import { Soldier } from '../art/Soldier.tsx'
import '../style/scene.css'

interface CropProps {
  readonly state: UpfrontState
  readonly seat: string
  readonly places: readonly number[]
}

/** No more fit beside each other. */
const MOST = 3

export function Crop({ state, seat, places }: CropProps): ReactNode {
  const look = useMemo(() => tableau(state, seatOf(seat)), [state, seat])
  const side = seatOf(seat)
  const all = [...look.sides[side].groups, ...look.sides[side === 'axis' ? 'allied' : 'axis'].groups]
  const group = all.find(({ id }) => id === places[0]) ?? all[0]
  if (!group) return <div className="uf-crop" />
  return (
    <div className="uf-crop">
      <Landscape terrain={group.terrain} own={DESERT[group.called]} />
      <div className="uf-crop-men">
        {group.men.slice(0, MOST).map((man, i) => (
          <Soldier key={man.id} man={man} nation={look.sides[group.side].nation} place={i + 1} firepower={null} />
        ))}
      </div>
    </div>
  )
}

/** The groups that a question is about: the one that it is asked for, before the one that it comes from. */
export function placesOf(_: UpfrontState, { about }: PutQuestion): readonly number[] {
  const { target, group, into } = (about ?? {}) as { readonly target?: number; readonly group?: number; readonly into?: number }
  return [target, group, into].filter((id) => id !== undefined)
}
