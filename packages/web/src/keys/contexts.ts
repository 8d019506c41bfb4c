/** The keys of the app. Each game adds its own in `games/<id>/keys.ts`. */
import { keyContext } from './context.ts'

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const
const PAD = ['Numpad1', 'Numpad2', 'Numpad3', 'Numpad4', 'Numpad6', 'Numpad7', 'Numpad8', 'Numpad9'] as const
const NUMBERS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

export const ANYWHERE = keyContext('Anywhere', 'app', {
  keys: { keys: ['k'], does: 'These keys' },
  rules: { keys: ['h'], does: 'Rules' },
})

/** Of the list of online tables. */
export const TABLES = keyContext('Online', 'table', {
  next: { keys: ['n'], does: 'Next decision that waits' },
  decide: { keys: ['Enter'], does: 'Decide' },
  table: { keys: ['t'], does: 'New table' },
  watch: { keys: ['w'], does: 'Watch a game' },
})

/** Of what happened while somebody was away. */
export const SINCE = keyContext('Online', 'panel', {
  play: { keys: ['Space'], does: 'Play what happened, or pause' },
  decide: { keys: ['Enter'], does: 'To the open decision' },
  back: { keys: ['['], does: 'The event before' },
  forward: { keys: [']'], does: 'The next event' },
})

const BOARD = 'On the board'

/** Of every board. */
export const STEERING = keyContext(BOARD, 'board', {
  cursor: { keys: ARROWS, shown: 'Arrows', does: 'Move the cursor' },
  pad: { keys: PAD, shown: '7 9 1 3', does: 'Move the cursor diagonally, on the number pad' },
  pan: { keys: ARROWS.map((arrow) => `Shift+${arrow}`), shown: 'Shift + arrows', does: 'Move the board' },
  nearer: { keys: ['+', '='], shown: '+', does: 'Zoom in' },
  farther: { keys: ['-'], does: 'Zoom out' },
  fit: { keys: ['0'], does: 'The whole board' },
  choose: { keys: ['Enter'], does: 'Choose the hex under the cursor' },
})

/** Of every board that one looks around on. */
export const FINDING = keyContext(BOARD, 'table', {
  find: { keys: ['/'], does: 'Go to a hex by its name' },
  sight: { keys: ['l'], does: 'Line of sight from the hex; once more, all that it sees' },
  putAway: { keys: ['v'], does: 'Put the tools away' },
})

/** Of a stack that can be fanned out. */
export const STACKS = keyContext(BOARD, 'panel', {
  fan: { keys: ['t'], does: 'Fan out the stack' },
  fold: { keys: ['Escape'], does: 'Close a fanned stack' },
})

/** Of a board that is played on. */
export const LOOKING = keyContext(BOARD, 'table', {
  range: { keys: ['r'], does: 'Ranges from the hex' },
  layers: { keys: ['y'], does: 'What the board shows' },
  seenBy: { keys: ['w'], does: 'Who sees the hex, said aloud' },
  odds: { keys: ['x'], does: 'The odds at the hex, said aloud' },
})

/** Of a board on which things point somewhere. */
export const ARCS = keyContext(BOARD, 'table', {
  arcs: { keys: ['q'], does: 'Covered arcs of all' },
})

/** Of boards that are only looked at. */
export const LEAVING = keyContext(BOARD, 'table', {
  back: { keys: ['Escape'], does: 'Put away what was begun' },
})

/** Of every table. */
export const DECIDING = keyContext('Deciding', 'table', {
  confirm: { keys: ['Enter'], does: 'What the button says that names Enter' },
  back: { keys: ['Escape'], does: 'Back' },
  takeBack: { keys: ['Backspace'], does: 'Take back a step of the plan' },
  next: { keys: ['n'], does: 'Next unit that can act' },
  previous: { keys: ['Shift+n'], does: 'The one before' },
  pick: { keys: NUMBERS, shown: '1 to 9', does: 'Choose what is offered' },
  hold: { keys: ['Space'], does: 'Hold fire, or pass' },
  end: { keys: ['e'], does: 'End the phase' },
  undo: { keys: ['z'], does: 'Undo' },
  why: { keys: ['?'], does: 'Why, or why not' },
  advice: { keys: ['!'], does: 'Ask for advice' },
  log: { keys: ['g'], does: 'Log' },
  objectives: { keys: ['o'], does: 'Objectives and the scenario’s card' },
  orders: { keys: ['i'], does: 'Standing orders' },
})

const ONLINE = 'Online'

/** Of what is asked by somebody elsewhere. */
export const OFFERED = keyContext(ONLINE, 'panel', {
  allow: { keys: ['y'], does: 'Allow or accept what is asked of you' },
})

/** Of a table with people elsewhere. */
export const TALK = keyContext(ONLINE, 'table', {
  chat: { keys: ['d'], does: 'Chat' },
})

/** Of talk that is open. */
export const TALKING = keyContext(ONLINE, 'panel', {
  close: { keys: ['Escape'], does: 'Close the chat' },
})

const FOES = ['a', 'b', 'd', 'f', 'i', 'j', 'm', 'p', 'q', 's', 'u'] as const

/** Of a card on which a fight at arm's length is decided. Its letters are those of the card. */
export const DUEL = keyContext('Close Combat and Melee', 'panel', {
  strike: { keys: FOES, shown: 'A B …', does: 'Attack those with the letter' },
  join: { keys: FOES.map((letter) => `Shift+${letter}`), shown: 'Shift + A B …', does: 'Attack them together with the others' },
  all: { keys: ['c'], does: 'All on one; once more, on the next' },
  none: { keys: ['Space'], does: 'No attack' },
})

/** Of the log, while it is open. */
export const LOG = keyContext('Log', 'panel', {
  mark: { keys: ['j'], does: 'Mark the line; once more, write a note on it' },
  done: { keys: ['Escape'], does: 'Done with the note or the menu' },
})

/** Of a line of the log that is looked back at. */
export const PAST = keyContext('Log', 'panel', {
  now: { keys: ['Escape'], does: 'Back to now' },
  back: { keys: ['[', ','], does: 'Looking back: one decision back' },
  forward: { keys: [']', '.'], does: 'Looking back: one decision forward' },
  branch: { keys: ['b'], does: 'Looking back: play from here' },
})

/** Of the editor of standing orders. Alt and the arrows are its own, on an order. */
export const ORDERS = keyContext('Standing orders', 'panel', {
  leave: { keys: ['Enter'], does: 'Leave these orders' },
  close: { keys: ['Escape'], does: 'Close them as they were' },
})

export const LESSON = keyContext('Lessons', 'lesson', {
  next: { keys: ['Enter'], does: 'On, once a step is done' },
})

export const REPLAY = keyContext('Replay', 'table', {
  back: { keys: ['[', ','], does: 'One decision back' },
  forward: { keys: [']', '.'], does: 'One decision forward' },
  phaseBack: { keys: ['{', 'PageUp'], shown: 'Shift + [  Page up', does: 'One phase back' },
  phaseForward: { keys: ['}', 'PageDown'], shown: 'Shift + ]  Page down', does: 'One phase forward' },
  first: { keys: ['Home'], does: 'To the beginning' },
  last: { keys: ['End'], does: 'To the end' },
  play: { keys: ['Space'], does: 'Play and stop' },
  branch: { keys: ['b'], does: 'Play from here' },
  lookBack: { keys: ['!'], does: 'What the computer saw here' },
})

export const REVIEW = keyContext('Review', 'panel', {
  step: { keys: ['ArrowLeft', 'ArrowRight'], shown: '← →', does: 'One decision back or forward' },
  turn: { keys: ['Shift+ArrowLeft', 'Shift+ArrowRight'], shown: 'Shift + ← →', does: 'One turn back or forward' },
  move: { keys: ['ArrowUp', 'ArrowDown'], shown: '↑ ↓', does: 'Along what cost most' },
  jump: { keys: ['1', '2', '3', '4', '5'], shown: '1 – 5', does: 'What cost most, by its number' },
  branch: { keys: ['b'], does: 'Play from here' },
  drill: { keys: ['d'], does: 'Make a drill of it' },
})

export const DRILL = keyContext('Drills', 'panel', {
  letter: { keys: ['a', 'b', 'c', 'd'], shown: 'A – D', does: 'Choose an answer' },
  number: { keys: ['1', '2', '3', '4'], shown: '1 – 4', does: 'The same' },
  enter: { keys: ['Enter'], does: 'Answer; then on to the next drill' },
  playOut: { keys: ['p'], does: 'Play it out, once it is answered' },
})

/** In the order of the list. The games' own stand before the last. */
export const CONTEXTS = [
  ANYWHERE,
  STEERING,
  FINDING,
  STACKS,
  LOOKING,
  ARCS,
  LEAVING,
  DECIDING,
  OFFERED,
  TALK,
  TALKING,
  DUEL,
  LOG,
  PAST,
  ORDERS,
  LESSON,
  DRILL,
  REVIEW,
  REPLAY,
] as const
