/** What holds of the lessons of every game, and hands to take a lesson with. For tests alone. */
import { type GameEvent, KeyedChance, keyFromSeed } from '@firegroup/kernel'
import { depth } from '@firegroup/testkit'
import { describe, expect, test } from 'vitest'
import type { GameLearn, GamePlay } from '../../games/game.ts'
import type { Draft } from '../../play/controller/draft.ts'
import { TEMPOS } from '../../play/seat/tempo.ts'
import type { Act, Lesson } from '../lesson.ts'
import { LessonRun } from '../run.ts'

const MOST_WORDS = 45
const MOST_MINUTES = 4
const words = (text: string): number => text.split(/\s+/).filter((word) => /\w/.test(word)).length

export interface LessonsOfGame<S, E extends GameEvent, D extends Draft> {
  readonly play: GamePlay<S, E, D>
  readonly learn: GameLearn<S, E>
  /** What the player's hands do for those acts that only this game knows. */
  act(run: LessonRun<S, E, D>, one: Exclude<Act, string>): void
  /** How long all lessons together take, from and to. */
  readonly minutes: readonly [number, number]
}

/** Takes lessons as a player would: by what their solutions do. */
export class Pupil<S, E extends GameEvent, D extends Draft> {
  readonly #game: LessonsOfGame<S, E, D>

  constructor(game: LessonsOfGame<S, E, D>) {
    this.#game = game
  }

  begin(lesson: Lesson<S, E>): Promise<LessonRun<S, E, D>> {
    const { play, learn } = this.#game
    return LessonRun.begin(lesson, play, learn, { tempo: () => TEMPOS.instant, worker: () => null })
  }

  /** Until nobody but the player has anything to do. */
  async settled(run: LessonRun<S, E, D>): Promise<void> {
    for (let i = 0; i < 200; i++) {
      // a pause that hides something takes its time
      await new Promise((done) => setTimeout(done, isSlow(run) ? 20 : 0))
      if (run.settingUp) continue
      const { desk, done, over, missed } = run
      await desk.settled()
      if (done || over || missed || desk.standpoint.outcome) return
      if (desk.draft && !desk.standpoint.pause && !desk.seating.thinking) return
    }
    throw new Error(`${run.lesson.id}: nothing happens any more in step ${run.index + 1}.`)
  }

  /** Does what the step's solution says, and waits for what comes of it. */
  async takeStep(run: LessonRun<S, E, D>): Promise<void> {
    const { index } = run
    for (const one of run.step.solution) if (run.index === index && !run.done) await this.#do(run, one)
    await this.settled(run)
    for (let i = 0; i < 20 && run.index === index && !run.done; i++) await this.settled(run)
  }

  /** Takes the lesson to its end; what its steps told afterwards. */
  async solve(run: LessonRun<S, E, D>): Promise<string[]> {
    const told: string[] = []
    while (!run.over) {
      const { index } = run
      expect(run.done, `step ${index + 1} of ${run.lesson.id} before anything is done`).toBe(false)
      await this.takeStep(run)
      if (run.index !== index) continue
      expect(run.done, `step ${index + 1} of ${run.lesson.id}`).toBe(true)
      told.push(run.after)
      run.next()
    }
    run.close()
    return told
  }

  /** Lets the moment of a step pass by what is done, and takes the lesson again. */
  async miss(lesson: Lesson<S, E>, letPass: (run: LessonRun<S, E, D>) => void): Promise<void> {
    const run = await this.begin(lesson)
    await this.settled(run)
    for (let i = 0; i < 20 && !run.missed; i++) {
      letPass(run)
      await this.settled(run)
    }
    expect(run.missed).toBe(true)
    run.again()
    await this.settled(run)
    expect(run.missed).toBe(false)
    await this.solve(run)
  }

  async #do(run: LessonRun<S, E, D>, one: Act): Promise<void> {
    await this.settled(run)
    const { desk } = run
    desk.dismiss()
    if (one === 'confirm') desk.confirm()
    else if (one === 'end') endPhase(run)
    else if ('decide' in one) desk.decide(one.decide)
    else this.#game.act(run, one)
    await desk.settled()
    expect(desk.refusal).toBeNull()
  }
}

/** Somebody takes his time. */
function isSlow<S, E extends GameEvent, D extends Draft>({ settingUp, desk }: LessonRun<S, E, D>): boolean {
  return !settingUp && (desk.standpoint.pause || desk.seating.thinking)
}

/** Where somebody could still act it is asked once more. */
export function endPhase<S, E extends GameEvent, D extends Draft>({ desk }: LessonRun<S, E, D>): void {
  desk.endPhase()
  if (desk.confirming) desk.endPhase()
}

/** The tests of any game's lessons. */
export function lessonsHold<S, E extends GameEvent, D extends Draft>(game: LessonsOfGame<S, E, D>): Pupil<S, E, D> {
  const pupil = new Pupil(game)
  const { lessons, glossary } = game.learn

  describe.each(lessons.map((lesson) => ({ id: lesson.id, lesson })))('the lesson $id', ({ lesson }) => {
    test('is done by its own solution', async () => {
      const told = await pupil.solve(await pupil.begin(lesson))
      expect(told.length).toBe(lesson.steps.filter(({ after }) => after !== undefined).length)
      expect(told.every((text) => words(text) <= MOST_WORDS)).toBe(true)
    })

    test('says little at a time', () => {
      for (const { text, hint, after } of lesson.steps)
        for (const each of [text, hint, typeof after === 'string' ? after : '']) expect(words(each), each).toBeLessThanOrEqual(MOST_WORDS)
      expect(lesson.minutes).toBeLessThanOrEqual(MOST_MINUTES)
    })

    test('leads on to terms that the glossary has', () => {
      expect(lesson.terms.filter((term) => !glossary.termOf(term))).toEqual([])
    })

    test('whatever is tried, goes on or says that its moment has passed', async () => {
      for (let seed = 0; seed < depth.times(3); seed++) await tryAnything(pupil, lesson, `trying ${seed}`)
    })
  })

  test('all lessons together take as long as they should', () => {
    const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0)
    const [from, to] = game.minutes
    expect(minutes).toBeGreaterThanOrEqual(from)
    expect(minutes).toBeLessThanOrEqual(to)
  })

  return pupil
}

async function tryAnything<S, E extends GameEvent, D extends Draft>(
  pupil: Pupil<S, E, D>,
  lesson: Lesson<S, E>,
  seed: string,
): Promise<void> {
  const chance = new KeyedChance(keyFromSeed(seed))
  const run = await pupil.begin(lesson)
  for (let i = 0; i < 40 && !run.over && !run.missed; i++) {
    await pupil.settled(run)
    if (run.done) run.next()
    else if (run.missed || run.desk.standpoint.outcome) break
    else {
      run.desk.dismiss()
      const candidates = run.desk.open?.question.candidates() ?? []
      run.desk.decide(candidates[chance.pick(candidates)])
    }
    await pupil.settled(run)
    expect(run.desk.seating.problem).toBeNull()
  }
  if (run.missed) {
    run.again()
    await pupil.settled(run)
    expect([run.done, run.missed]).toEqual([false, false])
  }
  run.close()
}
