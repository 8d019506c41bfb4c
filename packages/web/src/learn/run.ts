/** A lesson being taken: which step, whether it is done, and the desk at which it is played. Knows no React; whoever shows it subscribes. */
import { type GameEvent, keyFromSeed, startGame } from '@firegroup/kernel'
import { Match, type MatchStore, type Tempo } from '@firegroup/table'
import type { GameLearn, GamePlay } from '../games/game.ts'
import type { Landing } from '../play/controller/arrivals.ts'
import { Desk } from '../play/controller/desk.ts'
import type { Draft, Place } from '../play/controller/draft.ts'
import { hostBeside } from '../play/seat/open-table.ts'
import { Seating } from '../play/seat/seating.ts'
import { WorkerComputer, type WorkerPort } from '../worker/computer.ts'
import type { TableHost } from '../worker/table-host.ts'
import type { Lesson, LessonMoment, Step } from './lesson.ts'
import { ScriptedPort } from './opponent.ts'

/** Lessons are begun anew each time: nothing of them is kept but that they were taken. */
const NOWHERE: MatchStore = {
  list: async () => [],
  load: async () => null,
  save: async () => undefined,
  append: async () => undefined,
  remove: async () => undefined,
}

const YOU = { type: 'human', name: 'You' } as const
const SCRIPT = { type: 'computer', level: 'script' } as const

export interface RunOptions {
  readonly tempo: () => Tempo
  readonly landing?: Landing
  /** A worker for what takes time, such as the risks of a move; null where there is none. */
  readonly worker: () => WorkerPort | null
}

export class LessonRun<S, E extends GameEvent, D extends Draft> {
  readonly lesson: Lesson<S, E>
  readonly #play: GamePlay<S, E, D>
  readonly #learn: GameLearn<S, E>
  readonly #options: RunOptions
  readonly #listeners = new Set<() => void>()
  #index = 0
  #desk!: Desk<S, E, D>
  #host!: TableHost<S, E>
  /** A table is being set up: what is seen meanwhile is the one before. */
  #settingUp = false
  #port: ScriptedPort | null = null
  #leave: () => void = () => undefined
  #done = false
  #missed = false
  #over = false
  #hinted = false
  #opened = 0
  #version = 0
  #closed = false

  private constructor(lesson: Lesson<S, E>, play: GamePlay<S, E, D>, learn: GameLearn<S, E>, options: RunOptions) {
    this.lesson = lesson
    this.#play = play
    this.#learn = learn
    this.#options = options
  }

  static async begin<S, E extends GameEvent, D extends Draft>(
    ...parts: [lesson: Lesson<S, E>, play: GamePlay<S, E, D>, learn: GameLearn<S, E>, options: RunOptions]
  ): Promise<LessonRun<S, E, D>> {
    const run = new LessonRun(...parts)
    await run.#open()
    return run
  }

  get version(): number {
    return this.#version
  }

  get index(): number {
    return this.#index
  }

  get step(): Step<S, E> {
    return this.lesson.steps[this.#index]!
  }

  /** Counts the situations that were set up: a new table each. */
  get opened(): number {
    return this.#opened
  }

  get settingUp(): boolean {
    return this.#settingUp
  }

  get desk(): Desk<S, E, D> {
    return this.#desk
  }

  /** The places that the table opens on. */
  get look(): readonly Place[] {
    return this.#learn.look(this.#desk.s, this.lesson.steps[this.#situationIndex()]!.look)
  }

  /** The goal is reached; the player reads what came of it. */
  get done(): boolean {
    return this.#done
  }

  /** The moment has passed without it. */
  get missed(): boolean {
    return this.#missed
  }

  /** All steps are done. */
  get over(): boolean {
    return this.#over
  }

  get hinted(): boolean {
    return this.#hinted
  }

  get after(): string {
    const { after } = this.step
    return typeof after === 'function' ? after(this.#moment()) : (after ?? '')
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  hint(): void {
    this.#hinted = true
    this.#tell()
  }

  /** On to the next step, or to the end of the lesson. */
  next(): void {
    if (!this.#done) return
    if (this.#index + 1 === this.lesson.steps.length) {
      this.#over = true
      this.#tell()
      return
    }
    this.#index++
    this.#enter()
  }

  /** The step from the beginning of its situation. */
  again(): void {
    this.#over = false
    this.#index = this.#situationIndex()
    this.#enter()
  }

  /** For good: a table that is still being set up is put away when it stands. */
  close(): void {
    this.#closed = true
    if (!this.#settingUp) this.#putAway()
  }

  #putAway(): void {
    this.#leave()
    this.#desk.close()
  }

  #enter(): void {
    this.#done = false
    this.#missed = false
    this.#hinted = false
    if (this.step.situation) {
      this.#putAway()
      void this.#open()
    } else {
      this.#port?.hold(false)
      this.#look()
    }
    this.#tell()
  }

  async #open(): Promise<void> {
    this.#settingUp = true
    const { situation, seed = this.lesson.id, opponent = [] } = this.step
    const started = startGame(this.#play.system, { situation }, { key: keyFromSeed(seed) })
    if (!started.ok) throw new Error(started.problems.map(({ message }) => message).join(' '))
    const game = started.value
    this.#port = new ScriptedPort(game, opponent, this.#options.worker())
    const computer = new WorkerComputer(this.#port)
    const setup = {
      id: `lesson-${this.lesson.id}`,
      name: this.lesson.title,
      players: Object.fromEntries(this.#play.system.seats.map((seat) => [seat, seat === this.#learn.seat ? YOU : SCRIPT])),
      begun: '',
    }
    const match = new Match({ game, setup, store: NOWHERE, computer, now: () => '' })
    const { port, opened, host } = hostBeside({
      match,
      computer,
      pace: this.#play.pace,
      tempo: this.#options.tempo(),
      orders: { adapter: this.#play.orders, store: NOWHERE },
    })
    const seating = await Seating.at(port, opened, this.#play.system)
    this.#host = host
    this.#desk = new Desk(seating, this.#play, this.#options.landing)
    this.#leave = this.#desk.subscribe(() => this.#look())
    this.#opened++
    this.#settingUp = false
    if (this.#closed) this.#putAway()
    else host.play()
    this.#look()
    this.#tell()
  }

  /** Whether the goal has been reached, or has passed out of reach. */
  #look(): void {
    if (this.#done || this.#over || this.#settingUp || this.#desk.rolling.length > 0) return
    const moment = this.#moment()
    if (this.step.goal(moment)) {
      this.#done = true
      this.#missed = false
      // the player's hand is still on the desk: the next step begins when it has let go
      if (this.step.after === undefined) queueMicrotask(() => this.next())
      else this.#port?.hold(true)
      this.#tell()
    } else if (!this.#phases().includes(this.#learn.phase(moment.s)) !== this.#missed) {
      this.#missed = !this.#missed
      this.#tell()
    }
  }

  #moment(): LessonMoment<S, E> {
    const { s, events, draft } = this.#desk
    return { s, events: events.map(({ event }) => event), decisions: this.#host.session.game.log, draft }
  }

  #phases(): readonly string[] {
    return this.step.during ?? [this.#learn.phaseOf(this.lesson.steps[this.#situationIndex()]!.situation ?? {})]
  }

  #situationIndex(): number {
    let index = this.#index
    while (index > 0 && !this.lesson.steps[index]!.situation) index--
    return index
  }

  #tell(): void {
    this.#version++
    for (const listener of this.#listeners) listener()
  }
}
