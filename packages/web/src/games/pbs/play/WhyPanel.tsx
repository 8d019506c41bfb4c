/** Why the book fired or held: the way through its trees, a row a node, with the rule of each. */
import { iftTables, ordnanceTables, type PbsDecided, type PbsOptions, pbsOf } from '@firegroup/pbs'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { addressOf } from '../../../app/route.ts'
import { Icon } from '../../../icons.tsx'
import { KeyHint } from '../../../keys/KeyHint.tsx'
import { useKeys } from '../../../keys/useKeys.ts'
import { RuleLink } from '../../../learn/index.ts'
import { PANEL_KEYS } from '../keys.ts'
import { type BookDesk, nameOf } from './desk.ts'
import { lookAt } from './looked.ts'
import { chanceOf, type ReasonRow, rollWords, rowsOf, textOf, titleOf, wordsOf } from './reasons.ts'
import { nextShowing, SHOWING_WORDS, useShowing } from './showing.ts'

interface WhyPanelProps {
  readonly desk: BookDesk
  /** What was decided, the newest last. */
  readonly decided: readonly PbsDecided[]
  readonly onClose: () => void
}

const SCROLLS = { tabIndex: 0 } as const

export default function WhyPanel({ desk, decided, onClose }: WhyPanelProps): ReactNode {
  const [back, setBack] = useState(0)
  const title = useRef<HTMLHeadingElement>(null)
  const before = useRef<Element | null>(null)
  const showing = useShowing()
  useKeys(PANEL_KEYS, { close: onClose })
  useEffect(() => {
    before.current = document.activeElement
    title.current?.focus()
    return () => {
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus({ preventScroll: true })
    }
  }, [])
  const at = Math.max(0, decided.length - 1 - back)
  const shown = decided[at]!
  const { trace, side } = shown
  const chance = chanceOf(trace)
  // the board shows who was asked while the panel is open
  useEffect(() => {
    lookAt({ decided: shown, step: -1 })
  }, [shown])
  useEffect(() => () => lookAt(null), [])
  const rows = rowsOf(trace)
  const tables = pbsOf(desk.s)?.options.tables
  return (
    <section className="pbs-why" aria-label="Why, by the book" data-panel>
      <header className="pbs-why-bar">
        <strong>Play Both Sides decided for the {desk.game.sideName(desk.s, side)}</strong>
        <span>own dice</span>
        <KeyHint of="b" />
        <button type="button" className="ui-icon-button" aria-label="Close the reasons" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div className="pbs-why-head">
        <div>
          <h2 ref={title} tabIndex={-1}>
            {titleOf(shown, nameOf(desk.s, shown.at))}
          </h2>
          <p>{shown.what === '' ? lastWords(rows) : shown.what}</p>
        </div>
        {chance && (
          <p className="pbs-why-chance">
            <strong>{chance.words}</strong>
            <span>
              {chance.about}, {Math.round(chance.share * 100)} %
            </span>
          </p>
        )}
      </div>
      <ol className="pbs-why-rows" aria-label="The way through the trees" {...SCROLLS}>
        {rows.map((row) => (
          <Row key={row.key} row={row} tables={tables} look={(step) => lookAt({ decided: shown, step })} />
        ))}
      </ol>
      <footer>
        <button type="button" className="ui-button ui-button-main" onClick={onClose}>
          Go on
        </button>
        <button type="button" className="ui-button" disabled={at === 0} onClick={() => setBack(back + 1)}>
          Before
        </button>
        <button type="button" className="ui-button" disabled={back === 0} onClick={() => setBack(back - 1)}>
          After
        </button>
        <button type="button" className="ui-button" onClick={() => void copied(shown)}>
          Copy
        </button>
        <a className="ui-button" href={addressOf({ place: 'learn', topic: 'pbs' })}>
          Tables
        </a>
        <button type="button" className="ui-button" onClick={nextShowing}>
          {SHOWING_WORDS[showing]}
        </button>
      </footer>
    </section>
  )
}

/** As text and as data. */
async function copied({ trace }: PbsDecided): Promise<void> {
  await navigator.clipboard?.writeText(`${textOf(trace)}\n\n${JSON.stringify(trace, null, 1)}`)
}

function lastWords(rows: readonly ReasonRow[]): string {
  // beyond Activation Range and without a machine gun the range decides
  const range = rows.findLast(({ node }) => node === 'I5')
  const told = rows.findLast(({ type }) => type === 'test')
  if (range && (told === range || told?.node === 'I6')) {
    const value = (rule: string) => range.notes.find((each) => each.rule === rule)?.value
    return `The mover is ${value('PBS-SOP-16')} hexes away; its Activation Range is ${value('PBS-FD-11')}.`
  }
  const last = rows.findLast(({ roll, type }) => roll !== null || type === 'test')
  if (!last) return 'Nobody could fire.'
  return last.roll ? `${last.question}: ${rollWords(last.roll)}.` : `${last.question} ${last.answer}.`
}

interface RowProps {
  readonly row: ReasonRow
  readonly tables: PbsOptions['tables'] | undefined
  readonly look: (step: number) => void
}

function Row({ row, tables, look }: RowProps): ReactNode {
  const { node, type, question, answer, rules, roll, notes, about, others } = row
  return (
    <li
      className="pbs-why-row"
      data-type={type}
      aria-label={wordsOf(row)}
      onPointerEnter={() => look(row.step)}
      onPointerLeave={() => look(-1)}
      onFocus={() => look(row.step)}
      onBlur={() => look(-1)}
    >
      {about && <p className="pbs-why-about">{about} is asked</p>}
      <div className="pbs-why-node">
        <p className="pbs-why-question">
          <span className="pbs-why-id">{node}</span>
          <span>{type === 'end' ? 'The end of it' : question}</span>
          <strong className="pbs-why-answer">{answer}</strong>
        </p>
        {tables && node === 'I5' && <ActivationTable tables={tables} notes={notes} />}
        {notes.length > 0 && (
          <ul className="pbs-why-notes">
            {notes.map(({ rule, label, value }) => (
              <li key={`${rule} ${label}`}>
                <span>
                  {label}: <b>{value}</b>
                </span>
                {isOurs(rule) && <span className="pbs-ours">our numbers</span>}
              </li>
            ))}
          </ul>
        )}
        {roll && (
          <>
            {roll.dice.length === 1 && <Strip die={roll.dice[0]!} faces={roll.dice[0]! > 6 || roll.need !== 'd6' ? 10 : 6} />}
            <ul className="pbs-why-notes">
              {roll.drm.map(({ label, value }) => (
                <li key={label}>
                  <b className="pbs-why-drm">{value > 0 ? `+${value}` : `−${Math.abs(value)}`}</b> {label}
                </li>
              ))}
            </ul>
            <p className="pbs-why-sum">{rollWords(roll)}</p>
          </>
        )}
        {others.length > 0 && (
          <details className="pbs-why-others">
            <summary>Not taken</summary>
            <ul>
              {others.map((on) => (
                <li key={on}>{on}</li>
              ))}
            </ul>
          </details>
        )}
        <p className="pbs-why-rules">
          {rules.map((rule) => (
            <RuleLink key={rule} rule={rule} />
          ))}
        </p>
      </div>
    </li>
  )
}

/** The two rows of the Activation Range table that count, with the cell that was used. */
function ActivationTable({ tables, notes }: { readonly tables: PbsOptions['tables']; readonly notes: ReasonRow['notes'] }): ReactNode {
  const value = (rule: string) => notes.find((each) => each.rule === rule)
  const row = tables['activation-range'].rows.find(({ range }) => range === value('PBS-FD-08')?.value)
  const spare = Math.max(0, Math.min(3, Number(value('PBS-FD-12')?.value ?? 0)))
  const used = value('PBS-FD-11')?.label.includes('interdiction') ? 'interdiction' : 'suppression'
  if (!row) return null
  return (
    <table className="pbs-why-table">
      <thead>
        <tr>
          <th scope="col">Columns to spare</th>
          {['0', '1', '2', '3+'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(['suppression', 'interdiction'] as const).map((mode) => (
          <tr key={mode}>
            <th scope="row">
              Range {row.range}, {mode === 'suppression' ? 'Suppression' : 'Interdiction'}
            </th>
            {row[mode].map((most, i) => (
              <td key={['0', '1', '2', '3'][i]} className={mode === used && i === spare ? 'is-used' : undefined}>
                {most}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A die with all its faces, the one that came up in ink. */
function Strip({ die, faces }: { readonly die: number; readonly faces: number }): ReactNode {
  return (
    <p className="pbs-why-strip" aria-hidden="true">
      {Array.from({ length: faces }, (_, i) => i + 1).map((face) => (
        <span key={face} className={face === die ? 'is-rolled' : undefined}>
          {face}
        </span>
      ))}
    </p>
  )
}

const LOST: ReadonlySet<string> = new Set([
  ...(iftTables['activation-range'].ours ? ['PBS-FD-11'] : []),
  ...(ordnanceTables['oftc-table'].ours ? ['PBS-OFT-36'] : []),
])

/** Tables that the book has lost: their numbers are ours. */
function isOurs(rule: string): boolean {
  return LOST.has(rule)
}
