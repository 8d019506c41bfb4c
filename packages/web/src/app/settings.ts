/** What the player has set, kept in the browser. Everything that looks or sounds reads it here. */
import { useSyncExternalStore } from 'react'
import { useMedia } from '../useMedia.ts'

export const PALETTES = ['printed', 'signal', 'contrast'] as const
export const MOTIONS = ['system', 'full', 'none'] as const
export const TEMPO_NAMES = ['calm', 'normal', 'instant'] as const
export const TEXT_SIZES = [100, 115, 130, 150, 175, 200] as const

/** What a player may want to be asked about though there is nothing useful that he could do. */
export const STOPS = ['weapons', 'rally', 'fire', 'moves', 'cards'] as const
export type Stop = (typeof STOPS)[number]

export interface Settings {
  readonly palette: (typeof PALETTES)[number]
  readonly motion: (typeof MOTIONS)[number]
  readonly sound: boolean
  /** Of 100. */
  readonly volume: number
  /** Per cent of the usual size. */
  readonly textSize: number
  /** How fast the computer's acts are shown. */
  readonly tempo: (typeof TEMPO_NAMES)[number]
  /** Ask before a phase ends in which something could still be done. */
  readonly confirmEndPhase: boolean
  /** Which questions are asked: all of them, or those to which there is a useful answer. */
  readonly stopAt: 'everything' | 'useful'
  /** And these besides. */
  readonly stopAlso: readonly Stop[]
  /** Whether the arithmetic of the log's lines stands open; else it is folded until it is asked for. */
  readonly openSums: boolean
  /** Whether new games tell what is in sight before a shot is declared. */
  readonly losChecks: 'free' | 'declared'
  /** The name under which this player sits down. */
  readonly name: string
}

export const DEFAULT_SETTINGS: Settings = {
  palette: 'printed',
  motion: 'system',
  sound: false,
  volume: 60,
  textSize: 100,
  tempo: 'normal',
  confirmEndPhase: true,
  stopAt: 'useful',
  stopAlso: [],
  openSums: false,
  losChecks: 'free',
  name: '',
}

/** From this size on, the layout gives way to the text. */
const LARGE_TEXT = 150

const KEY = 'firegroup.settings'
const listeners = new Set<() => void>()
let current: Settings = read()

export function settings(): Settings {
  return current
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(current))
  } catch {
    // A browser that keeps nothing still honours the choice until the page closes.
  }
  dress()
  for (const listener of listeners) listener()
}

export function useSettings(): Settings {
  const subscribe = (changed: () => void): (() => void) => {
    listeners.add(changed)
    return () => listeners.delete(changed)
  }
  return useSyncExternalStore(subscribe, settings, settings)
}

/** Whether things should appear rather than move: by the player's choice, or the system's where he leaves it to that. */
export function useStillness(): boolean {
  const { motion } = useSettings()
  const system = useMedia('(prefers-reduced-motion: reduce)')
  return motion === 'none' || (motion === 'system' && system)
}

/** The same, asked once. */
export function isStill(): boolean {
  const { motion } = current
  return motion === 'none' || (motion === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches)
}

/** The colours in which boards are painted. */
export const useMapLook = (): 'printed' | 'contrast' => (useSettings().palette === 'contrast' ? 'contrast' : 'printed')

/** Puts palette, motion and text size onto the page; the style sheets do the rest. */
export function dress(page: HTMLElement = document.documentElement): void {
  page.dataset['palette'] = current.palette
  page.dataset['motion'] = current.motion
  page.dataset['text'] = current.textSize >= LARGE_TEXT ? 'large' : 'usual'
  page.style.fontSize = current.textSize === 100 ? '' : `${current.textSize}%`
}

function read(): Settings {
  try {
    return readSettings(JSON.parse(localStorage.getItem(KEY) ?? '{}'))
  } catch {
    return DEFAULT_SETTINGS
  }
}

/** What is kept may be of an older version, or damaged: each value counts only if it is one that can be chosen. */
export function readSettings(kept: unknown): Settings {
  const found = (typeof kept === 'object' && kept !== null ? kept : {}) as { readonly [key: string]: unknown }
  const one = <T>(key: keyof Settings, choices: readonly T[]): T =>
    choices.includes(found[key] as T) ? (found[key] as T) : (DEFAULT_SETTINGS[key] as T)
  const flag = (key: keyof Settings): boolean => one(key, [true, false])
  const { volume, name } = found
  return {
    palette: one('palette', PALETTES),
    motion: one('motion', MOTIONS),
    sound: flag('sound'),
    volume: typeof volume === 'number' && volume >= 0 && volume <= 100 ? volume : DEFAULT_SETTINGS.volume,
    textSize: one('textSize', TEXT_SIZES),
    tempo: one('tempo', TEMPO_NAMES),
    confirmEndPhase: flag('confirmEndPhase'),
    stopAt: one('stopAt', ['everything', 'useful'] as const),
    stopAlso: STOPS.filter((stop) => Array.isArray(found['stopAlso']) && found['stopAlso'].includes(stop)),
    openSums: flag('openSums'),
    losChecks: one('losChecks', ['free', 'declared'] as const),
    name: typeof name === 'string' ? name.slice(0, 40) : '',
  }
}
