/** Where it is fought: how often each place was fired at, and what was lost there. On the map where there is one, else as a list. */
import type { BoardPlacement } from '@firegroup/hexmap'
import type { Heat } from '@firegroup/lab'
import { type ReactNode, useMemo, useState } from 'react'
import { groundOf } from '../../home/ground.ts'
import { Card } from '../Card.tsx'
import { amount } from '../figures.ts'
import type { SideLook } from '../sides.ts'
import { lossesOf } from '../words.ts'
import { HeatMap } from './HeatMap.tsx'

interface HeatCardProps {
  readonly heat: readonly Heat[]
  readonly sides: readonly [SideLook, SideLook]
  readonly boards: readonly BoardPlacement[] | null
  readonly games: number
}

export interface HotPlace {
  readonly place: string
  readonly value: number
}

const FIRE = 'fire'
const LOSSES = 'losses'

export function HeatCard({ heat, sides, boards, games }: HeatCardProps): ReactNode {
  const [what, setWhat] = useState<string>(LOSSES)
  const places = useMemo(() => hottest(heat, what), [heat, what])
  if (heat.length === 0) return null
  const choices = [{ id: LOSSES, name: 'Losses' }, ...sides.map(({ seat, name }) => ({ id: seat, name })), { id: FIRE, name: 'Fire' }]
  const place = boards ? 'hex' : 'group'
  const side = sides.find(({ seat }) => seat === what)
  const says =
    what === FIRE ? `Attacks on each ${place}, a game.` : `Points ${side ? `that the ${side.name} lose` : 'lost'} in each ${place}, a game.`
  return (
    <Card
      title={what === FIRE ? 'Where it is fired at' : 'Where units are lost'}
      says={says}
      numbers={{
        head: [place, 'attacks', ...sides.map(({ name }) => `${name} lost`)],
        rows: [...heat]
          .sort((a, b) => lossesOf(b) - lossesOf(a))
          .slice(0, 40)
          .map(({ place: name, fire, losses }) => [name, amount(fire), ...sides.map(({ seat }) => amount(losses[seat] ?? 0))]),
      }}
    >
      <fieldset className="lab-switch">
        <legend className="ui-hidden">What the map shows</legend>
        {choices.map(({ id, name }) => (
          <label key={id}>
            <input type="radio" name="lab-heat" value={id} checked={what === id} onChange={() => setWhat(id)} />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      {places.length === 0 ? (
        <p className="lab-empty-line">Nothing of this happened in these games.</p>
      ) : boards ? (
        <HeatMap map={groundOf(boards)} places={places} label={`${says} ${wordsFor(places)}`} layout={`${what} ${doublings(games)}`} />
      ) : (
        <HeatList places={places} />
      )}
    </Card>
  )
}

/** While games come in, the picture is laid out anew when there are twice as many. */
const doublings = (games: number): number => Math.floor(Math.log2(Math.max(1, games)))

/** Those with anything, the worst first. */
function hottest(heat: readonly Heat[], what: string): HotPlace[] {
  const heatOf = (each: Heat): number => (what === FIRE ? each.fire : what === LOSSES ? lossesOf(each) : (each.losses[what] ?? 0))
  return heat
    .map((each) => ({ place: each.place, value: heatOf(each) }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value || (a.place < b.place ? -1 : 1))
}

const wordsFor = (places: readonly HotPlace[]): string =>
  `Most in ${places
    .slice(0, 5)
    .map(({ place, value }) => `${place} ${amount(value)}`)
    .join(', ')}.`

function HeatList({ places }: { places: readonly HotPlace[] }): ReactNode {
  const most = places[0]?.value ?? 1
  return (
    <ul className="lab-heat-list">
      {places.slice(0, 12).map(({ place, value }) => (
        <li key={place}>
          <b>{place}</b>
          <i style={{ width: `${(42 * value) / most}%` }} />
          <strong>{amount(value)}</strong>
        </li>
      ))}
    </ul>
  )
}
