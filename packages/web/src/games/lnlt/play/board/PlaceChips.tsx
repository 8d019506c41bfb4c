/** Beside a hex with several places in it: one button each, the one that is chosen pressed. */
import { type CSSProperties, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { HEX_HEIGHT, HEX_SIDE, toWorld, type Vec } from '../../../../board/art/units.ts'
import { BoardZoom } from '../../../../board/zoom.ts'
import type { LnltDesk } from '../kinds.ts'
import { placesOffered } from './places.ts'

/** At the right of the hex; where the screen is narrow, below it. */
function besideOrBelow({ x, y }: Vec, zoom: number): CSSProperties {
  const away = { '--beside': `${HEX_SIDE * zoom + 10}px`, '--below': `${(HEX_HEIGHT / 2) * zoom + 8}px` }
  return { left: x * zoom, top: y * zoom, ...away } as CSSProperties
}

export function PlaceChips({ desk }: { readonly desk: LnltDesk }): ReactNode {
  const mark = useRef<SVGGElement>(null)
  const [world, setWorld] = useState<HTMLElement | null>(null)
  useEffect(() => setWorld(mark.current?.closest<HTMLElement>('.board')?.querySelector<HTMLElement>('.board-world') ?? null), [])
  const zoom = use(BoardZoom)
  const offered = placesOffered(desk)
  const { grid } = desk.s.setting.map
  const at = offered && toWorld(grid.centre(offered.hex))
  return (
    <>
      <g ref={mark} />
      {world &&
        offered &&
        at &&
        createPortal(
          <fieldset className="lnlt-places" style={besideOrBelow(at, zoom)} data-panel>
            <legend className="ui-hidden">{offered.what}</legend>
            {offered.places.map((place) => (
              <button key={place.at} type="button" aria-pressed={place.chosen} onClick={place.choose}>
                {place.name}
              </button>
            ))}
          </fieldset>,
          world,
        )}
    </>
  )
}
