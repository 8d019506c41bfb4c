/** What maps of every system call their terrain, by the chart's names; a map may also use the chart's own ids. */
const CHART_IDS: Readonly<Record<string, string>> = {
  open: 'clear',
  woods: 'forest',
  orchard: 'lightWoods',
  'light-woods': 'lightWoods',
  grain: 'wheatField',
  'low-crops': 'lowCrops',
  water: 'river',
  'stone-building': 'hcBuilding',
  'wooden-building': 'lcBuilding',
}

/** The id in the Terrain Effects Chart of what a map calls so. */
export function chartId(name: string): string {
  return CHART_IDS[name] ?? name
}
