import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Unbroken } from './Unbroken.tsx'

test('figures stay on one line, and nothing is added to the text', () => {
  const title = 'Move squad 4-4-7, leader 8-1, leader 6+1 and a burnt-out T-34 M41 from Z4'
  const shown = renderToStaticMarkup(<Unbroken>{title}</Unbroken>)
  expect(shown.replace(/<[^>]+>/g, '')).toBe(title)
  expect([...shown.matchAll(/<span class="play-unbroken">([^<]+)</g)].map(([, figure]) => figure)).toEqual(['4-4-7,', '8-1,', 'T-34'])
})
