// What an engine package may not touch: same inputs must give the same bytes, in Node and in every browser.
import { lineOf, maskSource } from './source-text.mjs'

/** Not a property of something else: `x.process` is fine, `process.exit` is not. */
const FREE = '(?<![\\w$.#])'

/** Chances and statistics are estimates: what they are in their last digits decides no rule. */
const INEXACT = {
  pattern: /\bMath\s*\.\s*(?:a?(?:sin|cos|tan)h?|atan2|exp|expm1|log|log2|log10|log1p|pow|cbrt|hypot)\b/g,
  why: 'its last digits differ between engines: use exact integers',
}

/** @type {{ pattern: RegExp, why: string }[]} */
const FORBIDDEN = [
  { pattern: /\bMath\s*\.\s*random\b/g, why: 'Math.random is not in the state: draw from the game’s generator' },
  { pattern: /\bDate\s*\.\s*(?:now|parse|UTC)\b|\bnew\s+Date\b|(?<![\w$.])Date\s*\(/g, why: 'the clock is not in the state' },
  { pattern: /\bperformance\s*\.\s*\w+/g, why: 'the clock is not in the state' },
  { pattern: /\.\s*(?:localeCompare|toLocale\w+)\b|(?<![\w$.])Intl\b/g, why: 'the locale differs between machines' },
  {
    pattern: new RegExp(`${FREE}(?:setTimeout|setInterval|setImmediate|queueMicrotask|requestAnimationFrame|fetch)\\s*\\(`, 'g'),
    why: 'an engine waits for nobody',
  },
  {
    pattern: new RegExp(`${FREE}(?:XMLHttpRequest|WebSocket|Worker|localStorage|sessionStorage|indexedDB)\\b`, 'g'),
    why: 'an engine does no input or output',
  },
  {
    pattern: new RegExp(`${FREE}(?:process|console|crypto)\\s*\\.\\s*\\w+|${FREE}globalThis\\b`, 'g'),
    why: 'an engine does no input or output and knows no host',
  },
]

/** DOM globals whose names are also good names for variables (a reaction window): only a free one counts. */
const DOM_NAMES = ['window', 'document', 'navigator', 'self', 'HTMLElement']

/**
 * @param {string} text
 * @param {{ estimates?: boolean }} [allowed]
 * @returns {{ line: number, problem: string }[]}
 */
export function purityProblems(text, { estimates = false } = {}) {
  const { codeOnly } = maskSource(text)
  const dom = DOM_NAMES.filter((name) => !declares(codeOnly, name)).map((name) => ({
    pattern: new RegExp(`${FREE}${name}\\s*\\??\\.\\s*\\w+`, 'g'),
    why: 'an engine knows no browser',
  }))
  return [...FORBIDDEN, ...(estimates ? [] : [INEXACT]), ...dom].flatMap(({ pattern, why }) =>
    [...codeOnly.matchAll(pattern)].map((match) => ({
      line: lineOf(text, match.index),
      problem: `an engine package must not use ${match[0].replace(/\s+/g, ' ').replace(/^\.\s*|\s*\($/g, '')}: ${why}.`,
    })),
  )
}

/**
 * @param {string} code
 * @param {string} name
 */
function declares(code, name) {
  return new RegExp(`\\b(?:const|let|var|function)\\s+${name}\\b|[(,{]\\s*${name}\\s*[,:)}=]|\\b${name}\\s*=>`).test(code)
}
