/** What a player can do when the browser keeps nothing more. */
export const NO_ROOM = 'The browser has no room left for this game: export it, then delete games that you no longer need.'
