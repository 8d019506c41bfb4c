/** A lesson being taken: which step, whether it is done, and the desk at which it is played. Knows no React; whoever shows it subscribes. */
import { type AslskEvent, type AslskState, aslsk, type Place } from '@firegroup/aslsk'
import { type Game, keyFromSeed, startGame } from '@firegroup/kernel'
import { Match, type MatchStore } from '@firegroup/table'
import { Desk } from '../play/controller/desk.ts'
import { Session, type Tempo } from '../play/session/session.ts'
import { WorkerComputer, type WorkerPort } from '../worker/computer.ts'
import type { Lesson, Moment, Step } from './lesson.ts'
import { ScriptedPort } from './opponent.ts'

/** Lessons are begun anew each time: nothing of them is kept but that they were taken. */
const NOWHERE: MatchStore = {
  list: async () => [],
  load: async () => null,
  save: async () => undefined,
  remove: async () => undefined,
}

export interface RunOptions {
  readonly tempo: () => Tempo
  /** A worker that reckons the risks of a move; null where there is none. */
  readonly worker: () => WorkerPort | null
}

export class LessonRun {
  readonly lesson: Lesson
  readonly #options: RunOptions
  readonly #listeners = new Set<() => void>()
  #index = 0
  #desk!: Desk
  #port: ScriptedPort | null = null
  #leave: () => void = () => undefined
  #done = false
  #missed = false
  #over = false
  #hinted = false
  #opened = 0
  #version = 0

  constructor(lesson: Lesson, options: RunOptions) {
    this.lesson = lesson
    this.#options = options
    this.#open()
  }

  get version(): number {
    return this.#version
  }

  get index(): number {
    return this.#index
  }

  get step(): Step {
    return this.lesson.steps[this.#index]!
  }

  /** Counts the situations that were set up: a new table each. */
  get opened(): number {
    return this.#opened
  }

  get desk(): Desk {
    return this.#desk
  }

  /** The hexes that the table opens on. */
  get look(): readonly Place[] {
    const { s } = this.#desk
    const { look } = this.lesson.steps[this.#situationIndex()]!
    return look ? look.map((hex) => s.setting.map.grid.indexOf(hex)) : s.units.filter(({ at }) => at >= 0).map(({ at }) => at)
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

  close(): void {
    this.#leave()
    this.#desk.close()
  }

  #enter(): void {
    this.#done = false
    this.#missed = false
    this.#hinted = false
    if (this.step.situation) {
      this.close()
      this.#open()
    } else this.#port?.hold(false)
    this.#look()
    this.#tell()
  }

  #open(): void {
    this.#opened++
    const { situation, seed = this.lesson.id, opponent = [] } = this.step
    const started = startGame(aslsk, { situation }, { key: keyFromSeed(seed) })
    if (!started.ok) throw new Error(started.problems.map(({ message }) => message).join(' '))
    const game: Game<AslskState, AslskEvent> = started.value
    this.#port = new ScriptedPort(game, opponent, this.#options.worker())
    const computer = new WorkerComputer(this.#port)
    const setup = {
      id: `lesson-${this.lesson.id}`,
      name: this.lesson.title,
      players: { allied: { type: 'human', name: 'You' }, axis: { type: 'computer', level: 'script' } },
      begun: '',
    } as const
    const match = new Match({ game, setup, store: NOWHERE, computer, now: () => '' })
    this.#desk = new Desk(new Session(match, computer, this.#options.tempo()))
    this.#leave = this.#desk.subscribe(() => this.#look())
    void this.#desk.session.goOn()
  }

  /** Whether the goal has been reached, or has passed out of reach. */
  #look(): void {
    if (this.#done || this.#over) return
    const moment = this.#moment()
    if (this.step.goal(moment)) {
      this.#done = true
      this.#missed = false
      // the player's hand is still on the desk: the next step begins when it has let go
      if (this.step.after === undefined) queueMicrotask(() => this.next())
      else this.#port?.hold(true)
      this.#tell()
    } else if (!this.#phases().includes(moment.s.phase) !== this.#missed) {
      this.#missed = !this.#missed
      this.#tell()
    }
  }

  #moment(): Moment {
    const { s, session, draft } = this.#desk
    return { s, events: session.game.events.map(({ event }) => event), decisions: session.game.log, draft }
  }

  #phases(): readonly string[] {
    return this.step.during ?? [this.lesson.steps[this.#situationIndex()]!.situation?.phase ?? 'rally']
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
