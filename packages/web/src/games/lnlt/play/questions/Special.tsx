/** Acts of a few: riders who get off or fire on the run, tunnels, Claymores that are laid, entrances and Barricades that are brought down. Chosen here, or by their hex. */

import { barricadeName, hexOf, type LnltState, locationNamed, typeOf } from '@firegroup/lnlt'
import type { ReactNode } from 'react'
import { KeyHint } from '../../../../keys/KeyHint.tsx'
import { percent } from '../../../../play/controller/draft.ts'
import { Problems, Rule } from '../../../../play/dock/parts.tsx'
import { capital } from '../../../../words.ts'
import type { ActDraft } from '../drafts/act-draft.ts'
import { Faces, UnitFace, WeaponFace } from '../faces.tsx'
import type { Decision, LnltDesk } from '../kinds.ts'
import { numberWord, placeName, unitCount, weaponName } from '../words.ts'

export type SpecialActivity = 'mounts' | 'tunnel' | 'claymore' | 'collapse' | 'tearDown'

interface Choice extends Decision {
  readonly units?: readonly number[]
  readonly unit?: number
  readonly weapon?: number
  readonly to?: string
  readonly at?: string
  readonly facing?: number
}

const HEADS: {
  readonly [A in SpecialActivity]: { readonly title: string; readonly rule: string; readonly about: string; readonly says: string }
} = {
  mounts: {
    title: 'Riders',
    rule: '6.6',
    about: 'dismount',
    says: 'Whoever gets off stands where the horse stood, may be fired at, and has half of his own MF left. The horses are gone.',
  },
  tunnel: {
    title: 'Underground',
    rule: '10.7.1',
    about: 'tunnel',
    says: 'One MP a hex, straight from entrance to entrance. Who does not get there waits below, and goes on in an impulse of his own.',
  },
  claymore: {
    title: 'Lay a Claymore',
    rule: '23.2.1',
    about: 'claymore',
    says: 'It waits where they stand, and is set off at whoever comes into a hex next to it. They are done for the turn.',
  },
  collapse: {
    title: 'Bring an entrance down',
    rule: '10.7.2',
    about: 'collapse',
    says: 'A charge or flames against an entrance with nobody in it: your die and its strength against a die and the ground.',
  },
  tearDown: {
    title: 'Tear a Barricade down',
    rule: '21.5',
    about: 'Barricade',
    says: 'Each by turns: a die, his firepower and what he has against tanks, against a die and 2. It takes no Morale Check, and is all that they do in this turn.',
  },
}

export function Special({ desk, draft, what }: { desk: LnltDesk; draft: ActDraft; what: SpecialActivity }): ReactNode {
  const { s } = desk
  const { title, rule, about, says } = HEADS[what]
  const odds = oddsOf(draft.preview)
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>{title}</span>
        {odds === null ? <Rule rule={rule} about={about} /> : <strong>{percent(odds)}</strong>}
      </h2>
      <ul className="play-offers">
        {(draft.others as readonly Choice[]).map((option, i) => (
          <li key={JSON.stringify(option)}>
            <button type="button" className="play-offer" aria-pressed={option === draft.other} onClick={() => draft.setOther(option)}>
              <span className="play-offer-face">
                {option.weapon === undefined ? (
                  <UnitFace s={s} id={option.unit ?? option.units![0]!} size={38} />
                ) : (
                  <WeaponFace s={s} id={option.weapon} size={38} />
                )}
              </span>
              <span className="play-offer-words">
                <strong>{optionWords(s, option)}</strong>
                <span>{detailWords(s, option)}</span>
                {(option.units?.length ?? 0) > 1 && <Faces s={s} ids={option.units!} />}
              </span>
              {i < 9 && <KeyHint of={i + 1} />}
            </button>
          </li>
        ))}
      </ul>
      <p className="table-hint">{says}</p>
      <Problems problems={draft.problems} />
    </section>
  )
}

function optionWords(s: LnltState, { type, units = [], to, at, weapon, facing = 0 }: Choice): string {
  if (type === 'tearDown') return capital(barricadeName(s, locationNamed(s.setting, at!), facing).replace(/^the /, ''))
  if (type === 'dismount') return `Get off: ${unitCount(s, units)}`
  if (type === 'hitAndRun') return `Hit & Run: fire first, ${unitCount(s, units)}`
  if (type === 'tunnel') return `To ${to}: ${unitCount(s, units)}`
  if (type === 'layClaymore') return capital(`${unitCount(s, units)} ${units.length === 1 ? 'lays' : 'lay'} it`)
  return `${at}, with the ${weaponName(s, weapon!)}`
}

function detailWords(s: LnltState, { type, units = [], to, unit }: Choice): string {
  const from = s.units[units[0] ?? unit ?? -1]?.at ?? -1
  if (type === 'tunnel') return tunnelWords(s, from, to!, units)
  if (type === 'hitAndRun') return 'they fire at −2, and ride on'
  if (type === 'layClaymore') return `in ${placeName(s, from)}`
  if (type === 'tearDown') return `${unitCount(s, units)} in ${placeName(s, from)}`
  return type === 'dismount' ? 'half the MF of each' : `from ${placeName(s, from)}`
}

/** 'four hexes, comes up at once', 'nine hexes, two turns'. */
function tunnelWords(s: LnltState, from: number, to: string, units: readonly number[]): string {
  const { grid } = s.setting.map
  const hexes = grid.distance(hexOf(from), grid.indexOf(to.split(' ')[0]!))
  const pace = Math.min(
    ...units.map((id) => (s.units[id]!.shaken ? typeOf(s, s.units[id]!).shakenMovement : typeOf(s, s.units[id]!).movement)),
  )
  const turns = Math.ceil(hexes / Math.max(1, pace))
  return `${numberWord(hexes)} ${hexes === 1 ? 'hex' : 'hexes'}, ${turns <= 1 ? 'comes up at once' : `about ${numberWord(turns)} turns`}`
}

function oddsOf(preview: unknown): number | null {
  const { success, of } = (preview ?? {}) as { readonly success?: number; readonly of?: number }
  return success === undefined || !of ? null : success / of
}
