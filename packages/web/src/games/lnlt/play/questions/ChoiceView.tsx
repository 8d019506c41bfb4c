/** One of a few, each with its face, what it means, and its odds. */
import { movementMode, typeOf, typeOfWeapon } from '@firegroup/lnlt'
import type { ReactNode } from 'react'
import { KeyHint } from '../../../../keys/KeyHint.tsx'
import { percent } from '../../../../play/controller/draft.ts'
import { capital } from '../../../../words.ts'
import type { Choice, ChoiceDraft, ChoiceKind } from '../drafts/choice-draft.ts'
import { UnitFace, WeaponFace } from '../faces.tsx'
import type { LnltDesk } from '../kinds.ts'
import { placeName, unitName, weaponName } from '../words.ts'
import { Frame, type Says } from './Frame.tsx'

const SAYS: { readonly [K in ChoiceKind]: Says } = {
  eventCheck: {
    title: 'Who looks there',
    rule: '1.8',
    note: 'Two dice against his Morale, and nothing else counts. Who fails is none the worse for it; what the Event says depends on it.',
  },
  heroMove: {
    title: 'A Hero in the middle of a move',
    rule: '11.2.1',
    note: 'He has spent as many MP as those from whom he came. Where he stays he is marked as they are.',
  },
  dropWeapon: {
    title: 'Which weapon stays behind',
    rule: '1.6',
    note: 'They are too few for both. What is left lies in their hex, for whoever picks it up.',
  },
  barrage: {
    title: 'The Walking Barrage',
    rule: '18.2.1',
    note: 'It goes one hex on in every turn, whoever is there; what is cancelled is over.',
  },
}

export function ChoiceView({ desk, draft }: { readonly desk: LnltDesk; readonly draft: ChoiceDraft }): ReactNode {
  return (
    <Frame says={SAYS[draft.kind]} problems={draft.problems}>
      <ul className="play-offers">
        {draft.options.map((choice, i) => (
          <li key={JSON.stringify(choice)}>
            <One desk={desk} draft={draft} choice={choice} number={i + 1} />
          </li>
        ))}
      </ul>
    </Frame>
  )
}

interface OneProps {
  readonly desk: LnltDesk
  readonly draft: ChoiceDraft
  readonly choice: Choice
  readonly number: number
}

function One({ desk, draft, choice, number }: OneProps): ReactNode {
  const { s } = desk
  const chance = draft.chanceOf(choice)
  const unit = choice.unit ?? draft.about.unit
  return (
    <button type="button" className="play-offer" aria-pressed={choice === draft.chosen} onClick={() => draft.choose(choice)}>
      <span className="play-offer-face">
        {choice.weapon === undefined ? (
          unit !== undefined && <UnitFace s={s} id={unit} size={38} />
        ) : (
          <WeaponFace s={s} id={choice.weapon} size={38} />
        )}
      </span>
      <span className="play-offer-words">
        <strong>{headOf(desk, choice)}</strong>
        <span>{factsOf(desk, choice)}</span>
      </span>
      {chance !== null && <b>{percent(chance)}</b>}
      {number < 10 && <KeyHint of={number} />}
    </button>
  )
}

function headOf({ s }: LnltDesk, { type, mode, unit, weapon, cancel }: Choice): string {
  if (cancel !== undefined) return cancel ? 'Cancel it' : 'Let it go on'
  if (weapon !== undefined) return capital(weaponName(s, weapon))
  if (unit !== undefined) return capital(unitName(s, unit))
  return type === 'stay' ? 'He stays' : `He goes on: ${movementMode(mode ?? 'move').name}`
}

function factsOf({ s }: LnltDesk, { type, unit, weapon, cancel }: Choice): string {
  if (cancel !== undefined) return cancel ? 'nothing falls in the next turn' : 'one hex on in the next turn'
  if (weapon !== undefined) {
    const { fp, range } = typeOfWeapon(s, s.weapons[weapon]!)
    return `${fp} FP, range ${range}${s.weapons[weapon]!.jammed ? ', jammed' : ''}`
  }
  if (unit !== undefined) return `${placeName(s, s.units[unit]!.at)}, Morale ${typeOf(s, s.units[unit]!).morale}`
  return type === 'stay' ? 'and has done his part' : 'with the MP that are left'
}
