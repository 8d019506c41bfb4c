import type { OpenQuestion } from '@firegroup/kernel'
import { type AslskState, OFFBOARD, PHASES, RESERVE, SIDES } from '../state.ts'
import { leaving } from './leaving.ts'
import { likeness } from './likeness.ts'
import { luck } from './luck.ts'

/** With the luck of fire and rallies taken out trials differ by half as much as they do with it, seen as squares. */
const SPREAD = 0.06

/** Who fires at those who move, and after them, is told well at first sight: only what many trials show is to be believed. */
const answering = {
  thought: 1,
  width: 6,
  ahead: 0,
  thorough: { width: 16 },
  trust: { pointOfAdvice: 0.004, surprise: 0.02, spread: SPREAD },
}

/**
 * What is worth a second thought. Setting up decides more than anything later and is done once, so it gets by far the most; where units move and advance is where
 * first sight is at its worst, and who fires before that and where men rout comes next. The Rally Phase is plain at first sight.
 */
export const foresight = {
  attention: {
    setup: { thought: 25, width: 24, ahead: 0, isMomentous: true },
    enter: { thought: 15, width: 6, ahead: 0, isMomentous: true },
    prepFire: { thought: 3, width: 6, ahead: 0, thorough: { width: 16 } },
    move: { thought: 5, width: 6, ahead: 0, thorough: { width: 14 } },
    firstFire: answering,
    defensiveFire: answering,
    advancingFire: answering,
    rout: { thought: 2, width: 5, ahead: 0, thorough: { width: 10 } },
    advance: { thought: 5, width: 8, ahead: 0, thorough: { width: 20 } },
    closeCombat: { thought: 1, width: 5, ahead: 0 },
  },
  otherwise: { thought: 0, width: 1, ahead: 0 },
  isSettled,
  heed,
  likeness,
  leaving,
  luck,
  momentOf,
  toil,
  pointOfAdvice: 0.004,
  surprise: 0.05,
  spread: SPREAD,
}

/** The share of a game after which it shows how units were set up or came in. */
const DEPLOYMENT_SHOWS = 0.6

/**
 * When it is the same Player Turn again a turn later: both sides have had their say, and no counter shows who has fired. Of a deployment, later. Of a move, when the
 * Player Turn is over: it has met the fire at those who move, what may come of the rest is told by who stands where, and a turn's luck would only hide it.
 */
function isSettled(now: AslskState, _open: OpenQuestion, since: AslskState): boolean {
  if (isDeployment(since)) return now.turn >= since.turn + Math.ceil(DEPLOYMENT_SHOWS * since.setting.scenario.turns)
  if (isOfMoves(since)) return now.turn > since.turn || now.attacker !== since.attacker
  return (now.turn > since.turn && now.attacker === since.attacker) || now.turn > since.turn + 1
}

function isOfMoves({ phase }: AslskState): boolean {
  return phase === 'movement'
}

/** Who goes, and where to, is decided with his first step; those that follow hardly need a second thought. */
function heed({ move }: AslskState, kind: string): number {
  return kind === 'move' && move && move.stack.length > 0 ? UNDER_WAY : 1
}

const UNDER_WAY = 0.15

/** Every phase of a Player Turn. */
function momentOf({ turn, attacker, phase }: AslskState): number {
  return (turn * SIDES.length + SIDES.indexOf(attacker)) * MOMENTS + (phase === 'setup' ? 0 : PHASES.indexOf(phase) + 1)
}

const MOMENTS = PHASES.length + 1

/** Of a trial, a unit and a vehicle: decisions in a turn of both sides. And what each vehicle adds to the work of a decision, for where it could drive. */
const TOIL = { unit: 2, vehicle: 5, work: 0.8 } as const
const PLAYER_TURN = 0.5

function toil(now: AslskState): { readonly nodes: number; readonly each: number } {
  let [units, vehicles] = [0, 0]
  for (const { at, vehicle } of now.units) {
    if (at < RESERVE) continue
    units++
    if (vehicle) vehicles++
  }
  const turns = isDeployment(now) ? Math.ceil(DEPLOYMENT_SHOWS * now.setting.scenario.turns) : isOfMoves(now) ? PLAYER_TURN : 1
  return { nodes: Math.max(1, turns * (TOIL.unit * units + TOIL.vehicle * vehicles)), each: 1 + TOIL.work * vehicles }
}

function isDeployment({ phase, units }: AslskState): boolean {
  return phase === 'setup' || units.some(({ at, entry }) => at === OFFBOARD && entry < 0)
}
