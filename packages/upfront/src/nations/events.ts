export type NationEvent =
  | { readonly type: 'surrenders'; readonly rule: '50.41'; readonly group: number }
  | { readonly type: 'surrenderOver'; readonly rule: '50.41'; readonly group: number; readonly why: 'relieved' | 'attacked' }
  | { readonly type: 'abandons'; readonly rule: string; readonly man: number; readonly group: number; readonly weapon: string }
  | { readonly type: 'heavyLost'; readonly rule: string; readonly group: number; readonly weapon: string }
