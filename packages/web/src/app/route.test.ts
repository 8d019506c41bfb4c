import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressOf, type Route, routeOf } from './route.ts'

const id = fc.string({ minLength: 1, maxLength: 20 })
const routes: fc.Arbitrary<Exclude<Route, { place: 'lost' }>> = fc.oneof(
  fc.constantFrom({ place: 'home' as const }, { place: 'boards' as const }, { place: 'settings' as const }),
  fc.record({ place: fc.constant('new' as const), scenario: fc.option(id, { nil: undefined }) }),
  fc.record({ place: fc.constantFrom('play' as const, 'result' as const), id }),
  fc.record({ place: fc.constant('replay' as const), id, at: fc.option(fc.nat(), { nil: undefined }) }),
  fc.record({ place: fc.constant('lab' as const), experiment: fc.option(id, { nil: undefined }) }),
  fc.record({ place: fc.constant('learn' as const), topic: fc.option(id, { nil: undefined }) }),
)

test('every address leads back to its place, whatever the id', () => {
  fc.assert(
    fc.property(routes, (route) => {
      expect(routeOf(addressOf(route))).toEqual(route)
    }),
  )
})

test('no address is home, an old board address is a board, nonsense is said to be lost', () => {
  expect(routeOf('')).toEqual({ place: 'home' })
  expect(routeOf('#random/village/5')).toEqual({ place: 'boards' })
  expect(routeOf('#/boards/random/village/5')).toEqual({ place: 'boards' })
  expect(routeOf('#/play')).toEqual({ place: 'lost', address: '#/play' })
  expect(routeOf('#/play/%')).toEqual({ place: 'play', id: '%' })
  fc.assert(fc.property(fc.string(), (text) => typeof routeOf(`#${text}`).place === 'string'))
})
