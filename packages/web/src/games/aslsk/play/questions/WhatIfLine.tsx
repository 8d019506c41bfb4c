/** What one more firer would change; choosing it takes it. */
import { type AslskState, typeOf } from '@firegroup/aslsk'
import type { ReactNode } from 'react'
import { percent } from '../../../../play/controller/draft.ts'
import type { FireDraft } from '../drafts/fire-draft.ts'
import { unitsWords, weaponWords } from '../words.ts'

export function WhatIfLine({ s, draft }: { readonly s: AslskState; readonly draft: FireDraft }): ReactNode {
  const { whatIf } = draft
  if (!whatIf) return null
  const { units, weapons, hex, preview } = whatIf
  const who = [units.length > 0 ? unitsWords(s, units) : '', ...weapons.map((id) => `the ${weaponWords(s, id)}`)].filter(Boolean).join(', ')
  const leads = units.length === 1 && s.units[units[0]!] && typeOf(s, s.units[units[0]!]!).kind === 'leader'
  const verb = leads ? 'directs' : units.length + weapons.length > 1 ? 'join' : 'joins'
  return (
    <button type="button" className="play-what-if" onClick={() => draft.take(whatIf)}>
      <span>
        <strong>What if</strong> {who} in {hex} {verb}: {preview.column} column
      </span>
      <b>{percent(preview.anyEffect / 36)}</b>
    </button>
  )
}
