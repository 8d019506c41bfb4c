import type { Chance } from './chance.ts'
import type { Parts } from './parts.ts'
import type { Schema } from './schema.ts'

/** Who plays: 'german', 'russian'. */
export type Seat = string

/** Someone who may look on: a seat, or an observer who sees only what everyone sees. */
export type Viewer = Seat | typeof OBSERVER
export const OBSERVER = 'observer'

/** Where a rule stands in its rulebook: '3.3.5'. */
export type RuleRef = string

/** Why a decision is not allowed, for a person: one sentence and the rule. */
export interface Problem {
  readonly rule?: RuleRef
  readonly message: string
}

/** One reason for a number to be what it is. `tags` let a rule cancel modifiers of a kind without knowing each of them. */
export interface Modifier {
  readonly rule: RuleRef
  readonly label: string
  readonly value: number
  readonly tags?: readonly string[]
}

export function total(modifiers: readonly Modifier[]): number {
  let sum = 0
  for (const modifier of modifiers) sum += modifier.value
  return sum
}

/**
 * A question to a seat. `problems` is the authority on what is legal. `candidates` lists the legal decisions: all of them where the decision is
 * simple, a documented selection where it is composite; never none while anything is legal, never one that is illegal.
 * All three read the state as it is when they are called, and change nothing. Which questions a system has, with their types: questions.ts.
 */
export interface Question<D, About = unknown, Preview = unknown> {
  readonly kind: string
  /** The open decision in words: 'Fire at the moving stack, or hold?' */
  readonly title: string
  readonly rule: RuleRef
  readonly schema: Schema<D>
  /** What the interface needs to show the question; nothing that the seat may not know. Plain data. */
  readonly about?: About
  candidates(): Iterable<D>
  /** The same, all of them, where the question can tell how many there are and which is which without making a list of them. */
  all?(): Parts<D>
  /** One of them, each as likely as the others, where the question can find one without knowing all of them. */
  draw?(chance: Chance, label: string): D
  problems(decision: D): readonly Problem[]
  /** What would come of it, from the very functions that resolve it. */
  preview?(decision: D): Preview
}

export interface OpenQuestion<D = unknown> {
  readonly seat: Seat
  readonly question: Question<D>
}

/** A rule: a procedure that may stop in the middle to ask. It yields the questions, and is resumed with the answers in the same order. */
export type Rules<T> = Generator<readonly OpenQuestion[], T, readonly unknown[]>

export const LEGAL: readonly Problem[] = []

/** Complains unless the condition holds; for `problems` functions that end at the first reason. */
export function refuse(rule: RuleRef, message: string): readonly Problem[] {
  return [{ rule, message }]
}

/** Something read from outside: the value, or why it can't be used. */
export type Reading<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly Problem[] }
