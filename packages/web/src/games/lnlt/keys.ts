/** The keys of Lock 'n Load at the table, and what the list of keys says of them. The board has to answer each of them. */
export const KEYS = {
  a: 'Activate; Assault Movement',
  q: 'All that Leaders bring',
  f: 'Fire',
  u: 'Assault Fire',
  m: 'Move; enter the map',
  d: 'Low Crawl',
  j: 'Stealth',
  s: 'Spot; Smoke',
  c: 'Melee',
  b: 'Withdraw from Melee',
  i: 'Sniper',
  p: 'Pass',
  e: 'End the move, the act or the phase',
} as const
