export type CrewEvent =
  | { readonly type: 'crewed'; readonly rule: '11.12'; readonly group: number; readonly gunner: number; readonly assistant: number }
  | { readonly type: 'uncrewed'; readonly rule: '11.13'; readonly group: number; readonly gunner: number; readonly assistant: number }
