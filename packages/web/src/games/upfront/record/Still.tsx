/** A moment of a game: the table as whoever looks may see it; both hands once the game is over. */
import { type Side, type SideLook, seatOf, tableau, type UpfrontEvent, type UpfrontState } from '@firegroup/upfront'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { StillProps } from '../../record.ts'
import { ActionCard, CardBack } from '../art/ActionCard.tsx'
import { Battlefield, type TrayMark } from '../play/table/Battlefield.tsx'
import '../style/upfront.css'

export function Still({ name, moment: { state }, viewer, places, shown }: StillProps<UpfrontState, UpfrontEvent>): ReactNode {
  const look = useMemo(() => tableau(state, viewer), [state, viewer])
  const table = useRef<HTMLElement>(null)
  const seat = seatOf(viewer)
  const enemy: Side = seat === 'axis' ? 'allied' : 'axis'
  const marks: { [group: number]: TrayMark } = {}
  for (const id of places) marks[id] = { is: 'target', open: true, odds: {} }
  const asked = shown?.place ?? places[0]
  useEffect(() => {
    if (asked !== undefined) table.current?.querySelector(`[data-group="${asked}"]`)?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [asked])
  return (
    <section ref={table} className="uf-table uf-still" aria-label={name}>
      <Held side={look.sides[enemy]} />
      <Battlefield look={look} seat={seat} marks={marks} />
      <Held side={look.sides[seat]} />
    </section>
  )
}

/** A hand as the viewer sees it: its cards, or their backs. */
function Held({ side: { name, hand, held } }: { side: SideLook }): ReactNode {
  return (
    <div className="uf-held">
      <span>{`${name}: ${held === 1 ? 'one card' : `${held} cards`}`}</span>
      <span className="uf-held-cards">
        {hand
          ? hand.map((card) => <ActionCard key={card.card} look={card} />)
          : Array.from({ length: held }, (_, i) => `back ${i}`).map((key) => <CardBack key={key} />)}
      </span>
    </div>
  )
}
