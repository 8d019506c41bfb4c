import { scenario } from '@firegroup/content/upfront'
import type { Game } from '@firegroup/kernel'
import type { MatchRecord } from '@firegroup/table'
import { depth } from '@firegroup/testkit'
import { advisor, type UpfrontEvent, type UpfrontState, upfront } from '@firegroup/upfront'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { lessons } from '../src/games/upfront/learn/lessons/index.ts'
import { servedApp, visitAtOnce } from './app.ts'
import { phone, violations, type WatchedPage } from './browser.ts'
import { anna, begun, ben, computer, type Moment, playedOn, recordOf } from './games.ts'
import { type Hands, takeLessons } from './lesson.ts'
import { resultAndReplay } from './record.ts'
import { asked, endByClick, endByKey, playOn, sitAt } from './table.ts'
import { byClicks } from './upfront-ways.ts'

const SCENARIO = scenario('the-milk-run')
/** A place on a group's ground where no man stands. */
const BESIDE = { x: 6, y: 48 }

const app = servedApp()

describe('a whole game of Up Front', () => {
  // by keyboard every day: keyboard.e2e.test.ts
  test.runIf(depth.isDeep)('against the computer, by clicks, to victory or defeat', { timeout: 240_000 }, async () => {
    const { page, complaints } = await sitDown({ axis: anna, allied: computer }, 'clicks')
    const met = await playOn(page, byClicks)
    await page.getByRole('heading', { name: /^You (win|lose)$/ }).waitFor()
    for (const kind of ['formGroups', 'act', 'attack', 'discard', 'refill', 'report']) expect([...met], kind).toContain(kind)
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
    await table.locator('.play-dock-foot .ui-button-fire').waitFor()
    expect(await violations(table)).toEqual([])
    await table.locator('.play-dock-foot [data-primary]').click()
    await asked(table, 'attack')
    expect(await violations(table)).toEqual([])
    await table.locator('.play-dock-foot [data-primary]').click()
    await asked(table, 'report')
    await table.locator('.uf-draws li').first().waitFor()
    expect(await violations(table)).toEqual([])
    await table.keyboard.press('z')
    await table.getByRole('alertdialog', { name: 'Go back past the dice?' }).waitFor()
    await table.keyboard.press('Escape')
    await table.keyboard.press('Enter')
    await table.keyboard.press('g')
    await table.getByRole('region', { name: 'Log' }).waitFor()
    expect(await violations(table)).toEqual([])
    expect([...complaints, ...firing.complaints]).toEqual([])
    await table.context().close()
  })

  test.runIf(depth.isDeep)('a card that can’t be played now says why, with the rule', async () => {
    const { page } = await sitDown({ axis: anna, allied: computer }, 'why', {}, ({ game, question }) => {
      if (question.kind !== 'act') return false
      return game.state.sides.axis.hand.some((card) => game.state.setting.cards[card]?.functions[0]?.type === 'Concealed')
    })
    await asked(page, 'act')
    await page.locator('.uf-hand-card[aria-label^="Concealed"]').first().click({ force: true })
    await page.locator('.play-refusal-pop, .problems').first().waitFor()
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

  test.runIf(depth.isDeep)('a phone shows table, hand and sheet, fires by taps and never scrolls sideways', async () => {
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
  test.runIf(depth.isDeep)('is replayed step by step, and its result is counted', async () => {
    const over = recordOf(
      'over',
      SCENARIO.name,
      playedTo('over', () => false),
      { axis: anna, allied: computer },
    )
    await resultAndReplay(app, over, async (page) => {
      // the first phase is over before groups are formed
      await page.keyboard.press('Shift+]')
      await page.locator('[data-group]').first().waitFor()
    })
  })
})

describe('the tutorial of Up Front', () => {
  test.runIf(depth.isDeep)('to its end: every lesson by its own solution', { timeout: 240_000 }, async () => {
    const { page, complaints } = await visitAtOnce(app, `#/learn/${lessons[0]!.id}`, { viewport: { width: 1440, height: 900 } })
    await takeLessons(page, lessons, hands)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test.runIf(depth.isDeep)('a lesson fits a phone', async () => {
    const { page, complaints } = await visitAtOnce(app, '#/learn/first-cards', phone)
    await page.locator('.uf-hand-card').first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await violations(page)).toEqual([])
    await page.locator('.uf-hand-card').first().tap()
    await page.getByText('It needs 4 firepower').waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

type Asked = Moment<UpfrontState, UpfrontEvent>

const canFire = ({ seat, question }: Asked): boolean =>
  seat === 'axis' &&
  question.kind === 'act' &&
  [...question.candidates()].some((each) => (each as { readonly type: string }).type === 'fire')

const playedTo = (seed: string, isThere: (asked: Asked) => boolean): Game<UpfrontState, UpfrontEvent> =>
  playedOn(begun(upfront, { scenario: SCENARIO }, seed), advisor, seed, isThere)

async function sitDown(
  players: MatchRecord['players'],
  seed: string,
  options: BrowserContextOptions = {},
  isThere: (asked: Asked) => boolean = () => true,
): Promise<WatchedPage> {
  const watched = await sitAt(app, playedTo(seed, isThere), players, { viewport: { width: 1440, height: 900 }, ...options })
  await watched.page.locator('.play, .play-hand-over').first().waitFor()
  return watched
}

/** Fires nothing and keeps everything: the turn is over. */
async function playTurn(page: Page): Promise<void> {
  await endByClick(page)
  await asked(page, 'discard')
  await page.locator('.play-dock-foot [data-primary]').click()
  await page.locator('.play[data-asked="refill"], .play-hand-over').first().waitFor()
  if (await page.locator('.play[data-asked="refill"]').count()) await page.locator('.play-dock-foot [data-primary]').click()
}

const hands: Hands = {
  ready: (page) => page.locator('.uf-hand-card').first().waitFor(),
  async act(page, act) {
    if (act === 'end') await endByKey(page)
    else if ('place' in act) await page.locator(`[data-group="${act.place}"] .uf-tray-hit`).click({ position: BESIDE })
    else if ('card' in act) await page.locator(`.uf-hand-card[data-card="${act.card}"]`).click()
    else if ('offer' in act)
      await page.locator('.play-offer:not([aria-pressed="true"])', { hasText: act.offer }).first().click({ timeout: 2000 })
  },
  inspects: (_, step) => step === 0,
}
