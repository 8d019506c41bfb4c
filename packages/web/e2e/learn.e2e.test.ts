import { depth } from '@firegroup/testkit'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { lessons } from '../src/games/aslsk/learn/lessons/index.ts'
import { servedApp, visitAtOnce } from './app.ts'
import { goToHex, painted, phone, violations, visit, type WatchedPage } from './browser.ts'
import { type Hands, lessonButton, takeLessons } from './lesson.ts'
import { clickHex } from './table.ts'

const app = servedApp()

describe('a lesson', () => {
  test('the first minute by clicks, to the three doors; it is remembered', async () => {
    const { page, complaints } = await at('#/learn')
    await page.getByRole('link', { name: 'Begin: The first minute' }).click()
    await painted(page)
    await page.getByText('Click K5.').waitFor()
    await clickHex(page, 'K5')
    await page.getByText('Nothing is rolled yet.').waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: /^Fire/ }).click()
    await page.getByText('Two and one, plus 2 for the house').waitFor()
    await lessonButton(page, 'Next').click()
    await page.getByText('Fire now, or hold?').waitFor()
    await page.getByRole('button', { name: /^Fire from I6/ }).click()
    await page.getByText('In the open, and running').waitFor()
    expect(await violations(page)).toEqual([])
    await lessonButton(page, 'Finish').click()
    await page.getByRole('heading', { name: 'The first minute: done' }).waitFor()
    for (const door of [/^Next: Fire and odds/, /^A small scenario/, /^I know the rules/])
      await page.getByRole('link', { name: door }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.goto(`${app.url}#/learn`)
    await page.reload()
    await page.getByRole('link', { name: 'Go on: Fire and odds' }).waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test.runIf(depth.isDeep)('moving, by keyboard alone, to its end', async () => {
    const { page, complaints } = await at('#/learn/moving')
    await painted(page)
    await page.keyboard.press('n')
    await page.getByText('Each hex within reach').waitFor()
    await chooseByKeys(page, 'H7')
    await page.getByText('The plan is drawn.').waitFor()
    await walk(page, 'H7')
    await page.getByText('They waited, and fired').waitFor()
    await onward(page)
    await page.getByText('Get your squad from I8 to K8').waitFor()
    await page.keyboard.press('n')
    await chooseByKeys(page, 'J8')
    await walk(page, 'J8')
    await chooseByKeys(page, 'K8')
    await walk(page, 'K8')
    await page.getByText('No line of sight, no shot.').waitFor()
    await onward(page)
    await page.getByRole('heading', { name: 'Moving and being shot at: done' }).waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test.runIf(depth.isDeep)('gives a hint, and begins again when its moment has passed', async () => {
    const { page } = await at('#/learn/fire')
    await painted(page)
    await lessonButton(page, 'Hint').click()
    await page.getByText('With both the dock says 12 firepower.').waitFor()
    await page.keyboard.press('e')
    await page.keyboard.press('e')
    await page.getByText('That moment has passed.').waitFor()
    await lessonButton(page, 'Try again').click()
    await page.getByText('Squads side by side').waitFor()
    await page.context().close()
  })

  test.runIf(depth.isDeep)('fits a phone', async () => {
    const { page, complaints } = await at('#/learn/first-minute', phone)
    await painted(page)
    await page.getByText('Click K5.').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await violations(page)).toEqual([])
    await clickHex(page, 'K5')
    await page.getByText('Nothing is rolled yet.').waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

describe('the tutorial', () => {
  test.runIf(depth.isDeep)('to its end: every lesson by its own solution, through the doors', { timeout: 240_000 }, async () => {
    const { page, complaints } = await visitAtOnce(app, '#/learn', { viewport: { width: 1440, height: 900 } })
    await page.getByRole('link', { name: /^Begin/ }).click()
    await takeLessons(page, lessons, hands)
    await page.goto(`${app.url}#/learn`)
    // the next game's lessons follow
    await page.getByRole('link', { name: 'Go on: The first impulse' }).waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

describe('the glossary', () => {
  test('opens at a rule, searches, and has no accessibility violations', async () => {
    const { page, complaints } = await at('#/learn/3.3.5')
    await page.getByRole('heading', { name: 'Rule 3.3.5' }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByLabel('Search').fill('ffnam')
    await page.getByText('FFNAM: not Assault Movement').waitFor()
    await page.getByLabel('Search').fill('zeppelin')
    await page.getByText('Nothing of that name.').waitFor()
    await page.goto(`${app.url}#/learn`)
    await page.getByRole('heading', { name: 'Learn by playing' }).waitFor()
    expect(await violations(page)).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('a rule at the table explains itself there; the keys are its own until it is closed', async () => {
    const { page } = await at('#/learn/first-minute')
    await painted(page)
    await clickHex(page, 'K5')
    await page.getByRole('link', { name: 'Rule 1.1.1' }).first().click()
    await page.getByRole('dialog').getByText('woods +1, wooden building +2').waitFor()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(await page.getByRole('button', { name: /^Fire/ }).isEnabled()).toBe(true)
    await page.keyboard.press('h')
    await page.getByRole('dialog').getByLabel('Search').fill('melee')
    await page.getByRole('dialog').getByText('Both sides are still in the hex').waitFor()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await page.context().close()
  })
})

const at = (hash: string, options: BrowserContextOptions = {}): Promise<WatchedPage> =>
  visit(app.browser, `${app.url}${hash}`, { viewport: { width: 1440, height: 900 }, ...options })

const hands: Hands = {
  ready: painted,
  async act(page, act) {
    if (act === 'end') await end(page)
    else if ('hex' in act) await clickHex(page, act.hex)
    else if ('mode' in act) await dock(page, act.mode === 'double' ? /^Double time/ : /^Assault/).click()
    else if ('decide' in act) await decide(page, act.decide as { readonly type: string; readonly to?: string })
  },
  inspects: (lesson, step) => lessons[lesson]?.steps[step]?.situation !== undefined,
}

const dock = (page: Page, name: RegExp): Locator => page.locator('.play-dock').getByRole('button', { name })

/** Lets an answer go by, or ends the phase, and says so twice where somebody could still act. */
async function end(page: Page): Promise<void> {
  const hold = dock(page, /^Hold fire/)
  if (await hold.isVisible()) return hold.click()
  await page.keyboard.press('e')
  if (await page.getByRole('button', { name: /End anyway/ }).isVisible()) await page.keyboard.press('e')
}

async function decide(page: Page, { type, to }: { readonly type: string; readonly to?: string }): Promise<void> {
  if (type === 'smoke') return page.getByRole('button', { name: new RegExp(`into ${to}`) }).click()
  if (type === 'halt') await page.keyboard.press('j')
  else await page.getByRole('button', { name: 'No more self-rally' }).first().click()
  await page.locator('.play-dock [data-primary]').click()
}

async function chooseByKeys(page: Page, hex: string): Promise<void> {
  await goToHex(page, hex)
  await page.locator('[data-hex][tabindex="0"]:focus').waitFor()
  await page.keyboard.press('Enter')
}

/** One step after another, whatever they do about it, until the squad is there. */
async function walk(page: Page, to: string): Promise<void> {
  const there = page.locator(`[data-hex][aria-label^="${to},"][aria-label*="American"]`)
  await expect
    .poll(
      async () => {
        if ((await there.count()) > 0) return true
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
        await page.keyboard.press('Enter')
        return false
      },
      { timeout: 15_000, interval: 700 },
    )
    .toBe(true)
}

/** Enter puts the report away, and goes on. */
async function onward(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const done = page.locator('.lesson-panel.is-done')
  await done.waitFor()
  await expect
    .poll(
      async () => {
        if ((await done.count()) > 0) await page.keyboard.press('Enter')
        return done.count()
      },
      { timeout: 10_000, interval: 400 },
    )
    .toBe(0)
}
