/** What the dice have just done, with every reason. */
import type { AslskState } from '@firegroup/aslsk'
import type { ReactNode } from 'react'
import { keyed } from '../../../matches/keyed.ts'
import { signed } from '../../../play/controller/draft.ts'
import { Consequences, Modifiers, Rule } from '../../../play/dock/parts.tsx'
import { UnitFace } from './faces.tsx'
import type { AslskReport } from './kinds.ts'
import { killWords } from './log-armour.ts'
import { hitWords } from './log-ordnance.ts'
import { unitWords, weaponWords } from './words.ts'

const RESULT_WORDS = {
  passes: 'steady',
  fails: 'fails',
  pinned: 'pinned',
  breaks: 'broken',
  reduced: 'reduced',
  eliminated: 'eliminated',
  stepped: 'a step down',
  wounded: 'wounded',
} as const
/** How many of the 36 rolls of two dice come to 2, 3 … 12. */
const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]

export function ReportView({ s, reports }: { readonly s: AslskState; readonly reports: readonly AslskReport[] }): ReactNode {
  return reports.map((report) => <One key={report.index} s={s} report={report} />)
}

/** The heart of it in a few words, for the title. */
export function reportTitle(s: AslskState, { head, rest, words }: AslskReport): string {
  if (head.type === 'toHit') return `${weaponWords(s, head.weapon)} at ${s.setting.map.grid.idOf(head.at)}: ${hitWords(head)}`
  if (head.type === 'toKill') return `${unitWords(s, head.vehicle)}: ${killWords(head.result)}`
  if (head.type !== 'attack') return words.text
  const at = s.setting.map.grid.idOf(head.at)
  const results = rest.flatMap(({ event }) => (event.type === 'check' && event.result !== 'passes' ? [RESULT_WORDS[event.result]] : []))
  const lost = rest.filter(({ event }) => event.type === 'eliminated').length
  if (results.length === 0 && lost === 0) return head.result === '-' ? `No effect on ${at}` : `${at} holds`
  const counts = new Map<string, number>()
  for (const result of results) counts.set(result, (counts.get(result) ?? 0) + 1)
  if (lost > (counts.get('eliminated') ?? 0)) counts.set('eliminated', lost)
  return `${at}: ${[...counts].map(([result, count]) => `${count === 1 ? 'one' : count} ${result}`).join(', ')}`
}

function One({ s, report: { head, words, dice, rest } }: { s: AslskState; report: AslskReport }): ReactNode {
  const checks = rest.flatMap(({ event }) => (event.type === 'check' ? [event] : []))
  const others = rest.filter(({ event }) => event.type !== 'check')
  const modifiers = 'modifiers' in head ? head.modifiers : head.type === 'toHit' ? head.groups[0]!.modifiers : []
  return (
    <>
      <section className="table-panel">
        <p className="play-report-head">
          <strong>{words.text}</strong> <Rule rule={words.rule} about={words.text} />
        </p>
        {words.detail && <p>{words.detail}</p>}
      </section>
      {checks.length > 0 && (
        <section className="table-panel">
          <ul className="play-checks">
            {keyed(checks, ({ unit, what }) => `${unit} ${what}`).map(({ key, item: check }) => (
              <li key={key}>
                <UnitFace s={s} id={check.unit} size={38} />
                <span className="play-offer-words">
                  <strong>{unitWords(s, check.unit)}</strong>
                  <span>
                    {check.what}: {check.dice[0]} + {check.dice[1]}
                    {check.modifiers.map(({ value, label }) => `, ${signed(value)} ${label === check.what ? 'for that' : label}`).join('')}{' '}
                    makes {check.final}, against {check.morale}
                  </span>
                </span>
                <em className={`play-result-${check.result === 'stepped' || check.result === 'wounded' ? 'reduced' : check.result}`}>
                  {RESULT_WORDS[check.result]}
                </em>
              </li>
            ))}
          </ul>
        </section>
      )}
      {modifiers.length > 0 && (
        <Modifiers
          title={head.type === 'toHit' ? 'To hit' : head.type === 'toKill' ? 'To Kill number' : 'Modifiers'}
          modifiers={modifiers}
          sum={modifiers.reduce((sum, { value }) => sum + value, 0)}
        />
      )}
      {(head.type === 'attack' || head.type === 'toHit') && dice.length === 2 && <Luck total={dice[0]! + dice[1]!} />}
      <Consequences told={others.map(({ words }) => words)} />
    </>
  )
}

/** Low rolls are good for whoever fires: how this one stands among all 36. */
function Luck({ total }: { total: number }): ReactNode {
  const worse = WAYS.slice(total - 1).reduce((sum, ways) => sum + ways, 0)
  const better = WAYS.slice(0, total - 2).reduce((sum, ways) => sum + ways, 0)
  const share = (worse + WAYS[total - 2]! / 2) / 36
  const words = worse >= better ? `better than ${worse} rolls in 36` : `worse than ${better} rolls in 36`
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>Was that lucky?</span>
        <strong>{words}</strong>
      </h2>
      <span className="play-luck" aria-hidden="true">
        <i style={{ left: `${share * 100}%` }} />
      </span>
    </section>
  )
}
