/** 19.2.1: how a helicopter stays up: flying or hovering, changed once an impulse and at once; how high it is, and what each is good for. */
import { isHovering, levelOf, type Unit } from '@firegroup/lnlt'
import type { ReactNode } from 'react'
import { KeyHint } from '../../../../keys/KeyHint.tsx'
import { Rule } from '../../../../play/dock/parts.tsx'
import type { Switch } from '../drafts/switches.ts'
import type { LnltDesk } from '../kinds.ts'

interface AltitudeProps {
  readonly desk: LnltDesk
  readonly unit: Unit
  readonly change: Switch
}

export function Altitude({ desk, unit, change }: AltitudeProps): ReactNode {
  const hovers = isHovering(unit)
  const button = (to: boolean) => ({
    'aria-pressed': hovers === to,
    disabled: hovers !== to && change.problem !== null,
    title: hovers === to ? undefined : change.problem?.message,
    onClick: () => {
      if (hovers !== to) desk.decide(change.decision)
    },
  })
  return (
    <>
      <div className="play-drive-head">
        <fieldset className="play-drive-choice lnlt-altitude-choice">
          <legend>In the air, level {levelOf(desk.s.setting, unit.at)}</legend>
          <button type="button" {...button(false)}>
            <strong>Flying</strong>
            <span>goes on, +2 to be hit</span>
            {hovers && <KeyHint of="d" />}
          </button>
          <button type="button" {...button(true)}>
            <strong>Hovering</strong>
            <span>sees, lets men off</span>
            {!hovers && <KeyHint of="d" />}
          </button>
        </fieldset>
      </div>
      {change.problem && <p className="play-dock-note">{change.problem.message}</p>}
      <p className="play-dock-note">
        It is one level above the ground or the roof under it. Rifles and machine guns reach half as far up as along the ground.{' '}
        <Rule rule="19.2.1" about="helicopter" />
      </p>
    </>
  )
}
