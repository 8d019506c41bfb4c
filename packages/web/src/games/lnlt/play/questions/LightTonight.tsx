/** 20.1: how far one sees in this night, with the edges by which the board shows it. */
import { isNightfall, type LnltState } from '@firegroup/lnlt'
import type { ReactNode } from 'react'
import { Rule } from '../../../../play/dock/parts.tsx'
import { list } from '../../../../words.ts'
import { placeName } from '../words.ts'

export function LightTonight({ s }: { readonly s: LnltState }): ReactNode {
  if (!isNightfall(s)) return null
  const at = (kind: string, least = 0): string[] =>
    s.markers.filter((marker) => marker.kind === kind && marker.value >= least).map((marker) => placeName(s, marker.at))
  const [shells, fires] = [at('starshell'), at('fire', 2)]
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>Light tonight</span>
        <Rule rule="20.1" about="night" />
      </h2>
      <ul className="lnlt-lights">
        {shells.length > 0 && (
          <li>
            <i data-light="shell" />
            <span>Starshell over {list(shells)}, as by day</span>
            <b>this turn</b>
          </li>
        )}
        {fires.length > 0 && (
          <li>
            <i data-light="fire" />
            <span>Blaze in {list(fires)}, as by day</span>
            <b>while it burns</b>
          </li>
        )}
        <li>
          <i data-light="near" />
          <span>Within two hexes of your men</span>
          <b>seen</b>
        </li>
        <li>
          <i data-light="dark" />
          <span>Farther: only who has fired, by his flash</span>
          <b>−3</b>
        </li>
      </ul>
    </section>
  )
}
