/** At the hexes around the units chosen: the ways into foxholes, pillboxes, to the Crest, beneath wire and below the ground. */
import type { ReactNode } from 'react'
import { HEX_SIDE, toWorld } from '../../../../board/art/units.ts'
import type { AslskDesk } from '../kinds.ts'
import { type PlaceOffer, placeOffers } from '../place-offers.ts'
import { BoardButton, BoardButtons } from './BoardButton.tsx'

/** From the middle of a hex towards one of its sides. */
const OUT = HEX_SIDE * 0.84
/** Below the counters, one under the other. */
const BELOW = 36
const EACH = 26

export function PlaceButtons({ desk }: { readonly desk: AslskDesk }): ReactNode {
  const offers = placeOffers(desk)
  const { grid } = desk.s.setting.map
  const used = new Map<number, number>()
  return (
    <BoardButtons>
      {offers.map((offer) => {
        const centre = toWorld(grid.centre(offer.hex))
        const row = used.get(offer.hex) ?? 0
        if (offer.side === null) used.set(offer.hex, row + 1)
        const { x, y } = spot(centre, offer, row)
        return (
          <BoardButton
            key={offer.key}
            x={x}
            y={y}
            kind={`place is-${offer.kind}`}
            label={offer.label}
            {...(offer.pressed === undefined ? {} : { pressed: offer.pressed })}
            onClick={offer.choose}
          >
            {offer.words}
          </BoardButton>
        )
      })}
    </BoardButtons>
  )
}

function spot(
  { x, y }: { readonly x: number; readonly y: number },
  { side }: PlaceOffer,
  row: number,
): { readonly x: number; readonly y: number } {
  if (side === null) return { x, y: y + BELOW + EACH * row }
  const angle = (Math.PI / 3) * side - Math.PI / 2
  return { x: x + OUT * Math.cos(angle), y: y + OUT * Math.sin(angle) }
}
