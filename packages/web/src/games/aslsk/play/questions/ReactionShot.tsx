/** A Gun or Mortar that could answer a move. */
import type { AslskState } from '@firegroup/aslsk'
import type { ReactNode } from 'react'
import { KeyHint } from '../../../../keys/KeyHint.tsx'
import { nameOf, percent, placeOf } from '../../../../play/controller/draft.ts'
import type { ShotOption } from '../drafts/shot-parts.ts'
import { mostInDanger } from '../drafts/shot-tree.ts'
import { OddsBar, WeaponFace } from '../faces.tsx'
import { weaponWords } from '../words.ts'

interface ReactionShotProps {
  readonly s: AslskState
  readonly option: ShotOption
  readonly number: number
  readonly chosen: boolean
  readonly onTake: () => void
}

export function ReactionShot({ s, option, number, chosen, onTake }: ReactionShotProps): ReactNode {
  const { declared, place, preview, hit, harm } = option
  const range = s.setting.map.grid.distance(place, placeOf(s, declared.at))
  const worst = preview && mostInDanger(preview)
  const odds = worst ? preview.odds.targets.find(({ unit }) => unit === worst.unit)?.odds : undefined
  const how = [declared.ca === undefined ? '' : ', turned first', declared.intensive ? ', Intensive Fire' : ''].join('')
  return (
    <button type="button" className="play-offer play-offer-reaction" aria-pressed={chosen} onClick={onTake}>
      <span className="play-offer-face">
        <WeaponFace s={s} id={declared.weapon} size={38} />
      </span>
      <span className="play-offer-words">
        <strong>
          {nameOf(s, place)}: {weaponWords(s, declared.weapon)}
        </strong>
        <span>
          {hit === null ? 'odds unknown until the shot' : `hits ${percent(hit)}, range ${range}`}
          {how}
        </span>
        {odds && worst && <OddsBar odds={odds} isVehicle={s.units[worst.unit]?.vehicle !== undefined} />}
      </span>
      <span className="play-offer-side">
        {harm !== null && <b>{percent(harm)}</b>}
        <KeyHint of={number} />
      </span>
    </button>
  )
}
