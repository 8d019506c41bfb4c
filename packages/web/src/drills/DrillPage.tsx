/** The question, the board and the ways; then what each of them is worth. */
import { bestWay, type Drill, type DrillWay, markOf } from '@firegroup/lab'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { addressOf, goTo } from '../app/route.ts'
import { Icon } from '../icons.tsx'
import { DRILL } from '../keys/contexts.ts'
import { KeyHint } from '../keys/KeyHint.tsx'
import { useKeys } from '../keys/useKeys.ts'
import { GlossaryAtHand } from '../learn/index.ts'
import { browserStore } from '../matches/browser-store.ts'
import type { SceneWay } from '../scene/scene.ts'
import { Answer } from './Answer.tsx'
import { dayWords } from './daily.ts'
import { type Answered, marksOf, noteAnswer, streakOf } from './marks.ts'
import { playOut } from './play-out.ts'
import type { DrillPosition } from './position.ts'
import { letterOf, questionOf } from './words.ts'

interface DrillPageProps {
  readonly position: DrillPosition
  readonly daily: boolean
  readonly set: readonly Drill[]
  readonly next: Drill | undefined
  readonly answered: readonly Answered[]
  readonly today: string
}

export function DrillPage({ position, daily, set, next, answered, today }: DrillPageProps): ReactNode {
  const { drill, game, state, listing } = position
  const [chosen, setChosen] = useState<number | null>(null)
  const [given, setGiven] = useState<DrillWay | null>(null)
  const [problem, setProblem] = useState('')
  const title = useRef<HTMLHeadingElement>(null)
  const verdict = useRef<HTMLDivElement>(null)
  const { ways } = drill
  const best = bestWay(drill)

  useEffect(() => title.current?.focus(), [])
  useEffect(() => {
    if (given) verdict.current?.focus()
  }, [given])

  const deeds = useMemo(() => ways.map(({ decision }) => game.deed(state, drill.kind, decision)), [ways, game, state, drill.kind])
  const shown = ways.map((way, i): SceneWay => {
    const letter = letterOf(i)
    if (!given) return { deed: deeds[i]!, tone: chosen === i ? 'choice' : 'other', label: '', letter }
    const tone = way === best ? 'best' : way === given ? 'yours' : 'other'
    return { deed: deeds[i]!, tone, letter, label: way === best ? 'best' : way === given ? 'yours' : '' }
  })
  // ways that are drawn last lie on top
  const drawn = shown.toSorted((a, b) => WEIGHT[a.tone] - WEIGHT[b.tone])

  const choose = (index: number): void => {
    if (!given && index < ways.length) setChosen(index)
  }
  /** The next of the ways that are about this place. */
  const choosePlace = (isMeant: (i: number) => boolean): void => {
    const meant = ways.flatMap((_, i) => (isMeant(i) ? [i] : []))
    if (meant.length > 0) choose(meant[(meant.indexOf(chosen ?? -1) + 1) % meant.length]!)
  }
  const answer = (): void => {
    if (chosen === null || given) return
    noteAnswer(drill.id, markOf(ways[chosen]!), today)
    setGiven(ways[chosen]!)
  }
  const goOn = (): void => goTo(next ? { place: 'drill', id: next.id } : { place: 'learn', topic: undefined })
  const play = async (): Promise<void> => {
    const begun = await playOut(position, browserStore())
    if (begun.ok) goTo({ place: 'play', id: begun.value })
    else setProblem(begun.problems.map(({ message }) => message).join(' '))
  }

  useKeys(DRILL, {
    letter: (_, chord) => choose('abcd'.indexOf(chord)),
    number: (_, chord) => choose(Number(chord) - 1),
    enter: (event) => {
      if (event.target instanceof Element && event.target.closest('[data-hex], .scene-tool')) return false
      if (given) goOn()
      else answer()
      return undefined
    },
    playOut: () => (given ? void play() : false),
  })

  const side = game.sideName(state, drill.seat)
  const place = game.when(state).place.replace('Turn', 'turn')
  return (
    <GlossaryAtHand glossary={game.glossary}>
      <div className="drill">
        <section className="drill-board" aria-label="The position">
          <game.Scene
            name={position.scenarioName}
            state={state}
            seat={drill.seat}
            viewer={drill.seat}
            ways={drawn}
            tools
            plate
            onPlace={
              given
                ? undefined
                : (hex) => choosePlace((i) => deeds[i]!.to.includes(hex) || (deeds[i]!.to.length === 0 && deeds[i]!.from.includes(hex)))
            }
            onCard={given ? undefined : (card) => choosePlace((i) => deeds[i]!.cards?.includes(card) === true)}
          />
          <p className="drill-who">
            <b>You are the {side}</b> <span>{place}</span>
          </p>
        </section>
        <aside className="drill-panel" aria-label="The question">
          <header className="drill-head">
            <p className="drill-kicker">
              {daily ? (
                <>
                  <span className="drill-tag">Drill of the day</span> {dayWords(today)}
                </>
              ) : (
                <span className="drill-tag">Drill</span>
              )}
              <span className="drill-game">
                {listing.title}, {position.scenarioName}
              </span>
            </p>
            <h1 ref={title} tabIndex={-1}>
              {questionOf(drill)}
            </h1>
            <p>{game.aim(state)}</p>
          </header>
          {given ? (
            <Answer ref={verdict} position={position} given={given} best={best} />
          ) : (
            <fieldset className="drill-ways">
              <legend className="ui-hidden">Your answer</legend>
              {ways.map((way, i) => (
                <label key={way.words} className={chosen === i ? 'drill-way is-chosen' : 'drill-way'}>
                  <input type="radio" className="ui-hidden" name="answer" checked={chosen === i} onChange={() => choose(i)} />
                  <span className="drill-letter" aria-hidden="true">
                    {letterOf(i)}
                  </span>
                  <span>{way.words}</span>
                </label>
              ))}
            </fieldset>
          )}
          <Row set={set} current={drill} answered={answered} today={today} />
          {problem !== '' && (
            <p className="drill-problem" role="alert">
              {problem}
            </p>
          )}
          <footer className="drill-foot">
            {given ? (
              <>
                <button type="button" className="ui-button ui-button-main" onClick={goOn}>
                  {next ? 'Next drill' : 'All drills'} <KeyHint of="Enter" />
                </button>
                <button type="button" className="ui-button" onClick={() => void play()}>
                  <Icon name="branch" /> Play it out <KeyHint of="p" />
                </button>
                <button
                  type="button"
                  className="ui-button"
                  aria-label="Look at it again without the answer"
                  title="Look at it again without the answer"
                  onClick={() => {
                    setGiven(null)
                    setChosen(null)
                  }}
                >
                  <Icon name="turn" />
                </button>
              </>
            ) : (
              <>
                <button type="button" className="ui-button ui-button-main" disabled={chosen === null} onClick={answer}>
                  That is my answer <KeyHint of="Enter" />
                </button>
                <a className="ui-button" href={addressOf({ place: 'learn', topic: undefined })}>
                  All drills
                </a>
              </>
            )}
          </footer>
        </aside>
      </div>
    </GlossaryAtHand>
  )
}

const WEIGHT: { readonly [T in SceneWay['tone']]: number } = { other: 0, played: 1, yours: 2, choice: 3, better: 4, best: 5 }

/** The set as discs, and the days in a row. */
function Row({
  set,
  current,
  answered,
  today,
}: Pick<DrillPageProps, 'set' | 'answered' | 'today'> & { readonly current: Drill }): ReactNode {
  const marks = marksOf(answered)
  const streak = streakOf(answered, today)
  const full = set.filter(({ id }) => marks.get(id) === 2).length
  return (
    <div className="drill-row">
      <ol aria-label={`${full} of ${set.length} solved in full`}>
        {set.map((each, i) => (
          <li key={each.id}>
            <a
              className={`drill-disc is-${marks.get(each.id) ?? 'open'}${each === current ? ' is-here' : ''}`}
              href={addressOf({ place: 'drill', id: each.id })}
              aria-label={`Drill ${i + 1}${marks.has(each.id) ? `, ${SAID[marks.get(each.id)!]}` : ''}`}
              aria-current={each === current ? 'page' : undefined}
            >
              {marks.get(each.id) === 2 ? '✓' : marks.get(each.id) === 1 ? '½' : i + 1}
            </a>
          </li>
        ))}
      </ol>
      <p>
        {streak > 0 && <b>{streak === 1 ? 'One day' : `${streak} days in a row`}. </b>}
        Solved in full: {full} of {set.length}.
      </p>
    </div>
  )
}

const SAID = ['missed', 'half a mark', 'solved'] as const
