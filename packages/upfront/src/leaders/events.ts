export type LeaderEvent =
  /** 15.53: the man in the position drawn, and whether he was pinned and is shot. */
  { readonly type: 'execution'; readonly rule: '15.53'; readonly group: number; readonly man: number; readonly shot: boolean }
