export type PrisonerEvent =
  /** 32.2: who guards him. */
  | {
      readonly type: 'captured'
      readonly rule: '32.11' | '32.12' | '50.41'
      readonly man: number
      readonly guard: number
      readonly group: number
    }
  | { readonly type: 'guardChanged'; readonly rule: '32.2'; readonly from: number; readonly to: number; readonly prisoners: number }
  | { readonly type: 'prisonersFreed'; readonly rule: '32.22'; readonly men: readonly number[] }
