/** Close Combat being designated: the odds of every attack, both ways. Who attacks whom is seen and changed on the card. */
import type { AslskEvent, AslskState, CombatOdds, DesignationPreview } from '@firegroup/aslsk'
import type { ReactNode } from 'react'
import { KeyHint } from '../../../../keys/KeyHint.tsx'
import { percent, signed } from '../../../../play/controller/draft.ts'
import { Problems } from '../../../../play/dock/parts.tsx'
import { Die } from '../../../../play/duel/Die.tsx'
import { DuelCard } from '../../../../play/duel/DuelCard.tsx'
import { useIsSheet } from '../../../../play/duel/useIsSheet.ts'
import { list } from '../../../../words.ts'
import type { CombatDraft } from '../drafts/combat-draft.ts'
import { duelOf } from '../duel.tsx'
import type { AslskDesk } from '../kinds.ts'
import { unitsWords, weaponWords } from '../words.ts'
import { CloseDefence } from './CloseDefence.tsx'
import { OddsLegend, OddsList } from './CombatOdds.tsx'

export function CombatView({ desk, draft }: { readonly desk: AslskDesk; readonly draft: CombatDraft }): ReactNode {
  const { s } = desk
  const { preview } = draft
  const inSheet = useIsSheet()
  const letters = (units: readonly number[]): string => {
    const attack = draft.attackOf(units[0]!)
    return draft.lettersOf(attack ?? { by: [], on: units })
  }
  return (
    <>
      {inSheet && <DuelCard duel={duelOf(desk, draft)} inSheet />}
      <Ambush desk={desk} />
      <Problems problems={draft.problems} />
      {preview && preview.attacks.length > 0 && (
        <OddsList s={s} title="Your attacks" odds={preview.attacks} tone="mine" tile={({ on }) => letters(on)} />
      )}
      {preview && preview.replies.length > 0 && (
        <OddsList
          s={s}
          title={
            preview.repliesDesignated
              ? 'Their attacks'
              : draft.about.ambusher === desk.seat
                ? 'Their best answer, if still there'
                : 'Their best answer'
          }
          odds={preview.replies}
          tone="theirs"
          tile={({ by }) => letters(by)}
        />
      )}
      {draft.about.exchange && (
        <p className="play-dock-note">
          There is a vehicle: you attack in turn, one attack at a time. Who passes makes no more attacks here.
        </p>
      )}
      <CloseDefence desk={desk} />
      {draft.attacks.length === 0 && (
        <p className="play-dock-note">Nobody of yours attacks. Take attackers in hand, then choose whom they attack.</p>
      )}
      {preview && (preview.attacks.length > 0 || preview.replies.length > 0) && (
        <OddsLegend withVehicle={draft.about.exchange !== undefined} />
      )}
      {preview && <After hex={draft.about.hex} after={preview.after} />}
      <AllOnOne s={s} draft={draft} onTake={() => desk.attempt(() => draft.allOnOne())} />
      {draft.offered.length > 1 && (
        <details className="table-panel play-fire-details">
          <summary>Ways to attack</summary>
          <ul className="play-offers">
            {draft.offered.slice(0, 12).map((attacks) => (
              <li key={JSON.stringify(attacks)}>
                <button type="button" className="play-offer" aria-pressed={draft.attacks === attacks} onClick={() => draft.take(attacks)}>
                  <span className="play-offer-words">
                    {attacks.map(({ by, on, weapons }) => (
                      <span key={by.join()}>
                        {weapons ? list(weapons.map((id) => weaponWords(s, id))) : unitsWords(s, by)} on {unitsWords(s, on)}
                      </span>
                    ))}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

/** The rolls for ambush of this Close Combat, where there were any. */
function Ambush({ desk }: { readonly desk: AslskDesk }): ReactNode {
  const { seat } = desk
  const events = desk.events.map(({ event }) => event)
  const begun = events.findLastIndex(({ type }) => type === 'closeCombat')
  const ambush = events.slice(begun).find((event): event is Extract<AslskEvent, { type: 'ambush' }> => event.type === 'ambush')
  if (!ambush) return null
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>Ambush</span>
        <small>rolled first</small>
      </h2>
      <ul className="play-duel-ambush">
        {[...ambush.rolls]
          .sort((a) => (a.side === seat ? -1 : 1))
          .map(({ side, die, modifiers, final }) => (
            <li key={side}>
              <Die value={die} red={side !== seat} size={30} />
              <span>
                <b>{final}</b> {side === seat ? 'you' : 'they'}
                {modifiers.length > 0 && `: ${modifiers.map(({ label, value }) => `${label} ${signed(value)}`).join(', ')}`}
              </span>
            </li>
          ))}
      </ul>
    </section>
  )
}

/** Whose hex it is likely to be afterwards. */
function After({ hex, after: { own, enemy, both, error } }: { hex: string; after: DesignationPreview['after'] }): ReactNode {
  const about = error > 0.005 ? '≈' : ''
  const share = (value: number): string => (value > 0 && value < 0.01 ? 'under 1%' : `${about}${percent(value)}`)
  return (
    <section className="table-panel">
      <h2>After this</h2>
      <dl className="play-combat-after">
        <div className="is-ours">
          <dt>{hex} is yours</dt>
          <dd>{share(own)}</dd>
        </div>
        <div className="is-both">
          <dt>both left: Melee</dt>
          <dd>{share(both)}</dd>
        </div>
        <div className="is-theirs">
          <dt>you are lost</dt>
          <dd>{share(enemy)}</dd>
        </div>
      </dl>
    </section>
  )
}

/** What everybody together would do to one of them, unless that is chosen already. */
function AllOnOne({ s, draft, onTake }: { s: AslskState; draft: CombatDraft; onTake: () => void }): ReactNode {
  const [best] = draft.everyoneOnOne
  const odds: CombatOdds | undefined = best && draft.previewOf(best)?.attacks[0]
  if (!best || !odds || best[0]!.by.length < 2 || draft.about.enemy.length < 2) return null
  const isNow =
    draft.attacks.length === 1 && draft.attacks[0]!.on.join() === best[0]!.on.join() && draft.attacks[0]!.by.length === best[0]!.by.length
  if (isNow) return null
  return (
    <button type="button" className="play-duel-all" onClick={onTake}>
      <span>
        All on the {unitsWords(s, odds.on)}: {odds.odds}, Kill {odds.kill}. The others strike back unhurt.
      </span>
      <b>{percent((odds.eliminated + odds.reduced) / odds.of)}</b>
      <KeyHint of="c" />
    </button>
  )
}
