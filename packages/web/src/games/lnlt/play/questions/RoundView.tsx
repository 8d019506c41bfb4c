/** The Spotting Round has fallen: how far it drifted, and where the shells come down. */
import type { ReactNode } from 'react'
import { KeyHint } from '../../../../keys/KeyHint.tsx'
import { Problems, Rule } from '../../../../play/dock/parts.tsx'
import { driftOf } from '../board/Drift.tsx'
import type { RoundDraft } from '../drafts/round-draft.ts'
import type { LnltDesk } from '../kinds.ts'
import { numberWord, terrainName, unitCount } from '../words.ts'

export function RoundView({ desk, draft }: { readonly desk: LnltDesk; readonly draft: RoundDraft }): ReactNode {
  const { s } = desk
  const drift = driftOf(desk)
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>Where it comes down</span>
        <Rule rule="18.2" about="spotting round" />
      </h2>
      <p>{drift ? driftWords(drift.hexes, s.setting.map.grid.idOf(drift.from), draft.about.at) : `The round fell in ${draft.about.at}.`}</p>
      <ul className="play-offers">
        {draft.shifts.map((shift, i) => {
          const hex = draft.hexOf(shift.to)
          const there = s.units.filter((unit) => unit.at >= 0 && unit.at >> 3 === hex).map(({ id }) => id)
          return (
            <li key={shift.to}>
              <button type="button" className="play-offer" aria-pressed={shift === draft.to} onClick={() => draft.choose(shift)}>
                <span className="play-offer-words">
                  <strong>
                    {shift.to} <small>{terrainName(s, hex * 8)}</small>
                  </strong>
                  <span>
                    {shift.to === draft.about.at ? 'where it fell' : 'a hex beside it'}
                    {there.length > 0 ? `; ${unitCount(s, there)} there` : ''}
                  </span>
                </span>
                {i < 9 && <KeyHint of={i + 1} />}
              </button>
            </li>
          )
        })}
      </ul>
      <p className="table-hint">Whoever is in a struck hex is hit, your own men too. A mission that is broken off is not used up.</p>
      <Problems problems={draft.problems} />
    </section>
  )
}

function driftWords(hexes: number, wanted: string, fell: string): string {
  return hexes === 0
    ? `The round fell where it was wanted, in ${fell}.`
    : `It was wanted in ${wanted} and fell in ${fell}, ${numberWord(hexes)} ${hexes === 1 ? 'hex' : 'hexes'} off.`
}
