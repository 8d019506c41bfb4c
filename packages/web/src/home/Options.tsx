/** How to play it: who sits where, and what the two agree on. Then the game begins. */
import type { SeatPlayer } from '@firegroup/table'
import { type ReactNode, Suspense, use, useState } from 'react'
import { Choices } from '../app/Choices.tsx'
import { goTo } from '../app/route.ts'
import { changeSettings, useSettings } from '../app/settings.ts'
import type { Agreements, GameListing, GameShelf, ScenarioCard } from '../games/game.ts'
import { gameOf } from '../games/index.ts'
import { LEVELS, USUAL_LEVEL } from '../games/listing.ts'
import { modulesOf } from '../games/modules.ts'
import { browserStore, keepForGood } from '../matches/browser-store.ts'
import { beginMatch } from '../matches/new-match.ts'
import { troubleWords } from '../matches/trouble-words.ts'
import { ModuleChoices, modulesIn, withModules } from './ModuleChoices.tsx'
import { levelInCharacter, PLAIN, WayToPlay } from './WayToPlay.tsx'

const PERSON = 'person'

/** A computer with habits of its own; the book has none. */
const thinksAhead = (opponent: string): boolean => LEVELS.some(({ id }) => id === opponent)

interface OptionsProps {
  readonly game: GameListing
  readonly shelf: GameShelf
  readonly card: ScenarioCard
}

export function Options({ game, shelf, card }: OptionsProps): ReactNode {
  const { name } = useSettings()
  const [side, setSide] = useState(card.proposed)
  const [opponent, setOpponent] = useState(game.levels.find(({ id }) => id === USUAL_LEVEL)?.id ?? PERSON)
  const [way, setWay] = useState<string>(PLAIN)
  const [otherName, setOtherName] = useState('')
  const [agreements, setAgreements] = useState<Agreements>({})
  const [modules, setModules] = useState(() => modulesIn(card.scenario))
  const [problem, setProblem] = useState<string | undefined>()
  const [busy, setBusy] = useState(false)

  const begin = async (): Promise<void> => {
    setBusy(true)
    setProblem(undefined)
    const solo = shelf.solo?.find(({ id }) => id === opponent)
    const level = thinksAhead(opponent) ? levelInCharacter(opponent, way) : opponent
    const other: SeatPlayer = solo?.both
      ? { type: 'human', name: name.trim(), alone: true }
      : opponent === PERSON
        ? { type: 'human', name: otherName.trim() }
        : { type: 'computer', level: solo ? USUAL_LEVEL : level }
    const you: SeatPlayer = { type: 'human', name: name.trim() }
    const players =
      solo?.seats?.(side, you, { type: 'computer', level: USUAL_LEVEL }) ??
      Object.fromEntries(card.sides.map(({ seat }) => [seat, seat === side && !solo?.both ? you : other]))
    try {
      const { system } = await (solo ? gameOf(solo.game) : game).parts.play()
      const agreed = withModules(shelf.agreed(card, agreements), modules)
      const opposite = card.sides.find(({ seat }) => seat !== side)?.seat ?? side
      const begun = await beginMatch(
        system,
        { name: card.name, scenario: solo ? solo.scenario(agreed, opposite) : agreed, players },
        browserStore(),
      )
      if (begun.ok) {
        keepForGood()
        goTo({ place: 'play', id: begun.value })
        return
      }
      setProblem(begun.problems.map(({ message }) => message).join(' '))
    } catch (error) {
      setProblem(troubleWords(error))
    }
    setBusy(false)
  }

  return (
    <form
      className="new-options"
      onSubmit={(event) => {
        event.preventDefault()
        void begin()
      }}
    >
      <h2>How to play</h2>
      <div className="new-options-body">
        <Choices
          legend="Your side"
          name="side"
          value={side}
          onChange={setSide}
          choices={card.sides.map(({ seat, name: sideName, note }) => ({ value: seat, name: sideName, note }))}
        />
        <Choices
          legend="Against"
          name="opponent"
          value={opponent}
          onChange={setOpponent}
          choices={[
            ...game.levels.map(({ id, name: level, note }) => ({ value: id, name: `Computer, ${level}`, note })),
            { value: PERSON, name: 'A person here', note: 'Hot seat: you share this screen.' },
            ...(shelf.solo ?? [])
              .filter((way) => way.fits?.(card.scenario) ?? true)
              .map(({ id, name: way, note }) => ({ value: id, name: way, note })),
          ]}
        />
        {thinksAhead(opponent) && <WayToPlay way={way} onChoose={setWay} />}
        <label className="ui-field">
          <span>Your name</span>
          <input
            value={name}
            maxLength={40}
            autoComplete="nickname"
            onChange={(event) => changeSettings({ name: event.currentTarget.value })}
          />
        </label>
        {opponent === PERSON && (
          <label className="ui-field">
            <span>Their name</span>
            <input value={otherName} maxLength={40} autoComplete="off" onChange={(event) => setOtherName(event.currentTarget.value)} />
          </label>
        )}
        {shelf.Agreements && <shelf.Agreements card={card} agreements={agreements} onAgree={setAgreements} />}
        <Suspense>
          <Modules game={game.id} chosen={modules} onChoose={setModules} />
        </Suspense>
      </div>
      {problem && (
        <p className="new-options-problem" role="alert">
          The game was not begun: {problem}
        </p>
      )}
      <button type="submit" className="ui-button ui-button-fire" disabled={busy}>
        {busy ? 'Setting the table …' : `Play ${card.name}`}
      </button>
    </form>
  )
}

interface ModulesProps {
  readonly game: string
  readonly chosen: readonly string[]
  readonly onChoose: (chosen: readonly string[]) => void
}

/** They come with the rules, which are loaded while the player still reads. */
function Modules({ game, chosen, onChoose }: ModulesProps): ReactNode {
  return <ModuleChoices modules={use(modulesOf(game))} chosen={chosen} onChoose={onChoose} />
}
