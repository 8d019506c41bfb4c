/** How to play it: who sits where, and what the two agree on. Then the game begins. */
import { type Scenario, SIDES, type Side } from '@firegroup/aslsk'
import type { SeatPlayer } from '@firegroup/table'
import { type ReactNode, useState } from 'react'
import { Choices } from '../app/Choices.tsx'
import { goTo } from '../app/route.ts'
import { changeSettings, useSettings } from '../app/settings.ts'
import { browserStore, keepForGood } from '../matches/browser-store.ts'
import { beginMatch } from '../matches/new-match.ts'

type Opponent = 'greedy' | 'random' | 'person'

export function Options({ scenario }: { readonly scenario: Scenario }): ReactNode {
  const { name, losChecks } = useSettings()
  const [side, setSide] = useState<Side>(scenario.movesFirst)
  const [opponent, setOpponent] = useState<Opponent>('greedy')
  const [otherName, setOtherName] = useState('')
  const [balance, setBalance] = useState<Side | 'none'>('none')
  const [problem, setProblem] = useState<string | undefined>()
  const [busy, setBusy] = useState(false)
  const provisions = SIDES.flatMap((each) => {
    const provision = scenario.balance?.[each]
    return provision ? [{ value: each, name: `For the ${scenario.sides[each].name}`, note: provision.text }] : []
  })

  const begin = async (): Promise<void> => {
    setBusy(true)
    setProblem(undefined)
    const other: Side = side === 'allied' ? 'axis' : 'allied'
    const players: { [S in Side]?: SeatPlayer } = {
      [side]: { type: 'human', name: name.trim() },
      [other]: opponent === 'person' ? { type: 'human', name: otherName.trim() } : { type: 'computer', level: opponent },
    }
    const played: Scenario = {
      ...scenario,
      options: { ...scenario.options, losChecks },
      ...(balance === 'none' ? {} : { balanceFor: balance }),
    }
    try {
      const begun = await beginMatch({ scenario: played, players: players as { [seat: string]: SeatPlayer } }, browserStore())
      if (begun.ok) {
        keepForGood()
        goTo({ place: 'play', id: begun.value })
        return
      }
      setProblem(begun.problems.map(({ message }) => message).join(' '))
    } catch (error) {
      setProblem((error as Error).message)
    }
    setBusy(false)
  }

  return (
    <form
      className="options"
      onSubmit={(event) => {
        event.preventDefault()
        void begin()
      }}
    >
      <h2>How to play</h2>
      <div className="options-body">
        <Choices
          legend="Your side"
          name="side"
          value={side}
          onChange={setSide}
          choices={SIDES.map((each) => ({
            value: each,
            name: scenario.sides[each].name,
            note: [each === scenario.movesFirst && 'moves first', each === scenario.setsUpFirst && 'sets up first']
              .filter(Boolean)
              .join(', '),
          }))}
        />
        <Choices
          legend="Against"
          name="opponent"
          value={opponent}
          onChange={setOpponent}
          choices={[
            { value: 'greedy', name: 'Computer, Greedy', note: 'Takes what looks best now.' },
            { value: 'random', name: 'Computer, Random', note: 'Anything legal. For a first look.' },
            { value: 'person', name: 'A person here', note: 'Hot seat: you share this screen.' },
          ]}
        />
        <label className="field">
          <span>Your name</span>
          <input
            value={name}
            maxLength={40}
            autoComplete="nickname"
            onChange={(event) => changeSettings({ name: event.currentTarget.value })}
          />
        </label>
        {opponent === 'person' && (
          <label className="field">
            <span>Their name</span>
            <input value={otherName} maxLength={40} autoComplete="off" onChange={(event) => setOtherName(event.currentTarget.value)} />
          </label>
        )}
        {provisions.length > 0 && (
          <Choices
            legend="Balance"
            name="balance"
            value={balance}
            onChange={setBalance}
            choices={[{ value: 'none', name: 'As it is', note: '' }, ...provisions]}
          />
        )}
        <Choices
          legend="Lines of sight"
          name="los"
          value={losChecks}
          onChange={(value) => changeSettings({ losChecks: value })}
          choices={[
            { value: 'free', name: 'Free', note: 'Look before you declare a shot.' },
            { value: 'declared', name: 'Declared', note: 'A line is traced only once the shot is declared.' },
          ]}
        />
      </div>
      {problem && (
        <p className="options-problem" role="alert">
          The game was not begun: {problem}
        </p>
      )}
      <button type="submit" className="button button-fire" disabled={busy}>
        {busy ? 'Setting the table …' : `Play ${scenario.name}`}
      </button>
    </form>
  )
}
