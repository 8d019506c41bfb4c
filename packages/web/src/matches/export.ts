/** A game as a file: everything needed to go on, to replay and to verify it. */
import type { MatchRecord } from '@firegroup/table'
import { browserStore } from './browser-store.ts'

export async function exportMatch(id: string): Promise<void> {
  const record = (await browserStore().load(id)) as MatchRecord | null
  if (record) download(fileNameOf(record), JSON.stringify(record, null, 1), 'application/json')
}

/** A game that this version can't read, as it lies there: whoever can read it will be glad of it. */
export async function exportUnread(id: string): Promise<void> {
  download(`game-${id}.firegroup.json`, JSON.stringify(await browserStore().load(id), null, 1), 'application/json')
}

/** 'first-light-2026-05-03.firegroup.json' */
export function fileNameOf({ name, played }: Pick<MatchRecord, 'name' | 'played'>, ending = 'firegroup.json'): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${plain || 'game'}-${played.slice(0, 10)}.${ending}`
}

export function download(name: string, content: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken what it needs once the click is handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
