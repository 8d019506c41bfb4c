import { scenario } from '@firegroup/content/lnlt'
import { advisor, lnlt, type Situation } from '@firegroup/lnlt'
import type { MatchRecord } from '@firegroup/table'
import { depth } from '@firegroup/testkit'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { lessons } from '../src/games/lnlt/learn/lessons/index.ts'
import { servedApp, visitAtOnce } from './app.ts'
import { painted, phone, violations, visit, type WatchedPage } from './browser.ts'
import { anna, begun, ben, computer, playedOn, recordOf } from './games.ts'
import { type Hands, takeLessons } from './lesson.ts'
import { resultAndReplay } from './record.ts'
import { asked, clickHex, clickReach, endByClick, endByKey, kindOf, playOn, pressOffer, seated, sitAt } from './table.ts'

const SCENARIO = scenario('bread-before-noon')
/** So many impulses are played; later ones are passed. */
const IMPULSES = 14

const app = servedApp()

describe('a whole game of Lock ’n Load', () => {
  test.runIf(depth.isDeep)('against the computer, by clicks, to victory or defeat', { timeout: 240_000 }, async () => {
    const { page, complaints } = await sitDown({ blue: anna, red: computer }, 'clicks')
    await seated(page)
    const met = await playOn(page, byClicks)
    await page.getByRole('heading', { name: /^You (win|lose)$/ }).waitFor()
    for (const kind of ['setup', 'impulse', 'act', 'step', 'report']) expect([...met], kind).toContain(kind)
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

describe('at the table of Lock ’n Load', () => {
  test('set-up, a look with its report, and a move in the making are accessible', async () => {
    const { page, complaints } = await sitDown({ blue: anna, red: computer }, 'shot')
    await seated(page)
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: /^Set up here/ }).click()
    await onTo(page, 'impulse')
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('s')
    await page.getByRole('button', { name: /^Try to spot/ }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Enter')
    await asked(page, 'report')
    await page.locator('.play-dice').waitFor()
    expect(await violations(page)).toEqual([])
    await onTo(page, 'impulse')
    await page.keyboard.press('n')
    await page.locator('.play-dock-foot [data-primary]').click()
    await asked(page, 'act')
    await page.keyboard.press('m')
    await page.locator('.board-hex-tag').first().waitFor()
    expect(await violations(page)).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('in a Melee both choose in secret: the screen is handed over, and nothing shows through', async () => {
    const { page, complaints } = await sitAt(app, melee('hot seat'), { blue: anna, red: ben })
    await page.getByRole('heading', { name: 'Anna, your turn' }).waitFor()
    expect(await page.locator('.board').count()).toBe(0)
    expect(await violations(page)).toEqual([])
    await page.keyboard.down('Enter')
    await page.locator('.board').waitFor()
    await page.keyboard.up('Enter')
    await asked(page, 'melee')
    await page.locator('.play-dock-foot [data-primary]').click()
    await page.getByRole('heading', { name: 'Ben, your turn' }).waitFor()
    expect(await page.locator('.board').count()).toBe(0)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test.runIf(depth.isDeep)('a phone plays an impulse by taps and never scrolls sideways', async () => {
    const { page, complaints } = await sitDown({ blue: anna, red: computer }, 'phone', phone)
    await seated(page)
    await page.getByRole('button', { name: /^Set up here/ }).tap()
    await onTo(page, 'impulse')
    await page.getByRole('button', { name: 'Raise the sheet' }).tap()
    await page.locator('.play-offer').first().tap()
    expect(await violations(page)).toEqual([])
    await page.locator('[data-primary]').tap()
    await asked(page, 'act')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await violations(page)).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

describe('a game of Lock ’n Load that is over', () => {
  test.runIf(depth.isDeep)('is replayed step by step, and its result is counted', async () => {
    const over = playedOn(begun(lnlt, { scenario: SCENARIO }, 'over'), advisor, 'over')
    await resultAndReplay(app, recordOf('over', SCENARIO.name, over, { blue: anna, red: computer }), painted)
  })
})

describe('the tutorial of Lock ’n Load', () => {
  test.runIf(depth.isDeep)('to its end: every lesson by its own solution', { timeout: 240_000 }, async () => {
    const { page, complaints } = await visitAtOnce(app, `#/learn/${lessons[0]!.id}`, { viewport: { width: 1440, height: 900 } })
    await takeLessons(page, lessons, hands)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test.runIf(depth.isDeep)('a lesson fits a phone', async () => {
    const { page, complaints } = await visit(app.browser, `${app.url}#/learn/lnl-first-impulse`, phone)
    await painted(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await violations(page)).toEqual([])
    await clickHex(page, 'D6')
    await page.getByText('Then it is the enemy’s impulse.').waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

/** A new game whose dice depend on the seed alone. */
function sitDown(players: MatchRecord['players'], seed: string, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const game = begun(lnlt, { scenario: SCENARIO }, seed)
  return sitAt(app, game, players, { viewport: { width: 1440, height: 900 }, ...options })
}

/** Two Squads have gone in to two: both sides declare next. */
function melee(seed: string) {
  const squad = { side: 'blue', type: 'us-infantry-squad', at: 'C3' } as const
  const enemy = { side: 'red', type: 'de-wehrmacht-squad', at: 'C4' } as const
  const situation: Situation = {
    ground: { hexes: { C3: 'open', C4: 'open' } },
    blue: { nation: 'american' },
    red: { nation: 'german' },
    units: [squad, squad, enemy, enemy],
  }
  const game = begun(lnlt, { situation }, seed)
  game.take('blue', { type: 'activate', at: ['C3'] })
  game.take('blue', { type: 'move', units: [0, 1], mode: 'move', to: 'C4' })
  return game
}

/** Reads what happened and ends what is asked before, until that question comes. */
async function onTo(page: Page, kind: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const now = await kindOf(page)
        if (now === 'report') await page.keyboard.press('Enter')
        else if (now !== kind && now !== '') await endByKey(page)
        return now
      },
      { timeout: 20_000 },
    )
    .toBe(kind)
}

/** Activates, fires what can be fired, walks somewhere, and after a while passes. */
async function byClicks(page: Page, kind: string, times: number): Promise<void> {
  const primary = page.locator('.play-dock-foot [data-primary]')
  if (kind === 'report') return page.locator('.play-dock-foot button').first().click()
  if (kind === 'impulse' && times > IMPULSES) return endByClick(page)
  if (await primary.isEnabled()) return primary.click()
  if (kind === 'act' && (await walkByClick(page))) return
  if (kind === 'impulse' && times % 5 !== 0 && (await pressOffer(page))) return
  await endByClick(page)
}

async function walkByClick(page: Page): Promise<boolean> {
  const move = page.locator('.lnlt-activities button', { hasText: /^Move/ })
  if ((await move.count()) > 0) await move.click()
  return clickReach(page)
}

/** What turns to an activity; to move unless told. */
const KEYS: { readonly [mode: string]: string } = { lowCrawl: 'w', shells: 'h' }

const hands: Hands = {
  ready: painted,
  async act(page, act) {
    if (act === 'end') await endByKey(page)
    else if ('hex' in act) await clickHex(page, act.hex)
    else if ('mode' in act) await page.keyboard.press(KEYS[act.mode] ?? 'm')
  },
  // the frame of the lessons is the same in all of them
  inspects: (lesson, step) => lesson === 0 && step === 0,
}
