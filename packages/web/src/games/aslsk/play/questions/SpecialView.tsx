/** Men who look for a Panzerfaust, or turn a flamethrower on a vehicle: who could, and what comes of it. */
import { describeDecision, type KillBranch } from '@firegroup/aslsk'
import type { ReactNode } from 'react'
import { KeyHint } from '../../../../keys/KeyHint.tsx'
import { nameOf, percent, signed } from '../../../../play/controller/draft.ts'
import { Modifiers, Problems, Rule } from '../../../../play/dock/parts.tsx'
import type { SpecialDraft } from '../drafts/special-draft.ts'
import type { Special, SpecialOption } from '../drafts/special-parts.ts'
import { UnitFace, WeaponFace } from '../faces.tsx'
import type { AslskDesk } from '../kinds.ts'
import { unitWords } from '../words.ts'
import { IfItHits } from './IfItHits.tsx'
import { AllOfIt } from './ShotView.tsx'
import { ToHit } from './ToHit.tsx'
import { ToKill } from './ToKill.tsx'

interface SpecialProps {
  readonly desk: AslskDesk
  readonly draft: SpecialDraft
}

/** Nothing where nobody could. */
export function SpecialOffers({ desk, draft }: SpecialProps): ReactNode {
  const { specials, special, numbered } = draft
  return (['flame', 'panzerfaust'] as const).map((type) => {
    const rows = specials.map((option, i) => ({ option, number: numbered + i + 1 })).filter(({ option }) => option.declared.type === type)
    if (rows.length === 0) return null
    return (
      <section key={type} className="table-panel">
        <h2 className="play-panel-line">
          <span>{type === 'flame' ? 'Turn the flames on it' : 'Look for a Panzerfaust'}</span>
          <small>{type === 'flame' ? 'destroys' : 'found, hits and destroys'}</small>
        </h2>
        <ul className="play-offers">
          {rows.slice(0, 6).map(({ option, number }) => (
            <li key={JSON.stringify(option.declared)}>
              <Offer desk={desk} draft={draft} option={option} number={number} isOn={isSame(option.declared, special)} />
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

interface OfferProps extends SpecialProps {
  readonly option: SpecialOption
  readonly number: number
  readonly isOn: boolean
}

function Offer({ desk, draft, option, number, isOn }: OfferProps): ReactNode {
  const { s } = desk
  const { declared, unit, place, found, effect } = option
  const who = declared.vehicle ?? (declared.type === 'panzerfaust' ? declared.on : undefined)
  const aim = who === undefined ? `at the men in ${declared.at}` : `at the ${unitWords(s, who)} in ${declared.at}`
  const careful = declared.type === 'panzerfaust' && declared.careful ? ', careful of the backblast' : ''
  return (
    <button type="button" className="play-offer" aria-pressed={isOn} onClick={() => desk.attempt(() => draft.takeSpecial(option))}>
      <span className="play-offer-face">
        {declared.type === 'flame' ? <WeaponFace s={s} id={declared.weapon} size={36} /> : <UnitFace s={s} id={unit} size={36} />}
      </span>
      <span className="play-offer-words">
        <span className="ui-hidden">{describeDecision(s, 'prepFire', declared)}: </span>
        <strong aria-hidden="true">
          {nameOf(s, place)}: {unitWords(s, unit)}
        </strong>
        <span aria-hidden="true">
          {aim}
          {careful}
          {found === null ? '' : `, found ${percent(found)}`}
        </span>
      </span>
      {effect !== null && <b>{percent(effect)}</b>}
      {number < 10 && <KeyHint of={number} />}
    </button>
  )
}

export function SpecialView({ desk, draft }: SpecialProps): ReactNode {
  const { burnt } = draft
  return (
    <>
      <Problems problems={draft.problems} />
      <Check desk={desk} draft={draft} />
      {burnt && <Burnt kill={burnt} />}
      {!draft.isReaction && draft.specials.length > 1 && <SpecialOffers desk={desk} draft={draft} />}
    </>
  )
}

/** 4.4.2: the die that finds one, and the shot that follows. */
function Check({ desk: { s }, draft }: SpecialProps): ReactNode {
  const { checked } = draft
  if (!checked) return null
  const { check, shot, form } = checked
  const sum = check.modifiers.reduce((all, { value }) => all + value, 0)
  return (
    <>
      <section className="table-panel">
        <h2 className="play-panel-line">
          <span>To find one</span>
          <strong>
            {check.fires === 0
              ? 'no roll will do'
              : `one die, ${check.fires === 1 ? 'a 1' : `${check.fires} or less`}, ${percent(check.fires / 6)}`}
          </strong>
        </h2>
        <p className="table-hint">
          It counts as the use of a support weapon, found or not. A 6 pins whoever looks, and breaks him if he is pinned{' '}
          <Rule rule="4.4.2" about="Panzerfaust" />
        </p>
      </section>
      {check.modifiers.length > 0 && <Modifiers title="On that die" modifiers={check.modifiers} sum={sum} />}
      <ToHit s={s} draft={draft} shot={form} preview={shot} from={draft.places[0]!} />
      <IfItHits s={s} draft={draft} shot={form} preview={shot} />
      <AllOfIt key={form.at} s={s} preview={shot} title="All of it, if one is found" />
    </>
  )
}

/** 4.2: no To Hit roll, and armour is no use. */
function Burnt({ kill }: { readonly kill: KillBranch }): ReactNode {
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>What the flames do</span>
        <small>one roll of two dice</small>
      </h2>
      <ToKill places={[{ kill, rolls: 36 }]} />
      {kill.modifiers.map(({ label, value, rule }) => (
        <p key={label} className="table-hint">
          {signed(value)} {label} <Rule rule={rule} about={label} />
        </p>
      ))}
      <p className="table-hint">
        They need not hit, and armour does not stop them. The same roll may use the flamethrower up <Rule rule="4.2" about="flamethrower" />
      </p>
    </section>
  )
}

const isSame = (a: Special, b: Special | null): boolean => JSON.stringify(a) === JSON.stringify(b)
