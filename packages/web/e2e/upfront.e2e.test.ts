import { greedy, positionOf } from '@firegroup/ai'
import { scenario } from '@firegroup/content/upfront'
import { type Game, KeyedChance, keyFromSeed, saveGame, startGame } from '@firegroup/kernel'
import type { MatchRecord } from '@firegroup/table'
import { advisor, type UpfrontEvent, type UpfrontState, upfront } from '@firegroup/upfront'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lessons } from '../src/games/upfront/learn/lessons/index.ts'
import type { Act } from '../src/learn/lesson.ts'
import { launchBrowser, phone, violations, visit, type WatchedPage } from './browser.ts'
import { type Server, serveApp } from './serve.ts'
import { anna, asked, ben, computer, endByClick, endByKey, playOn, sitAt } from './table.ts'

const SCENARIO = scenario('the-milk-run')
/** A place on a group's ground where no man stands. */
const BESIDE = { x: 6, y: 48 }

let server: Server
let browser: Browser

beforeAll(async () => {
  server = await serveApp()
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  server.stop()
})

describe('a whole game of Up Front', () => {
  test('against the computer, by clicks, to victory or defeat', { timeout: 240_000 }, async () => {
    const { page, complaints } = await sitDown({ axis: anna, allied: computer }, 'clicks')
    const met = await playOn(page, byClicks)
    await page.getByRole('heading', { name: /^You (win|lose)$/ }).waitFor()
    for (const kind of ['formGroups', 'act', 'attack', 'discard', 'refill', 'report']) expect([...met], kind).toContain(kind)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('against the computer, by keyboard alone', { timeout: 240_000 }, async () => {
    const { page, complaints } = await sitDown({ axis: computer, allied: anna }, 'keys')
    const met = await playOn(page, byKeys)
    await page.getByRole('heading', { name: /^You (win|lose)$/ }).waitFor()
    for (const kind of ['formGroups', 'act', 'discard', 'refill', 'report']) expect([...met], kind).toContain(kind)
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

describe('at the table of Up Front', () => {
  test('groups, cards, a shot and its report are accessible and tell their reasons', async () => {
    const { page, complaints } = await sitDown({ axis: anna, allied: computer }, 'shot')
    await asked(page, 'formGroups')
    expect(await violations(page)).toEqual([])
    await page.context().close()
    const firing = await sitDown({ axis: anna, allied: computer }, 'shot', {}, canFire)
    const table = firing.page
    await asked(table, 'act')
    expect(await violations(table)).toEqual([])
    await table.locator('.uf-tray[data-row="theirs"] .uf-tray-hit').first().click({ position: BESIDE })
    await table.locator('.dock-foot .button-fire').waitFor()
    expect(await violations(table)).toEqual([])
    await table.locator('.dock-foot [data-primary]').click()
    await asked(table, 'attack')
    expect(await violations(table)).toEqual([])
    await table.locator('.dock-foot [data-primary]').click()
    await asked(table, 'report')
    await table.locator('.uf-draws li').first().waitFor()
    expect(await violations(table)).toEqual([])
    await table.keyboard.press('z')
    await table.getByRole('alert').getByText(/undo/).waitFor()
    await table.keyboard.press('Enter')
    await table.keyboard.press('g')
    await table.getByRole('region', { name: 'Log' }).waitFor()
    expect(await violations(table)).toEqual([])
    expect([...complaints, ...firing.complaints]).toEqual([])
    await table.context().close()
  })

  test('a card that can’t be played now says why, with the rule', async () => {
    const { page } = await sitDown({ axis: anna, allied: computer }, 'why', {}, ({ game, kind }) => {
      if (kind !== 'act') return false
      return game.state.sides.axis.hand.some((card) => game.state.setting.cards[card]?.functions[0]?.type === 'Concealed')
    })
    await asked(page, 'act')
    await page.locator('.uf-hand-card[aria-label^="Concealed"]').first().click({ force: true })
    await page.locator('.refusal-pop, .problems').first().waitFor()
    await page.context().close()
  })

  test('two people at one screen hand it over, and no hand shows through', async () => {
    const { page, complaints } = await sitDown({ axis: anna, allied: ben }, 'hot seat', {}, canFire)
    await page.getByRole('heading', { name: 'Anna, your turn' }).waitFor()
    expect(await page.locator('.uf-table, .uf-hand-card').count()).toBe(0)
    expect(await violations(page)).toEqual([])
    await page.keyboard.down('Enter')
    await page.locator('.uf-hand-card').first().waitFor()
    await page.keyboard.up('Enter')
    const mine = await page.locator('.uf-hand-card').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')))
    await playTurn(page)
    await page.getByRole('heading', { name: 'Ben, your turn' }).waitFor()
    expect(await page.locator('.uf-table, .uf-hand-card').count()).toBe(0)
    await page.keyboard.down('Enter')
    await page.locator('.uf-hand-card').first().waitFor()
    await page.keyboard.up('Enter')
    const theirs = await page.locator('.uf-hand-card').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')))
    expect(theirs.filter((card) => mine.includes(card))).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('a phone shows table, hand and sheet, fires by taps and never scrolls sideways', async () => {
    const { page, complaints } = await sitDown({ axis: anna, allied: computer }, 'shot', phone, canFire)
    await asked(page, 'act')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await violations(page)).toEqual([])
    await page.locator('.uf-tray[data-row="theirs"] .uf-tray-hit').first().tap({ position: BESIDE })
    await page.locator('[data-primary]').tap()
    await asked(page, 'attack')
    await page.locator('[data-primary]').tap()
    await asked(page, 'report')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await violations(page)).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

describe('a game of Up Front that is over', () => {
  test('is replayed step by step, and its result is counted', async () => {
    const over = recorded(playedTo('over', () => false))
    const { page, complaints } = await visit(browser, server.url)
    await page.getByRole('button', { name: /Import a game/ }).waitFor()
    const buffer = Buffer.from(JSON.stringify(over))
    await page.getByTestId('import-file').setInputFiles({ name: 'over.json', mimeType: 'application/json', buffer })
    await page.getByRole('link', { name: 'See the result' }).click()
    await page.getByRole('heading', { level: 1, name: /win|draw/i }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.goto(`${server.url}#/`)
    await page.getByRole('link', { name: `Replay ${SCENARIO.name}` }).click()
    const count = page.locator('.scrubber-count')
    const last = over.save.decisions.length
    await expect.poll(() => count.textContent()).toBe(`0 / ${last}`)
    await page.keyboard.press(']')
    await page.keyboard.press('Shift+]')
    await page.keyboard.press('Shift+]')
    await page.locator('[data-group]').first().waitFor()
    expect(await page.getByTestId('tellings').locator('li').count()).toBeGreaterThan(0)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('End')
    await expect.poll(() => count.textContent()).toBe(`${last} / ${last}`)
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

describe('the tutorial of Up Front', () => {
  test('to its end: every lesson by its own solution', { timeout: 240_000 }, async () => {
    const { page, complaints } = await lesson(lessons[0]!.id, { viewport: { width: 1440, height: 900 } })
    for (const [number, { id, title, steps }] of lessons.entries()) {
      for (const [index, step] of steps.entries()) {
        await page.getByText(`Step ${index + 1} of ${steps.length}`).waitFor()
        if (step.situation) await page.locator('.uf-hand-card').first().waitFor()
        if (index === 0) expect(await violations(page), id).toEqual([])
        for (const act of step.solution) if (await isOpen(page, index)) await perform(page, act)
        if (step.after === undefined) continue
        await page.locator('.lesson-panel.is-done').waitFor()
        await page
          .getByRole('region', { name: 'Lesson' })
          .getByRole('button', { name: index + 1 === steps.length ? 'Finish' : 'Next' })
          .click()
      }
      await page.getByRole('heading', { name: `${title}: done` }).waitFor()
      const next = lessons[number + 1]
      if (next) await page.getByRole('link', { name: `Next: ${next.title}` }).click()
    }
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('a lesson fits a phone', async () => {
    const { page, complaints } = await lesson('first-cards', phone)
    await page.locator('.uf-hand-card').first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await violations(page)).toEqual([])
    await page.locator('.uf-hand-card').first().tap()
    await page.getByText('It needs 4 firepower').waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

type UpfrontGame = Game<UpfrontState, UpfrontEvent>

/** A moment of a game: whoever is asked what. */
interface Asked {
  readonly game: UpfrontGame
  readonly seat: string
  readonly kind: string
  readonly candidates: readonly { readonly type: string }[]
}

const canFire = ({ seat, kind, candidates }: Asked): boolean =>
  seat === 'axis' && kind === 'act' && candidates.some(({ type }) => type === 'fire')

/** A game whose cards depend on the seed alone, between two computers until there is such a moment, or to its end. */
function playedTo(seed: string, isThere: (asked: Asked) => boolean): UpfrontGame {
  const started = startGame(upfront, { scenario: SCENARIO }, { key: keyFromSeed(seed) })
  if (!started.ok) throw new Error('The scenario does not begin.')
  const game = started.value
  const player = greedy(advisor)
  const chance = new KeyedChance(keyFromSeed(`${seed} players`))
  while (!game.outcome)
    for (const open of [...game.open]) {
      const { seat, question } = open
      if (isThere({ game, seat, kind: question.kind, candidates: [...question.candidates()] as { readonly type: string }[] })) return game
      game.take(seat, player.choose(positionOf(game, open, chance)))
    }
  return game
}

function recorded(game: UpfrontGame): MatchRecord {
  const at = '2026-05-02T10:00:00.000Z'
  const players = { axis: anna, allied: computer }
  return { format: 'firegroup-match', version: 1, id: 'over', name: SCENARIO.name, begun: at, played: at, players, save: saveGame(game) }
}

async function sitDown(
  players: MatchRecord['players'],
  seed: string,
  options: BrowserContextOptions = {},
  isThere: (asked: Asked) => boolean = () => true,
): Promise<WatchedPage> {
  const watched = await sitAt(browser, server, playedTo(seed, isThere), players, { viewport: { width: 1440, height: 900 }, ...options })
  await watched.page.locator('.play, .hand-over').first().waitFor()
  return watched
}

/** Chooses a group, then something for it to do; every now and then ends its actions. A change of places could go on for ever. */
async function byClicks(page: Page, kind: string, times: number): Promise<void> {
  const primary = page.locator('.dock-foot [data-primary]')
  if (kind === 'report') return page.locator('.dock-foot button').first().click()
  if (kind === 'act' && times % 6 === 0) return endByClick(page)
  if ((await primary.isEnabled()) && !(await isIdle(page))) return primary.click()
  const choice = page.locator('.dock-body .offer:not([aria-disabled="true"]):not([aria-pressed="true"])').first()
  if ((await choice.count()) > 0) return choice.click()
  await endByClick(page)
}

async function byKeys(page: Page, kind: string, times: number): Promise<void> {
  if (kind === 'report') return page.keyboard.press('Enter')
  if (kind === 'act' && times % 6 === 0) return endByKey(page)
  if ((await page.locator('.dock-foot [data-primary]').isEnabled()) && !(await isIdle(page))) return page.keyboard.press('Enter')
  await page.keyboard.press('1')
}

const isIdle = async (page: Page): Promise<boolean> =>
  (await page.locator('.dock-foot [data-primary]').textContent())?.includes('changes places') ?? false

/** Fires nothing and keeps everything: the turn is over. */
async function playTurn(page: Page): Promise<void> {
  await endByClick(page)
  await asked(page, 'discard')
  await page.locator('.dock-foot [data-primary]').click()
  await page.locator('.play[data-asked="refill"], .hand-over').first().waitFor()
  if (await page.locator('.play[data-asked="refill"]').count()) await page.locator('.dock-foot [data-primary]').click()
}

/** A lesson where nothing takes time. */
function lesson(id: string, options: BrowserContextOptions): Promise<WatchedPage> {
  const localStorage = [{ name: 'firegroup.settings', value: '{"tempo":"instant"}' }]
  const storageState = { cookies: [], origins: [{ origin: new URL(server.url).origin, localStorage }] }
  return visit(browser, `${server.url}#/learn/${id}`, { ...options, storageState })
}

/** Whether the step still waits for something to be done. */
async function isOpen(page: Page, index: number): Promise<boolean> {
  const count = await page.locator('.lesson-count').textContent()
  return (count?.startsWith(`Step ${index + 1} `) ?? false) && (await page.locator('.lesson-panel.is-done').count()) === 0
}

async function perform(page: Page, act: Act): Promise<void> {
  await page.locator('.play:not([data-asked=""])').waitFor()
  const report = page.getByRole('button', { name: /^Continue/ })
  for (let i = 0; i < 5 && (await report.isVisible()); i++) await report.click()
  await page.locator('.play:not([data-asked=""])').waitFor()
  if (act === 'confirm') await page.locator('.play-dock [data-primary]').click()
  else if (act === 'end') await endByKey(page)
  else if ('place' in act) await page.locator(`[data-group="${act.place}"] .uf-tray-hit`).click({ position: BESIDE })
  else if ('card' in act) await page.locator(`.uf-hand-card[data-card="${act.card}"]`).click()
  else if ('offer' in act) await page.locator('.offer:not([aria-pressed="true"])', { hasText: act.offer }).first().click({ timeout: 2000 })
  // a moment for them to answer
  await page.waitForTimeout(60)
  await expect.poll(() => page.locator('.beat').count(), { timeout: 5_000 }).toBe(0)
}
